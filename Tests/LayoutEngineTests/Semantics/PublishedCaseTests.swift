import LayoutModel
import Testing

/// Worked cases other engines and talks publish, with their published answers.
///
/// AL: autolayout.js, `test/View.js`, visual formats written out by hand. C: ConstraintLayout,
/// `ChainTest` and `LinearSystemTest`; Cassowary, `inconsistent3`. W: Apple's conference talks.
struct PublishedCaseTests {
  @Test func `AL1: two equal views share a row with standard gaps`() {
    // 200 - 3 * 8 = 176; 176 / 2 = 88. The format leaves child2's top open; it is pinned here.
    let equations = [
      "child.leading = root.leading + 8", "child2.leading = child.trailing + 8",
      "root.trailing = child2.trailing + 8", "child.width = child2.width",
      "child.top = root.top", "root.bottom = child.bottom", "child.height = child2.height",
      "child2.top = root.top",
    ]
    let views: [View] = [.blank("child"), .blank("child2")]
    SemanticsScreen(200, 100, views, equations)
      .expectFrames(["child": [8, 0, 88, 100], "child2": [104, 0, 88, 100]])
    let asPublished = SemanticsScreen(200, 100, views, Array(equations.dropLast()))
    asPublished.expectFrames(
      ["child": [8, 0, 88, 100], "child2": [104, nil, 88, 100]], .ambiguous)
    #expect(asPublished.solved().witnesses("child2", .vertical, .position) != nil)
  }

  private let row = [
    "view1.leading = root.leading + 20", "view2.leading = view1.trailing + 20",
    "root.trailing = view2.trailing + 20", "view1.top = root.top", "view2.top = root.top",
    "view2.height = 30",
  ]

  @Test func `AL2: a view without a content size takes what its neighbour leaves`() {
    // 500 - 20 - 100 - 20 - 20 = 340.
    SemanticsScreen(500, 100, [.sized("view1", 100, 30), .blank("view2")], row)
      .expectFrames(["view1": [20, 0, 100, 30], "view2": [140, 0, 340, 30]])
  }

  @Test func `AL3: the fitting width of a row is its contents and gaps`() {
    // 20 + 100 + 20 + 100 + 20 = 260, asked for by a width of 0 at the fitting priority.
    let box = View.blank("box", [.sized("view1", 100, 30), .sized("view2", 100, 30)])
    SemanticsScreen(
      500, 100, [box],
      ["box.leading = root.leading", "box.top = root.top", "box.height = 30", "box.width = 0 @50"]
    )
    .owned(
      by: "box",
      row.map { $0.replacing("root", with: "box") }.filter { !$0.hasPrefix("view2.height") }
    )
    .expectFrames([
      "box": [0, 0, 260, 30], "view1": [20, 0, 100, 30], "view2": [140, 0, 100, 30],
    ])
  }

  @Test func `AL4: a gap as wide as a view`() {
    // The gap is a spacer: 500 - 100 - 100 = 300.
    SemanticsScreen(
      500, 100, [.blank("view1"), .blank("gap"), .blank("view2")],
      [
        "view1.leading = root.leading", "gap.leading = view1.trailing",
        "view2.leading = gap.trailing", "root.trailing = view2.trailing", "view2.width = 100",
        "gap.width = view2.width", "view1.height = 10", "gap.height = 10", "view2.height = 10",
        "view1.top = root.top", "gap.top = root.top", "view2.top = root.top",
      ]
    )
    .expectFrames(["view1": [0, 0, 300, 10], "view2": [400, 0, 100, 10]])
  }

  @Test func `AL5: a banner of fixed height over content`() {
    // 100 + 8 = 108; 500 - 8 = 492; 492 - 108 = 384.
    SemanticsScreen(
      320, 500, [.blank("banner"), .blank("content")],
      [
        "banner.top = root.top", "banner.height = 100", "content.top = banner.bottom + 8",
        "root.bottom = content.bottom + 8", "banner.leading = root.leading",
        "content.leading = root.leading", "banner.width = 320", "content.width = 320",
      ]
    )
    .expectFrames(["banner": [0, 0, 320, 100], "content": [0, 108, 320, 384]])
  }

  @Test func `W3: 75 at high priority beats 120 at low, nothing is averaged`() {
    SemanticsScreen(
      [.blank("view")],
      [
        "view.leading = root.leading", "view.top = root.top", "view.height = 10",
        "view.width = 120 @250", "view.width = 75 @750",
      ]
    )
    .expectFrames(["view": [0, 0, 75, 10]])
  }

  private let corner = ["view.leading = root.leading", "view.top = root.top", "view.height = 10"]

  @Test func `W1: width 24 and at least 30 at one priority is ambiguous between the two`() {
    // Every width from 24 to 30 is wrong by 6 in all.
    let layout = SemanticsScreen(
      [.blank("view")], corner + ["view.width = 24 @500", "view.width >= 30 @500"]
    ).solved()
    #expect(layout.witnesses("view", .horizontal, .size) == [24, 30])
    #expect(layout.ambiguities.count == 1)
  }

  @Test func `W2: at least 30 a little higher decides it`() {
    SemanticsScreen(
      [.blank("view")], corner + ["view.width = 24 @500", "view.width >= 30 @525"]
    )
    .expectFrames(["view": [0, 0, 30, 10]])
  }

