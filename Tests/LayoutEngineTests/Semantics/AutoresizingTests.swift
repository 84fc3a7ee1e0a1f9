import LayoutModel
import Testing

/// Autoresizing masks: fixed parts keep their lengths, flexible ones share the superview's growth
/// in proportion to them.
///
/// On each axis the view was saved at 60, 120 long, in a superview of 300: 120 remain after it.
struct AutoresizingTests {
  /// Flexible start, size, end, and where the view lies after growth by 90 and by -60.
  struct Case: Sendable {
    var isFlexible: (start: Bool, size: Bool, end: Bool)
    var grown: (Double, Double)
    var shrunk: (Double, Double)
  }

  private static let cases: [Case] = [
    Case(isFlexible: (false, false, false), grown: (60, 120), shrunk: (60, 120)),
    Case(isFlexible: (true, false, false), grown: (150, 120), shrunk: (0, 120)),
    Case(isFlexible: (false, true, false), grown: (60, 210), shrunk: (60, 60)),
    Case(isFlexible: (false, false, true), grown: (60, 120), shrunk: (60, 120)),
    // 60 : 120, so a third and two thirds.
    Case(isFlexible: (true, true, false), grown: (90, 180), shrunk: (40, 80)),
    Case(isFlexible: (true, false, true), grown: (90, 120), shrunk: (40, 120)),
    // 120 : 120, so halves.
    Case(isFlexible: (false, true, true), grown: (60, 165), shrunk: (60, 90)),
    // 60 : 120 : 120, so a fifth and two fifths.
    Case(isFlexible: (true, true, true), grown: (78, 156), shrunk: (48, 96)),
  ]

  private func mask(_ isFlexible: (start: Bool, size: Bool, end: Bool), _ axis: Axis)
    -> AutoresizingMask
  {
    let parts: [AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleMinX, .flexibleWidth, .flexibleMaxX]
      : [.flexibleMinY, .flexibleHeight, .flexibleMaxY]
    var mask: AutoresizingMask = []
    for (part, isOn) in zip(parts, [isFlexible.start, isFlexible.size, isFlexible.end]) where isOn {
      mask.insert(part)
    }
    return mask
  }

