/// A text field.
public struct TextFieldContent: Sendable, Hashable {
  /// `roundedRect`, `line`, `bezel`; nil = none.
  public var borderStyle: String?
  public var text: String?
  public var placeholder: String?
  public var font: FontDescription
  public var minimumFontSize: Double?
  /// Shows dots instead of what is typed.
  public var isSecure: Bool
  public init(
    borderStyle: String? = nil, text: String? = nil, placeholder: String? = nil,
    font: FontDescription = .system(14), minimumFontSize: Double? = nil,
    isSecure: Bool = false
  ) {
    self.borderStyle = borderStyle
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.minimumFontSize = minimumFontSize
    self.isSecure = isSecure
  }
}
