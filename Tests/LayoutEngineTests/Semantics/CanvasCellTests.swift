import LayoutModel
import Testing

/// What canvases put around the cells of collections and tables, by release.
struct CanvasCellTests {
  private func cell(
    _ kind: CellContext.Kind, in width: Double?, _ size: Size,
    _ constraints: [String] = ["box.top = root.topMargin", "box.leading = root.leadingMargin"]
  ) -> SemanticsScreen {
    var screen = SemanticsScreen([.blank("box")], constraints + ["box.width = 51"])
    screen.scene.kind = .cell
    screen.scene.controller = nil
    screen.scene.root.frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    screen.scene.cell = CellContext(kind: kind, id: "cell", containerWidth: width)
    screen.scene.cell?.frame = screen.scene.root.frame
    return screen
  }

  /// 20 of the status bar and 8; 44 of the housing and 8.
  @Test(arguments: [
    (13771, "retina4_7", 375.0, 8.0), (14490, "retina4_7", 375, 28), (14460, "retina6_5", 414, 52),
    (14868, "retina4_7", 375, 8),
  ])
  func `the status bar lies over collection cells of Xcode 10`(
    _ tools: Int, _ device: String, _ width: Double, _ top: Double
  ) {
    var screen = cell(.collection, in: width, Size(width: 96, height: 130))
    screen.document.toolsVersion = tools
    screen.document.canvas = Canvas(deviceID: device)
    #expect(screen.solvedAsDesigned().view("box")?.frame.y == top)
  }

  @Test(arguments: [(23504, 20.0), (23727, 16), (24127, 16)])
  func `rows on phones of 390 points have narrow margins since Xcode 16_3`(
    _ tools: Int, _ side: Double
  ) {
    var screen = cell(.table, in: 390, Size(width: 390, height: 52))
    screen.scene.cell?.isInRootTable = true
    screen.document.toolsVersion = tools
    screen.document.canvas = Canvas(deviceID: "retina6_0")
    #expect(screen.solvedAsDesigned().view("box")?.frame.x == side)
  }
}
