import LayoutModel
import Testing

/// Frames on the pixel grid: edges to the nearest pixel of the window, halves up.
struct RoundingTests {
  private func screen(x: Double, y: Double = 0, width: Double, height: Double = 10)
    -> SemanticsScreen
  {
    SemanticsScreen(
      2000, 2000, [.blank("view")],
      [
        "view.left = root.left + \(x)", "view.top = root.top + \(y)", "view.width = \(width)",
        "view.height = \(height)",
      ])
  }

  /// Scale, exact, rounded. At 2x 950.25 is a tie and goes up, 950.2 does not (a published pair);
  /// at 3x 10.5 is 31.5 pixels.
  private static let positions: [(Int, Double, Double)] = [
    (2, 950.25, 950.5), (2, 950.2, 950), (2, 950.75, 951), (2, 950.24, 950), (2, -0.25, 0),
    (1, 10.5, 11), (1, 10.49, 10), (1, -0.5, 0), (1, -10.5, -10), (3, 10.5, 32 / 3.0),
    (3, 10.16, 10), (3, 10.34, 31 / 3.0), (3, 10.17, 31 / 3.0),
  ]

  @Test(arguments: positions)
  func `positions round to the nearest pixel, halves up`(
    _ scale: Int, _ exact: Double, _ rounded: Double
  ) {
    screen(x: exact, width: 100).at { $0.scale = scale }
      .expectFrames(["view": [rounded, 0, nil, 10]])
  }

  @Test func `edges are rounded, not sizes`() {
    // A recorded pair at 2x: y 166.75 -> 167, bottom 333.5 stays, so 166.5 high.
    screen(x: 0, y: 166.75, width: 10, height: 166.75)
      .expectFrames(["view": [0, 167, 10, 166.5]])
    // A tie at both edges keeps the size: 0.25 -> 0.5 and 10.25 -> 10.5.
    screen(x: 0.25, width: 10).expectFrames(["view": [0.5, 0, 10, 10]])
    // 0.3 and 10.5: 0.5 and 10.5.
    screen(x: 0.3, width: 10.2).expectFrames(["view": [0.5, 0, 10, 10]])
  }

  @Test(arguments: [1, 2, 3], [100.0, 101, 320, 375, 393, 414])
  func `neighbours that touch still touch`(_ scale: Int, _ width: Double) {
    // Seven equal columns across the window.
    let names = (0..<7).map { "v\($0)" }
    var equations = ["v0.left = root.left", "v6.right = root.right"]
    for (before, after) in zip(names, names.dropFirst()) {
      equations += ["\(after).left = \(before).right", "\(after).width = \(before).width"]
    }
    for name in names { equations += ["\(name).top = root.top", "\(name).height = 10"] }
    let layout = SemanticsScreen(width, 100, names.map { .blank(ObjectID($0)) }, equations)
      .at { $0.scale = scale }.solved()
    for (index, name) in names.enumerated() {
      // Column i begins at i * width / 7, rounded half up in pixels.
      let edge = { (i: Int) in
        (Double(i) * width / 7 * Double(scale) + 0.5).rounded(.down) / Double(scale)
      }
      let frame = layout.view(ObjectID(name))?.frame ?? .zero
      #expect(abs(frame.x - edge(index)) < 1e-9)
      #expect(abs(frame.maxX - edge(index + 1)) < 1e-9)
    }
  }

  @Test func `edges are rounded in the window and subtracted`() {
    // Box at 10.3 -> 10.5, view at 10.6 -> 10.5: no distance; its end 20.6 -> 20.5.
    let boxed = SemanticsScreen(
      [.blank("box", [.blank("view")])],
      [
        "box.left = root.left + 10.3", "box.top = root.top", "box.width = 50", "box.height = 10",
        "view.left = box.left + 0.3", "view.top = box.top", "view.width = 10", "view.height = 10",
      ])
    boxed.expectFrames(["box": [10.5, 0, 50, 10], "view": [0, 0, 10, 10]])
    #expect(boxed.solved().view("view")?.absoluteOrigin == Point(x: 10.5, y: 0))
  }

  @Test(arguments: [1, 2, 3])
  func `every frame is a multiple of a pixel`(_ scale: Int) {
    for screen in SemanticsSamples.all {
      for width in [320.0, 375, 393, 667.5] {
        let layout = screen.at(width, 601).at { $0.scale = scale }.solved()
        for view in layout.views where view.id != "root" {
          let frame = view.frame
          for value in [frame.x, frame.y, frame.maxX, frame.maxY] {
            let pixels = value * Double(scale)
            #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(view.id) \(frame)")
          }
          #expect(frame.width >= 0 && frame.height >= 0)
        }
      }
    }
  }
}
