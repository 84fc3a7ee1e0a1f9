import LayoutModel

/// Sizes of the system's controls by release.
enum ControlRules {
  /// What a control asks for whose size depends on nothing but the release.
  static func fixedSize(of kind: ViewKind, at release: XcodeRelease) -> NaturalSize {
    switch kind {
    case .switch:
      NaturalSize(width: switchSize[release].width, height: switchSize[release].height)
    case .slider: NaturalSize(width: nil, height: sliderHeight[release])
    case .stepper: NaturalSize(width: 94, height: stepperHeight[release])
    case .pickerView: NaturalSize(width: 320, height: pickerHeight[release])
    case .searchBar: NaturalSize(width: nil, height: searchBarHeight[release])
    default: .none
    }
  }

  static let switchSize = ReleaseTable("Switch: the size it asks for")
    .first(Size(width: 49, height: 31), "frame 51 x 31", views: 653, repositories: 143, .sure)
    .from(.xcode26, Size(width: 61, height: 28), "frame 63 x 28", views: 80, repositories: 9, .sure)

  static let sliderHeight = ReleaseTable("Slider: the height it asks for")
    .first(30.0, "frame 31 high", views: 247, repositories: 63, .sure)
    .from(.xcode26, 34, "frame 34 high", views: 3, repositories: 2, .thin)

  /// A slider's frame reaches beyond its alignment rectangle on both sides and below.
  static let sliderOverhang = ReleaseTable(
    "Slider: the frame is 2 wider on both sides and 1 higher than what it asks for"
  )
  .first(true, "frame 31 high; edges 2 beyond constraints", views: 247, repositories: 63, .sure)
  .from(.xcode26, false, "edges where constraints say", views: 3, repositories: 2, .thin)

  static let stepperHeight = ReleaseTable("Stepper: height")
    .first(29.0, "frame 94 x 29", views: 20, repositories: 10, .sure)
    .from(.xcode11, 32, "frame 94 x 32", views: 27, repositories: 17, .sure)

  static let pickerHeight = ReleaseTable("Picker view: height")
    .first(162.0, "frame height", views: 12, repositories: 4, .likely)
    .from(.xcode7, 216, "frame height", views: 45, repositories: 27, .sure)

  static let searchBarHeight = ReleaseTable("Search bar: height")
    .first(44.0, "frame height", views: 68, repositories: 33, .sure)
    .from(.xcode9, 56, "frame height; 25 views keep 44", views: 32, repositories: 14, .likely)
    .from(
      .xcode12_5, 51, "frame height; the canvas shows the smallest text", views: 13,
      repositories: 8, .likely
    )
    .from(.xcode14, 56, "frame height", views: 17, repositories: 8, .likely)
    .from(.xcode26, 64, "frame height", views: 7, repositories: 3, .likely)

  static let progressHeight = ReleaseTable("Progress view: height")
    .first(2.0, "frame height", views: 60, repositories: 32, .sure)
    .from(.xcode12, 4, "frame height", views: 52, repositories: 26, .sure)

  static let segmentedHeight = ReleaseTable("Segmented control: the height it asks for")
    .first(28.0, "frame 29 high", views: 107, repositories: 57, .sure)
    .from(.xcode11, 31, "frame 32 high", views: 102, repositories: 45, .sure)

  static let segmentPadding = ReleaseTable("Segmented control: room beside the widest title")
    .first(14.0, "frame width", .likely)
    .from(.xcode11, 18, "frame width", .likely)

  static let segmentWeight = ReleaseTable("Segmented control: weight of its titles, 13 points")
    .first("regular", "frame width", .likely)
    .from(.xcode11, "medium", "frame width", .likely)

  /// Rounded fields grow with their font only where this is not fixed.
  static let roundedFieldHeight = ReleaseTable("Rounded text field: height at the usual font")
    .first(30.0, "frame height, whatever the font", views: 644, repositories: 91, .sure)
    .from(
      .xcode11, 34, "frame height; at least a line and 10, in whole pixels below", views: 481,
      repositories: 80, .sure)

  /// Before, a bezel of one height, whatever the font: 20 points of Avenir Next in 30 as well.
  static let roundedFieldGrows = ReleaseTable(
    "Rounded text field: at least as high as a line in whole points and 4"
  )
  .first(false, "frame heights", .thin)
  .from(.xcode9, true, "frame heights", views: 8, repositories: 2, .thin)

  /// What a field asks for beside its text and border.
  struct FieldRoom: Sendable, Hashable {
    var plain: Double
    var rounded: Double
    static let zero = FieldRoom(plain: 0, rounded: 0)
  }

  static let fieldRoom = ReleaseTable(
    "Text field: wider than its text (and border), without a border and rounded"
  )
  .first(
    FieldRoom(plain: 4, rounded: 7), "frame widths; 1 is rounded", views: 9, repositories: 4,
    .likely
  )
  .from(.xcode11, .zero, "frame widths", views: 16, repositories: 6, .likely)

