import LayoutModel

/// The sizes of AppKit's controls, of their alignment rectangles, in points.
enum MacSizeRules {
  /// The height of a control whose font does not decide it.
  static func height(of content: MacContent, at release: XcodeRelease) -> Double? {
    heightPlaces.row(of: content).map { heights[$0].table[release] }
  }

  /// The room beside a control's title, or the whole width of one without a title.
  static func width(of content: MacContent, at release: XcodeRelease) -> Double? {
    widthPlaces.row(of: content).map { widths[$0].table[release] }
  }

  /// The room beside an image that a button shows alone; nil: none.
  static func imageRoom(of content: MacContent, at release: XcodeRelease) -> Double? {
    imagePlaces.row(of: content).map { imageRooms[$0].table[release] }
  }

  static let imageRooms: [MacRule<Double>] = [
    ReleaseTable("Push button with an image alone: room beside it")
      .first(16.0, "frame widths", views: 5, repositories: 4, .likely)
      .from(.xcode26, 24, "frame widths", views: 6, repositories: 1, .thin)
      .of([.push]),
    ReleaseTable("Small push button with an image alone: room beside it")
      .first(10, "frame widths", views: 5, repositories: 1, .thin)
      .of([.push], .small),
    ReleaseTable("Textured button with an image alone: room beside it")
      .first(10, "frame widths", views: 3, repositories: 1, .thin)
      .of([.textured, .texturedSquare]),
    ReleaseTable("Round rect button with an image alone: room beside it")
      .first(10, "frame widths", views: 3, repositories: 2, .thin)
      .of([.roundRect]),
  ]

  static let squareRoom = ReleaseTable("Bevel button: room above and below its title")
    .first(7.0, "frames 26, 27 and 29 high", views: 10, repositories: 3, .likely)

  static let leastGradient = ReleaseTable(
    "Gradient button: at least as high, whatever it shows (0: as what it shows)"
  )
  .first(19.0, "frames 21 high", views: 12, repositories: 4, .sure)
  .from(.xcode11, 0, "frame heights", views: 3, repositories: 2, .thin)

  static let arrowRoom = ReleaseTable(
    "Pop-up button that looks like a round rect, recessed, textured or bevel button: room for its arrow"
  )
  .first(10.0, "frame widths", views: 3, repositories: 3, .likely)
  .from(.xcode13, 6, "frame widths", views: 3, repositories: 2, .thin)

  static let recessedArrow = ReleaseTable(
    "Pop-up button that looks like a recessed button: more room for its arrow"
  )
  .first(2.0, "frame widths", views: 2, repositories: 2, .thin)

  /// Since macOS 26 these are as wide as their title asks for on a screen of two pixels a point, and their recorded
  /// edges are rounded: one that ends at a whole point is recorded narrower than one that begins there.
  static let titleStep = ReleaseTable(
    "Push and pop-up button: what the width beside a title is rounded up to"
  )
  .first(1.0, "frame widths", views: 189, repositories: 26, .sure)
  .from(.xcode26, 0.5, "frame widths", views: 36, repositories: 12, .sure)

  /// Nothing stands between the box and a title that is not there.
  static let untitledBox = ReleaseTable(
    "Check box and radio button without a title: less beside it"
  )
  .first(0.0, "frame 22 wide", views: 1, repositories: 1, .thin)
  .from(.xcode12, 10, "frames 18 wide", views: 5, repositories: 3, .likely)
  .from(.xcode26, 6, "frames 16 wide", views: 9, repositories: 3, .sure)

  static let smallUntitledBox = ReleaseTable(
    "Small check box and radio button without a title: less beside it"
  )
  .first(0.0, "as at the regular size", .thin)
  .from(.xcode12, 8, "edges of texts beside them", views: 2, repositories: 1, .thin)
  .from(.xcode26, 4, "frames 14 wide", views: 1, repositories: 1, .thin)

  static let largeUntitledBox = ReleaseTable(
    "Large check box and radio button without a title: less beside it"
  )
  .first(7.0, "frames 22 wide", views: 9, repositories: 1, .thin)

  /// What a segmented control draws around one segment, in points.
  static let firstLines = ReleaseTable("Segmented control: around its first segment")
    .first(2.0, "frame widths", views: 28, repositories: 5, .sure)
    .from(.xcode26, 0, "frame widths", views: 10, repositories: 3, .sure)

  static let moreLines = ReleaseTable("Segmented control: between segments")
    .first(1.0, "frame widths", views: 28, repositories: 5, .sure)
    .from(.xcode12, 3, "frame widths", views: 10, repositories: 6, .sure)
    .from(.xcode26, 1, "frame widths", views: 10, repositories: 3, .sure)

  private static let heightPlaces = [MacControl: [MacControlSize?: Int]](heights)
  private static let widthPlaces = [MacControl: [MacControlSize?: Int]](widths)

  private static let imagePlaces = [MacControl: [MacControlSize?: Int]](imageRooms)
}
