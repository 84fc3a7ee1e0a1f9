import LayoutModel

/// Heights of bars by release.
enum BarRules {
  static let navigationBar = ReleaseTable("Navigation bar with a title of usual size: height")
    .first(44.0, "recorded bars of navigation controllers", views: 1355, repositories: 264, .sure)
    .from(
      .xcode26, 54, "recorded bars of navigation controllers", views: 36, repositories: 10, .sure)

  /// A phone on its side has low bars, but for the widest phones.
  static let lowNavigationBar = ReleaseTable("Navigation bar on a phone on its side: height")
    .first(32.0, "recorded bars of navigation controllers", views: 4, repositories: 4, .likely)
    .from(.xcode26, 54, "top edges below the bar", views: 8, repositories: 1, .thin)

  static let lowToolbar = ReleaseTable("Toolbar on a phone on its side: height")
    .first(32.0, "as navigation bars", .thin)
    .from(.xcode26, 44, "as navigation bars", .thin)

  static let padNavigationBar = ReleaseTable(
    "Navigation bar on a pad without a home button: height"
  )
  .first(50.0, "recorded bars of navigation controllers", views: 4, repositories: 4, .likely)
  .from(.xcode26, 54, "as on phones", .thin)

  static let sheetBarView = ReleaseTable("Navigation bar as a view of a page sheet: height")
    .first(56.0, "frame height", views: 11, repositories: 2, .thin)
    .from(.xcode26, 54, "frame height", views: 1, repositories: 1, .thin)

  static let rowsCollapseTitle = ReleaseTable(
    "A large title over a table or collection with cells: drawn small"
  )
  .first(false, "top edges of full-screen roots", views: 2, repositories: 1, .thin)
  .from(
    .xcode12, true, "top edges; 3 in 3 repositories disagree", views: 11, repositories: 5, .likely)

  /// Sheets of Xcode 26 begin right below the sensor housing.
  static let sheetsReachStatusBar = ReleaseTable(
    "Page sheet: may be as high as the screen below the sensor housing"
  )
  .first(false, "heights of sheets", .likely)
  .from(.xcode26, true, "heights of sheets", .thin)

  /// In sheets of Xcode 26 the bar stands this much below the sheet's top.
  ///
  /// Recorded with bars of 54: 3 roots of 2 repositories; thin.
  static let sheetInset = 16.0

  static let lowTabBar = ReleaseTable("Tab bar on a phone on its side: height")
    .first(49.0, "bottom edges above the bar", .thin)
    .from(.xcode9, 32, "bottom edges above the bar", .thin)
    .from(.xcode26, 49, "bottom edges above the bar", .thin)
    .from(.xcode26_1, 52, "bottom edges above the bar", .thin)

  /// A navigation item's prompt makes its bar higher by this.
  ///
  /// Recorded below bars of 44 and 96: 3 roots of 3 repositories.
  static let prompt = 34.0

  static let canvasToolbar = ReleaseTable(
    "Toolbar that a canvas simulates on a device with a home button: height"
  )
  .first(44.0, "bottom edges of full-screen roots", views: 8, repositories: 5, .likely)
  .from(.xcode11, 49, "bottom edges of full-screen roots", views: 5, repositories: 3, .likely)

  /// A toolbar that is a view of its own on a device with a home indicator; 44 elsewhere.
  static let indicatorToolbar = ReleaseTable(
    "Toolbar as a view on a device with a home indicator: height"
  )
  .first(44.0, "frame height", views: 38, repositories: 11, .sure)
  .from(.xcode11, 49, "frame height", views: 39, repositories: 8, .sure)
  .from(.xcode26, 44, "frame height", views: 1, repositories: 1, .thin)

  /// The toolbar of a controller stands above the tab bar, and both take room.
  static let toolbarStandsOnTabBar = ReleaseTable(
    "A toolbar simulated in a tab bar's controller: stands on the tab bar"
  )
  .first(true, "bottom edges above the bars", .thin)
  .from(.xcode26, false, "bottom edges above the bar", .thin)

  /// A sheet is known by its recorded height.
  static let showsSheets = ReleaseTable("Controllers presented modally: shown as page sheets")
    .first(false, "roots as high as the screen", .likely)
    .from(
      .xcode11, true,
      "top edges in roots 10, 20, 54 or the status bar and 10 lower than the screen", views: 72,
      repositories: 27, .sure)

  static let sheetReachesIndicator = ReleaseTable("Page sheet: the home indicator takes room in it")
    .first(
      true, "bottom edges in sheets; 4 of one repository disagree", views: 27, repositories: 12,
      .sure
    )
    .from(.xcode13_3, false, "bottom edges in sheets", views: 36, repositories: 16, .sure)

  /// Widgets are such controllers.
  static let widgetsEndAboveIndicator = ReleaseTable(
    "Freeform controller that reaches under no bar: the home indicator takes no room in it"
  )
  .first(false, "bottom edge of one root", .thin)
  .from(.xcode11, true, "bottom edges", views: 3, repositories: 3, .thin)
  .from(.xcode13, false, "bottom edges", views: 2, repositories: 2, .thin)

  static let sheetShowsStatusBar = ReleaseTable(
    "Page sheet without a navigation bar: the screen's status bar takes room in it"
  )
  .first(false, "top edges in sheets", views: 30, repositories: 12, .sure)
  .from(.xcode13_3, true, "top edges in sheets; 1 disagrees", views: 21, repositories: 7, .sure)
  .from(.xcode14_3, false, "top edges in sheets", views: 18, repositories: 6, .sure)

  /// The bar moves the view down without making it lower, so that the view reaches beyond the screen.
  static let opaqueBarPushesRoot = ReleaseTable(
    "Root as high as the screen below an opaque navigation bar: begins below the bar"
  )
  .first(false, "as bars of that time; not recorded", .thin)
  .from(
    .xcode11, true, "top and bottom edges of full-screen roots", views: 5, repositories: 2, .thin)

  static let barsLieInSheet = ReleaseTable(
    "Page sheet of a tab bar's or toolbar's controller: the bar takes 49 of it"
  )
  .first(true, "bottom edges in sheets", .thin)
  .from(.xcode26, false, "bottom edges in sheets", .thin)
}
