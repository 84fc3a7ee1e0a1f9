import Testing

@testable import LayoutModel

/// Cells: their width is the row's, their height what fits, their margins their own.
struct CellTests {
  private func cell(
    _ view: View, sizesItself: Bool = true, accessory: String? = nil, isTied: Bool = true,
    _ more: [String] = []
  ) -> SemanticsScreen {
    var screen = SemanticsScreen(
      [view],
      ["view.leading = root.leadingMargin", "view.trailing = root.trailingMargin"]
        + (isTied ? ["view.top = root.topMargin", "view.bottom = root.bottomMargin"] : []) + more
    ).changing("root") {
      $0.kind = .tableCellContent
      $0.frame = Frame(x: 0, y: 0, width: 375, height: 44)
    }
    screen.scene.kind = .cell
    screen.scene.controller = nil
    screen.scene.cell = CellContext(
      kind: .table, id: "cell", frame: Frame(x: 0, y: 0, width: 375, height: 44),
      accessory: accessory, sizesItself: sizesItself, containerWidth: 375)
    return screen
  }

  @Test func `a row that sizes itself is as high as its content and margins`() {
    // 11 + 20.5 + 11; sides 16, from 390 on 20.
    let screen = cell(.caption("view", "Title"))
    screen.expectFrames(["root": [0, 0, 375, 42.5], "view": [16, 11, 343, 20.5]])
    screen.at(430, 932).expectFrames(["root": [0, 0, 430, 42.5], "view": [20, 11, 390, 20.5]])
    // iOS 26: 15 above and below.
    screen.at { $0.system = 26 }
      .expectFrames(["root": [0, 0, 375, 50.5], "view": [16, 15, 343, 20.5]])
  }

  @Test func `a row recorded in a table of another canvas is as wide as the window`() {
    var screen = cell(.caption("view", "Title"))
    // An inset group with an accessory takes 70.5 of the table.
    screen.scene.cell?.containerWidth = 445.5
    screen.at(445.5, 932).expectFrames(["root": [0, 0, 375, 42.5]])
    // Xcode 6: rows of 320 points on a canvas of 600.
    screen.scene.cell?.containerWidth = 655
    screen.expectFrames(["root": [0, 0, 375, 42.5]])
  }

  @Test func `a wrapped text makes the row higher`() {
    // 343 hold two of the words at 109 to 150 and not four: 41 + 22 at the least.
    let text = Array(repeating: "WWWWWWWW", count: 4).joined(separator: " ")
    let screen = cell(.caption("view", text, lines: 0))
    screen.expectFrames(["root": [0, 0, 375, 63], "view": [16, 11, 343, 41]])
    // 192 - 32 = 160 hold one: four lines 81.148 -> 81.5.
    screen.at(192, 400).expectFrames(["root": [0, 0, 192, 103.5], "view": [16, 11, 160, 81.5]])
  }

  @Test func `a height of its own decides against the fit`() {
    cell(.blank("view"), ["view.height = 100"])
      .expectFrames(["root": [0, 0, 375, 122], "view": [16, 11, 343, 100]])
    cell(.blank("view"), ["view.height >= 30"])
      .expectFrames(["root": [0, 0, 375, 52], "view": [16, 11, 343, 30]])
  }

  @Test func `a row whose content asks for no height is 44 high`() {
    // Centred only: nothing ties the top to the bottom. (44 - 20) / 2.
    cell(.blank("view"), isTied: false, ["view.height = 20", "view.centerY = root.centerY"])
      .expectFrames(["root": [0, 0, 375, 44], "view": [16, 12, 343, 20]])
  }

  @Test func `a row of fixed height is that high`() {
    cell(.blank("view"), sizesItself: false)
      .expectFrames(["root": [0, 0, 375, 44], "view": [16, 11, 343, 22]])
  }

  @Test func `an accessory takes the trailing margin down to 8`() {
    // 375 - 16 - 8.
    cell(.blank("view"), sizesItself: false, accessory: "disclosureIndicator")
      .expectFrames(["view": [16, 11, 351, 22]])
  }

  @Test func `the accessory's margin is the trailing one in right-to-left`() {
    let screen = cell(.blank("view"), sizesItself: false, accessory: "disclosureIndicator")
    screen.rightToLeft().expectFrames(["view": [8, 11, 351, 22]])
  }

