import LayoutModel
import Testing

/// Auto Layout Guide, "Intrinsic Content Size" and "Interpreting Values".
struct AppleGuideContentTests {
  private let corner = ["view.leading = root.leading", "view.top = root.top"]

  @Test func `listing 3-5: position alone is enough for a view with a content size`() {
    SemanticsScreen([.sized("view", 100, 30)], corner).expectFrames(["view": [0, 0, 100, 30]])
  }

  @Test(arguments: [(150.0, 500.0, 150.0), (50, 500, 100), (50, 751, 50), (150, 249, 100)])
  func `listing 3-5: it is easier to stretch a view than to shrink it`(
    _ wish: Double, _ priority: Double, _ width: Double
  ) {
    // Hugging 250 and compression resistance 750 around a content of 100.
    SemanticsScreen([.sized("view", 100, 30)], corner + ["view.width = \(wish) @\(priority)"])
      .expectFrames(["view": [0, 0, width, 30]])
  }

  /// Label 42 and field 97 wide in 375: 375 - 20 - 8 - 20 = 327 for the two.
  private func labelAndField(labelHugging: Double) -> SemanticsScreen {
    SemanticsScreen(
      [.sized("label", 42, 21, hugging: labelHugging), .sized("field", 97, 30)],
      [
        "label.leading = root.leading + 20", "field.leading = label.trailing + 8",
        "root.trailing = field.trailing + 20", "field.top = root.top", "label.top = root.top",
      ])
  }

  @Test func `views that hug alike make a stretched row ambiguous`() {
    // The label may be 42 to 327 - 97 = 230 wide.
    let layout = labelAndField(labelHugging: 250).solved()
    #expect(layout.witnesses("label", .horizontal, .size) == [42, 230])
    #expect(layout.witnesses("field", .horizontal, .size) == [97, 285])
  }

  @Test func `a label that hugs at 251 leaves the space to the text field`() {
    // 327 - 42 = 285; 20 + 42 + 8 = 70.
    labelAndField(labelHugging: 251)
      .expectFrames(["label": [20, 0, 42, 21], "field": [70, 0, 285, 30]])
  }

  @Test func `a switch is kept at its size by high priorities`() {
    // Alignment rectangle 49 x 31; the frame is 2 wider.
    let screen = SemanticsScreen([.control("view", .switch)], corner + ["view.width = 200 @998"])
    screen.changing("view") { $0.hugging = AxisPair(horizontal: 999, vertical: 999) }
      .expectFrames(["view": [0, 0, 51, 31]])
    screen.expectFrames(["view": [0, 0, 202, 31]])
  }

