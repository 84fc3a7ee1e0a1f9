import LayoutModel
import Testing

/// Alignments of a stack view, margins and nesting.
struct StackAlignmentTests {
  /// A row of `a` (50 x 20) and `b` (60 x 30), 40 high; across a column the sizes swap.
  private func screen(
    _ axis: Axis, _ alignment: StackContent.Alignment, across: Double? = 40
  ) -> SemanticsScreen {
    let isRow = axis == .horizontal
    var equations = ["stack.leading = root.leading", "stack.top = root.top"]
    if let across {
      equations.append(isRow ? "stack.height = \(across)" : "stack.width = \(across)")
    }
    return SemanticsScreen(
      [
        .stack(
          "stack", StackContent(axis: axis, alignment: alignment),
          [
            isRow ? .sized("a", 50, 20) : .sized("a", 20, 50),
            isRow ? .sized("b", 60, 30) : .sized("b", 30, 60),
          ])
      ], equations)
  }

  /// Where `a` and `b` lie across the axis, as start and length.
  private func expectAcross(
    _ axis: Axis, _ alignment: StackContent.Alignment, a: (Double, Double), b: (Double, Double),
    across: Double? = 40, stack: Double = 40,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let screen = screen(axis, alignment, across: across)
    if axis == .horizontal {
      screen.expectFrames(
        ["stack": [0, 0, 110, stack], "a": [0, a.0, 50, a.1], "b": [50, b.0, 60, b.1]],
        sourceLocation: sourceLocation)
    } else {
      screen.expectFrames(
        ["stack": [0, 0, stack, 110], "a": [a.0, 0, a.1, 50], "b": [b.0, 50, b.1, 60]],
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: Axis.allCases)
  func `fill stretches every view across`(_ axis: Axis) {
    expectAcross(axis, .fill, a: (0, 40), b: (0, 40))
    // Without a size across, the largest content decides: 30.
    expectAcross(axis, .fill, a: (0, 30), b: (0, 30), across: nil, stack: 30)
  }

  @Test(arguments: Axis.allCases)
  func `leading, or top, aligns at the start`(_ axis: Axis) {
    expectAcross(axis, .leading, a: (0, 20), b: (0, 30))
  }

  @Test(arguments: Axis.allCases)
  func `trailing, or bottom, aligns at the end`(_ axis: Axis) {
    expectAcross(axis, .trailing, a: (20, 20), b: (10, 30))
  }

  @Test(arguments: Axis.allCases)
  func `center aligns the middles`(_ axis: Axis) {
    expectAcross(axis, .center, a: (10, 20), b: (5, 30))
  }

  @Test(arguments: Axis.allCases, [StackContent.Alignment.leading, .trailing, .center])
  func `aligned views hug the stack to the largest of them`(
    _ axis: Axis, _ alignment: StackContent.Alignment
  ) {
    let a: Double = alignment == .leading ? 0 : alignment == .trailing ? 10 : 5
    expectAcross(axis, alignment, a: (a, 20), b: (0, 30), across: nil, stack: 30)
  }

  @Test(arguments: Axis.allCases)
  func `an aligned view without a content size is flat`(_ axis: Axis) {
    let isRow = axis == .horizontal
    let screen = screen(axis, .center).changing("b") {
      $0.content = .none
      $0.kind = .view
    }.changing("root") {
      $0.constraints += SemanticsEquation.constraints(
        [isRow ? "length: b.width = 60" : "length: b.height = 60"], owner: "root",
        sourceLocation: #_sourceLocation)
    }
    // Nothing else asks for a size across, so the least one stands (at 25).
    screen.expectFrames(["b": isRow ? [50, 20, 60, 0] : [20, 50, 0, 60]])
  }

  /// 17 points: ascender 0.952148 * 17 = 16.187 -> 16, descender 0.241211 * 17 = 4.101 -> 4, height
  /// 20.287 -> 20.5. 12 points: 11.426 -> 11.5, 2.895 -> 3, 14.320 -> 14.5.
  private func labels(_ content: StackContent) -> SemanticsScreen {
    SemanticsScreen(
      [.stack("stack", content, [.caption("a", "Ag"), .caption("b", "Ag", size: 12)])],
      ["stack.leading = root.leading", "stack.top = root.top"])
  }

  @Test func `firstBaseline puts the first lines on one line`() {
    // a's at 16, so b's top at 16 - 11.5.
    labels(StackContent(alignment: .firstBaseline)).expectFrames([
      "stack": [0, 0, nil, 20.5], "a": [0, 0, nil, 20.5], "b": [nil, 4.5, nil, 14.5],
    ])
  }

  @Test func `lastBaseline puts the last lines on one line`() {
    // a's at 20.5 - 4 = 16.5; b's bottom at 16.5 + 3 = 19.5, its top at 5.
    labels(StackContent(alignment: .lastBaseline)).expectFrames([
      "stack": [0, 0, nil, 20.5], "a": [0, 0, nil, 20.5], "b": [nil, 5, nil, 14.5],
    ])
  }

  @Test func `baseline-relative spacing runs from last to first baseline`() {
    // a's last baseline 16.5, 24 further down is b's first: 40.5 - 11.5 = 29; 29 + 14.5 = 43.5.
    labels(StackContent(axis: .vertical, spacing: 24, isBaselineRelative: true)).expectFrames([
      "stack": [0, 0, nil, 43.5], "a": [0, 0, nil, 20.5], "b": [0, 29, nil, 14.5],
    ])
  }

  @Test(arguments: Axis.allCases)
  func `a stack that arranges in its margins`(_ axis: Axis) {
    // Margins top 10, left 20, bottom 30, right 40. Row: 20 + 110 + 40 = 170, 10 + 30 + 30 = 70.
    let screen = screen(axis, .fill, across: nil).changing("stack") {
      $0.margins = .absolute(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      if case .stack(var content) = $0.content {
        content.arrangesInMargins = true
        $0.content = .stack(content)
      }
    }
    if axis == .horizontal {
      screen.expectFrames(
        ["stack": [0, 0, 170, 70], "a": [20, 10, 50, 30], "b": [70, 10, 60, 30]])
    } else {
      screen.expectFrames(
        ["stack": [0, 0, 90, 150], "a": [20, 10, 30, 50], "b": [20, 60, 30, 60]])
    }
  }

  @Test func `margins without arrangement in them move nothing`() {
    screen(.horizontal, .fill, across: nil).changing("stack") { $0.margins = .absolute(.all(10)) }
      .expectFrames(["stack": [0, 0, 110, 30], "a": [0, 0, 50, 30]])
  }

  @Test func `stacks nest`() {
    // Column of two rows, 8 apart; rows 110 and 90 wide, so the column is 110 and the second row's
    // last view takes the 20 left.
    let rows = [
      View.stack("first", StackContent(), [.sized("a", 50, 20), .sized("b", 60, 30)]),
      View.stack(
        "second", StackContent(), [.sized("c", 40, 10), .sized("d", 50, 10, hugging: 240)]),
    ]
    SemanticsScreen(
      [.stack("column", StackContent(axis: .vertical, spacing: 8), rows)],
      ["column.leading = root.leading + 16", "column.top = root.top + 20"]
    )
    .expectFrames([
      "column": [16, 20, 110, 48], "first": [0, 0, 110, 30], "second": [0, 38, 110, 10],
      "a": [0, 0, 50, 30], "b": [50, 0, 60, 30], "c": [0, 0, 40, 10], "d": [40, 0, 70, 10],
    ])
  }

  @Test func `a hidden row takes its views with it`() {
    let rows = [
      View.stack("first", StackContent(), [.sized("a", 50, 20)]).setting(\.isHidden, true),
      View.stack("second", StackContent(), [.sized("c", 40, 10)]),
    ]
    let layout = SemanticsScreen(
      [.stack("column", StackContent(axis: .vertical, spacing: 8), rows)],
      ["column.leading = root.leading", "column.top = root.top"]
    ).solved()
    layout.expectFrames([
      "column": [0, 0, 40, 10], "second": [0, 0, 40, 10], "c": [0, 0, 40, 10],
    ])
    #expect(layout.view("a")?.isHidden == true)
    #expect(layout.view("first")?.frame.height == 0)
  }

  @Test func `constraints between arranged views and the outside hold`() {
    // a twice as wide as b by constraint: 2 b + b = 300.
    screen(.horizontal, .fill).changing("root") {
      $0.constraints += SemanticsEquation.constraints(
        ["wide: stack.width = 300", "twice: a.width = 2 * b.width"], owner: "root",
        sourceLocation: #_sourceLocation)
    }
    .expectFrames(["a": [0, 0, 200, 40], "b": [200, 0, 100, 40]])
  }
}
