import LayoutModel
import Testing

/// Layout margins: defaults by place, stated, preserved, directional, readable.
struct MarginTests {
  private let inMargins = [
    "view.leading = root.leadingMargin", "view.trailing = root.trailingMargin",
    "view.top = root.topMargin", "view.bottom = root.bottomMargin",
  ]

  @Test(arguments: [(375.0, 16.0), (393, 16), (413, 16), (414, 20), (1024, 20)])
  func `a root's side margins are 16, from 414 on 20`(_ width: Double, _ side: Double) {
    SemanticsScreen(width, 667, [.blank("view")], inMargins)
      .expectFrames(["view": [side, 0, width - 2 * side, 667]])
  }

  @Test func `a root's margins include its safe area`() {
    // 44 + 20 on the sides, 0 + 21 below: 896 - 128 = 768, 414 - 21 = 393.
    SemanticsScreen(896, 414, [.blank("view")], inMargins)
      .at { $0.safeArea = EdgeInsets(left: 44, bottom: 21, right: 44) }
      .expectFrames(["view": [64, 0, 768, 393]])
  }

  @Test(arguments: [(10, 0.0), (11, 20.0)])
  func `a root's margins hold the bars from iOS 11 on`(_ system: Int, _ top: Double) {
    SemanticsScreen(375, 667, [.blank("view")], inMargins)
      .at {
        $0.system = system
        $0.safeArea = EdgeInsets(top: 20)
      }
      .expectFrames(["view": [16, top, 343, 667 - top]])
  }

  @Test func `a root's stated margins are raised to the system's minimum on the sides`() {
    let screen = SemanticsScreen([.blank("view")], inMargins)
    screen.changing("root") {
      $0.margins = .absolute(EdgeInsets(top: 5, left: 5, bottom: 5, right: 30))
    }
    .expectFrames(["view": [16, 5, 329, 657]])
  }

  @Test func `a controller may switch the minimum off`() {
    var screen = SemanticsScreen([.blank("view")], inMargins)
      .changing("root") { $0.margins = .absolute(.all(5)) }
    screen.scene.controller?.respectsSystemMinimumMargins = false
    let free = screen
    free.expectFrames(["view": [5, 5, 365, 657]])
  }

  /// A box 200 x 100 at (50, 60) with a view in its margins.
  private func boxed(_ change: (inout View) -> Void) -> SemanticsScreen {
    SemanticsScreen(
      [.blank("box", [.blank("view")])],
      [
        "box.left = root.left + 50", "box.top = root.top + 60", "box.width = 200",
        "box.height = 100",
      ]
    )
    .owned(by: "box", inMargins.map { $0.replacing("root", with: "box") })
    .changing("box", change)
  }

  @Test func `an inner view's margins are 8 all around`() {
    boxed { _ in }.expectFrames(["view": [8, 8, 184, 84]])
  }

  @Test func `a stack that does not arrange in its margins has none`() {
    // A label's leading is the stack's leading margin, which is its edge; stated, it is 5 inside.
    func stack(_ margins: EdgeInsets?) -> SemanticsScreen {
      SemanticsScreen(
        [.stack("stack", StackContent(axis: .vertical, alignment: .center), [.sized("a", 60, 20)])],
        [
          "stack.left = root.left + 10", "stack.top = root.top + 10",
          "mark.leading = stack.leadingMargin", "mark.top = stack.topMargin",
          "mark.width = 1", "mark.height = 1",
        ]
      ).changing("root") { $0.subviews.append(.blank("mark")) }
        .changing("stack") { $0.margins = margins.map { .absolute($0) } }
    }
    stack(nil).expectFrames(["mark": [10, 10, 1, 1]])
    stack(.all(5)).expectFrames(["mark": [15, 15, 1, 1]])
  }

