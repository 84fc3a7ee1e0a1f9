/// A text view: it has an intrinsic size only when it does not scroll.
package struct TextViewContent: Sendable, Hashable {
  package var text: TextContent
  package var font: FontDescription = .system(14)
  package var isScrollEnabled: Bool = true
}

extension TextViewContent {
  package init(text: TextContent, font: FontDescription = .system(14)) {
    self.text = text
    self.font = font
  }
}

extension TextViewContent: DescribedContent {
  package var contentName: String { "textView" }
  package var isTextual: Bool { true }
  package var shownText: TextContent? { text }
  package var textFont: FontDescription? { font }
  package var fonts: [FontDescription] { [font] + text.runs.compactMap(\.font) }
  package func with(text: TextContent) -> ViewContent? {
    var view = self
    view.text = text
    return .textView(view)
  }
  package func with(font: FontDescription) -> ViewContent? {
    var view = self
    view.font = font
    return .textView(view)
  }
  package var fields: [ModelField] {
    [
      ModelField("text", "text", .styledText(text)), ModelField("font", "font", .font(font)),
      .shown("text style", .styling(text)),
      ModelField("scrolls", "scrolls", .flag(isScrollEnabled), standard: .flag(true)),
    ]
  }
}
