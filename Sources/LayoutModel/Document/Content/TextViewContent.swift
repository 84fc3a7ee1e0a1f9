/// A text view: it has an intrinsic size only when it does not scroll.
public struct TextViewContent: Sendable, Hashable {
  public var text: TextContent
  public var font: FontDescription
  public var isScrollEnabled: Bool
  public init(
    text: TextContent, font: FontDescription = .system(14), isScrollEnabled: Bool = true
  ) {
    self.text = text
    self.font = font
    self.isScrollEnabled = isScrollEnabled
  }
}
