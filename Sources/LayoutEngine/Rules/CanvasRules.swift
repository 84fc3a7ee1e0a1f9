import LayoutModel

/// What a canvas simulates around a root view, by release.
enum CanvasRules {
  static let homeButtonStatusBar = ReleaseTable(
    "Status bar of devices with a home button: height on the canvas"
  )
  .first(20.0, "top edges of full-screen roots", views: 207, repositories: 51, .sure)
  .from(.xcode11, 0, "top edges of full-screen roots", views: 102, repositories: 31, .sure)
  .from(.xcode14_3, 20, "top edges of full-screen roots", views: 70, repositories: 19, .sure)

  /// Whether every phone with a sensor housing has the first one's top inset, 44 points.
  static let housingIsFirst = ReleaseTable(
    "Top inset of phones with a sensor housing: 44 for all (no: the device's own)"
  )
  .first(true, "top edges of full-screen roots", views: 450, repositories: 71, .sure)
  .from(.xcode14, false, "top edges of full-screen roots", views: 317, repositories: 37, .sure)

  static let countsInsetsTwice = ReleaseTable(
    "Upright phones with a sensor housing: insets recorded twice as large"
  )
  .first(false, "top and bottom edges of full-screen roots", views: 616, repositories: 89, .sure)
  .from(
    .xcode16_3, true, "top and bottom edges of full-screen roots", views: 45, repositories: 9, .sure
  )

  /// A phone with a sensor housing on its side has no status bar and a lower home indicator.
  static let turnsInsets = ReleaseTable(
    "Phones with a sensor housing on their side: insets of that posture (no: of the upright one)"
  )
  .first(true, "edges of full-screen roots", views: 11, repositories: 3, .likely)
  .from(.xcode26_1, false, "edges of full-screen roots", views: 50, repositories: 1, .thin)

  /// A view that is wider than high is shown as on a phone on its side.
  static let wideViewHidesStatusBar = ReleaseTable(
    "Home-button devices: no status bar over a free view that is wider than high"
  )
  .first(true, "top edges in xibs and freeform scenes", views: 21, repositories: 11, .sure)
  .from(.xcode14_3, false, "top edges in xibs", views: 3, repositories: 3, .likely)

  static let lowViewHidesStatusBar = ReleaseTable(
    "Home-button devices: no status bar over a view that is lower than the lowest phone, 480 points"
  )
  .first(false, "top edges in freeform scenes", views: 6, repositories: 3, .likely)
  .from(.xcode9, true, "top edges in xibs and scenes", views: 14, repositories: 9, .sure)
  .from(.xcode14_3, false, "top edges in xibs; a scene disagrees", .thin)

  /// Before, only where it is wider than the device or ends at its bottom.
  static let ownViewsReachIndicator = ReleaseTable(
    "View of a xib: the home indicator takes room in it wherever it ends"
  )
  .first(false, "bottom edges in xibs", views: 17, repositories: 12, .sure)
  .from(.xcode14_3, true, "bottom edges in xibs", views: 2, repositories: 2, .thin)

  static let hasDevicePixels = ReleaseTable(
    "Frames lie on the device's pixels (no: on whole points)"
  )
  .first(false, "fractions of recorded frames", .sure)
  .from(
    .xcode8, true, "centres of views that fall between points", views: 69, repositories: 20, .sure)

  static let ownViewHalvesGoUp = ReleaseTable(
    "View of a xib: what lies right in it between two points goes up (no: down)"
  )
  .first(false, "centres of views that fall between points; 12 disagree", .thin)
  .from(
    .xcode7, true, "centres of views that fall between points; 5 disagree", views: 27,
    repositories: 12, .likely
  )
  .from(.xcode8, false, "centres of views that fall between points", .likely)

  static let ownViewWidensCentred = ReleaseTable(
    "View of a xib: what its leading edge and centre make wide is a point wider"
  )
  .first(true, "frames of launch screens; 4 disagree", views: 48, repositories: 26, .sure)
  .from(.xcode8, false, "widths in xibs; ten of old files disagree", .likely)

  static let cellsKeepHalves = ReleaseTable(
    "Cells are laid out in their recorded height (no: in whole points of it)"
  )
  .first(false, "bottom edges in cells", .likely)
  .from(.xcode8_3, true, "bottom edges in cells; those of Xcode 8.3 in two repositories", .likely)

  /// Xcode 9 drew a status bar over embedded and hidden-bar controllers and collection cells.
  static let showsStatusBarEverywhere = ReleaseTable(
    "A status bar over more than the screens of controllers"
  )
  .first(false, "top edges of embedded roots", .likely)
  .from(.xcode9, true, "top edges of embedded roots", .likely)
  .from(.xcode10, false, "top edges of embedded roots", .likely)

  /// The first screen's status bar also lay over the cells that a collection shows in a storyboard,
  /// wherever the cell stands.
  static let collectionCellsHaveStatusBar = ReleaseTable(
    "Collection cells in storyboards: the device's status bar lies over them"
  )
  .first(false, "top margins in such cells", views: 4, repositories: 3, .likely)
  .from(.xcode10, true, "top margins in such cells", views: 9, repositories: 5, .likely)
  .from(.xcode11, false, "top margins in such cells", views: 6, repositories: 2, .thin)

  static let freeformEmbeddedHasInsets = ReleaseTable(
    "Embedded controllers of freeform size: have a status bar"
  )
  .first(false, "top edges of such roots", .thin)
  .from(.xcode9, true, "top edges of such roots", .thin)

  static let embeddedHasInsets = ReleaseTable(
    "Embedded controllers: the device's status bar and home indicator lie over them as over a xib's view"
  )
  .first(false, "top edges of such roots", views: 36, repositories: 16, .sure)
  .from(.xcode10, true, "top edges of such roots; 1 disagrees", views: 50, repositories: 17, .sure)

  static let smallHousing = ReleaseTable("Phone of 375 x 812 points: height of the sensor housing")
    .first(50.0, "top edges of full-screen roots", .likely)
    .from(
      .xcode14, 47, "top edges of roots; 7 of one repository disagree", views: 12, repositories: 3,
      .likely
    )
    .from(.xcode14_3, 50, "top edges of full-screen roots", .likely)

  /// The height of the window where a file names no device and its root is 320 points wide.
  static let oldPhoneHeight = ReleaseTable(
    "Window 320 wide, root at most 480 high, no device named: height"
  )
  .first(480.0, "roots without a bar", .thin)
  .from(.xcode5, 568, "roots without a bar", .likely)
}
