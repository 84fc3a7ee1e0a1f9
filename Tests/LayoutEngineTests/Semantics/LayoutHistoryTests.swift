import LayoutModel
import Testing

/// An article on the history of layout: one red box, laid out by frame, mask and constraints.
struct LayoutHistoryTests {
  /// x 20, y 50, as wide as the superview but 40, 100 high.
  private func expectRedBox(_ screen: SemanticsScreen) {
    // 375 - 40 = 335; 667 - 40 = 627.
    screen.expectFrames(["box": [20, 50, 335, 100]])
    screen.at(667, 375).expectFrames(["box": [20, 50, 627, 100]])
  }

  @Test func `the box by constraints between attributes`() {
    expectRedBox(
      SemanticsScreen(
        [.blank("box")],
        [
          "box.top = 1.0 * root.top + 50", "box.left = 1.0 * root.left + 20",
          "box.right = 1.0 * root.right - 20", "box.height = 100",
        ]))
  }

  @Test func `the box by its visual format`() {
    // H:|-20-[box]-20-|  V:|-50-[box(100)]
    expectRedBox(
      SemanticsScreen(
        [.blank("box")],
        [
          "box.leading = root.leading + 20", "root.trailing = box.trailing + 20",
          "box.top = root.top + 50", "box.height = 100",
        ]))
  }

  @Test func `the box by a flexible width and a flexible bottom margin`() {
    expectRedBox(
      masked(Frame(x: 20, y: 50, width: 335, height: 100), [.flexibleWidth, .flexibleMaxY]))
  }

  /// A box saved in a root of 375 x 667.
  private func masked(_ frame: Frame, _ mask: AutoresizingMask) -> SemanticsScreen {
    SemanticsScreen([.sprung("box", frame, mask)])
      .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 375, height: 667) }
  }

  @Test func `a fixed distance from the left or from the top stays`() {
    masked(Frame(x: 30, y: 40, width: 50, height: 60), [.flexibleMaxX, .flexibleMaxY])
      .at(667, 375).expectFrames(["box": [30, 40, 50, 60]])
  }

  @Test func `flexible margins on both sides keep a centred box centred`() {
    // (375 - 75) / 2 = 150 and (667 - 67) / 2 = 300 become (667 - 75) / 2 and (375 - 67) / 2.
    masked(
      Frame(x: 150, y: 300, width: 75, height: 67),
      [.flexibleMinX, .flexibleMaxX, .flexibleMinY, .flexibleMaxY]
    )
    .at(667, 375).expectFrames(["box": [296, 154, 75, 67]])
  }

  @Test func `the larger flexible part takes the larger share`() {
    // Width 100 and right margin 225 share 65 as 4 : 9, that is 20 and 45.
    masked(Frame(x: 50, y: 0, width: 100, height: 10), [.flexibleWidth, .flexibleMaxX])
      .at(440, 667).expectFrames(["box": [50, 0, 120, 10]])
  }

  @Test func `a translated mask that puts the middle at 0 conflicts with a left distance`() {
    let layout = masked(Frame(x: 0, y: 0, width: 0, height: 0), [.flexibleMaxX, .flexibleMaxY])
      .changing("root") {
        $0.constraints = SemanticsEquation.constraints(
          ["left: box.left = root.left + 20"], owner: "root", sourceLocation: #_sourceLocation)
      }.solved()
    #expect(layout.conflictingIDs == [["left"]])
    #expect(
      layout.conflicts.first?.members.map(\.description) == [
        "mask horizontal position of view box", "constraint left",
      ])
  }

  @Test func `an image as high as seven tenths and square`() {
    // 0.7 * 667 = 466.9; top (667 - 466.9) / 2 = 100.05. Edges at 2x: 100.05 -> 100,
    // 566.95 -> 567, 8 + 466.9 = 474.9 -> 475.
    SemanticsScreen(
      [.blank("image")],
      [
        "image.centerY = root.centerY", "image.left = root.left + 8",
        "image.height = 0.7 * root.height", "image.width = 1.0 * image.height",
      ]
    )
    .expectFrames(["image": [8, 100, 467, 467]])
  }

  @Test func `a constraint to the right of another view counts backwards`() {
    // button1 ends 12 before button2's 200; view1 lies 20 beyond view2's left; the logo is 74.
    SemanticsScreen(
      [.blank("button1"), .blank("button2"), .blank("view1"), .blank("view2"), .blank("logo")],
      ["button1", "button2", "view1", "view2", "logo"].flatMap {
        ["\($0).top = root.top", "\($0).height = 10"]
      } + [
        "button2.left = root.left + 200", "button2.width = 60",
        "button1.right = button2.left - 12", "button1.width = 60", "view2.left = root.left + 7",
        "view2.width = 9", "view1.left = view2.left + 20", "view1.width = 9",
        "logo.left = root.left", "logo.width = 74",
      ]
    )
    .expectFrames([
      "button1": [128, 0, 60, 10], "button2": [200, 0, 60, 10], "view1": [27, 0, 9, 10],
      "logo": [0, 0, 74, 10],
    ])
  }

  @Test func `a size pinned to the centre of the screen`() {
    // (375 - 100) / 2 = 137.5; (667 - 50) / 2 = 308.5.
    SemanticsScreen(
      [.blank("box")],
      [
        "box.centerX = root.centerX", "box.centerY = root.centerY", "box.width = 100",
        "box.height = 50",
      ]
    )
    .expectFrames(["box": [137.5, 308.5, 100, 50]])
  }

  @Test func `a ratio relates a height to its own width`() {
    SemanticsScreen(
      [.blank("box")],
      [
        "box.height = 2 * box.width", "box.width = 30", "box.left = root.left",
        "box.top = root.top",
      ]
    )
    .expectFrames(["box": [0, 0, 30, 60]])
  }

  @Test func `groups of constraints take turns`() {
    // Of four corner groups one is installed at a time; 375 - 60 = 315, 667 - 60 = 607.
    let corners: [(String, String, [Double])] = [
      ("top", "left", [0, 0, 60, 60]), ("top", "right", [315, 0, 60, 60]),
      ("bottom", "right", [315, 607, 60, 60]), ("bottom", "left", [0, 607, 60, 60]),
    ]
    for (vertical, horizontal, frame) in corners {
      SemanticsScreen(
        [.blank("box")],
        [
          "box.width = 60", "box.height = 60", "box.\(vertical) = root.\(vertical)",
          "box.\(horizontal) = root.\(horizontal)",
        ]
      )
      .expectFrames(["box": frame.map { $0 }])
    }
  }
}
