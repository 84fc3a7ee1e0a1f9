internal import LayoutModel

/// The ancestors of a view that cut what it shows.
enum Clipping {
  /// Those that clip, up to the nearest scroll view: all of its content can be scrolled to.
  case withinScroller
  /// The same, and the root of the scene.
  case withinScrollerAndRoot
  /// All that clip, and scroll views, which show what they show before anybody scrolls.
  case beforeScrolling
}

extension PlacedScene {
  /// The part of a rectangle that a view's ancestors leave visible; nil if nothing is left.
  ///
  /// - Parameters:
  ///   - frame: in the root's coordinates.
  ///   - at: the view whose ancestors cut it.
  func visiblePart(of frame: Frame, at: Int, _ clipping: Clipping = .withinScroller) -> Frame? {
    var part = frame
    for ancestor in index.lineage(of: at).dropFirst() {
      let entry = entry(ancestor)
      if entry.scrolls, clipping != .beforeScrolling { break }
      let isRootThatCuts = clipping == .withinScrollerAndRoot && entry.parent == nil
      guard entry.clips || entry.scrolls || isRootThatCuts else { continue }
      guard let box = solved[ancestor]?.absoluteFrame, let rest = part.intersection(box) else {
        return nil
      }
      part = rest
    }
    return part
  }
}
