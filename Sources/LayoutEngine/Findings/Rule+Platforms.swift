import LayoutModel

extension Rule {
  /// Whether the rule holds for windows of a Mac. These have no safe area, and are used with a pointer; the
  /// rules on long texts and wider windows were not compared with any.
  var concernsMac: Bool {
    switch self {
    case .hitTarget, .unsafeArea, .longText, .leftBehind: false
    default: true
    }
  }

  /// Whether the rule holds for televisions. Nobody touches their screens, which are all of one size.
  var concernsTelevisions: Bool {
    switch self {
    case .hitTarget, .longText, .leftBehind: false
    default: true
    }
  }
}
