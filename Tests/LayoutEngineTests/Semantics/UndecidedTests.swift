import LayoutModel
import Testing

/// What a document leaves open is taken from its recorded frames, last of all, and said so.
struct UndecidedTests {
  private func recorded(_ view: View, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> View {
    view.setting(\.frame, Frame(x: x, y: y, width: w, height: h))
  }

  @Test func `an axis without constraints keeps its recorded frame`() {
    let screen = SemanticsScreen(
      [recorded(.blank("view"), 11, 22, 33, 44)], ["view.left = root.left + 5", "view.width = 60"])
    screen.expectFrames(["view": [5, 22, 60, 44]])
    #expect(screen.solved().assumptions == [Assumption(view: "view", reason: .unconstrainedAxis)])
  }

  @Test func `a stack that its only view holds keeps no recorded place`() {
    let stack = View.stack("stack", StackContent(axis: .vertical), [.blank("view")])
    let screen = SemanticsScreen(
      [recorded(stack, 0, 20, 100, 50)],
      [
        "stack.left = root.left", "stack.width = 60", "view.top = root.top + 70",
        "view.height = 30",
      ])
    screen.expectFrames(["stack": [0, 70, 60, 30], "view": [0, 0, 60, 30]])
    #expect(screen.solved().conflicts.isEmpty)
  }

  @Test func `a view that what is inside holds keeps no recorded place`() {
    // (375 - 100) / 2, less the 5 that the inner view keeps from its edges.
    let inner = View.blank("inner")
    let screen = SemanticsScreen(
      [recorded(.blank("outer").setting(\.subviews, [inner]), 73, 20, 310, 50)],
      [
        "inner.left = outer.left + 5", "inner.right = outer.right - 5", "inner.width = 100",
        "inner.centerX = root.centerX", "inner.top = outer.top", "inner.height = 30",
        "outer.top = root.top", "outer.height = 50",
      ])
    screen.expectFrames(["outer": [132.5, 0, 110, 50], "inner": [5, 0, 100, 30]])
    #expect(screen.solved().conflicts.isEmpty)
  }

  @Test func `a content size comes before the recorded one`() {
    SemanticsScreen([recorded(.sized("view", 80, 25), 11, 22, 33, 44)])
      .expectFrames(["view": [11, 22, 80, 25]])
  }

  @Test func `an open size is the recorded one where it may be`() {
    // Allowed 40 to 280: 128 stays, 500 comes down to 280.
    for (width, solved) in [(128.0, 128.0), (500, 280), (10, 40)] {
      let screen = SemanticsScreen(
        [recorded(.blank("view"), 0, 0, width, 10)],
        [
          "view.width >= 40", "view.width <= 280", "view.left = root.left", "view.top = root.top",
          "view.height = 10",
        ])
      let layout = screen.solved()
      #expect(layout.view("view")?.frame.width == solved)
      #expect(layout.witnesses("view", .horizontal, .size) == [40, 280])
      #expect(layout.assumptions.map(\.view) == ["view"])
    }
  }

  @Test func `an open position is the recorded one where it may be`() {
    // Free between 20 and 375 - 20 - 100 = 255.
    for (x, solved) in [(77.0, 77.0), (0, 20), (300, 255)] {
      let layout = SemanticsScreen(
        [recorded(.blank("view"), x, 0, 100, 10)],
        [
          "view.width = 100", "view.left >= root.left + 20", "root.right >= view.right + 20",
          "view.top = root.top", "view.height = 10",
        ]
      ).solved()
      #expect(layout.view("view")?.frame.x == solved)
    }
  }

  @Test func `of a tie in a filled stack the recorded sizes stay`() {
    // a and b hug alike in 300: the recorded 130 and 170 are one of the solutions.
    let row = View.stack(
      "row", StackContent(),
      [
        recorded(.sized("a", 50, 20), 0, 0, 130, 20),
        recorded(.sized("b", 60, 20), 130, 0, 170, 20),
      ])
    let layout = SemanticsScreen(
      [row], ["row.left = root.left", "row.top = root.top", "row.width = 300"]
    ).solved()
    layout.expectFrames(["a": [0, 0, 130, 20], "b": [130, 0, 170, 20]], .ambiguous)
    #expect(layout.witnesses("a", .horizontal, .size) == [50, 240])
    #expect(Set(layout.assumptions.map(\.view)).isSubset(of: ["a", "b"]))
  }

  @Test func `without a record a tie is still decided the same way`() {
    let screen = SemanticsScreen(
      [.sized("a", 50, 20), .sized("b", 60, 20)],
      [
        "a.left = root.left", "b.left = a.right", "b.right = root.right", "a.top = root.top",
        "b.top = root.top",
      ])
    let layout = screen.solved()
    let a = layout.view("a")?.frame.width ?? 0
    #expect(a + (layout.view("b")?.frame.width ?? 0) == 375)
    #expect((50...315).contains(a))
    for _ in 0..<5 { #expect(screen.solved() == layout) }
  }
}
