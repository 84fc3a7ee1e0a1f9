import LayoutModel
import Testing

/// An article on best practices of Auto Layout: what a custom view may say about its own size.
struct BestPracticesTests {
  private let corner = ["awesome.left = root.left", "awesome.top = root.top"]

  @Test func `an intrinsic size of 300 by 20 holds where nothing else is said`() {
    SemanticsScreen([.sized("awesome", 300, 20)], corner)
      .expectFrames(["awesome": [0, 0, 300, 20]])
  }

  @Test func `without an intrinsic width only the height is known`() {
    // At design time a placeholder stands in: no width, 20 high.
    let placeholder = AxisPair<PlaceholderSize?>(horizontal: .infinite, vertical: .points(20))
    let screen = SemanticsScreen([.blank("awesome")], corner)
      .changing("awesome") { $0.placeholderIntrinsicSize = placeholder }
    let layout = screen.solvedAsDesigned()
    #expect(layout.view("awesome")?.intrinsicSize == AxisPair(horizontal: nil, vertical: 20))
    #expect(layout.view("awesome")?.frame.height == 20)
    #expect(layout.witnesses("awesome", .horizontal, .size) == [0, nil])
    #expect(layout.witnesses("awesome", .vertical, .size) == nil)
  }

  @Test func `content sizes hug at 250 and resist at 750`() {
    for (priority, width) in [(249.0, 300.0), (251, 400)] {
      SemanticsScreen([.sized("awesome", 300, 200)], corner + ["awesome.width = 400 @\(priority)"])
        .expectFrames(["awesome": [0, 0, width, 200]])
    }
    for (priority, width) in [(749.0, 300.0), (751, 100)] {
      SemanticsScreen([.sized("awesome", 300, 200)], corner + ["awesome.width = 100 @\(priority)"])
        .expectFrames(["awesome": [0, 0, width, 200]])
    }
  }

  private func twoSizes(_ own: Double) -> SemanticsScreen {
    SemanticsScreen(
      [.blank("awesome")], corner + ["super: awesome.width = 200", "superH: awesome.height = 200"]
    )
    .owned(
      by: "awesome",
      ["own: awesome.width = 100 @\(own)", "ownH: awesome.height = 100 @\(own)"])
  }

  @Test func `a view and its superview that both fix the size conflict, per axis`() {
    let layout = twoSizes(1000).solved()
    #expect(Set(layout.conflictingIDs) == [["own", "super"], ["ownH", "superH"]])
    #expect(layout.conflicts.allSatisfy { $0.amount == 100 })
    // One of the two holds, whichever is relaxed.
    let frame = layout.view("awesome")?.frame
    #expect(frame?.width == 100 || frame?.width == 200)
    #expect(frame?.height == 100 || frame?.height == 200)
  }

  @Test func `at priority 800 the view's own size gives way`() {
    twoSizes(800).expectFrames(["awesome": [0, 0, 200, 200]])
  }

  @Test func `a centre and another horizontal position conflict`() {
    let layout = SemanticsScreen(
      [.blank("awesome")],
      [
        "own: awesome.centerX = root.centerX", "super: awesome.left = root.left + 10",
        "width: awesome.width = 100", "awesome.top = root.top", "awesome.height = 20",
      ]
    ).solved()
    // Centred it would start at 137.5, not at 10; and not with any width but 355.
    #expect(layout.conflictingIDs == [["own", "super", "width"]])
  }

  @Test func `changing a constant moves the label by as much`() {
    // (667 - 21) / 2 = 323, and 40 further down.
    let screen = SemanticsScreen(
      [.sized("label", 80, 21)],
      ["displace: label.centerY = root.centerY", "label.left = root.left + 12"])
    screen.expectFrames(["label": [12, 323, 80, 21]])
    screen.changing(constraint: "displace") { $0.constant = 40 }
      .expectFrames(["label": [12, 363, 80, 21]])
  }
}
