import LayoutModel

extension SemanticContent {
  /// The direction in which a view with this attribute lays out, where the app reads in
  /// `direction`.
  func direction(within direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
