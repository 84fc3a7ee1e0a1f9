import LayoutModel
import TextMetrics

/// How AppKit measures texts.
enum MacTextRules {
  /// The height of a line and what of it lies below the baseline, in points.
  struct Line: Hashable {
    var height: Double
    var descent: Double
  }

  /// By point size; sizes that are not listed follow their font.
  static let statedLines = ReleaseTable(
    "Mac text of the system font: the heights of lines by point size, where no rule tells them"
  )
  .first(
    [9.0: 11.0, 10: 13, 11: 14, 12: 16, 13: 17, 14: 18, 15: 19, 16: 19, 22: 27, 36: 44],
    "frame heights of labels", views: 699, repositories: 36, .sure
  )
  .from(
    .xcode11, [16: 19, 18: 21, 20: 23, 26: 31], "frame heights of labels", views: 24,
    repositories: 9, .sure
  )
  .from(
    .xcode12, [16: 19, 18: 21, 26: 31], "frame heights of labels", views: 20, repositories: 7, .sure
  )

  static let plainLines = ReleaseTable(
    "Mac text of the system font that is not in a text style: the heights of lines by point size"
  )
  .first([:], "as of text styles", .thin)
  .from(
    .xcode12, [17.0: 20.0, 26: 30], "frame heights of labels", views: 5, repositories: 4, .likely)

  /// Both sides together, as a field editor needs them.
  static let centredRoom = ReleaseTable("Mac label whose text is centred: added to its width")
    .first(4.0, "frame widths", views: 49, repositories: 18, .sure)

  /// What others have outside of their alignment rectangle.
  static let filledRoom = ReleaseTable("Mac label with a background: added to its width")
    .first(4.0, "frame widths beside flat views", views: 37, repositories: 7, .sure)

  static let fieldPadding = ReleaseTable("Mac text field with a border: added to its lines")
    .first(5.0, "frame heights", views: 22, repositories: 8, .sure)
    .from(.xcode26, 8, "frame heights", views: 12, repositories: 4, .sure)

  static let linePadding = ReleaseTable(
    "Mac text field with a thin line around it: added to its lines"
  )
  .first(4.0, "frame heights", views: 4, repositories: 3, .likely)

  /// A line of the system font: whole points above and below the baseline.
  ///
  /// Until Xcode 10 the whole is the display cut's, rounded up, from 20 points on to the nearest. Since, text sizes
  /// have the ascent and descent of the text cut, each rounded up, sizes from 20 points on those of the display cut,
  /// and from 23 on the text cut's again, each rounded.
  static func systemLine(
    size: Double, at release: XcodeRelease, hasTextStyle: Bool = false
  ) -> Line {
    let stated = hasTextStyle ? nil : plainLines[release][size]
    if let height = stated ?? statedLines[release][size] {
      let share = release < .xcode11 ? displayDescent : textDescent
      return Line(height: height, descent: (size * share - 1e-4).rounded(.up))
    }
    if release < .xcode11 {
      let height = size * (displayAscent + displayDescent)
      return Line(
        height: size < displaySize ? (height - 1e-4).rounded(.up) : height.rounded(),
        descent: (size * displayDescent - 1e-4).rounded(.up))
    }
    if size < displaySize {
      let descent = (size * textDescent - 1e-4).rounded(.up)
      return Line(
        height: (size * textAscent - 1e-4).rounded(.up) + descent, descent: descent)
    }
    let isLarge = size >= largeSize
    let descent = (size * (isLarge ? textDescent : displayDescent)).rounded()
    let ascent = (size * (isLarge ? textAscent : displayAscent)).rounded()
    return Line(height: ascent + descent, descent: descent)
  }

  /// A line of any other font: whole points above and below the baseline, each rounded to the nearest.
  ///
  /// Menlo is 15 points high at 13 and 13 at 11, Helvetica Neue 12 at 11, Avenir Next 19 at 14: 29 views of 7
  /// repositories.
  ///
  /// Until Xcode 10 a font whose file has no gap between lines has a fifth of its height more, rounded, and a
  /// point: Menlo is 19 points high at 13 and 13 at 9, Avenir 24 at 14 and 41 at 24, Helvetica Neue 15 at 11:
  /// 49 views of 7 repositories. The baseline is a point higher, and four
  /// at least: of Menlo four at 9, 12 and 13 points, 26 views of 3 repositories.
  static func namedLine(
    _ font: ResolvedFont, of name: String, at release: XcodeRelease
  ) -> Line {
    var ascent = font.ascender.rounded()
    let descent = font.descender.rounded()
    if release < .xcode11, isHelvetica(font) {
      ascent = (font.ascender - phoneShare * font.pointSize).rounded()
    }
    guard gapShare[release] > 0, font.leading < leastGap else {
      return Line(height: ascent + descent, descent: descent)
    }
    let stated = max(font.lineGap, fileGap(name) * font.pointSize)
    guard stated < leastGap else {
      return Line(height: ascent + descent + stated.rounded(), descent: descent)
    }
    let gap = (gapShare[release] * (ascent + descent)).rounded()
    let height = ascent + descent + gap + 1
    return Line(height: height, descent: max(descent + 1, leastDescent))
  }

  /// Phones have three twentieths of the size more above Helvetica than its file tells; early Macs had not: it is 15
  /// points high at 12 and 14 at 11 (42 labels of one repository).
  private static func isHelvetica(_ font: ResolvedFont) -> Bool {
    guard let name = font.publishedName else { return false }
    return name.hasPrefix("Helvetica") && !name.hasPrefix("HelveticaNeue")
  }

  private static let phoneShare = 0.15

  static let gapShare = ReleaseTable(
    "Mac line of a named font without a gap of its own: the gap, as a share of its height"
  )
  .first(0.2, "frame heights of labels", views: 49, repositories: 7, .sure)
  .from(.xcode11, 0, "frame heights of labels", views: 29, repositories: 7, .sure)

  /// What the files of Helvetica Neue and Arial say stands between two lines, as a share of the size.
  ///
  /// Helvetica Neue is 22 points high at 18, 26 at 21, 39 at 32 and 49 at 40, Arial 48 at 42: 7 labels of 3
  /// repositories.
  private static func fileGap(_ name: String) -> Double {
    if name.hasPrefix("HelveticaNeue") { return neueGap }
    return name.hasPrefix("Arial") ? arialGap : 0
  }

  private static let (neueGap, arialGap) = (0.028, 67.0 / 2048)

  /// A gap that rounds to nothing is none.
  private static let (leastGap, leastDescent) = (0.5, 4.0)

  private static let (displaySize, largeSize) = (20.0, 23.0)
  private static let (textAscent, textDescent) = (1980.0 / 2048, 432.0 / 2048)
  private static let (displayAscent, displayDescent) = (1950.0 / 2048, 494.0 / 2048)

  /// The point size of the system font in a control.
  static func fontSize(_ size: MacControlSize) -> Double {
    switch size {
    case .mini: 9
    case .small: 11
    case .regular, .large, .extraLarge: 13
    }
  }
}
