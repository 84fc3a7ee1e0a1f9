import LayoutModel

/// How a canvas measures texts, by release.
enum TextRules {
  /// The content size category that text styles are laid out at on a canvas, whatever the document
  /// says.
  static let canvasContentSize = ReleaseTable("Canvas: Dynamic Type size of text styles")
    .first(
      ContentSizeCategory.medium, "heights of labels in text styles", views: 16, repositories: 2,
      .thin
    )
    .from(.xcode7, .large, "heights of labels in text styles", .sure)
    .from(
      .xcode12_5, .extraSmall, "heights of labels in text styles", views: 93, repositories: 8, .sure
    )
    .from(.xcode14, .large, "heights of labels in text styles", .sure)

  static let hasSmallTitles = ReleaseTable(
    "Canvas: Title 1 of 26 points, Title 2 of 20, large title of 30 (no: 28, 22, 34)"
  )
  .first(false, "heights of labels in text styles", .thin)
  .from(.xcode9_2, true, "heights of labels in text styles", views: 11, repositories: 3, .likely)
  .from(
    XcodeRelease(toolsVersion: 14850), false, "heights of labels in text styles", views: 44,
    repositories: 10, .sure)

  static let pictureKeepsLine = ReleaseTable(
    "Configured button with a picture alone: as high as a line of its title"
  )
  .first(false, "frame heights", .likely)
  .from(.xcode14, true, "frame heights", .likely)

  /// A font of stated size 0; 0 = the view's usual size.
  static let zeroSize = ReleaseTable("Canvas: a font of stated size 0 is drawn in")
    .first(0.0, "sizes of titles of cells, 17 points", views: 16, repositories: 3, .likely)
    .from(
      .xcode12, 12, "sizes of labels, of titles of cells and of configured buttons", views: 31,
      repositories: 12, .sure)

  static let avoidsOrphans = ReleaseTable("Wrapped text: no word alone in the last line")
    .first(false, "heights of wrapped labels", .likely)
    .from(.xcode9, true, "heights of wrapped labels", .likely)

  static let keepsWholePoints = ReleaseTable(
    "Label of one line, 17 points or more, and configured button: whole points in scenes "
      + "without a stack view"
  )
  .first(false, "frames are whole points anyway", .thin)
  .from(.xcode8, true, "heights of labels; 240 disagree", views: 1100, repositories: 161, .sure)

  /// Since Xcode 8.3 labels of several lines, in text styles and in small fonts are measured anew.
  static let keepsAllLabels = ReleaseTable(
    "Labels of any font and number of lines: whole points in scenes without a stack view"
  )
  .first(true, "widths and heights; 18 disagree", views: 175, repositories: 18, .sure)
  .from(.xcode8_3, false, "heights of labels of several lines", views: 99, repositories: 35, .sure)

  /// The most pixels per point that contents are measured at on a canvas.
  static let mostContentScale = ReleaseTable(
    "Canvas: most pixels per point that contents are rounded up to"
  )
  .first(3, "heights of labels on 3x devices", .likely)
  .from(.xcode26_2, 2, "heights of labels on 3x devices", views: 37, repositories: 2, .thin)
}