  @Test func `stated margins replace them`() {
    boxed { $0.margins = .absolute(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
      .expectFrames(["view": [2, 1, 194, 96]])
  }

  @Test func `directional margins mirror, absolute ones do not`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
    let directional = boxed { $0.margins = .directional(insets) }
    directional.expectFrames(["view": [2, 1, 158, 96]])
    directional.rightToLeft().expectFrames(["view": [40, 1, 158, 96]])
    boxed { $0.margins = .absolute(insets) }.rightToLeft()
      .expectFrames(["view": [2, 1, 158, 96]])
  }

  @Test func `an inner view's margins grow by the safe area that reaches into it`() {
    // The box begins 60 below the top; of 75 unsafe points 15 reach in: 8 + 15.
    let screen = boxed { _ in }.at { $0.safeArea = EdgeInsets(top: 75) }
    screen.expectFrames(["view": [8, 23, 184, 69]])
    screen.changing("box") { $0.insetsMarginsFromSafeArea = false }
      .expectFrames(["view": [8, 8, 184, 84]])
  }

  @Test(arguments: [(20.0, 64.0), (0, 84)])
  func `what of a view lies beyond the root is no part of its safe area`(
    _ rim: Double, _ height: Double
  ) {
    // The box ends 30 below the root: of its lower margin 8 are its own, and the rim's 20 are added, not 50.
    SemanticsScreen(
      [.blank("box", [.blank("view")])],
      [
        "box.left = root.left + 50", "box.bottom = root.bottom + 30", "box.width = 200",
        "box.height = 100",
      ]
    )
    .owned(by: "box", inMargins.map { $0.replacing("root", with: "box") })
    .at { $0.safeArea = EdgeInsets(bottom: rim) }
    .expectFrames(["view": [8, 8, 184, height]])
  }

  @Test func `preserved margins keep the superview's lines`() {
    // The root's margins are 70 left and 16 right; 70 - 50 = 20 of them lie in the box, which ends
    // 375 - 250 = 125 before the right edge. Above and below nothing reaches in: 8.
    let screen = boxed { $0.preservesSuperviewMargins = true }
      .changing("root") { $0.margins = .absolute(EdgeInsets(left: 70)) }
    screen.expectFrames(["view": [20, 8, 172, 84]])
    screen.changing("box") { $0.preservesSuperviewMargins = false }
      .expectFrames(["view": [8, 8, 184, 84]])
  }

  @Test func `preserving passes through every level that preserves`() {
    // Root margin 70: 20 inside the box, of which 5 more lie before the inner view: 15.
    let inner = View.blank("inner", [.blank("view")]).setting(\.preservesSuperviewMargins, true)
    SemanticsScreen(
      [View.blank("box", [inner]).setting(\.preservesSuperviewMargins, true)],
      [
        "box.left = root.left + 50", "box.top = root.top + 60", "box.width = 200",
        "box.height = 100", "inner.left = box.left + 5", "inner.top = box.top",
        "inner.right = box.right", "inner.bottom = box.bottom",
      ]
    )
    .owned(by: "inner", inMargins.map { $0.replacing("root", with: "inner") })
    .changing("root") { $0.margins = .absolute(EdgeInsets(left: 70)) }
    .expectFrames(["inner": [5, 0, 195, 100], "view": [15, 8, 172, 84]])
  }

  @Test func `the margins guide is the same rectangle as the margin attributes`() {
    boxed { $0 = $0.guide("margins", .layoutMargins) }
      .changing("box") {
        $0.constraints = SemanticsEquation.constraints(
          [
            "view.leading = margins.leading", "view.width = margins.width",
            "view.top = margins.top", "view.height = margins.height",
          ], owner: "box", sourceLocation: #_sourceLocation)
      }
      .expectFrames(["view": [8, 8, 184, 84]])
  }

  @Test func `centres within margins`() {
    // Margins 10 left, 50 right, 20 top: middle of 10..150 = 80; of 20..100 = 60.
    boxed { $0.margins = .absolute(EdgeInsets(top: 20, left: 10, bottom: 0, right: 50)) }
      .changing("box") {
        $0.constraints = SemanticsEquation.constraints(
          [
            "view.centerX = box.centerXWithinMargins", "view.centerY = box.centerYWithinMargins",
            "view.width = 20", "view.height = 20",
          ], owner: "box", sourceLocation: #_sourceLocation)
      }
      .expectFrames(["view": [70, 50, 20, 20]])
  }

  @Test func `the readable width is 672 at the default text size, in the middle`() {
    // (1024 - 672) / 2 = 176. A narrow screen keeps its margins.
    let views: [View] = [.blank("view")]
    let readable = [
      "view.leading = readable.leading", "view.trailing = readable.trailing",
      "view.top = readable.top", "view.bottom = readable.bottom",
    ]
    let screen = SemanticsScreen(1024, 768, views, readable)
      .changing("root") { $0 = $0.guide("readable", .readableContent) }
    screen.expectFrames(["view": [176, 0, 672, 768]])
    screen.at(375, 667).expectFrames(["view": [16, 0, 343, 667]])
    SemanticsScreen(1024, 768, views, inMargins)
      .changing("root") { $0.followsReadableWidth = true }
      .expectFrames(["view": [176, 0, 672, 768]])
  }
}
