import LayoutModel
import Testing

/// "The Auto Layout Comprehendium".
struct ComprehendiumTests {
  private let corner = ["view.leading = root.leading", "view.top = root.top"]

  @Test func `two buttons side by side and equally wide leave degrees of freedom`() {
    let pair = [
      "leftButton.right = rightButton.left", "leftButton.width = rightButton.width",
    ]
    let views: [View] = [.blank("leftButton"), .blank("rightButton")]
    let open = SemanticsScreen(views, pair).solved()
    // Place and width are open horizontally, everything vertically.
    #expect(open.verdict == .ambiguous)
    #expect(Set(open.ambiguities.map(\.axis)) == [.horizontal, .vertical])
    // Each constraint takes one degree away: 375 / 2 = 187.5.
    SemanticsScreen(
      views,
      pair + [
        "leftButton.left = root.left", "rightButton.right = root.right",
        "leftButton.top = root.top", "rightButton.top = root.top", "leftButton.height = 44",
        "rightButton.height = 44",
      ]
    )
    .expectFrames(["leftButton": [0, 0, 187.5, 44], "rightButton": [187.5, 0, 187.5, 44]])
  }

  @Test func `deduced anchors are linear in the base anchors`() {
    // Width = trailing - leading, height = bottom - top, centre = half their sum.
    SemanticsScreen(
      [.blank("view"), .blank("other")],
      [
        "view.leading = root.leading + 30", "view.trailing = root.leading + 130",
        "view.top = root.top + 40", "view.bottom = root.top + 100",
        "other.centerX = view.centerX", "other.centerY = view.centerY",
        "other.width = view.height", "other.height = view.width",
      ]
    )
    // Centre (80, 70), 60 x 100.
    .expectFrames(["view": [30, 40, 100, 60], "other": [50, 20, 60, 100]])
  }

  @Test func `a button directly below a title`() {
    SemanticsScreen(
      [.sized("titleLabel", 120, 21), .sized("okButton", 40, 30)],
      [
        "titleLabel.top = root.top + 20", "titleLabel.leading = root.leading + 16",
        "okButton.top = titleLabel.bottom", "okButton.leading = titleLabel.leading",
      ]
    )
    .expectFrames(["titleLabel": [16, 20, 120, 21], "okButton": [16, 41, 40, 30]])
  }

  @Test(arguments: [(375.0, 300.0), (300, 300), (200, 200)])
  func `a button 300 wide that never exceeds its superview`(_ window: Double, _ width: Double) {
    SemanticsScreen(
      window, 400, [.blank("view")],
      corner + ["view.height = 44", "view.width = 300 @999", "view.width <= root.width"]
    )
    .expectFrames(["view": [0, 0, width, 44]])
  }

