import LayoutModel

/// How a canvas measures texts, by release.
enum TextRules {
  /// The content size category that text styles are laid out at on a canvas, whatever the document
  /// says.
  static let canvasContentSize = ReleaseTable(
    "Canvas: Dynamic Type size of text styles", first: ContentSizeCategory.medium,
    RuleEvidence("heights of labels in text styles", views: 16, repositories: 2, .thin),
    then: [
      (
        .xcode7, .large,
        RuleEvidence("heights of labels in text styles", .sure)
      ),
      (
        .xcode12_5, .extraSmall,
        RuleEvidence("heights of labels in text styles", views: 93, repositories: 8, .sure)
      ),
      (
        .xcode14, .large,
        RuleEvidence("heights of labels in text styles", .sure)
      ),
    ])

  static let hasSmallTitles = ReleaseTable(
    "Canvas: Title 1 of 26 points, Title 2 of 20, large title of 30 (no: 28, 22, 34)",
    first: false,
    RuleEvidence("heights of labels in text styles", .thin),
    then: [
      (
        .xcode9_2, true,
        RuleEvidence("heights of labels in text styles", views: 11, repositories: 3, .likely)
      ),
      (
        XcodeRelease(toolsVersion: 14850), false,
        RuleEvidence("heights of labels in text styles", views: 44, repositories: 10, .sure)
      ),
    ])

  static let pictureKeepsLine = ReleaseTable(
    "Configured button with a picture alone: as high as a line of its title", first: false,
    RuleEvidence("frame heights", .likely),
    then: [
      (.xcode14, true, RuleEvidence("frame heights", .likely))
    ])

  /// A font of stated size 0; 0 = the view's usual size.
  static let zeroSize = ReleaseTable(
    "Canvas: a font of stated size 0 is drawn in", first: 0.0,
    RuleEvidence("sizes of titles of cells, 17 points", views: 16, repositories: 3, .likely),
    then: [
      (
        .xcode12, 12,
        RuleEvidence(
          "sizes of labels, of titles of cells and of configured buttons", views: 31,
          repositories: 12, .sure)
      )
    ])

  static let avoidsOrphans = ReleaseTable(
    "Wrapped text: no word alone in the last line", first: false,
    RuleEvidence("heights of wrapped labels", .likely),
    then: [
      (.xcode9, true, RuleEvidence("heights of wrapped labels", .likely))
    ])

  static let keepsWholePoints = ReleaseTable(
    "Label of one line, 17 points or more, and configured button: whole points in scenes "
      + "without a stack view",
    first: false,
    RuleEvidence("frames are whole points anyway", .thin),
    then: [
      (
        .xcode8, true,
        RuleEvidence("heights of labels; 240 disagree", views: 1100, repositories: 161, .sure)
      )
    ])

  /// Since Xcode 8.3 labels of several lines, in text styles and in small fonts are measured anew.
  static let keepsAllLabels = ReleaseTable(
    "Labels of any font and number of lines: whole points in scenes without a stack view",
    first: true,
    RuleEvidence("widths and heights; 18 disagree", views: 175, repositories: 18, .sure),
    then: [
      (
        .xcode8_3, false,
        RuleEvidence("heights of labels of several lines", views: 99, repositories: 35, .sure)
      )
    ])

  /// The most pixels per point that contents are measured at on a canvas.
  static let mostContentScale = ReleaseTable(
    "Canvas: most pixels per point that contents are rounded up to", first: 3,
    RuleEvidence("heights of labels on 3x devices", .likely),
    then: [
      (
        .xcode26_2, 2,
        RuleEvidence("heights of labels on 3x devices", views: 37, repositories: 2, .thin)
      )
    ])

  static var entries: [RuleBook.Entry] {
    [
      canvasContentSize.entry { $0.rawValue }, hasSmallTitles.entry, pictureKeepsLine.entry,
      avoidsOrphans.entry, zeroSize.entry,
      keepsWholePoints.entry, keepsAllLabels.entry, mostContentScale.entry,
    ]
  }
}
