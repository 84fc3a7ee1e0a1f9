/// How a platform's documents write frames: the one place that knows it.
///
/// The model's frames grow downwards and rightwards everywhere. AppKit's grow upwards in every view
/// that is not flipped; they are turned over once, when a document is read, and back for those that
/// want them as the document writes them.
package struct PlatformGeometry: Sendable {
  private let growsUpwards: Bool

  package init(_ platform: Platform) { growsUpwards = platform == .macOS }

  /// Whether the frames of the subviews of a view of `kind` are written from its bottom.
  package func isFromBottom(_ kind: ViewKind) -> Bool {
    growsUpwards && !Self.flipped.contains(kind)
  }

  /// A subview's frame as written, from the top of a superview that is `height` points high; or one
  /// from the top as it would be written.
  package func turned(_ frame: Frame, in kind: ViewKind, height: Double) -> Frame {
    guard isFromBottom(kind) else { return frame }
    return Frame(
      x: frame.x, y: height - frame.y - frame.height, width: frame.width, height: frame.height)
  }

  /// The autoresizing mask of a subview, with the bottom as its last side.
  package func turned(_ mask: AutoresizingMask, in kind: ViewKind) -> AutoresizingMask {
    guard isFromBottom(kind) else { return mask }
    var turned = mask.subtracting([.flexibleMinY, .flexibleMaxY])
    if mask.contains(.flexibleMinY) { turned.insert(.flexibleMaxY) }
    if mask.contains(.flexibleMaxY) { turned.insert(.flexibleMinY) }
    return turned
  }

  /// Classes that answer yes to `isFlipped`. A stack view does not: taken as flipped, the recorded
  /// frames of all vertical ones would lie upside down.
  private static let flipped: Set<ViewKind> = [
    .tableView, .collectionView, .textView, "clipView", "outlineView", "splitView", "tabView",
    "matrix",
  ]
}
