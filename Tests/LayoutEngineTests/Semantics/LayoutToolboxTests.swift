import LayoutModel
import Testing

/// objc.io, "Advanced Auto Layout Toolbox".
struct LayoutToolboxTests {
  private let corner = ["label.leading = root.leading", "label.top = root.top"]

  @Test func `a label of 100 by 30 is four constraints`() {
    let pulls = [
      "label.width = 60 @740", "label.width = 200 @240", "label.height = 60 @255",
      "label.height = 10 @745",
    ]
    // Width: at least 100 @750 beats 60 @740, at most 100 @250 beats 200 @240. Height: at least 30
    // @750, then nearest to 10 @745 is 30, which leaves nothing to 60 @255.
    SemanticsScreen([.sized("label", 100, 30)], corner + pulls)
      .expectFrames(["label": [0, 0, 100, 30]])
    SemanticsScreen(
      [.blank("label")],
      corner + pulls + [
        "label.width <= 100 @250", "label.width >= 100 @750", "label.height <= 30 @250",
        "label.height >= 30 @750",
      ]
    )
    .expectFrames(["label": [0, 0, 100, 30]])
  }

  @Test func `a progress view prefers a height and no width`() {
    let layout = SemanticsScreen(
      [View(id: "label", kind: .progressView, content: .progress(style: nil))],
      corner + ["label.width = 123"]
    ).solved()
    #expect(layout.view("label")?.intrinsicSize == AxisPair(horizontal: nil, vertical: 4))
    layout.expectFrames(["label": [0, 0, 123, 4]])
  }

  @Test func `constraints and content sizes speak of alignment rectangles`() {
    // A switch is 49 wide in its alignment rectangle and 2 wider in its frame: its trailing line
    // at 375 - 20 = 355, so it starts at 306 and its frame ends at 357.
    SemanticsScreen(
      [.control("switch", .switch), .blank("below")],
      [
        "root.trailing = switch.trailing + 20", "switch.top = root.top + 10",
        "below.top = switch.bottom", "below.leading = switch.leading",
        "below.width = switch.width", "below.height = 8",
      ]
    )
    .expectFrames(["switch": [306, 10, 51, 31], "below": [306, 41, 49, 8]])
    // Recorded: a progress view in a bar's style, stated 6 high, ends a point below its superview.
    var bar = View(id: "bar", kind: .progressView, content: .progress(style: "bar"))
    bar.frame = nil
    SemanticsScreen(
      [bar, .blank("below")],
      [
        "bar.top = root.top + 91", "bar.leading = root.leading", "bar.width = 374",
        "bar.height = 6", "below.top = bar.bottom + 8", "below.leading = root.leading",
        "below.width = 20", "below.height = 8",
      ]
    )
    .expectFrames(["bar": [0, 91, 374, 7], "below": [0, 105, 20, 8]])
    // A slider reaches 2 beyond both ends and 1 below: 20 - 2, 335 + 4, 30 + 1.
    SemanticsScreen(
      [.control("slider", .slider)],
      [
        "slider.leading = root.leading + 20", "root.trailing = slider.trailing + 20",
        "slider.top = root.top + 10",
      ]
    )
    .expectFrames(["slider": [18, 10, 339, 31]])
  }

  @Test func `the baseline of a view without text is its bottom`() {
    SemanticsScreen(
      [.blank("a"), .blank("b")],
      [
        "a.top = root.top + 10", "a.height = 50", "b.height = 20", "b.baseline = a.baseline",
        "a.leading = root.leading", "b.leading = root.leading", "a.width = 5", "b.width = 5",
      ]
    )
    .expectFrames(["a": [0, 10, 5, 50], "b": [0, 40, 5, 20]])
  }

