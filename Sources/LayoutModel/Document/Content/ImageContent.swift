/// An image by name.
public struct ImageContent: Sendable, Hashable {
  public var name: String
  public var isSystemSymbol: Bool
  /// Size of an SF Symbol in points, if the file configures one.
  public var symbolPointSize: Double?
  public var symbolScale: String?
  public var symbolTextStyle: String?
  public init(
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