  @Test func `required hugging and resistance that contradict a required width give way to it`() {
    SemanticsScreen(
      [.sized("view", 100, 30, hugging: 1000, resistance: 1000)], corner + ["view.width = 200"]
    )
    .expectFrames(["view": [0, 0, 200, 30]], .unsatisfiable)
    let narrow = SemanticsScreen(
      [.sized("view", 100, 30, hugging: 1000, resistance: 1000)], corner + ["view.width = 50"])
    narrow.expectFrames(["view": [0, 0, 50, 30]], .unsatisfiable)
    #expect(
      narrow.solved().conflicts.map(\.relaxed.description) == ["natural width of imageView view"])
    // A text may be measured a point wrong.
    SemanticsScreen(
      [.sized("view", 100, 30, hugging: 1000, resistance: 1000)], corner + ["view.width = 99"]
    )
    .expectFrames(["view": [0, 0, 99, 30]])
    SemanticsScreen(
      [.sized("view", 100, 30, hugging: 999, resistance: 999)], corner + ["view.width = 50"]
    )
    .expectFrames(["view": [0, 0, 50, 30]])
  }

  @Test func `a stack view has a fitting size and no content size`() {
    // 50 + 10 + 70 wide, as high as the higher: one constraint per axis places it.
    let row = View.stack(
      "view", StackContent(spacing: 10), [.sized("a", 50, 20), .sized("b", 70, 40)])
    let screen = SemanticsScreen([row], corner)
    screen.changing("a") { $0.hugging = AxisPair(horizontal: 251, vertical: 250) }
      .expectFrames(["view": [0, 0, 130, 40], "a": [0, 0, 50, 40], "b": [60, 0, 70, 40]])
  }

  @Test func `a stack view's own hugging has no effect`() {
    // The wish for 200 at 240 loses to the contents' hugging at 250, whatever the stack's.
    for hugging in [1.0, 250, 999] {
      let row = View.stack("view", StackContent(), [.sized("a", 50, 20), .blank("b")])
        .setting(\.hugging, AxisPair(horizontal: hugging, vertical: hugging))
      SemanticsScreen([row], corner + ["b.width = 0", "view.width = 200 @240"])
        .expectFrames(["view": [0, 0, 50, 20]])
    }
  }

  @Test func `values cannot be negative where they are sizes`() {
    SemanticsScreen([.blank("view")], corner + ["view.width = -10 @500", "view.height = 5"])
      .expectFrames(["view": [0, 0, 0, 5]])
  }

  @Test func `left and right never mirror, leading and trailing do`() {
    let screen = SemanticsScreen(
      [.blank("read"), .blank("fixed")],
      [
        "read.leading = root.leading + 30", "read.width = 50", "fixed.left = root.left + 30",
        "fixed.width = 50", "read.top = root.top", "fixed.top = root.top", "read.height = 9",
        "fixed.height = 9",
      ])
    screen.expectFrames(["read": [30, 0, 50, 9], "fixed": [30, 0, 50, 9]])
    // 375 - 30 - 50 = 295.
    screen.rightToLeft().expectFrames(["read": [295, 0, 50, 9], "fixed": [30, 0, 50, 9]])
  }

  @Test func `the semantic attribute of the view that holds a constraint decides its direction`() {
    let screen = SemanticsScreen(
      [.blank("box", [.blank("view")])],
      [
        "box.left = root.left", "box.top = root.top", "box.width = 300", "box.height = 100",
      ]
    ).owned(
      by: "box",
      [
        "view.leading = box.leading + 30", "view.width = 50", "view.top = box.top",
        "view.height = 10",
      ])
    let forced = screen.changing("box") { $0.semantic = .forceRightToLeft }
    let kept = screen.changing("box") { $0.semantic = .forceLeftToRight }.rightToLeft()
    // 300 - 30 - 50 = 220.
    forced.expectFrames(["view": [220, 0, 50, 10]])
    kept.expectFrames(["view": [30, 0, 50, 10]])
  }

  @Test func `centres combine with edges of their axis`() {
    // a: centred on 30, so 5..55; b: its top on the middle, 333.5; c: ends at the centre, 187.5.
    let screen = SemanticsScreen(
      [.blank("a"), .blank("b"), .blank("c")],
      [
        "a.centerX = root.leading + 30", "a.width = 50", "a.top = root.centerY", "a.height = 10",
        "b.left = root.centerX", "b.width = 20", "b.centerY = root.bottom - 20", "b.height = 10",
        "c.trailing = root.centerX", "c.width = 40", "c.bottom = root.centerY", "c.height = 10",
      ])
    screen.expectFrames([
      "a": [5, 333.5, 50, 10], "b": [187.5, 642, 20, 10], "c": [147.5, 323.5, 40, 10],
    ])
    // Mirrored: a's centre at 375 - 30 = 345; b does not move; c starts at the centre.
    screen.rightToLeft().expectFrames([
      "a": [320, 333.5, 50, 10], "b": [187.5, 642, 20, 10], "c": [187.5, 323.5, 40, 10],
    ])
  }

  @Test func `a centre tied to a scroll view from inside is the centre of its frame`() {
    // "Working with Scroll Views": its height, width or centres attach to the frame. The content is
    // 400 by 600; the frame's centre is at 100 and 150 of it.
    SemanticsScreen(
      [.scroll("scroll", [.blank("content"), .sized("mark", 20, 10)])],
      [
        "scroll.leading = root.leading", "scroll.top = root.top", "scroll.width = 200",
        "scroll.height = 300",
      ]
    )
    .owned(
      by: "scroll",
      [
        "content.leading = scroll.leading", "content.trailing = scroll.trailing",
        "content.top = scroll.top", "content.bottom = scroll.bottom", "content.width = 400",
        "content.height = 600", "mark.centerX = scroll.centerX", "mark.centerY = scroll.centerY",
      ]
    )
    .expectFrames(["content": [0, 0, 400, 600], "mark": [90, 145, 20, 10]])
  }
}