  @Test func `on the canvas, cells of pads keep 16 at the sides where large phones have 20`() {
    for (device, side) in [("retina6_1", 20.0), ("ipad12_9", 16), ("retina4_7", 16)] {
      var screen = cell(.blank("view"), sizesItself: false)
      screen.document.canvas = Canvas(deviceID: device)
      screen.document.toolsVersion = 22505
      #expect(screen.solvedAsDesigned().view("view")?.frame.x == side)
    }
  }

  @Test func `before Xcode 9 half a point at the bottom of a cell is left out`() {
    // 43.5 less the margins of 8 above and below: 43 - 16 = 27, and not 43.5 - 16 -> 28.
    var screen = cell(.blank("view"), sizesItself: false)
      .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 375, height: 43.5) }
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    screen.document.toolsVersion = 11762
    #expect(screen.solvedAsDesigned().view("view")?.frame.height == 27)
  }

  @Test func `a cell that stands alone in an old storyboard loses half a point, not one`() {
    // 43.5: 7 above and below leave 29.5, and the lower edge 36.5 goes to 37.
    var screen = SemanticsScreen(
      [.blank("view")],
      [
        "view.leading = root.leading", "view.trailing = root.trailing",
        "view.top = root.top + 7", "view.centerY = root.centerY",
      ]
    ).changing("root") {
      $0.kind = .tableCellContent
      $0.frame = Frame(x: 0, y: 0, width: 600, height: 43)
    }
    screen.scene.kind = .cell
    screen.scene.controller = nil
    screen.scene.cell = CellContext(
      kind: .table, id: "cell", frame: Frame(x: 0, y: 0, width: 600, height: 44))
    screen.document.toolsVersion = 8121
    #expect(screen.solvedAsDesigned().view("view")?.frame.height == 30)
    screen.scene.cell?.containerWidth = 600
    #expect(screen.solvedAsDesigned().view("view")?.frame.height == 29)
  }

  @Test func `a row without constraints is as high as its table makes it`() {
    // A built-in style lays its views out itself: 44, or the row height the cell states.
    var screen = SemanticsScreen([.blank("view")]).changing("root") {
      $0.kind = .tableCellContent
      $0.frame = Frame(x: 0, y: 0, width: 320, height: 44)
    }
    screen.scene.kind = .cell
    screen.scene.controller = nil
    screen.scene.cell = CellContext(
      kind: .table, id: "cell", frame: Frame(x: 0, y: 0, width: 320, height: 44), sizesItself: true)
    #expect(screen.solved().view("root")?.frame == Frame(x: 0, y: 0, width: 375, height: 44))
    screen.scene.cell?.rowHeight = 60
    #expect(screen.solved().view("root")?.frame.height == 60)
    // Half a point of the recorded cell is its separator's.
    screen.scene.cell?.rowHeight = nil
    screen.scene.cell?.frame = Frame(x: 0, y: 0, width: 320, height: 44.5)
    #expect(screen.solved().view("root")?.frame.height == 43.5)
  }

  @Test func `a xib's cell is as wide as the table, less what its accessory takes`() {
    // Recorded 320 wide with a content of 287: 33 less than the cell.
    var screen = cell(.blank("view"), sizesItself: false)
      .changing("root") { $0.frame = Frame(x: 0, y: 0, width: 287, height: 44) }
    screen.scene.cell = CellContext(
      kind: .table, id: "cell", frame: Frame(x: 0, y: 0, width: 320, height: 44))
    #expect(screen.at(390, 844).solved().size.width == 357)
  }

  @Test func `a window asked for by hand is any free root's, a device's is not`() {
    var screen = SemanticsScreen(
      [.blank("view")], ["view.leading = root.leading", "view.trailing = root.trailing"]
    ).changing("root") { $0.frame = Frame(x: 0, y: 0, width: 200, height: 100) }
    screen.scene.kind = .topLevel
    screen.scene.controller = nil
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    #expect(screen.solved().size == Size(width: 375, height: 667))
    #expect(screen.at { $0.device = "a phone" }.solved().size == Size(width: 200, height: 100))
  }

  @Test(arguments: [
    // Recorded: a table that is its controller's view hands on 16, one inside another view 15 until
    // Xcode 12, a xib's cell 15 with Xcode 11 alone; 8 before Xcode 9.1.
    ("retina4_7", 13196, Table.controllers, 8.0), ("retina4_7", 13529, .controllers, 16),
    ("retina4_7", 14113, .nested, 15), ("retina4_7", 14113, .controllers, 16),
    ("retina4_7", 14113, .none, 16), ("retina4_7", 16097, .nested, 15),
    ("retina4_7", 16097, .controllers, 16), ("retina4_7", 16097, .none, 15),
    ("retina4_7", 17506, .nested, 16), ("retina4_7", 17506, .none, 16),
    ("retina5_9", 14113, .nested, 15), ("ipad9_7", 14113, .nested, 15),
    ("retina6_1", 16097, .nested, 20), ("retina5_9", 16097, .none, 16),
  ])
  func `a cell's sides on the canvas are those of its kind of table`(
    _ device: String, _ tools: Int, _ table: Table, _ side: Double
  ) {
    var screen = cell(.blank("view"), sizesItself: false)
    screen.document.canvas = Canvas(deviceID: device)
    screen.document.toolsVersion = tools
    screen.scene.cell?.isInRootTable = table == .controllers
    if table == .none { screen.scene.cell?.containerWidth = nil }
    #expect(screen.solvedAsDesigned().view("view")?.frame.x == side)
  }

  enum Table: Sendable { case controllers, nested, none }

  /// Recorded with 10 stated all round: 16 at the sides, 11 above, 10.5 below with a separator.
  @Test func `a cell's stated margins are raised to those that it preserves`() {
    var screen = cell(.blank("view"), sizesItself: false).changing("root") {
      $0.margins = .absolute(EdgeInsets(top: 10, left: 10, bottom: 12, right: 30))
      $0.preservesSuperviewMargins = true
    }
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    screen.document.toolsVersion = 17506
    #expect(
      screen.solvedAsDesigned().view("view")?.frame
        == Frame(x: 16, y: 11, width: 375 - 16 - 30, height: 44 - 11 - 12))
    screen = screen.changing("root") { $0.preservesSuperviewMargins = false }
    #expect(screen.solvedAsDesigned().view("view")?.frame.x == 10)
  }

  @Test(arguments: [(nil, nil, 44.0), (60, nil, 60), (nil, 80, 80), (60, 80, 60)])
  func `a row without a rectangle has the row height that is stated`(
    _ own: Double?, _ table: Double?, _ height: Double
  ) {
    var screen = cell(.blank("view"), sizesItself: false).changing("root") { $0.frame = nil }
    screen.scene.cell?.frame = nil
    screen.scene.cell?.rowHeight = own
    screen.scene.enclosingView = "table"
    screen.scene.enclosingScene = "list"
    var holder = View(
      id: "table", kind: .tableView, content: .table(TableContent(style: nil, rowHeight: table)))
    holder.frame = Frame(x: 0, y: 0, width: 375, height: 600)
    screen.document.scenes.append(
      Scene(
        id: "list", kind: .controller, title: "list",
        root: View(id: "list", kind: .view, subviews: [holder]),
        location: SourceLocation(line: 1, column: 1)))
    #expect(screen.solved().view("root")?.frame.height == height)
    #expect(
      screen.solvedAsDesigned().view("root")?.frame
        == Frame(x: 0, y: 0, width: 375, height: height))
  }

  @Test func `a row whose contents decide no height has a standard one`() {
    // Centred, the view is content with any height; a table gives 44 or the row height stated.
    func open(rowHeight: Double?) -> Double? {
      var screen = SemanticsScreen(
        [.blank("view")],
        ["view.centerY = root.centerY", "view.leading = root.leadingMargin", "view.width = 30"]
      ).changing("root") { $0.kind = .tableCellContent }
      screen.scene.kind = .cell
      screen.scene.controller = nil
      screen.scene.cell = CellContext(
        kind: .table, id: "cell", frame: Frame(x: 0, y: 0, width: 375, height: 70),
        rowHeight: rowHeight, sizesItself: true, containerWidth: 375)
      return screen.solved().view("root")?.frame.height
    }
    #expect(open(rowHeight: nil) == 44)
    #expect(open(rowHeight: 60) == 60)
  }

  @Test func `a list may give its cells a width`() {
    let screen = cell(.blank("view"), sizesItself: false).at { $0.cellWidth = 200 }
    screen.expectFrames(["root": [0, 0, 200, 44], "view": [16, 11, 168, 22]])
  }
}
