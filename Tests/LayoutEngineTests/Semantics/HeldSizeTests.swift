import LayoutModel
import Testing

/// On Interface Builder's canvas a view in a stack view that asks for no size holds its recorded one,
/// at its own hugging (250) and compression resistance (750).
struct HeldSizeTests {
  /// A column, `stack`, at the top of a screen 375 points wide.
  private func column(_ views: [View], _ equations: [String] = []) -> SemanticsScreen {
    SemanticsScreen(
      [
        .stack("stack", StackContent(axis: .vertical), views)
          .setting(\.frame, Frame(x: 0, y: 0, width: 375, height: 128))
      ],
      ["stack.top = root.top", "stack.leading = root.leading", "stack.trailing = root.trailing"]
        + equations
    ).changing("root") { $0.frame = Frame(x: 0, y: 0, width: 375, height: 667) }
  }

  private func recorded(_ view: View, _ width: Double, _ height: Double) -> View {
    view.setting(\.frame, Frame(x: 0, y: 0, width: width, height: height))
  }

  @Test func `a plain view of 128 points stretches the picture within`() {
    // 128 at 750 comes before the picture's 20 at 251, and 10 + 98 + 20 fill it.
    let box = recorded(.blank("box", [.sized("picture", 30, 20, hugging: 251)]), 375, 128)
    let screen = column(
      [box],
      [
        "picture.top = box.top + 10", "box.bottom = picture.bottom + 20",
        "picture.leading = box.leading", "box.trailing = picture.trailing",
      ])
    let layout = screen.solvedAsDesigned()
    #expect(layout.view("stack")?.frame.height == 128)
    #expect(layout.view("picture")?.frame.height == 98)
    // The stack view and the picture have their heights from the box's recorded one.
    #expect(
      layout.assumptions == [
        Assumption(view: "box", reason: .heldSize),
        Assumption(view: "stack", reason: .followsRecording),
        Assumption(view: "picture", reason: .followsRecording),
      ])
    // A device knows nothing of it: 10 + 20 + 20.
    let device = screen.solved()
    #expect(device.view("stack")?.frame.height == 50)
    #expect(device.assumptions.isEmpty)
  }

  @Test(arguments: [(250.0, 59.0), (500, 59), (751, 0), (1000, 0)])
  func `a height of 0 is had only above the compression resistance`(
    priority: Double, height: Double
  ) {
    let layout = column(
      [recorded(.blank("box"), 375, 59)], ["box.height = 0 @\(priority)"]
    ).solvedAsDesigned()
    #expect(layout.view("box")?.frame.height == height)
  }

  @Test func `contents too large for the held size make it larger`() {
    // The picture's 200 at 750 and the box's 128 at hugging 250.
    let box = recorded(.blank("box", [.sized("picture", 30, 200)]), 375, 128)
    let layout = column(
      [box],
      [
        "picture.top = box.top", "box.bottom = picture.bottom",
        "picture.leading = box.leading", "box.trailing = picture.trailing",
      ]
    ).solvedAsDesigned()
    #expect(layout.view("box")?.frame.height == 200)
  }

  @Test func `a line without text holds its size and a paragraph is flat`() {
    let layout = column([
      recorded(.caption("line", ""), 375, 50),
      recorded(.caption("paragraph", "", lines: 0), 375, 70),
    ]).solvedAsDesigned()
    #expect(layout.view("line")?.frame.height == 50)
    #expect(layout.view("paragraph")?.frame.height == 0)
  }

  @Test func `an empty stack view holds its size and one with contents does not`() {
    let empty = View.stack("empty", StackContent(), [])
    let full = View.stack("full", StackContent(), [.sized("picture", 30, 20)])
    let layout = column([recorded(empty, 375, 44), recorded(full, 375, 90)]).solvedAsDesigned()
    #expect(layout.view("empty")?.frame.height == 44)
    #expect(layout.view("full")?.frame.height == 20)
  }

  @Test func `a proportional row shares its width by the sizes before`() {
    // A public history: a view 282 wide beside a control that asks for 153, 20 apart in 370 points,
    // was 229 1/3 wide in the next revision: 370 * 282 / (282 + 20 + 153) = 229.32; here at 1x.
    let row = View.stack(
      "row", StackContent(distribution: .fillProportionally, spacing: 20),
      [recorded(.blank("box"), 282, 25), .sized("control", 153, 25)])
    let layout = SemanticsScreen(
      [recorded(row, 370, 25)],
      ["row.top = root.top", "row.leading = root.leading", "row.width = 370", "row.height = 25"]
    ).solvedAsDesigned()
    #expect(layout.view("box")?.frame.width == 229)
  }

  @Test func `outside stack views no size is held`() {
    let box = recorded(.blank("box", [.sized("picture", 30, 20, hugging: 251)]), 375, 128)
    let layout = SemanticsScreen(
      [box],
      [
        "box.top = root.top", "box.leading = root.leading", "picture.top = box.top",
        "box.bottom = picture.bottom", "picture.leading = box.leading",
        "box.trailing = picture.trailing",
      ]
    ).solvedAsDesigned()
    #expect(layout.view("box")?.frame.height == 20)
  }
}
