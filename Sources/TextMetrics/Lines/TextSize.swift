/// The size of laid-out text, in points, not rounded to pixels.
package struct TextSize: Sendable, Hashable {
  /// The widest line. Spaces at a line's end count as far as they have room.
  package var width: Double
  /// The sum of the line heights and of the spacing between lines.
  package var height: Double
  /// Lines laid out, after the limit. 0 for empty text.
  package var lines: Int
  /// Lines the text would need without the limit.
  package var neededLines: Int
  /// The widest piece that has no break opportunity within, without trailing spaces.
  package var widestWord: Double
  /// True when any run's font metrics are unknown.
  package var isAssumed: Bool
  /// True when some character is in no table: an average advance stands in for its own.
  package var hasGuessedCharacters = false
  /// Height of each line laid out.
  package var lineHeights: [Double]
  /// From the top to the first line's baseline.
  package var firstBaseline: Double
  /// From the last line's baseline to the bottom.
  package var lastBaseline: Double
  /// The first line's tallest font, and the last line's.
  package var firstFont: ResolvedFont
  package var lastFont: ResolvedFont
}
