import LayoutModel
import Testing

/// GNUstep's layout cases (`Tests/gui/NSLayoutConstraint`, checked there against macOS).
///
/// They count y upwards from the bottom; here y' = height - y - view height.
struct YUpCaseTests {
  private let insets = [
    "view.left = root.left + 20", "root.bottom = view.bottom + 10",
    "view.width = root.width - 50", "view.height = root.height - 25",
  ]

  @Test func `GS1: a view 50 narrower and 25 lower than its superview`() {
    // Published {20, 10, 250, 175} in 300 x 200: y' = 200 - 10 - 175 = 15.
    SemanticsScreen(300, 200, [.blank("view")], insets)
      .expectFrames(["view": [20, 15, 250, 175]])
  }

  @Test func `GS1: resized to 400 x 300 it keeps its distances`() {
    // Published {20, 10, 350, 275}: y' = 300 - 10 - 275 = 15.
    SemanticsScreen(400, 300, [.blank("view")], insets)
      .expectFrames(["view": [20, 15, 350, 275]])
  }

  @Test func `GS2: four edges give the same frame`() {
    SemanticsScreen(
      300, 200, [.blank("view")],
      [
        "view.left = root.left + 20", "view.right = root.right - 30",
        "view.bottom = root.bottom - 10", "view.top = root.top + 15",
      ]
    )
    .expectFrames(["view": [20, 15, 250, 175]])
  }

  @Test func `GS3 and GS4: a row from the left, with a width or with a right gap`() {
    // GS4: 300 - 20 - 30 = 250.
    SemanticsScreen(
      300, 200, [.blank("a"), .blank("b")],
      [
        "a.left = root.left + 20", "a.width = 100", "b.left = root.left + 20",
        "root.right = b.right + 30", "a.top = root.top", "b.top = root.top", "a.height = 5",
        "b.height = 5",
      ]
    )
    .expectFrames(["a": [20, 0, 100, 5], "b": [20, 0, 250, 5]])
  }

  @Test func `GS5: a column with gaps 10 above and 20 below`() {
    // Published y = 20, h = 200 - 10 - 20 = 170: y' = 200 - 20 - 170 = 10.
    SemanticsScreen(
      300, 200, [.blank("c")],
      [
        "c.top = root.top + 10", "root.bottom = c.bottom + 20", "c.left = root.left",
        "c.width = 40",
      ]
    )
    .expectFrames(["c": [0, 10, 40, 170]])
  }
}
