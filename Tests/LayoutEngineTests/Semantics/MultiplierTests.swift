import LayoutModel
import Testing

/// Factors on sizes, positions and centres.
struct MultiplierTests {
  private let flat = ["view.top = root.top", "view.height = 10"]

  @Test func `a ratio relates a width to a height`() {
    // 16:9 of 180 = 320.
    SemanticsScreen(
      [.blank("view")],
      [
        "view.left = root.left", "view.top = root.top", "view.height = 180",
        "view.width = 16:9 * view.height",
      ]
    )
    .expectFrames(["view": [0, 0, 320, 180]])
  }

  @Test func `an aspect ratio links the axes`() {
    // As wide as the window: 375 * 9 / 16 = 210.9375 -> 211.
    SemanticsScreen(
      [.blank("view")],
      [
        "view.left = root.left", "view.right = root.right", "view.top = root.top",
        "view.width = 16:9 * view.height",
      ]
    )
    .expectFrames(["view": [0, 0, 375, 211]])
  }

  @Test func `a largest square fits both axes`() {
    // Square, within the window, as wide as can be: 375; in landscape the height decides.
    let screen = SemanticsScreen(
      [.blank("view")],
      [
        "view.centerX = root.centerX", "view.centerY = root.centerY",
        "view.width = view.height", "view.width <= root.width", "view.height <= root.height",
        "view.width = root.width @750", "view.height = root.height @740",
      ])
    screen.expectFrames(["view": [0, 146, 375, 375]])
    screen.at(667, 375).expectFrames(["view": [146, 0, 375, 375]])
  }

  @Test func `thirds are exact`() {
    // 3 * (1/3 of 400) = 400: no gap and no conflict, to the pixel and beyond.
    let thirds = ["a", "b", "c"].flatMap {
      ["\($0).width = 1:3 * root.width", "\($0).top = root.top", "\($0).height = 10"]
    }
    SemanticsScreen(
      400, 100, [.blank("a"), .blank("b"), .blank("c")],
      thirds + [
        "a.left = root.left", "b.left = a.right", "c.left = b.right", "c.right = root.right",
      ]
    )
    .at { $0.scale = 3 }
    .expectFrames([
      "a": [0, 0, 400 / 3.0, 10], "b": [400 / 3.0, 0, 400 / 3.0, 10],
      "c": [800 / 3.0, 0, 400 / 3.0, 10],
    ])
  }

  @Test func `a share of the centre`() {
    // Half of 187.5 is 93.75; 93.75 - 25 = 68.75 -> 69; its end 118.75 -> 119.
    SemanticsScreen(
      [.blank("view")], flat + ["view.centerX = 0.5 * root.centerX", "view.width = 50"]
    )
    .expectFrames(["view": [69, 0, 50, 10]])
  }

  @Test func `a share of the bottom edge`() {
    // A third of 660.
    SemanticsScreen(
      375, 660, [.blank("view")],
      [
        "view.left = root.left", "view.width = 5", "view.top = 1:3 * root.bottom",
        "view.height = 10",
      ]
    )
    .expectFrames(["view": [0, 220, 5, 10]])
  }

  @Test func `a factor counts from the origin of the view that owns the constraint`() {
    // The box lies at 100 and is 200 wide: half its centre in its own coordinates is 50.
    let screen = SemanticsScreen(
      [.blank("box", [.blank("view")])],
      ["box.left = root.left + 100", "box.top = root.top", "box.width = 200", "box.height = 50"])
    let own = ["view.width = 20", "view.top = box.top", "view.height = 10"]
    screen.owned(by: "box", own + ["view.centerX = 0.5 * box.centerX"])
      .expectFrames(["view": [40, 0, 20, 10]])
    // Owned by the root: half of 200 is 100 in the window, the box's own left edge.
    screen.owned(by: "root", own + ["view.centerX = 0.5 * box.centerX"])
      .expectFrames(["view": [-10, 0, 20, 10]])
  }

  @Test func `factor and constant together`() {
    // 0.25 * 375 + 6.25 = 100.
    SemanticsScreen(
      [.blank("view")], flat + ["view.left = root.left", "view.width = 0.25 * root.width + 6.25"]
    )
    .expectFrames(["view": [0, 0, 100, 10]])
  }

  @Test func `a factor of zero leaves the constant`() {
    SemanticsScreen(
      [.blank("view")], flat + ["view.left = root.left", "view.width = 0 * root.width + 42"]
    )
    .expectFrames(["view": [0, 0, 42, 10]])
  }

  @Test func `a negative factor on a size`() {
    // 400 - 375 = 25.
    SemanticsScreen(
      [.blank("view")], flat + ["view.left = root.left", "view.width = -1 * root.width + 400"]
    )
    .expectFrames(["view": [0, 0, 25, 10]])
  }
}