  @Test func `a view of 80 percent doubles with its superview when all is flexible`() {
    // Margins 10 and 10, width 80 in 100: all three double.
    let all: AutoresizingMask = [.flexibleMinX, .flexibleWidth, .flexibleMaxX]
    SemanticsScreen(200, 100, [.sprung("view", Frame(x: 10, y: 0, width: 80, height: 5), all)])
      .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 100, height: 100) }
      .expectFrames(["view": [20, 0, 160, 5]])
  }

  @Test func `struts pin edges with the spacing of the initial frame`() {
    // Only the width is flexible: 10 stays on both sides, 200 - 20 = 180.
    SemanticsScreen(
      200, 100, [.sprung("view", Frame(x: 10, y: 0, width: 80, height: 5), .flexibleWidth)]
    )
    .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 100, height: 100) }
    .expectFrames(["view": [10, 0, 180, 5]])
  }

  @Test func `a view set by its frame needs no constraint and tolerates none`() {
    let screen = SemanticsScreen([.sprung("view", Frame(x: 10, y: 10, width: 120, height: 40), [])])
    screen.expectFrames(["view": [10, 10, 120, 40]])
    let layout = SemanticsScreen(
      [.sprung("view", Frame(x: 10, y: 10, width: 120, height: 40), [])],
      ["wide: view.width = 200"]
    ).solved()
    #expect(layout.conflictingIDs == [["wide"]])
    #expect(layout.conflicts.first?.members.contains { $0.description.contains("mask") } == true)
  }

  @Test func `intrinsic sizes of common controls`() {
    // Switch 49 x 31 (frame 51), indicators 20 and 37, an image its own size, a plain view none.
    let layout = SemanticsScreen(
      [
        .control("switch", .switch), .sized("image", 64, 48),
        View(id: "small", kind: .activityIndicator, content: .activityIndicator(style: "medium")),
        View(id: "big", kind: .activityIndicator, content: .activityIndicator(style: "large")),
        .blank("plain"), .control("empty", .imageView), .caption("label", "One line, however long"),
      ],
      ["switch", "image", "small", "big", "label"].flatMap {
        ["\($0).leading = root.leading", "\($0).top = root.top"]
      } + [
        "plain.leading = root.leading", "plain.top = root.top", "plain.width = 1",
        "plain.height = 1", "empty.leading = root.leading", "empty.top = root.top",
        "empty.width = 1", "empty.height = 1",
      ]
    ).solved()
    func natural(_ id: ObjectID) -> [Double?] {
      let size = layout.view(id)?.intrinsicSize
      return [size?.horizontal ?? nil, size?.vertical ?? nil]
    }
    #expect(natural("switch") == [49, 31])
    #expect(natural("small") == [20, 20])
    #expect(natural("big") == [37, 37])
    #expect(natural("image") == [64, 48])
    #expect(natural("plain") == [nil, nil])
    #expect(natural("empty") == [nil, nil])
    // 17 * 1.193359375 = 20.287, up to a pixel.
    #expect(natural("label").last == 20.5)
    layout.expectFrames([
      "switch": [0, 0, 51, 31], "small": [0, 0, 20, 20], "big": [0, 0, 37, 37],
    ])
  }

  @Test func `a constraint on the size prevails over the content without a conflict`() {
    SemanticsScreen([.sized("view", 64, 48)], corner + ["view.width = 10"])
      .expectFrames(["view": [0, 0, 10, 48]])
  }

  /// 8 points to leading, trailing and top, 20 high.
  private let bar = [
    "view.leading = root.leading + 8", "root.trailing = view.trailing + 8",
    "view.top = root.top + 8", "view.height = 20",
  ]

  @Test func `a button with margins of 8 and a height of 20 on 375 by 812`() {
    // Leading 8, trailing 375 - 8 = 367, top 8, bottom 28.
    let screen = SemanticsScreen(375, 812, [.blank("view")], bar)
    screen.expectFrames(["view": [8, 8, 359, 20]])
    screen.rightToLeft().expectFrames(["view": [8, 8, 359, 20]])
  }

  @Test func `x is leading, and trailing in right-to-left`() {
    let screen = SemanticsScreen(
      375, 812, [.blank("view")],
      [
        "view.leading = root.leading + 10", "view.trailing = root.trailing - 50",
        "view.top = root.top", "view.height = 20",
      ])
    // 375 - 10 - 50 = 315 wide; from the right the other way round.
    screen.expectFrames(["view": [10, 0, 315, 20]])
    screen.rightToLeft().expectFrames(["view": [50, 0, 315, 20]])
  }

  @Test func `once required constraints decide, lower ones are ignored`() {
    let decided = corner + ["view.width = 100", "view.height = 20"]
    SemanticsScreen(
      [.blank("view")],
      decided + [
        "view.width = 200 @999", "view.width >= 150 @500", "view.centerX = root.centerX @1",
      ]
    )
    .expectFrames(["view": [0, 0, 100, 20]])
  }

  @Test func `every level is used until nothing is open`() {
    // 1000 bounds the width, 750 wants more than it allows, 250 places the view, 1 is too late.
    SemanticsScreen(
      [.blank("view")],
      [
        "view.top = root.top", "view.height = 20", "view.width <= 120", "view.width = 300 @750",
        "view.leading = root.leading + 40 @250", "view.centerX = root.centerX @1",
      ]
    )
    .expectFrames(["view": [40, 0, 120, 20]])
  }
}
