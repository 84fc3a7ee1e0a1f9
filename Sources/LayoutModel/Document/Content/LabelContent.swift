/// A label's text and how it may break.
public struct LabelContent: Sendable, Hashable {
  public var text: TextContent
  public var font: FontDescription
  /// 0 = as many as needed.
  public var numberOfLines: Int
  /// `tailTruncation`, `wordWrap`, `clip`, ... as written.
  public var lineBreakMode: String?
  /// Points; 0 = automatic.
  public var preferredMaxLayoutWidth: Double
  public var minimumScaleFactor: Double?
  public var minimumFontSize: Double?
  public var adjustsFontSizeToFit: Bool
  public var adjustsForContentSize: Bool
  public var alignment: String?
  public init(
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
