import LayoutModel

/// What televisions have of their own.
enum TelevisionRules {
  static let overscan = ReleaseTable("Television: safe area above and below on the canvas")
    .first(0.0, "edges of full-screen roots", views: 11, repositories: 3, .likely)
    .from(.xcode9, 60, "edges of full-screen roots", views: 33, repositories: 5, .sure)

  static let sideOverscan = ReleaseTable("Television: safe area on both sides on the canvas")
    .first(0.0, "margins that constraints imply", views: 1, repositories: 1, .thin)
    .from(.xcode9, 90, "margins that constraints imply", views: 2, repositories: 1, .thin)
    .from(.xcode10, 80, "edges of full-screen roots", views: 16, repositories: 3, .likely)

  /// Added to the safe area.
  static let rootSide = ReleaseTable("Television: a root's margins beside the safe area")
    .first(20.0, "margins that constraints imply", views: 3, repositories: 2, .thin)
    .from(.xcode10, 16, "margins that constraints imply", views: 4, repositories: 1, .thin)

  static let collectionCellMargin = ReleaseTable(
    "Television: margins of a collection cell or header"
  )
  .first(8.0, "margins that constraints imply", views: 17, repositories: 2, .thin)
  .from(.xcode9, 0, "margins that constraints imply", views: 44, repositories: 1, .thin)

  /// Recorded bars of navigation controllers: 4 of 4, in 4 repositories.
  static let navigationBar = 145.0
  /// Recorded frames: 3 of 3, in 3 repositories.
  static let progressHeight = 10.0
  /// Recorded frames of the usual size: 5, in one repository; thin.
  static let indicatorSize = 40.0
  /// Recorded frame: 1; thin.
  static let segmentedHeight = 70.0
}
