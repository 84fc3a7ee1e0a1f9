/// A text field.
package struct TextFieldContent: Sendable, Hashable {
  /// `roundedRect`, `line`, `bezel`; nil = none.
  package var borderStyle: String?
  package var text: String?
  package var placeholder: String?
  package var font: FontDescription = .system(14)
  package var minimumFontSize: Double?
  /// Shows dots instead of what is typed.
  package var isSecure: Bool = false
  /// May show a button that clears it.
  package var hasClearButton: Bool = false
}

extension TextFieldContent {
  package init(
    borderStyle: String? = nil, text: String? = nil, placeholder: String? = nil,
    font: FontDescription = .system(14)
  ) {
    self.borderStyle = borderStyle
    self.text = text
    self.placeholder = placeholder
    self.font = font
  }
}

extension TextFieldContent: DescribedContent {
  package var contentName: String { "textField" }
  package var isTextual: Bool { true }
  package var typedText: String? { text }
  package var prompt: String? { placeholder }
  package var textFont: FontDescription? { font }
  package func with(text: TextContent) -> ViewContent? {
    var field = self
    field.text = text.plain
    return .textField(field)
  }
  package func with(font: FontDescription) -> ViewContent? {
    var field = self
    field.font = font
    return .textField(field)
  }
  package var fields: [ModelField] {
    [
      ModelField("text", "text", .text(text)),
      ModelField("placeholder", "placeholder", .text(placeholder)),
      ModelField("border", "border", .word(borderStyle)), ModelField("font", "font", .font(font)),
      ModelField("minimumFontSize", "minimum font size", .number(minimumFontSize)),
      ModelField("secure", "hides its text", .flag(isSecure)),
      ModelField("clearButton", "clear button", .flag(hasClearButton)),
    ]
  }
}
