public import LayoutModel

/// Apple's text styles: a size for each content size category, and a weight.
///
/// Sizes: Human Interface Guidelines, Typography, iOS Dynamic Type tables. The columns XS, L and AX1
/// are checked against a copy of the page; the others are medium-high confidence. tvOS has one size
/// per style.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1,
    caption2

  /// The style a file names, `UICTFontTextStyleBody` and so on; nil when there is none of that name.
  public init?(name: String) {
    let prefix = "UICTFontTextStyle"
    var rest = name.hasPrefix(prefix) ? Substring(name.dropFirst(prefix.count)) : Substring(name)
    for word in ["Emphasized", "Tall", "Short"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    switch rest {
    case "Title0", "LargeTitle", "ExtraLargeTitle", "ExtraLargeTitle2": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Subhead", "Subheadline", "Subtitle1": self = .subheadline
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }

  /// The emphasized variants are bold in the three large titles, semibold below.
  static func isEmphasized(name: String) -> Bool { name.contains("Emphasized") }

  /// Points at a content size category.
  public func pointSize(at category: ContentSizeCategory, idiom: Idiom = .phone) -> Double {
    if idiom == .tv { return televisionSize }
    let sizes = Self.table[self] ?? []
    return category.rank < sizes.count ? sizes[category.rank] : 17
  }

  func weight(idiom: Idiom = .phone, isEmphasized: Bool = false) -> FontWeight {
    if isEmphasized {
      return self == .largeTitle || self == .title1 || self == .title2 ? .bold : .semibold
    }
    if idiom == .tv { return self == .subheadline || self == .footnote ? .regular : .medium }
    return self == .headline ? .semibold : .regular
  }

  /// XS, S, M, L, XL, XXL, XXXL, AX1 ... AX5.
  private static let table: [TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// tvOS Typography; general knowledge, not checked against documents.
  private var televisionSize: Double {
    switch self {
    case .largeTitle, .title1: 76
    case .title2: 57
    case .title3: 48
    case .headline, .subheadline: 38
    case .callout: 31
    case .body, .footnote: 29
    case .caption1: 25
    case .caption2: 23
    }
  }
}
