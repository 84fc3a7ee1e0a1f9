import LayoutModel
import Testing

/// The distributions of a stack view that fill it, the same arithmetic along both axes.
///
/// `a`, `b`, `c` ask for the lengths named in each test along the axis and for 20 across it.
struct StackFillTests {
  private func hugging(_ id: ObjectID, _ priority: Double) -> (inout View) -> Void {
    { $0.change(id) { $0.hugging = AxisPair(horizontal: priority, vertical: priority) } }
  }

  @Test(arguments: Axis.allCases)
  func `fill: the view that hugs least takes what is left`(_ axis: Axis) {
    // 300 - 50 - 60 - 2 * 10 = 170 for c.
    expectPlaces(
      axis, StackContent(spacing: 10), [50, 60, 30], in: 300,
      are: [(0, 50), (60, 60), (130, 170)], hugging("c", 249))
  }

  @Test(arguments: Axis.allCases)
  func `fill: the view that resists least gives way`(_ axis: Axis) {
    // 100 - 2 * 10 = 80: a and c keep 30, b is left 20 of 60.
    expectPlaces(
      axis, StackContent(spacing: 10), [30, 60, 30], in: 100,
      are: [(0, 30), (40, 20), (70, 30)]
    ) {
      $0.change("b") { $0.compressionResistance = AxisPair(horizontal: 749, vertical: 749) }
    }
  }

  @Test(arguments: Axis.allCases)
  func `fill: without a length of its own the stack is as long as its views`(_ axis: Axis) {
    // 50 + 10 + 60 + 10 + 30 = 160.
    expectPlaces(
      axis, StackContent(spacing: 10), [50, 60, 30], in: nil,
      are: [(0, 50), (60, 60), (130, 30)], stackLength: 160)
  }

  @Test(arguments: Axis.allCases)
  func `fill: a single view is as long as the stack`(_ axis: Axis) {
    expectPlaces(axis, StackContent(spacing: 10), [50], in: 300, are: [(0, 300)])
  }