  @Test func `W4: widths that are multiples of each other are all zero`() {
    // foo = 2 bar and bar = 3 foo, so foo = 6 foo = 0.
    SemanticsScreen(
      [.blank("foo"), .blank("bar")],
      [
        "foo.leading = root.leading", "bar.leading = root.leading", "foo.top = root.top",
        "bar.top = root.top", "foo.height = 10", "bar.height = 10", "foo.width = 2 * bar.width",
        "bar.width = 3 * foo.width",
      ]
    )
    .expectFrames(["foo": [0, 0, 0, 10], "bar": [0, 0, 0, 10]])
  }

  @Test func `W4: a solution that needs a width of minus 10 is unsatisfiable`() {
    let layout = SemanticsScreen(
      [.blank("view")],
      [
        "start: view.leading = root.leading + 100", "end: view.trailing = root.leading + 90",
        "view.top = root.top", "view.height = 10",
      ]
    ).solved()
    #expect(layout.conflictingIDs == [["end", "start"]])
    #expect(layout.conflicts.first?.members.contains { $0.description.hasPrefix("width") } == true)
    #expect(layout.conflicts.first?.amount == 10)
    #expect((layout.view("view")?.frame.width ?? -1) >= 0)
  }

  /// A text field and a button in a row 375 wide: 375 - 20 - 8 - 20 = 327 for the two.
  private func fieldAndButton(buttonHugging: Double) -> SemanticsScreen {
    SemanticsScreen(
      [.sized("field", 100, 30), .sized("button", 60, 30, hugging: buttonHugging)],
      [
        "field.leading = root.leading + 20", "button.leading = field.trailing + 8",
        "root.trailing = button.trailing + 20", "field.top = root.top", "button.top = root.top",
      ])
  }

  @Test func `W5: a field and a button that hug alike are ambiguous`() {
    // Either may take the 167 spare points: the field is 100 to 327 - 60 = 267 wide.
    let layout = fieldAndButton(buttonHugging: 250).solved()
    #expect(layout.witnesses("field", .horizontal, .size) == [100, 267])
    #expect(layout.witnesses("button", .horizontal, .size) == [60, 227])
  }

  @Test func `W5: the one that hugs less stretches`() {
    fieldAndButton(buttonHugging: 249)
      .expectFrames(["field": [20, 0, 100, 30], "button": [128, 0, 227, 30]])
    fieldAndButton(buttonHugging: 251)
      .expectFrames(["field": [20, 0, 267, 30], "button": [295, 0, 60, 30]])
  }

  @Test func `C1: the smallest frame around a centred fixed and a centred bounded view`() {
    // r holds b, so r >= 300; a may be 200 at most, so its two gaps are least at r = 300: 50 each.
    let vertical = ["r", "a", "b"].flatMap { ["\($0).top = root.top", "\($0).height = 10"] }
    SemanticsScreen(
      600, 100, [.blank("r"), .blank("a"), .blank("b")],
      vertical + [
        "r.leading = root.leading", "b.width = 300", "a.leading = r.leading @250",
        "a.trailing = r.trailing @250", "a.width >= 150 @750", "a.width <= 200 @750",
        "r.trailing >= a.trailing", "r.trailing >= b.trailing", "a.centerX = r.centerX",
        "b.centerX = r.centerX",
      ]
    )
    .expectFrames(["r": [0, 0, 300, 10], "a": [50, 0, 200, 10], "b": [0, 0, 300, 10]])
  }

  @Test func `C3: a chain with the outer views at the ends and one gap`() {
    // b from 100 to 500 - 25.
    let vertical = ["a", "b", "c"].flatMap { ["\($0).top = root.top", "\($0).height = 10"] }
    SemanticsScreen(
      600, 100, [.blank("a"), .blank("b"), .blank("c")],
      vertical + [
        "a.leading = root.leading", "a.width = 100", "b.leading = a.trailing",
        "c.leading = b.trailing + 25", "c.width = 100", "root.trailing = c.trailing",
      ]
    )
    .expectFrames(["a": [0, 0, 100, 10], "b": [100, 0, 375, 10], "c": [500, 0, 100, 10]])
  }

  @Test func `C5: of six constraints the two that cannot hold are named`() {
    let vertical = ["w", "x", "y", "z"].flatMap {
      ["\($0).top = root.top", "\($0).height = 10", "\($0).leading = root.leading"]
    }
    let layout = SemanticsScreen(
      [.blank("w"), .blank("x"), .blank("y"), .blank("z")],
      vertical + [
        "w-10: w.width >= 10", "x-w: x.width >= w.width", "y-x: y.width >= x.width",
        "z-y: z.width >= y.width", "z-8: z.width >= 8", "z-4: z.width <= 4",
      ]
    ).solved()
    // Two minimal sets share z <= 4; giving it up mends both.
    let cores: [[ObjectID]] = [["z-4", "z-8"], ["w-10", "x-w", "y-x", "z-4", "z-y"]]
    #expect(!layout.conflicts.isEmpty)
    for ids in layout.conflictingIDs { #expect(cores.contains(ids), "not minimal: \(ids)") }
  }
}
