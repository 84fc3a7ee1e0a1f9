/// The size of laid-out text, in points, not rounded to pixels.
public struct TextSize: Sendable, Hashable {
  /// The widest line. Spaces at a line's end count as far as they have room.
  public var width: Double
  /// The sum of the line heights and of the spacing between lines.
  public var height: Double
  /// Lines laid out, after the limit. 0 for empty text.
  public var lines: Int
  /// Lines the text would need without the limit.
  public var neededLines: Int
  /// The widest piece that has no break opportunity within, without trailing spaces.
  public var widestWord: Double
  /// True when any run's font metrics are unknown.
  public var isAssumed: Bool
  /// True when some character is in no table: an average advance stands in for its own.
  public var hasGuessedCharacters = false
  /// Height of each line laid out.
  public var lineHeights: [Double]
  /// From the top to the first line's baseline.
  public var firstBaseline: Double
  /// From the last line's baseline to the bottom.
  public var lastBaseline: Double
  /// The first line's tallest font, and the last line's.
  public var firstFont: ResolvedFont
  public var lastFont: ResolvedFont

  /// Text is cut off: it has more lines than are allowed.
  public var isTruncated: Bool { neededLines > lines }
}
