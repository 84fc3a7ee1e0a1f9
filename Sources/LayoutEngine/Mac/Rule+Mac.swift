import LayoutModel

extension Rule {
  /// Whether it tells faults of a window of a Mac: such a one has no safe area, and is touched with a
  /// pointer. What constraints leave open is not told as long as many controls have no size that is known:
  /// it would mostly be those. What long texts and wider windows do was not compared with windows of a Mac.
  var concernsMac: Bool {
    switch self {
    case .hitTarget, .unsafeArea, .ambiguous, .longText, .leftBehind: false
    default: true
    }
  }
}
