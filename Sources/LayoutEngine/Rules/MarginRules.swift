import LayoutModel

/// Default layout margins by release.
enum MarginRules {
  static let wideRootSide = ReleaseTable("Root view 414 wide and wider: margin on both sides")
    .first(16.0, "margins that constraints imply", views: 14, repositories: 4, .likely)
    .from(.xcode7Beta, 20, "margins that constraints imply", views: 241, repositories: 45, .sure)

  /// Whether the margins of a controller's view contain the safe area in documents without safe areas, too.
  static let rootMarginsHoldBars = ReleaseTable(
    "Root view of a document without safe areas: its margins hold the bars on every device"
  )
  .first(false, "margins that constraints imply", views: 41, repositories: 25, .sure)
  .from(.xcode9, true, "margins that constraints imply", views: 25, repositories: 9, .likely)

  static let ownViewHasRootMargins = ReleaseTable(
    "View of a xib: margins of a root (no: 8 on all sides)"
  )
  .first(false, "margins that constraints imply", views: 18, repositories: 8, .sure)
  .from(.xcode9, true, "margins that constraints imply", views: 19, repositories: 14, .sure)

  static let cellHasSystemMargins = ReleaseTable(
    "Table cell: margins of its own (no: 8 on all sides)"
  )
  .first(false, "margins that constraints imply", views: 1401, repositories: 73, .sure)
  .from(.xcode9_1, true, "margins that constraints imply", views: 1588, repositories: 112, .sure)

  static let cellVertical = ReleaseTable("Table cell: margin above and below")
    .first(11.0, "margins that constraints imply", views: 644, repositories: 61, .sure)
    .from(.xcode26, 15, "margins that constraints imply", views: 18, repositories: 3, .likely)

  /// The side margin of a row below the visible part of its table: the table has not set its own there.
  ///
  /// 20 sides of rows in three repositories have it, and four do not, which preserve their cell's
  /// margins. The margins above and below such rows follow no rule.
  static let hiddenRowSide = 8.0

  /// From this width on a row has wide margins where its own width decides.
  ///
  /// Rows of 397 to 412 points: 18 margins of 2 repositories, none against; thin.
  static let wideRow = 390.0

  static let wideDevice = ReleaseTable("Cell: margins of 20 where the device is from this width on")
    .first(390.0, "margins that constraints imply", views: 20, repositories: 2, .thin)
    .from(.xcode16_3, 393, "margins that constraints imply", views: 21, repositories: 3, .likely)

  /// Whether a device in landscape gives its rows the margins that its portrait width decides.
  static let uprightWidthDecides = ReleaseTable(
    "Cell on a device on its side: its width upright decides about margins of 20"
  )
  .first(false, "not recorded", .thin)
  .from(.xcode16_3, true, "margins that constraints imply", views: 2, repositories: 1, .thin)

  /// Whether a cell's own width decides its side margins.
  static let cellWidthDecides = ReleaseTable(
    "Cell: its own width decides about margins of 20 (no: the device)"
  )
  .first(true, "margins that constraints imply", .likely)
  .from(.xcode11, false, "margins that constraints imply", views: 349, repositories: 30, .sure)

  /// The side margin of cells in a table inside another view. A table that is the controller's own view
  /// gives its cells the margins of a root.
  static let nestedCellSide = ReleaseTable(
    "Cell of a table that is no root view, on a device below 390 points (with a home button of "
      + "any width before Xcode 11): margin on both sides"
  )
  .first(15.0, "margins that constraints imply", views: 87, repositories: 16, .sure)
  .from(.xcode12, 16, "margins that constraints imply", views: 104, repositories: 14, .sure)

  static let ownCellSide = ReleaseTable(
    "Cell that is a xib's own view, on a device with a home button below 390 points: margin on "
      + "both sides"
  )
  .first(16.0, "margins that constraints imply", views: 67, repositories: 14, .sure)
  .from(.xcode11, 15, "margins that constraints imply", views: 10, repositories: 5, .likely)
  .from(.xcode12, 16, "margins that constraints imply", views: 54, repositories: 8, .sure)

  static let ownCollectionCellHasRootMargins = ReleaseTable(
    "Collection cell as a xib's own view: a root's margins (no: 8 on all sides)"
  )
  .first(false, "margins that constraints imply", .thin)
  .from(.xcode9, true, "margins that constraints imply", views: 58, repositories: 5, .likely)

  /// Points from the sides of a row of a built-in style to its contents, before rows had margins of
  /// their own.
  static let styledRowSide = 15.0

  static let accessoryHasMargin = ReleaseTable(
    "Row of a system's style with an accessory: 8 between its texts and the accessory (no: 2 "
      + "before a disclosure indicator, else none)"
  )
  .first(false, "frames of titles", .likely)
  .from(.xcode11, true, "frames of titles", .likely)
}
