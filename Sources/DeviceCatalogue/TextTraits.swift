public import LayoutModel

/// A user's settings for text: size, direction, boldness, length.
public struct TextTraits: Sendable, Hashable {
  public var contentSize: ContentSizeCategory
  public var direction: LayoutDirection
  public var isBoldText: Bool
  /// 2 = the double-length pseudolanguage.
  public var textFactor: Int

  public init(
    contentSize: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight,
    isBoldText: Bool = false, textFactor: Int = 1
  ) {
    self.contentSize = contentSize
    self.direction = direction
    self.isBoldText = isBoldText
    self.textFactor = textFactor
  }

  /// The traits that differ from the usual ones: `AX5+rtl+bold`, empty when none does.
  public var name: String {
    var parts: [String] = []
    if contentSize != .large { parts.append(contentSize.rawValue) }
    if direction == .rightToLeft { parts.append("rtl") }
    if isBoldText { parts.append("bold") }
    if textFactor != 1 { parts.append("text\(textFactor)x") }
    return parts.joined(separator: "+")
  }

  /// Reads what `name` writes, in any order and case; nil when a word is none of them.
  package init?(name: some StringProtocol) {
    self.init()
    for word in name.lowercased().split(separator: "+", omittingEmptySubsequences: false) {
      switch word {
      case "rtl": direction = .rightToLeft
      case "ltr": direction = .leftToRight
      case "bold": isBoldText = true
      case "text2x": textFactor = 2
      default:
        guard let size = ContentSizeCategory(rawValue: word.uppercased()) else { return nil }
        contentSize = size
      }
    }
  }
}
