internal import LayoutModel

/// A text style of macOS. They do not grow with a setting of the user's, so they are system fonts of one
/// size each.
enum MacTextStyle: String {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1
  case caption2

  var font: FontDescription {
    FontDescription(face: .system(weight: weight, italic: false), pointSize: pointSize)
  }

  private var pointSize: Double {
    switch self {
    case .largeTitle: 26
    case .title1: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption1, .caption2: 10
    }
  }

  private var weight: String {
    switch self {
    case .headline: "bold"
    case .caption2: "medium"
    default: "regular"
    }
  }
}
