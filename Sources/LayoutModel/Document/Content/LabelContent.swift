/// A label's text and how it may break.
package struct LabelContent: Sendable, Hashable {
  package var text: TextContent
  package var font: FontDescription
  /// 0 = as many as needed.
  package var numberOfLines: Int
  /// `tailTruncation`, `wordWrap`, `clip`, ... as written.
  package var lineBreakMode: String?
  /// Points; 0 = automatic.
  package var preferredMaxLayoutWidth: Double
  package var minimumScaleFactor: Double?
  package var minimumFontSize: Double?
  package var adjustsFontSizeToFit: Bool
  package var adjustsForContentSize: Bool
  package var alignment: String?
  package init(
    text: TextContent, font: FontDescription = .system(17), numberOfLines: Int = 1,
    lineBreakMode: String? = nil, preferredMaxLayoutWidth: Double = 0,
    minimumScaleFactor: Double? = nil, minimumFontSize: Double? = nil,
    adjustsFontSizeToFit: Bool = false, adjustsForContentSize: Bool = false,
    alignment: String? = nil
  ) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.minimumScaleFactor = minimumScaleFactor
    self.minimumFontSize = minimumFontSize
    self.adjustsFontSizeToFit = adjustsFontSizeToFit
    self.adjustsForContentSize = adjustsForContentSize
    self.alignment = alignment
  }
}

extension LabelContent: DescribedContent {
  package var contentName: String { "label" }
  package var isTextual: Bool { true }
  package var shownText: TextContent? { text }
  package var textFont: FontDescription? { font }
  package var fonts: [FontDescription] { [font] + text.runs.compactMap(\.font) }
  package func with(text: TextContent) -> ViewContent? {
    var label = self
    label.text = text
    return .label(label)
  }
  package func with(font: FontDescription) -> ViewContent? {
    var label = self
    label.font = font
    return .label(label)
  }
  package var fields: [ModelField] {
    [
      ModelField("text", "text", .styledText(text)), ModelField("font", "font", .font(font)),
      .shown("text style", .styling(text)),
      ModelField("numberOfLines", "number of lines", .count(numberOfLines), standard: .count(1)),
      ModelField("lineBreakMode", "line break", .word(lineBreakMode)),
      ModelField(
        "preferredWidth", "preferred width", .number(preferredMaxLayoutWidth),
        standard: .number(0)),
      ModelField("shrinks", "shrinks text", .flag(adjustsFontSizeToFit)),
      ModelField("minimumScale", "minimum scale", .number(minimumScaleFactor)),
      ModelField("minimumFontSize", "minimum font size", .number(minimumFontSize)),
      ModelField("followsTextSize", "follows text size", .flag(adjustsForContentSize)),
      ModelField("textAlignment", "alignment", .word(alignment)),
    ]
  }
}
