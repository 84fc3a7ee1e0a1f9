package import LayoutModel

/// Apple's text styles: a size for each content size category, and a weight.
///
/// Sizes: Human Interface Guidelines, Typography, iOS Dynamic Type tables. The columns XS, L and
/// AX1 are checked against a copy of the page; the others are medium-high confidence. tvOS has one
/// size per style.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1,
    caption2

  /// The style a file names, `UICTFontTextStyleBody` and so on; nil when there is none of that
  /// name.
  package init?(name: String) {
    guard let style = Self.byName[name] else { return nil }
    self = style
  }

  private static let prefix = "UICTFontTextStyle"

  /// Every spelling of every style: with and without the prefix, emphasized, tall and short.
  private static let byName: [String: TextStyle] = {
    let names: [(String, TextStyle)] = [
      ("Title0", .largeTitle), ("LargeTitle", .largeTitle), ("ExtraLargeTitle", .largeTitle),
      ("ExtraLargeTitle2", .largeTitle), ("Title1", .title1), ("Title2", .title2),
      ("Title3", .title3), ("Headline", .headline), ("Body", .body), ("Callout", .callout),
      ("Subhead", .subheadline), ("Subheadline", .subheadline), ("Subtitle1", .subheadline),
      ("Footnote", .footnote), ("Caption1", .caption1), ("Caption2", .caption2),
    ]
    var table: [String: TextStyle] = [:]
    for (name, style) in names {
      for emphasis in ["", "Emphasized"] {
        for leading in ["", "Tall", "Short"] {
          table[emphasis + leading + name] = style
          table[prefix + emphasis + leading + name] = style
        }
      }
    }
    return table
  }()

  /// The emphasized variants are bold in the three large titles, semibold below.
  static func isEmphasized(name: String) -> Bool {
    name.hasPrefix("Emphasized") || name.hasPrefix(prefix + "Emphasized")
  }

  /// Points at a content size category.
  package func pointSize(at category: ContentSizeCategory, idiom: Idiom = .phone) -> Double {
    if idiom == .tv { return televisionSize }
    let sizes = Self.table[self] ?? []
    return category.rank < sizes.count ? sizes[category.rank] : 17
  }

  /// Points from baseline to baseline at a content size category; nil on television.
  ///
  /// The `Leading` column of the same tables. Labels add what it exceeds the font's line height by
  /// between their lines, text views below each line: 35 of 37 wrapped labels in public documents.
  func leading(at category: ContentSizeCategory, idiom: Idiom = .phone) -> Double? {
    idiom == .tv ? nil : leadings[category.rank]
  }

  /// Points of the titles on canvases of Xcode 9.2 to 10, whose labels are 31.5, 24 and 36 high; nil
  /// for all other styles.
  var smallTitleSize: Double? {
    switch self {
    case .largeTitle: 30
    case .title1: 26
    case .title2: 20
    default: nil
    }
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

  /// As `sizes`.
  private var leadings: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }

  /// tvOS Typography. 38 recorded labels agree for title 1 to 3, headline and body. `Subhead` is 29
  /// points in all of 7 labels of three repositories; what the page calls subtitle 1, and has at 38,
  /// has no name of its own in documents.
  private var televisionSize: Double {
    switch self {
    case .largeTitle, .title1: 76
    case .title2: 57
    case .title3: 48
    case .headline: 38
    case .callout: 31
    case .subheadline, .body, .footnote: 29
    case .caption1: 25
    case .caption2: 23
    }
  }
}