  static let plainFieldLeast = ReleaseTable("Text field without a border: least height")
    .first(0.0, "as high as a line", .likely)
    .from(.xcode26_1, 22, "frame height", views: 60, repositories: 3, .likely)

  /// Up to Xcode 10 a line in whole points; since then with a point and a half more, in pixels.
  static let plainFieldPadding = ReleaseTable(
    "Text field without a border: added to a line (0: the line in whole points)"
  )
  .first(0.0, "frame height", .likely)
  .from(.xcode11, 1.52, "frame height", views: 36, repositories: 9, .likely)

  /// A field without a border is as high as the button that clears it.
  static let clearButtonHeight = ReleaseTable(
    "Text field without a border that may be cleared: least height"
  )
  .first(19.0, "frame height of fields below 16 points", views: 28, repositories: 6, .likely)
  .from(.xcode12, 0, "frame height; one of two", .thin)

  static let lineFieldPadding = ReleaseTable(
    "Text field with a line around it: added to a line, up to Xcode 10 to its whole points"
  )
  .first(4.0, "frame height", views: 4, repositories: 2, .thin)
  .from(.xcode11, 10, "frame height", views: 3, repositories: 2, .thin)

  static let symbolButtonSize = ReleaseTable("Information and add buttons: size")
    .first(Size(width: 22, height: 22), "Apple's images of that time", .thin)
    .from(
      .xcode11, Size(width: 25, height: 24), "frames 25.67 square at 3x", views: 2, repositories: 2,
      .thin)

  /// One dot's width is 7 until Xcode 11; afterwards dots and ends together as measured.
  /// Of Xcode 14 a page is 17 2/3 wide at 3x, and 18 1/2 at 2x as of every release before.
  static let pageControl = ReleaseTable(
    "Page control: width of each page, of the ends (at 3x others), and height"
  )
  .first(
    PageControlSize(page: 16, ends: -9, height: 37), "frames of two to four pages", views: 49,
    repositories: 28, .sure
  )
  .from(
    .xcode12, PageControlSize(page: 18.5, ends: 67, height: 27.5), "frames of two and three pages",
    views: 10, repositories: 9, .sure
  )
  .from(
    .xcode13,
    PageControlSize(page: 18.5, ends: 100, dense: Ends(page: 17.5, ends: 102), height: 26),
    "frames of three and five pages", views: 5, repositories: 5, .likely
  )
  .from(
    .xcode13_2,
    PageControlSize(page: 18.5, ends: 60, dense: Ends(page: 50.0 / 3, ends: 63), height: 26),
    "frames of two to four pages", views: 6, repositories: 6, .likely
  )
  .from(
    .xcode14, PageControlSize(page: 18.5, ends: 60, dense: Ends(page: 18, ends: 61.5), height: 26),
    "frames of three and four pages", views: 12, repositories: 6, .likely
  )
  .from(
    .xcode16, PageControlSize(page: 18.5, ends: 60, dense: Ends(page: 18, ends: 19), height: 26),
    "frames of three pages, 73 wide at 3x and 116 at 2x", views: 8, repositories: 6, .likely)

  /// The size of a page control is linear in its pages.
  struct PageControlSize: Sendable, Hashable {
    var page: Double
    var ends: Double
    /// On devices of three pixels per point, where they are others.
    var dense: Ends?
    var height: Double
  }

  /// The width of each page and of both ends.
  struct Ends: Sendable, Hashable {
    var page: Double
    var ends: Double
  }

  static let emptyPageControlHeight = ReleaseTable("Page control without pages: height")
    .first(37.0, "frame 0 x 37", views: 1, repositories: 1, .thin)
    .from(.xcode9, 0, "frames 0 x 0", views: 3, repositories: 3, .likely)

  static let emptyPageControlWidth = ReleaseTable("Page control without pages: width")
    .first(0.0, "frames 0 x 37 and 0 x 0", views: 4, repositories: 4, .likely)
    .from(.xcode13_2, 42.5, "frames 42.5 and 42 2/3 wide", views: 3, repositories: 2, .thin)

  static let dateWheelHeight = ReleaseTable("Date picker of wheels: height")
    .first(162.0, "frame height", views: 5, repositories: 3, .likely)
    .from(.xcode7, 216, "frame height", views: 27, repositories: 18, .sure)

  /// Whether the automatic style is a row of fields instead of wheels.
  static let automaticDatePickerIsCompact = ReleaseTable(
    "Date picker of the automatic style: a row of fields instead of wheels"
  )
  .first(false, "frame 216 high", views: 27, repositories: 18, .sure)
  .from(.xcode14_2, true, "frame 36 high", views: 3, repositories: 2, .thin)

  static let compactDatePickerHeight = ReleaseTable("Date picker as a row of fields: height")
    .first(34 + 1.0 / 3, "frame height", views: 2, repositories: 2, .thin)
    .from(.xcode15, 36, "frame height", views: 3, repositories: 2, .thin)

  /// A calendar in the place of wheels. Not recorded: as reported of iOS 14 and later.
  static let calendarSize = Size(width: 320, height: 330)
}
