import LayoutModel
import Testing

/// Auto Layout Guide, "Anatomy of a Constraint": equations, inverted equations, inequalities,
/// priorities. The superview is 375 x 667 unless a test says otherwise.
struct AppleGuideEquationTests {
  private let tops = [
    "red.top = root.top", "blue.top = root.top", "red.height = 40", "blue.height = 40",
  ]

  @Test func `figure: red leads 8 after blue trails`() {
    // blue 30..90, so red starts at 98.
    SemanticsScreen(
      [.blank("red"), .blank("blue")],
      tops + [
        "blue.leading = root.leading + 30", "blue.width = 60", "red.width = 50",
        "red.leading = 1.0 * blue.trailing + 8.0",
      ]
    )
    .expectFrames(["blue": [30, 0, 60, 40], "red": [98, 0, 50, 40]])
  }

  /// Listing 3-1 and its inversion 3-2. Centre: (375 - w) / 2 and (667 - h) / 2.
  private static let common = [
    "button1.leading = root.leading + 20", "button1.width = 100", "button1.height = 30",
    "button1.top = root.top", "button2.height = 30", "button2.top = root.top",
    "button3.top = button1.bottom", "button3.height = 30", "button3.width = 10",
    "view.width = 80",
  ]
  private static let listing31 = [
    "button2.leading = 1.0 * button1.trailing + 8.0", "button3.leading = 1.0 * button1.leading",
    "button1.width = 1.0 * button2.width", "view.centerX = 1.0 * root.centerX",
    "view.centerY = 1.0 * root.centerY", "view.height = 2.0 * view.width",
  ]
  private static let listing32 = [
    "button1.trailing = 1.0 * button2.leading - 8.0", "button1.leading = 1.0 * button3.leading",
    "button2.width = 1.0 * button1.width", "root.centerX = 1.0 * view.centerX",
    "root.centerY = 1.0 * view.centerY", "view.width = 0.5 * view.height",
  ]

  @Test(arguments: [listing31, listing32])
  func `listings 3-1 and 3-2: an equation and its inversion give the same frames`(
    _ listing: [String]
  ) {
    // 20 + 100 + 8 = 128; view 80 x 160 at (375 - 80) / 2 = 147.5, (667 - 160) / 2 = 253.5.
    SemanticsScreen(
      [.blank("button1"), .blank("button2"), .blank("button3"), .blank("view")],
      Self.common + listing
    )
    .expectFrames([
      "button1": [20, 0, 100, 30], "button2": [128, 0, 100, 30], "button3": [20, 30, 10, 30],
      "view": [147.5, 253.5, 80, 160],
    ])
  }

  @Test func `listing 3-1: a constant height needs no second item`() {
    SemanticsScreen(
      [.blank("view")],
      [
        "view.height = 40.0", "view.top = root.top", "view.leading = root.leading",
        "view.width = 9",
      ]
    )
    .expectFrames(["view": [0, 0, 9, 40]])
  }

  @Test(arguments: [(375.0, 100.0, 335.0), (667, 100, 627)])
  func `three layouts: width fixed, both edges, edge and centre`(
    _ window: Double, _ fixed: Double, _ stretched: Double
  ) {
    // Leading 20; the second and third leave 20 on the other side: window - 40.
    SemanticsScreen(
      window, 400, [.blank("first"), .blank("second"), .blank("third")],
      ["first", "second", "third"].flatMap {
        ["\($0).leading = root.leading + 20", "\($0).top = root.top", "\($0).height = 10"]
      } + [
        "first.width = 100", "root.trailing = second.trailing + 20",
        "third.centerX = root.centerX",
      ]
    )
    .expectFrames([
      "first": [20, 0, fixed, 10], "second": [20, 0, stretched, 10],
      "third": [20, 0, stretched, 10],
    ])
  }

  @Test func `listing 3-3: a minimum and a maximum alone do not define the width`() {
    let screen = SemanticsScreen(
      [.blank("view")],
      [
        "view.width >= 40.0", "view.width <= 280.0", "view.leading = root.leading",
        "view.top = root.top", "view.height = 10",
      ])
    #expect(screen.solved().witnesses("view", .horizontal, .size) == [40, 280])
  }

  @Test(arguments: [(20.0, 40.0), (120, 120), (400, 280)])
  func `listing 3-3: within them a wish decides, beyond them they do`(
    _ wish: Double, _ width: Double
  ) {
    SemanticsScreen(
      [.blank("view")],
      [
        "view.width >= 40.0", "view.width <= 280.0", "view.width = \(wish) @500",
        "view.leading = root.leading", "view.top = root.top", "view.height = 10",
      ]
    )
    .expectFrames(["view": [0, 0, width, 10]])
  }

  private let neighbours = [
    "red.leading = root.leading + 10", "red.width = 60", "blue.width = 50",
  ]

  @Test func `listing 3-4: two inequalities are one equality`() {
    // 10 + 60 + 8 = 78.
    SemanticsScreen(
      [.blank("red"), .blank("blue")],
      tops + neighbours + [
        "blue.leading >= 1.0 * red.trailing + 8.0", "blue.leading <= 1.0 * red.trailing + 8.0",
      ]
    )
    .expectFrames(["red": [10, 0, 60, 40], "blue": [78, 0, 50, 40]])
  }

  @Test func `priorities: an optional upper bound pulls as close as it can`() {
    let views: [View] = [.blank("red"), .blank("blue")]
    let pulled =
      tops + neighbours + [
        "blue.leading >= 1.0 * red.trailing + 8.0", "blue.leading <= 1.0 * red.trailing + 8.0 @250",
      ]
    SemanticsScreen(views, pulled).expectFrames(["blue": [78, 0, 50, 40]])
    // Another constraint may pull it farther away: 375 - 50 - 100 = 225 at the least.
    SemanticsScreen(views, pulled + ["blue.trailing >= root.trailing - 100"])
      .expectFrames(["blue": [225, 0, 50, 40]])
  }

  @Test func `priorities: an optional constraint that cannot hold is come closest to`() {
    // 300 is out of reach below 200 or 40 % of 375 = 150.
    SemanticsScreen(
      [.blank("view")],
      [
        "view.width = 300 @750", "view.width <= 0.4 * root.width", "view.leading = root.leading",
        "view.top = root.top", "view.height = 10",
      ]
    )
    .expectFrames(["view": [0, 0, 150, 10]])
  }

  @Test func `priorities: from highest to lowest, whatever their number`() {
    // Three wishes at 249 against one at 250: 100 stays.
    SemanticsScreen(
      [.blank("view")],
      [
        "view.width = 100 @250", "view.width = 300 @249", "view.width >= 300 @249",
        "view.width = 301 @249", "view.leading = root.leading", "view.top = root.top",
        "view.height = 10",
      ]
    )
    .expectFrames(["view": [0, 0, 100, 10]])
  }

  @Test func `priorities: fractions count too`() {
    SemanticsScreen(
      [.blank("view")],
      [
        "view.width = 100 @249.99998474121094", "view.width = 200 @250",
        "view.leading = root.leading", "view.top = root.top", "view.height = 10",
      ]
    )
    .expectFrames(["view": [0, 0, 200, 10]])
  }
}
