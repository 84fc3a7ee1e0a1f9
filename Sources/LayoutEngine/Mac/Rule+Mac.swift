import LayoutModel

extension Rule {
  /// Whether it tells faults of a window of a Mac: such a one has no safe area, and is touched with a
  /// pointer.
  var concernsMac: Bool {
    switch self {
    case .hitTarget, .unsafeArea: false
    default: true
    }
  }
}
