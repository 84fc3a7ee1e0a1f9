import Testing

@testable import LayoutModel

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

  /// Recorded at 1,337.5 points of 896, of 495.5 of 480 and of 753.5 of 667.
  @Test(arguments: [(851.5, true, 20.0), (896, true, 8), (1337.5, true, 8), (1337.5, false, 20)])
  func `static rows below a table controller's visible part have margins of 8 at their sides`(
    _ top: Double, _ isStatic: Bool, _ side: Double
  ) {
    var screen = cell(.table, in: 414, Size(width: 414, height: 66))
    screen.scene.cell?.frame?.y = top
    screen.scene.cell?.containerHeight = 896
    screen.scene.cell?.isInRootTable = true
    screen.scene.cell?.isPrototype = !isStatic
    screen.document.toolsVersion = 18122
    screen.document.canvas = Canvas(deviceID: "retina6_1")
    #expect(screen.solvedAsDesigned().view("box")?.frame.x == side)
    screen = screen.changing("root") { $0.preservesSuperviewMargins = true }
    #expect(screen.solvedAsDesigned().view("box")?.frame.x == 20)
  }

  /// Recorded: 22 and 30 high in a cell of 75.
  @Test(arguments: [(7702, true, 22.0), (7702, false, 7), (9059, true, 7)])
  func `a row of an Xcode 6 xib is laid out in its cell's height less one`(
    _ tools: Int, _ isXib: Bool, _ top: Double
  ) {
    var screen = cell(
      .table, in: nil, Size(width: 320, height: 43),
      ["box.centerY = root.centerY", "box.leading = root.leading + 10", "box.height = 30"])
    screen.scene.cell?.frame?.height = 75
    screen.document.kind = isXib ? .xib : .storyboard
    screen.document.toolsVersion = tools
    screen.document.canvas = Canvas()
    #expect(screen.solvedAsDesigned().view("box")?.frame.y == top)
  }
}