  @Test func `text of several lines is measured at the width the first pass found`() {
    // Eight W's are 109 to 150 wide at 17 points, so 160 holds one word and not two.
    // Line height 17 * 1.193359375 = 20.287: two lines 40.574, up to a pixel 41 (2x); below 8.
    SemanticsScreen(
      [.caption("label", "WWWWWWWW WWWWWWWW", lines: 0), .blank("below")],
      corner + [
        "label.width = 160", "below.top = label.bottom + 8", "below.leading = label.leading",
        "below.width = 1", "below.height = 1",
      ]
    )
    .expectFrames(["label": [0, 0, 160, 41], "below": [0, 49, 1, 1]])
    // In the whole window it needs one line: 20.287 -> 20.5.
    SemanticsScreen(
      [.caption("label", "WWWWWWWW WWWWWWWW", lines: 0)], corner + ["label.width = 360"]
    )
    .expectFrames(["label": [0, 0, 360, 20.5]])
  }

  @Test func `a height of higher priority trumps the height of the text`() {
    let screen = SemanticsScreen(
      [.caption("label", "WWWWWWWW WWWWWWWW", lines: 0)],
      corner + ["label.width = 160", "height: label.height = 25 @751"])
    screen.expectFrames(["label": [0, 0, 160, 25]])
    screen.changing(constraint: "height") { $0.priority = 749 }
      .expectFrames(["label": [0, 0, 160, 41]])
  }

  @Test func `centring by a format needs an inequality that always holds`() {
    // V:[superview]-(<=1)-[subview] with centres aligned: (375 - 100) / 2 = 137.5.
    SemanticsScreen(
      [.blank("subview")],
      [
        "subview.top <= root.bottom + 1", "subview.centerX = root.centerX",
        "subview.width = 100", "subview.height = 50", "subview.centerY = root.centerY @1",
      ]
    )
    .expectFrames(["subview": [137.5, 308.5, 100, 50]])
  }

  @Test func `views aligned at the leading edge and spaced out vertically`() {
    // 20, 20 + 30 + 12, 62 + 30 + 12.
    SemanticsScreen(
      [.sized("a", 80, 30), .sized("b", 60, 30), .sized("c", 90, 30)],
      [
        "a.top = root.top + 20", "a.leading = root.leading + 16",
        "b.top = a.bottom + 12", "b.leading = a.leading", "c.top = b.bottom + 12",
        "c.leading = b.leading",
      ]
    )
    .expectFrames(["a": [16, 20, 80, 30], "b": [16, 62, 60, 30], "c": [16, 104, 90, 30]])
  }

  @Test func `a view whose mask is translated conflicts with its constraints`() {
    let layout = SemanticsScreen(
      [.sprung("view", Frame(x: 0, y: 0, width: 80, height: 100), [])],
      ["pin: view.left = root.left + 20"]
    ).solved()
    #expect(layout.conflictingIDs == [["pin"]])
    #expect(layout.conflicts.first?.members.contains { $0.description.contains("mask") } == true)
  }

  @Test func `a forgotten constraint is an ambiguous layout`() {
    // No x: the view may lie anywhere.
    let layout = SemanticsScreen(
      [.blank("view")], ["view.top = root.top", "view.width = 10", "view.height = 10"]
    ).solved()
    #expect(layout.ambiguities.map(\.view) == ["view"])
    #expect(layout.witnesses("view", .horizontal, .position) == [nil, nil])
  }

  @Test func `double-length strings push their neighbours`() throws {
    let screen = SemanticsScreen(
      [.caption("label", "Settings"), .blank("after")],
      corner + [
        "after.leading = label.trailing + 8", "after.top = root.top", "after.width = 5",
        "after.height = 5",
      ])
    let once = try #require(screen.solved().view("label")?.frame.width)
    let layout = screen.at { $0.textFactor = 2 }.solved()
    let twice = try #require(layout.view("label")?.frame.width)
    // Each copy is as wide as the text, but for a space between and half a pixel of rounding.
    #expect(twice >= 2 * once - 1)
    #expect(twice <= 2 * once + 6)
    #expect(layout.view("after")?.frame.x == twice + 8)
  }
}
