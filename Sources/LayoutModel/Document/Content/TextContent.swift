/// Text with runs of fonts.
public struct TextContent: Sendable, Hashable {
  public var runs: [Run]
  public var isAttributed: Bool
  /// A stretch of text in one font; nil = the owner's font.
  public struct Run: Sendable, Hashable {
    public var text: String
    public var font: FontDescription?
    /// Paragraph facts that change line heights, in points or as a factor; nil = default.
    public var minimumLineHeight: Double?
    public var maximumLineHeight: Double?
    public var lineHeightMultiple: Double?
    public var lineSpacing: Double?
    public var kern: Double?
    public init(
      text: String, font: FontDescription? = nil, minimumLineHeight: Double? = nil,
      maximumLineHeight: Double? = nil, lineHeightMultiple: Double? = nil,
      lineSpacing: Double? = nil, kern: Double? = nil
    ) {
      self.text = text
      self.font = font
      self.minimumLineHeight = minimumLineHeight
      self.maximumLineHeight = maximumLineHeight
      self.lineHeightMultiple = lineHeightMultiple
      self.lineSpacing = lineSpacing
      self.kern = kern
    }
  }
  public init(runs: [Run], isAttributed: Bool = false) {
    self.runs = runs
    self.isAttributed = isAttributed
  }
  public init(_ text: String) { self.init(runs: [Run(text: text)]) }
  public var plain: String { runs.map(\.text).joined() }
  public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}
