/// A label's text and how it may break.
package struct LabelContent: Sendable, Hashable {
  package var text: TextContent
  package var font: FontDescription = .system(17)
  /// 0 = as many as needed.
  package var numberOfLines: Int = 1
  /// `tailTruncation`, `wordWrap`, `clip`, ... as written.
  package var lineBreakMode: String?
  /// Points; 0 = automatic.
  package var preferredMaxLayoutWidth: Double = 0
  package var minimumScaleFactor: Double?
  package var minimumFontSize: Double?
  package var adjustsFontSizeToFit: Bool = false
  package var adjustsForContentSize: Bool = false
  package var alignment: String?
}

extension LabelContent {
  package init(text: TextContent, font: FontDescription = .system(17), numberOfLines: Int = 1) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
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
