package import LayoutModel

/// The views whose frames differ between two solutions of a scene, by at least one device pixel.
///
/// Layouts are paired by configuration name, views by id; what exists on one side only is the
/// business of the structure. Frames are compared on the grid of sixths of a point on which they
/// are stored, which holds the pixels of every scale exactly. Views hidden on both sides are left
/// out.
///
/// Where the views of a large scene move on all configurations there are hundreds of thousands of
/// changes: held are their places in the layouts.
struct FrameChanges {
  private let base: [SolvedLayout]
  private let head: [SolvedLayout]
  private var places: [ObjectID: [Place]] = [:]

  /// Positions in the lists of layouts and of their views.
  private struct Place {
    var before: Int32
    var after: Int32
    var beforeView: Int32
    var afterView: Int32
  }

  /// - Complexity: linear in the views of all layouts.
  init(base: [SolvedLayout], head: [SolvedLayout]) {
    self.base = base
    self.head = head
    let earlier = Dictionary(
      base.enumerated().map { ($1.configuration, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, after) in head.enumerated() {
      guard let past = earlier[after.configuration] else { continue }
      let before = base[past]
      let old = Dictionary(
        before.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
      for (position, view) in after.views.enumerated() {
        guard let known = old[view.id] else { continue }
        let was = before.views[known]
        guard !(was.isHidden && view.isHidden),
          FrameDelta(from: was.frame, to: view.frame).isAtLeastPixel(scale: after.scale)
        else { continue }
        places[view.id, default: []].append(
          Place(
            before: Int32(clamping: past), after: Int32(clamping: number),
            beforeView: Int32(clamping: known), afterView: Int32(clamping: position)))
      }
    }
  }

  /// In no order.
  var views: some Collection<ObjectID> { places.keys }

  /// The changes of a view, configuration by configuration.
  subscript(view: ObjectID) -> [FrameChange] {
    (places[view] ?? []).map { place in
      let (before, after) = (base[Int(place.before)], head[Int(place.after)])
      return FrameChange(
        scene: after.scene, view: view, configuration: after.configuration,
        before: before.views[Int(place.beforeView)].frame,
        after: after.views[Int(place.afterView)].frame)
    }
  }
}

/// How a frame changed, in sixths of a point.
package struct FrameDelta: Sendable, Hashable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package init(from before: Frame, to after: Frame) {
    func sixths(_ old: Double, _ new: Double) -> Int {
      let difference = (new * 6).rounded() - (old * 6).rounded()
      // Absurd sizes from a file stay absurd without leaving the range of integers.
      guard difference.isFinite else { return difference.isNaN ? 0 : .max / 4 }
      return Int(min(max(difference, -1e15), 1e15))
    }
    x = sixths(before.x, after.x)
    y = sixths(before.y, after.y)
    width = sixths(before.width, after.width)
    height = sixths(before.height, after.height)
  }

  /// The largest of the four, in sixths of a point.
  package var largest: Int { max(max(abs(x), abs(y)), max(abs(width), abs(height))) }

  package func isAtLeastPixel(scale: Int) -> Bool { largest >= 6 / max(1, min(scale, 6)) }

  /// `moved by (0,+8)`, `resized by (+20,0)`, or both.
  package var words: String {
    func pair(_ a: Int, _ b: Int) -> String {
      "(\(PointText.signed(Double(a) / 6)),\(PointText.signed(Double(b) / 6)))"
    }
    let moved = x != 0 || y != 0
    let resized = width != 0 || height != 0
    switch (moved, resized) {
    case (true, true): return "moved by \(pair(x, y)) and resized by \(pair(width, height))"
    case (_, true): return "resized by \(pair(width, height))"
    default: return "moved by \(pair(x, y))"
    }
  }
}
