/// An image by name.
package struct ImageContent: Sendable, Hashable {
  package var name: String
  package var isSystemSymbol: Bool
  /// Size of an SF Symbol in points, if the file configures one.
  package var symbolPointSize: Double?
  package var symbolScale: String?
  package var symbolTextStyle: String?
  package init(
    name: String, isSystemSymbol: Bool = false, symbolPointSize: Double? = nil,
    symbolScale: String? = nil, symbolTextStyle: String? = nil
  ) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.symbolPointSize = symbolPointSize
    self.symbolScale = symbolScale
    self.symbolTextStyle = symbolTextStyle
  }
}

extension ImageContent: DescribedContent {
  package var contentName: String { "image" }
  package var images: [String] { [name] }
  package var fields: [ModelField] {
    [
      ModelField("image", "image", .image(self)),
      .shown("symbol size", .number(symbolPointSize)),
      .shown("symbol scale", .word(symbolScale)),
      .shown("symbol text style", .word(symbolTextStyle)),
    ]
  }
}