  @Test(arguments: Axis.allCases)
  func `fillEqually: equal lengths whatever the contents`(_ axis: Axis) {
    // (320 - 20) / 3 = 100.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [10, 20, 60], in: 320,
      are: [(0, 100), (110, 100), (220, 100)])
  }

  @Test(arguments: Axis.allCases)
  func `fillEqually: thirds land on pixels edge by edge`(_ axis: Axis) {
    // 280 / 3 = 93.333; edges 93.333 -> 93.5, 103.333 -> 103.5, 196.667 -> 196.5, 206.667 -> 206.5.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [10, 10, 10], in: 300,
      are: [(0, 93.5), (103.5, 93), (206.5, 93.5)])
    // At 3x a third is a pixel.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [10, 10, 10], in: 300,
      are: [(0, 280 / 3.0), (310 / 3.0, 280 / 3.0), (620 / 3.0, 280 / 3.0)], scale: 3)
  }

  @Test(arguments: Axis.allCases)
  func `fillEqually: the longest content decides the length of the stack`(_ axis: Axis) {
    // Three times 60 and two gaps of 10, for contents resist at 750 and hug at 250.
    expectPlaces(
      axis, StackContent(distribution: .fillEqually, spacing: 10), [10, 20, 60], in: nil,
      are: [(0, 60), (70, 60), (140, 60)], stackLength: 200)
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: lengths in the proportion of the contents`(_ axis: Axis) {
    // 50 : 100 : 150 of 600.
    expectPlaces(
      axis, StackContent(distribution: .fillProportionally), [50, 100, 150], in: 600,
      are: [(0, 100), (100, 200), (300, 300)])
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: with spacing the last view takes the remainder`(_ axis: Axis) {
    // Share = 640 / (300 + 2 * 10) = 2 per point: 100, 200; 640 - 20 - 300 = 320 instead of 300.
    expectPlaces(
      axis, StackContent(distribution: .fillProportionally, spacing: 10), [50, 100, 150], in: 640,
      are: [(0, 100), (110, 200), (320, 320)])
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: a view without contents takes what is left, none with any share evenly`(
    _ axis: Axis
  ) {
    // a keeps its 100 of 400; then 400 / 2 each.
    expectPlaces(
      axis, StackContent(distribution: .fillProportionally), [100, 100], in: 400,
      are: [(0, 100), (100, 300)]
    ) { $0.change("b") { $0.content = .none } }
    expectPlaces(
      axis, StackContent(distribution: .fillProportionally), [100, 100], in: 400,
      are: [(0, 200), (200, 200)]
    ) {
      $0.change("a") { $0.content = .none }
      $0.change("b") { $0.content = .none }
    }
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: a stated length comes before even shares`(_ axis: Axis) {
    // Interface Builder recorded two empty labels in 150 with a gap of 10 as 115 and 25.
    let isRow = axis == .horizontal
    let empty = ["a", "b"].map { View.sized($0, isRow ? 0 : 20, isRow ? 20 : 0) }
    let layout = SemanticsScreen(
      [
        .stack(
          "stack", StackContent(axis: axis, distribution: .fillProportionally, spacing: 10), empty)
      ],
      [
        "stack.left = root.left", "stack.top = root.top",
        isRow ? "stack.width = 150" : "stack.height = 150",
        isRow ? "b.width = 25" : "b.height = 25",
      ]
    ).solved()
    let lengths = ["a", "b"].map { layout.view(ObjectID($0))?.frame.size[axis] }
    #expect(lengths == [115, 25])
    #expect(layout.conflicts.isEmpty)
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: a nested stack counts for lengths that its views state`(_ axis: Axis) {
    // 25 + 10 + 5 = 40 beside 60, of 300: 120 and 180.
    let isRow = axis == .horizontal
    let nested = View.stack(
      "nested", StackContent(axis: axis, spacing: 10),
      [.sized("n", isRow ? 25 : 20, isRow ? 20 : 25), .blank("line")])
    let screen = SemanticsScreen(
      [
        .stack(
          "stack", StackContent(axis: axis, distribution: .fillProportionally),
          [nested, .sized("plain", isRow ? 60 : 20, isRow ? 20 : 60)])
      ],
      [
        "stack.left = root.left", "stack.top = root.top",
        isRow ? "stack.width = 300" : "stack.height = 300",
        isRow ? "line.width = 5" : "line.height = 5",
      ])
    let layout = screen.solved()
    let lengths = ["nested", "plain"].map { name in
      let frame = layout.view(ObjectID(name))?.frame ?? .zero
      return isRow ? frame.width : frame.height
    }
    #expect(lengths == [120, 180])
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: a nested stack counts for its contents and its gaps`(_ axis: Axis) {
    // Along: 30 + 10 + 60 = 100 beside 50, of 300; across: the greater, 60 beside 30, of 300.
    for (nested, places) in [
      (axis, [200.0, 100]), (axis == .horizontal ? .vertical : .horizontal, [150, 150]),
    ] {
      let isRow = axis == .horizontal
      let inner = StackContent(axis: nested, spacing: 10)
      let views = [30.0, 60].enumerated().map { index, length in
        View.sized(ObjectID("n\(index)"), isRow ? length : 20, isRow ? 20 : length)
      }
      let beside = nested == axis ? 50.0 : 60
      let screen = SemanticsScreen(
        [
          .stack(
            "stack", StackContent(axis: axis, distribution: .fillProportionally),
            [
              .stack("nested", inner, views),
              .sized("plain", isRow ? beside : 20, isRow ? 20 : beside),
            ])
        ],
        [
          "stack.left = root.left", "stack.top = root.top",
          isRow ? "stack.width = 300" : "stack.height = 300",
        ])
      let layout = screen.solved()
      let lengths = ["nested", "plain"].map { name in
        let frame = layout.view(ObjectID(name))?.frame ?? .zero
        return isRow ? frame.width : frame.height
      }
      #expect(lengths == places)
    }
  }

  @Test(arguments: Axis.allCases)
  func `fillProportionally: a hidden view has no share`(_ axis: Axis) {
    // 50 : 150 of 400.
    expectPlaces(
      axis, StackContent(distribution: .fillProportionally), [50, 150, 100], in: 400,
      are: [(0, 100), (100, 300)]
    ) { $0.change("c") { $0.isHidden = true } }
  }

  @Test(arguments: Axis.allCases)
  func `fixed views that do not fill a fixed stack conflict`(_ axis: Axis) {
    let isRow = axis == .horizontal
    let length = isRow ? "width" : "height"
    let layout = SemanticsScreen(
      [.stack("stack", StackContent(axis: axis, spacing: 10), [.blank("a"), .blank("b")])],
      [
        "stack.left = root.left", "stack.top = root.top", "s: stack.\(length) = 300",
        "a: a.\(length) = 50", "b: b.\(length) = 60",
        isRow ? "stack.height = 20" : "stack.width = 20",
      ]
    ).solved()
    #expect(layout.conflictingIDs == [["a", "b", "s"]])
    // 300 - 50 - 10 - 60.
    #expect(layout.conflicts.first?.amount == 180)
  }
}
