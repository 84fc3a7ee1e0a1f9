public import LayoutModel

/// The views whose frames differ between two solutions of a scene, by at least one device pixel.
///
/// Layouts are paired by configuration name, views by id; what exists on one side only is the
/// business of the structure. Frames are compared on the grid of sixths of a point on which they
/// are stored, which holds the pixels of every scale exactly. Views hidden on both sides are left
/// out.
/// - Returns: changes in the order of `head`: configuration by configuration, views in document
/// order.
/// - Complexity: linear in the views of all layouts.
public func frameChanges(base: [SolvedLayout], head: [SolvedLayout]) -> [FrameChange] {
  let earlier = Dictionary(
    base.map { ($0.configuration, $0) }, uniquingKeysWith: { first, _ in first })
  return head.flatMap { after -> [FrameChange] in
    guard let before = earlier[after.configuration] else { return [] }
    let old = Dictionary(before.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return after.views.compactMap { view in
      guard let was = old[view.id], !(was.isHidden && view.isHidden) else { return nil }
      let delta = FrameDelta(from: was.frame, to: view.frame)
      guard delta.isAtLeastPixel(scale: after.scale) else { return nil }
      return FrameChange(
        scene: after.scene, view: view.id, configuration: after.configuration, before: was.frame,
        after: view.frame)
    }
  }
}

/// How a frame changed, in sixths of a point.
public struct FrameDelta: Sendable, Hashable {
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int

  public init(from before: Frame, to after: Frame) {
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
  public var largest: Int { max(max(abs(x), abs(y)), max(abs(width), abs(height))) }

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
