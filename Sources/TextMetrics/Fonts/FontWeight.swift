/// The system font's weights, lightest first.
package enum FontWeight: Int, Sendable, Hashable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight a file names; nil when the word is not a weight.
  ///
  /// Takes Interface Builder's words (`boldSystem`, `ultraLight`) and those of PostScript names
  /// (`DemiBold`, `ExtraLight`), whatever their case.
  package init?(name: String) {
    switch name.lowercased() {
    case "ultralight", "extralight", "hairline": self = .ultraLight
    case "thin": self = .thin
    case "light", "book": self = .light
    case "regular", "roman", "normal", "system", "italic", "italicsystem", "": self = .regular
    case "medium": self = .medium
    case "semibold", "demibold", "demi": self = .semibold
    case "bold", "boldsystem": self = .bold
    case "heavy", "extrabold", "ultrabold": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }

  /// UIKit's number for the weight (`UIFont.Weight.rawValue`): 0 = regular.
  var value: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight shown instead when the user asks for bold text.
  ///
  /// Regular becomes semibold, which is about 4 % wider; semibold becomes bold. The steps of the
  /// other weights are an estimate. Line heights stay.
  var bolder: FontWeight {
    switch self {
    case .ultraLight: .thin
    case .thin: .light
    case .light: .regular
    case .regular, .medium: .semibold
    case .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
