internal import LayoutModel

/// The blank of a line above and below its letters, as shares of the font's size.
struct Letters {
  /// Above `b`, `d` and `l`, which reach higher than capitals.
  let above: Double
  /// Below the baseline, less what letters such as `g` take of it.
  let below: Double

  /// A system font has 0.95 of its size above the baseline and 0.24 below (`hhea` of SF and of
  /// Helvetica Neue); its `l` is 0.74 high and its `g` 0.21 deep.
  private static let system = (
    ascender: 0.95, descender: 0.24, tallLetter: 0.74, deepLetter: 0.21
  )
  /// The height of a line, as a share of the font's size.
  static let line = system.ascender + system.descender
  private static let descending = Set("gjpqyQ,;()[]{}|/\\@$_")

  /// nil for a view without text, and for letters beyond ASCII, which may carry marks.
  init?(of view: View) {
    guard let text = ViewNames.shownText(of: view), !text.isEmpty,
      text.allSatisfy({ $0.isASCII && !$0.isNewline })
    else { return nil }
    above = Self.system.ascender - Self.system.tallLetter
    let isDeep = text.contains(where: Self.descending.contains)
    below = Self.system.descender - (isDeep ? Self.system.deepLetter : 0)
  }
}
