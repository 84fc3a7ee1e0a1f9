internal import LayoutModel

extension Configuration {
  /// Whether few people see the window, whatever the document is made for.
  var isRareWindow: Bool {
    switch idiom {
    case .phone: size.width > size.height || isUnfolding
    case .pad: sharesPadScreen
    default: false
    }
  }

  /// A phone that unfolds, known by unequal insets.
  var isUnfolding: Bool { idiom == .phone && safeArea.left != safeArea.right }

  /// A window on an iPad that is smaller than the smallest iPad.
  var sharesPadScreen: Bool {
    idiom == .pad && min(size.width, size.height) < Self.narrowestPad
  }

  /// The smaller side of the smallest iPad in points.
  private static let narrowestPad = 744.0
}
