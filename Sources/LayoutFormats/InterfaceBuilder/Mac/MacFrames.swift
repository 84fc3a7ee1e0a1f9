internal import LayoutModel

/// Turns the frames of a scene of a macOS document over, so that they grow downwards as all do.
enum MacFrames {
  /// - Parameter superviews: the position of each view's superview; -1 for the root, which is first.
  static func turn(_ views: inout [View], superviews: [Int]) {
    let geometry = PlatformGeometry(.macOS)
    for (position, superview) in superviews.enumerated() where superview >= 0 {
      let kind = views[superview].kind
      if fillsSuperview(views[position], in: kind) {
        views[position].translatesMask = true
        views[position].autoresizing = [.flexibleWidth, .flexibleHeight]
      } else {
        views[position].autoresizing = geometry.turned(views[position].autoresizing, in: kind)
      }
      guard let frame = views[position].frame, let height = views[superview].frame?.height else {
        continue
      }
      views[position].frame = geometry.turned(frame, in: kind, height: height)
    }
  }

  /// Whether the superview lays the view out in the room inside its border, whatever its mask says.
  private static func fillsSuperview(_ view: View, in superview: ViewKind) -> Bool {
    view.kind == "clipView" && superview == .scrollView
      || view.key == "contentView" && superview == "box"
  }
}
