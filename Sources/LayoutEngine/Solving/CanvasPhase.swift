import LayoutModel

/// Which way what lies between two points went on a canvas, as the root's other recordings tell.
///
/// Before Xcode 8 Interface Builder rounded in whole points of its own window, and no document says
/// where in that window a root lay. Its views do: along an axis nearly all went the same way. The
/// majority of the others, without those above and below a view, meets 1,032 of 1,190 recorded
/// frames; down for all meets 918 (better in 23 repositories, worse in 3).
///
/// Canvases of macOS in whole points do so in every release: the majority of the others meets 286 of
/// 293 frames of views in the root, up and to the right for all 207 (9 repositories come right).
struct CanvasPhase {
  /// By node: above 0 where what lies between two points goes up or left, below 0 down or right, 0
  /// where it does not lie so, or nothing tells.
  let directions: AxisPair<[Int]>

  /// - Parameter frames: the solved frames in the root, unrounded, in points.
  /// - Complexity: O(views).
  init(_ frames: [Frame], in scene: ResolvedScene) {
    var origins: [Point?] = [Point(x: 0, y: 0)]
    for node in scene.nodes.dropFirst() {
      let outer = node.parent.flatMap { origins[$0] }
      origins.append(
        outer.flatMap { outer in
          node.view.frame.map { Point(x: outer.x + $0.x, y: outer.y + $0.y) }
        })
    }
    func directions(
      _ start: KeyPath<Frame, Double>, _ extent: KeyPath<Frame, Double>,
      _ place: KeyPath<Point, Double>
    ) -> [Int] {
      let isBetween = frames.map {
        Self.isHalf($0[keyPath: start]) && Self.isHalf($0[keyPath: start] + $0[keyPath: extent])
      }
      let votes = frames.indices.map { index in
        guard index > 0, isBetween[index], let recorded = origins[index],
          let frame = scene.nodes[index].view.frame
        else { return 0 }
        let gap = recorded[keyPath: place] - frames[index][keyPath: start]
        let more = frame[keyPath: extent] - frames[index][keyPath: extent]
        guard abs(more) < 0.01, abs(abs(gap) - 0.5) < 0.01 else { return 0 }
        return gap < 0 ? 1 : -1
      }
      let others = Self.others(votes, scene.nodes)
      // What lies between two points because its superview does goes with that.
      var directions = [Int](repeating: 0, count: frames.count)
      for index in frames.indices.dropFirst() {
        let start = frames[index][keyPath: start]
        // One edge alone may lie so: 11 views of four repositories follow the others, 3 of one do not.
        guard Self.isHalf(start) || Self.isHalf(start + frames[index][keyPath: extent]) else {
          continue
        }
        let parent = scene.nodes[index].parent ?? 0
        directions[index] = parent > 0 && isBetween[parent] ? directions[parent] : others[index]
      }
      return directions
    }
    self.directions = AxisPair(
      horizontal: directions(\.x, \.width, \.x), vertical: directions(\.y, \.height, \.y))
  }

  /// For each node the votes of all that are neither itself nor above nor below it.
  private static func others(_ votes: [Int], _ nodes: [ResolvedScene.Node]) -> [Int] {
    let sum = votes.reduce(0, +)
    guard votes.contains(where: { $0 != 0 }) else { return votes }
    // A parent precedes its children.
    var above = votes
    for index in votes.indices {
      if let parent = nodes[index].parent { above[index] += above[parent] }
    }
    var within = votes
    for index in votes.indices.reversed() {
      if let parent = nodes[index].parent { within[parent] += within[index] }
    }
    return votes.indices.map { sum - above[$0] - within[$0] + votes[$0] }
  }

  /// An edge in whole points; one in the middle of two goes left or up where `direction` is above 0.
  static func rounded(_ edge: Double, _ direction: Int) -> Double {
    isHalf(edge) ? edge.rounded(direction > 0 ? .down : .up) : edge.rounded()
  }

  private static func isHalf(_ place: Double) -> Bool {
    abs(place - place.rounded(.down) - 0.5) < 1e-6
  }
}