  private func screen(_ frame: Frame, _ mask: AutoresizingMask) -> SemanticsScreen {
    SemanticsScreen(300, 300, [.sprung("view", frame, mask)])
      .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 300, height: 300) }
  }

  private let saved = Frame(x: 60, y: 60, width: 120, height: 120)

  @Test(arguments: 0..<8, 0..<8)
  func `every combination on both axes`(_ horizontal: Int, _ vertical: Int) {
    let h = Self.cases[horizontal]
    let v = Self.cases[vertical]
    let screen = screen(saved, mask(h.isFlexible, .horizontal).union(mask(v.isFlexible, .vertical)))
    screen.expectFrames(["view": [60, 60, 120, 120]])
    screen.at(390, 390)
      .expectFrames(["view": [h.grown.0, v.grown.0, h.grown.1, v.grown.1]])
    screen.at(240, 240)
      .expectFrames(["view": [h.shrunk.0, v.shrunk.0, h.shrunk.1, v.shrunk.1]])
    screen.at(390, 240)
      .expectFrames(["view": [h.grown.0, v.shrunk.0, h.grown.1, v.shrunk.1]])
  }

  @Test func `flexible parts that are all zero share evenly`() {
    // Both margins are 0: 90 / 2 each.
    screen(Frame(x: 0, y: 0, width: 300, height: 10), [.flexibleMinX, .flexibleMaxX])
      .at(390, 300).expectFrames(["view": [45, 0, 300, 10]])
  }

  @Test func `a fixed frame counts whatever translation says`() {
    screen(saved, .flexibleWidth)
      .changing("view") {
        $0.translatesMask = false
        $0.hasFixedFrame = true
      }
      .at(390, 300).expectFrames(["view": [60, 60, 210, 120]])
  }

  @Test func `a recorded size below zero is none, and no contradiction`() {
    let screen = screen(Frame(x: 20, y: 30, width: 11, height: -11), [])
    screen.at(390, 300).expectFrames(["view": [20, 30, 11, 0]])
    #expect(screen.solved().conflicts.isEmpty)
  }

  @Test func `masks are relative to the superview, not to the window`() {
    // The box keeps 20 on both sides: 390 - 40 = 350, 90 more than its 260; its subview grows from
    // 240 by the same 90.
    let inner = View.sprung("inner", Frame(x: 10, y: 0, width: 240, height: 10), .flexibleWidth)
    SemanticsScreen(
      390, 300,
      [
        .sprung("box", Frame(x: 20, y: 0, width: 260, height: 50), .flexibleWidth)
          .setting(\.subviews, [inner])
      ]
    )
    .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 300, height: 300) }
    .expectFrames(["box": [20, 0, 350, 50], "inner": [10, 0, 330, 10]])
  }

  @Test func `an inset from the superview stands for a frame`() {
    // 10 from the left and 30 from the right of 300; both stay: 390 - 40 = 350.
    SemanticsScreen(
      390, 300,
      [
        View.sprung("view", .zero, .flexibleWidth).setting(\.frame, nil)
          .setting(\.frameInset, FrameInset(minX: 10, minY: 5, maxX: 30, height: 20))
      ]
    )
    .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 300, height: 300) }
    .expectFrames(["view": [10, 5, 350, 20]])
  }

  @Test func `an inset from both edges fills a superview whose size was not recorded`() {
    // Nothing tells how large the holder was; its content begins and ends with it, less 30 at the
    // right, whatever else the mask makes flexible.
    let all: AutoresizingMask = [
      .flexibleMinX, .flexibleWidth, .flexibleMaxX, .flexibleMinY, .flexibleHeight, .flexibleMaxY,
    ]
    func inner(_ id: ObjectID, right: Double, _ mask: AutoresizingMask) -> View {
      View.sprung(id, .zero, mask).setting(\.frame, nil)
        .setting(\.frameInset, FrameInset(minX: 0, minY: 0, maxX: right, maxY: 0))
    }
    SemanticsScreen(
      390, 300,
      [
        .blank("holder", [inner("whole", right: 0, all), inner("part", right: 30, .flexibleWidth)])
      ],
      [
        "holder.leading = root.leading + 20", "holder.top = root.top", "holder.width = 240",
        "holder.height = 90",
      ]
    )
    .expectFrames(["whole": [0, 0, 240, 90], "part": [0, 0, 210, 90]])
  }

  @Test func `a mask and constraints of siblings work together`() {
    // The label hangs below a box laid out by its mask: 50 + 8.
    SemanticsScreen(
      390, 300,
      [
        .sprung("box", Frame(x: 20, y: 10, width: 260, height: 40), .flexibleWidth),
        .blank("label"),
      ],
      [
        "label.top = box.bottom + 8", "label.leading = box.leading",
        "label.trailing = box.trailing", "label.height = 21",
      ]
    )
    .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 300, height: 300) }
    .expectFrames(["box": [20, 10, 350, 40], "label": [20, 58, 350, 21]])
  }

  @Test func `a flexible width as the system prints it`() {
    // midX = super.midX - 105 and width = super.width - 210; midY = 37.5 and height 19. Saved in a
    // superview of 300: x 0, width 90, y 28. In 400: width 190, middle 95 = 200 - 105.
    screen(Frame(x: 0, y: 28, width: 90, height: 19), .flexibleWidth).at(400, 500)
      .expectFrames(["view": [0, 28, 190, 19]])
  }

  @Test func `a fixed margin after the view: what is before it grows`() {
    // superW = maxX + 120, whatever the superview's width.
    for (window, x) in [(300.0, 60.0), (500, 260), (180, -60)] {
      screen(saved, .flexibleMinX).at(window, 300).expectFrames(["view": [x, 60, 120, 120]])
    }
  }
}
