import LayoutModel

extension Rule {
  /// Whether it tells faults of a window of a Mac: such a one has no safe area, and is touched with a
  /// pointer. What long texts and wider windows do was not compared with windows of a Mac.
  var concernsMac: Bool {
    switch self {
    case .hitTarget, .unsafeArea, .longText, .leftBehind: false
    default: true
    }
  }

  /// Whether it tells faults of a screen on a television: nobody touches one, and all are of one size.
  var concernsTelevisions: Bool {
    switch self {
    case .hitTarget, .longText, .leftBehind: false
    default: true
    }
  }
}
