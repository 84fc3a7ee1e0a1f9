import LayoutModel
import TextMetrics

/// How AppKit measures texts.
enum MacTextRules {
  /// The height of a line and what of it lies below the baseline, in points.
  struct Line: Hashable {
    var height: Double
    var descent: Double
  }

  static let oldRegularLine = ReleaseTable(
    "Mac text of 13 points: the height of a line (0: that of its font)", first: 17.0,
    RuleEvidence("frame heights of labels", views: 58, repositories: 7, .sure),
    then: [
      (
        .xcode11, 0,
        RuleEvidence("frame heights of labels, 16", views: 130, repositories: 10, .sure)
      )
    ])

  static let fieldPadding = ReleaseTable(
    "Mac text field with a border: added to its lines", first: 5.0,
    RuleEvidence("frame heights", views: 22, repositories: 8, .sure),
    then: [
      (.xcode26, 8, RuleEvidence("frame heights", views: 12, repositories: 4, .sure))
    ])

  /// Of texts in a border below those of labels, from the bottom of each.
  static let borderToBaseline = ReleaseTable(
    "Mac control with a border: its text is higher above its bottom than a label's (0: in the "
      + "middle)",
    first: 3.0,
    RuleEvidence("baseline constraints", views: 22, repositories: 6, .sure),
    then: [
      (.xcode26, 0, RuleEvidence("baseline constraints", views: 27, repositories: 4, .sure))
    ])

  /// A line of the system font: whole points above and below the baseline. Text sizes have the ascent
  /// and descent of the text cut; from 20 points on the display cut's, each rounded.
  static func systemLine(size: Double, at release: XcodeRelease) -> Line {
    let old = oldRegularLine[release]
    if size == 13, old > 0 { return Line(height: old, descent: 4) }
    guard size < displaySize else {
      let descent = (size * displayDescent).rounded()
      return Line(height: (size * displayAscent).rounded() + descent, descent: descent)
    }
    let descent = (size * textDescent - 1e-4).rounded(.up)
    return Line(height: (size * textAscent - 1e-4).rounded(.up) + descent, descent: descent)
  }

  private static let displaySize = 20.0
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

  static var entries: [RuleBook.Entry] {
    [oldRegularLine.entry, fieldPadding.entry, borderToBaseline.entry]
  }
}
