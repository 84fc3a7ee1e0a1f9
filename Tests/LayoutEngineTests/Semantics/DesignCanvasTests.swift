import Testing

@testable import LayoutModel

/// The canvas a document was saved at: insets by device and Xcode, bars, sheets, rounding.
///
/// Figures: the tables read off recorded documents.
struct DesignCanvasTests {
  /// A view that fills the safe area of a root as large as the device's screen.
  private func canvas(
    _ device: String?, _ size: Size, tools: Int,
    _ change: (inout ControllerContext) -> Void = { _ in }
  ) -> SemanticsScreen {
    var screen = SemanticsScreen(
      [.blank("view")],
      [
        "view.leading = safe.leading", "view.trailing = safe.trailing", "view.top = safe.top",
        "view.bottom = safe.bottom",
      ]
    ).changing("root") {
      $0 = $0.guide("safe", .safeArea)
      $0.frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    }
    screen.document.toolsVersion = tools
    screen.document.canvas = Canvas(deviceID: device)
    var context = ControllerContext(id: "controller")
    change(&context)
    screen.scene.controller = context
    return screen
  }

  /// Insets above and below, as the solved frame shows them.
  private func insets(_ screen: SemanticsScreen) -> [Double] {
    let layout = screen.solvedAsDesigned()
    let frame = layout.view("view")?.frame ?? .zero
    return [frame.y, layout.size.height - frame.maxY]
  }

  struct Row: Sendable {
    var device: String
    var size: Size
    var tools: Int
    var top: Double
    var bottom: Double
  }

  private static let rows: [Row] = {
    func row(_ id: String, _ w: Double, _ h: Double, _ tools: Int, _ top: Double, _ bottom: Double)
      -> Row
    { Row(device: id, size: Size(width: w, height: h), tools: tools, top: top, bottom: bottom) }
    return [
      // Home-button devices: 20, but nothing from Xcode 11 to 14.
      row("retina4_7", 375, 667, 14113, 20, 0), row("retina4_7", 375, 667, 14868, 0, 0),
      row("retina4_7", 375, 667, 21507, 0, 0), row("retina4_7", 375, 667, 21701, 20, 0),
      row("ipad9_7", 768, 1024, 19162, 0, 0), row("ipad9_7", 768, 1024, 22505, 20, 0),
      // Housings: 44 at first, then the device's own.
      row("retina6_1", 414, 896, 20037, 44, 34), row("retina6_1", 414, 896, 21225, 48, 34),
      row("retina5_9", 375, 812, 21225, 47, 34),
      row("retina5_9", 375, 812, 21701, 50, 34), row("retina6_0", 390, 844, 22155, 47, 34),
      row("retina6_12", 393, 852, 22505, 59, 34), row("retina6_3", 402, 874, 23504, 62, 34),
      // Recorded twice over since Xcode 16.3; the placeholder version counts as Xcode 16.
      row("retina6_12", 393, 852, 23727, 118, 68), row("retina6_1", 414, 896, 24093, 96, 68),
      row("retina6_12", 393, 852, 32700, 59, 34), row("retina4_7", 375, 667, 24127, 20, 0),
      row("retina6_0", 390, 844, 24412, 94, 68), row("retina6_9", 440, 956, 24765, 124, 68),
    ]
  }()

  @Test(arguments: [
    // A phone on its side, a wide one, and the first before iOS 11: navigation and tab bar.
    ("retina4_7", Size(width: 667, height: 375), 14113, 32.0, 32.0),
    ("retina5_5", Size(width: 736, height: 414), 14113, 44, 49),
    ("retina4_7", Size(width: 667, height: 375), 12120, 32, 49),
  ])
  func `bars on phones that lie on their side`(
    _ device: String, _ size: Size, _ tools: Int, _ top: Double, _ bottom: Double
  ) {
    var screen = canvas(device, size, tools: tools) {
      $0.navigationBar = .standard
      $0.hasTabBar = true
    }
    screen.document.canvas.isLandscape = true
    #expect(insets(screen) == [top, bottom])
  }

  @Test(arguments: rows)
  func `insets by device and Xcode`(_ row: Row) {
    #expect(insets(canvas(row.device, row.size, tools: row.tools)) == [row.top, row.bottom])
  }

  private let phone = Size(width: 414, height: 896)

  @Test func `bars stand within the insets`() {
    // 48 + 44; 34 + 49; a large title 52 more.
    #expect(
      insets(canvas("retina6_1", phone, tools: 22505) { $0.navigationBar = .standard }) == [92, 34])
    #expect(
      insets(canvas("retina6_1", phone, tools: 22505) { $0.navigationBar = .largeTitle }) == [
        144, 34,
      ])
    #expect(insets(canvas("retina6_1", phone, tools: 22505) { $0.hasTabBar = true }) == [48, 83])
    #expect(insets(canvas("retina6_1", phone, tools: 22505) { $0.hasToolbar = true }) == [48, 83])
    let small = Size(width: 375, height: 667)
    #expect(insets(canvas("retina4_7", small, tools: 22505) { $0.hasToolbar = true }) == [20, 49])
    #expect(
      insets(canvas("retina4_7", small, tools: 16097) { $0.navigationBar = .standard }) == [44, 0])
  }

  @Test func `a root without the height of an opaque bar lies below it`() {
    // 896 - (48 + 44) = 804.
    let below = Size(width: 414, height: 804)
    #expect(
      insets(canvas("retina6_1", below, tools: 22505) { $0.navigationBar = .standard }).first == 0)
    // 667 - 49 = 618: the tab bar is below the view, the top is as ever.
    let above = Size(width: 375, height: 618)
    #expect(insets(canvas("retina4_7", above, tools: 22505) { $0.hasTabBar = true }) == [20, 0])
  }

  @Test func `sheets have their own bar and, since Xcode 13_3, no inset below`() {
    // 896 - 54 = 842.
    let sheet = Size(width: 414, height: 842)
    #expect(
      insets(canvas("retina6_1", sheet, tools: 19529) { $0.navigationBar = .standard }) == [56, 34])
    #expect(
      insets(canvas("retina6_1", sheet, tools: 22505) { $0.navigationBar = .standard }) == [56, 0])
    #expect(insets(canvas("retina6_1", sheet, tools: 22505)) == [0, 0])
    #expect(insets(canvas("retina6_1", sheet, tools: 17156)) == [0, 34])
    // 736 - 20 - 56 = 660: the bar stands above the view.
    let below = Size(width: 414, height: 660)
    #expect(
      insets(canvas("retina5_5", below, tools: 23504) { $0.navigationBar = .standard }) == [0, 0])
  }

  @Test func `sheets end ten points below the housing, and keep the room of a bar below`() {
    // 844 - 47 - 10 = 787, 844 - 47 = 797.
    let recent = Size(width: 390, height: 787)
    #expect(
      insets(canvas("retina6_0", recent, tools: 21507) { $0.hasToolbar = true }) == [47, 49])
    let newest = Size(width: 390, height: 797)
    #expect(insets(canvas("retina6_0", newest, tools: 24412) { $0.hasToolbar = true }) == [47, 0])
    // 844 - 54 = 790; before Xcode 13 above the home indicator.
    let old = Size(width: 390, height: 790)
    #expect(insets(canvas("retina6_0", old, tools: 18122) { $0.hasToolbar = true }) == [0, 83])
  }

  @Test func `bars of Xcode 26 are 54 high above, and one stands below`() {
    let large = Size(width: 440, height: 956)
    let both: (inout ControllerContext) -> Void = {
      $0.navigationBar = .standard
      $0.hasTabBar = true
      $0.hasToolbar = true
    }
    // 2 x 62 + 54; 2 x 34 + 49.
    #expect(insets(canvas("retina6_9", large, tools: 24765, both)) == [178, 117])
    // Before, a toolbar of the controller's own stood above the tab bar: 49 + 49.
    let small = Size(width: 375, height: 667)
    var own = canvas("retina4_7", small, tools: 23504, both)
    own.scene.simulation = Simulation(bottomBar: .toolbar)
    #expect(insets(own) == [64, 98])
    // One that is handed on by a container gives way to the tab bar.
    #expect(insets(canvas("retina4_7", small, tools: 23504, both)) == [64, 49])
  }

  @Test func `embedded controllers lie as views of xibs do since Xcode 9, without insets before`() {
    #expect(insets(canvas("retina6_1", phone, tools: 22505) { $0.isEmbedded = true }) == [48, 34])
    let small = Size(width: 375, height: 667)
    for (tools, top) in [(12118, 0.0), (13771, 20), (14269, 20)] {
      let embedded = canvas("retina4_7", small, tools: tools) { $0.isEmbedded = true }
      #expect(insets(embedded) == [top, 0])
    }
    for (tools, top) in [(12118, 0.0), (13771, 20), (14490, 20)] {
      let freeform = canvas("retina4_7", small, tools: tools) {
        $0.isEmbedded = true
        $0.isFreeform = true
      }
      #expect(insets(freeform) == [top, 0])
    }
  }

  /// A document's own view, without a controller around it.
  private func ownView(
    _ device: String, _ size: Size, tools: Int, _ change: (inout SemanticsScreen) -> Void = { _ in }
  ) -> [Double] {
    var screen = canvas(device, size, tools: tools)
    screen.scene.kind = .topLevel
    screen.scene.controller = nil
    change(&screen)
    return insets(screen)
  }

  @Test func `a xib's view shows a housing, and a status bar unless it is wider than high`() {
    let low = Size(width: 414, height: 90)
    #expect(ownView("retina6_1", low, tools: 20037) == [44, 0])
    #expect(ownView("retina4_7", Size(width: 375, height: 90), tools: 14490) == [0, 0])
    #expect(ownView("retina4_7", Size(width: 375, height: 496), tools: 14113) == [20, 0])
    #expect(ownView("retina4_7", Size(width: 375, height: 300), tools: 14113) == [0, 0])
    #expect(ownView("retina6_1", phone, tools: 22505) == [48, 34])
    // Since Xcode 14.3 it stands over all.
    #expect(ownView("retina4_7", Size(width: 365, height: 89), tools: 24412) == [20, 0])
  }

  @Test func `a xib's view has the navigation bar that it simulates`() {
    let small = Size(width: 320, height: 568)
    let top = ownView("retina4_0", small, tools: 15705) {
      $0.scene.simulation = Simulation(topBar: .navigationBar)
    }
    #expect(top == [44, 0])
  }

  @Test func `an input view stands at the bottom of the screen`() {
    let low = Size(width: 1000, height: 68)
    let accessory = ownView("retina6_0", low, tools: 21208) {
      $0 = $0.changing("root") { $0.customClass = "UIInputView" }
    }
    #expect(accessory == [0, 34])
  }

  @Test func `a collection cell of a xib shows a status bar in Xcode 9`() {
    for (tools, top) in [(12120, 0.0), (13771, 20), (14490, 0)] {
      let cell = ownView("retina4_7", Size(width: 375, height: 547), tools: tools) {
        $0.scene.kind = .cell
        $0.scene.cell = CellContext(kind: .collection, id: "root")
      }
      #expect(cell == [top, 0])
    }
  }

  @Test func `a toolbar is 49 high over a home indicator, and 44 in an embedded controller`() {
    for (isEmbedded, height) in [(false, 49.0), (true, 44)] {
      var screen = SemanticsScreen(
        [View(id: "view", kind: .toolbar)],
        ["view.leading = root.leading", "view.trailing = root.trailing", "view.top = root.top"]
      ).changing("root") { $0.frame = Frame(x: 0, y: 0, width: 414, height: 896) }
      screen.document.toolsVersion = 20037
      screen.document.canvas = Canvas(deviceID: "retina6_1")
      screen.scene.controller?.isEmbedded = isEmbedded
      #expect(screen.solvedAsDesigned().view("view")?.frame.height == height)
    }
  }

  @Test func `Xcode 9 keeps the room of a status bar that the file hides`() {
    let small = Size(width: 375, height: 667)
    for (tools, top) in [(12121, 0.0), (13196, 20), (14113, 20), (14460, 0)] {
      let hidden = canvas("retina4_7", small, tools: tools) { $0.hidesStatusBar = true }
      #expect(insets(hidden) == [top, 0])
    }
  }

  @Test func `an old canvas without a device shows a status bar of 20`() {
    let old = Size(width: 600, height: 600)
    #expect(insets(canvas(nil, old, tools: 7706)) == [20, 0])
    #expect(insets(canvas(nil, old, tools: 7706) { $0.navigationBar = .standard }) == [64, 0])
  }

  @Test func `the canvas gives the size classes`() {
    // A constant that differs in regular width: phones upright are compact, pads regular.
    for (device, size, x) in [
      ("retina4_7", Size(width: 375, height: 667), 5.0),
      ("ipad9_7", Size(width: 768, height: 1024), 50),
    ] {
      var screen = SemanticsScreen(
        [.blank("view")],
        [
          "x: view.left = root.left + 5", "view.top = root.top", "view.width = 1",
          "view.height = 1",
        ]
      ).changing("root") { $0.frame = Frame(x: 0, y: 0, width: size.width, height: size.height) }
        .changing(constraint: "x") {
          $0.variations = [
            Variation(
              condition: TraitCondition(key: "widthClass=regular", widthClass: .regular),
              changes: [.constant(50)], location: SourceLocation(line: 1, column: 1))
          ]
        }
      screen.document.canvas = Canvas(deviceID: device)
      #expect(screen.solvedAsDesigned().view("view")?.frame.x == x)
    }
  }

  @Test func `before Xcode 8 and without a device frames are whole points`() {
    // 10.5 -> 11; on a 3x canvas 10.5 is 31.5 pixels -> 32.
    for (device, tools, x) in [
      ("retina5_9", 10117, 11.0), (nil, 22505, 11), ("retina5_9", 22505, 32 / 3.0),
      ("retina4_7", 22505, 10.5),
    ] {
      var screen = SemanticsScreen(
        [.blank("view")],
        [
          "view.left = root.left + 10.5", "view.top = root.top", "view.width = 3",
          "view.height = 3",
        ])
      screen.document.canvas = Canvas(deviceID: device)
      screen.document.toolsVersion = tools
      screen.scene.root.frame = Frame(x: 0, y: 0, width: 375, height: 667)
      #expect(abs((screen.solvedAsDesigned().view("view")?.frame.x ?? 0) - x) < 1e-9)
    }
  }

  @Test func `a large title's bar is as high as the file records it, and a prompt adds 34`() {
    let size = Size(width: 393, height: 852)
    // Recorded: 163 1/3 below a bar of 104 1/3 and a status bar of 59; 137 below 44 with a prompt.
    let large = canvas("retina6_12", size, tools: 23504) {
      $0.navigationBar = .largeTitle
      $0.navigationBarHeight = 104 + 1.0 / 3
    }
    #expect(abs(insets(large)[0] - (163 + 1.0 / 3)) < 0.01)
    let prompt = canvas("retina6_12", size, tools: 23504) {
      $0.navigationBar = .standard
      $0.hasPrompt = true
    }
    #expect(insets(prompt)[0] == 137)
  }

  @Test func `a sheet of Xcode 26 begins below the housing, its bar 16 below its top`() {
    // Recorded on a screen of 375 x 812 with a housing of 50: 50 without a bar, 70 with one.
    let size = Size(width: 375, height: 752)
    #expect(insets(canvas("retina5_9", size, tools: 24765))[0] == 50)
    let bar = canvas("retina5_9", size, tools: 24765) { $0.navigationBar = .standard }
    #expect(insets(bar)[0] == 70)
    #expect(insets(canvas("retina5_9", size, tools: 22505))[0] == 0)
  }

  @Test func `a popover has no insets, nor has a freeform view that is wider than high`() {
    func freeform(_ width: Double, _ height: Double, tools: Int, style: String? = nil) -> [Double] {
      insets(
        canvas("retina4_7", Size(width: width, height: height), tools: tools) {
          $0.isFreeform = true
          $0.presentationStyle = style
        })
    }
    #expect(freeform(150, 270, tools: 23504, style: "popover") == [0, 0])
    #expect(freeform(340, 800, tools: 14490) == [20, 0])
    #expect(freeform(320, 200, tools: 14490) == [0, 0])
    #expect(freeform(375, 370, tools: 23504) == [20, 0])
  }

  @Test func `the root's size tells which phone an ambiguous id means`() {
    // Recorded under the id of 430 x 932: 47 in a root of 390 x 844, 50 in one of 375 x 812.
    for (width, height, top) in [(390.0, 844.0, 47.0), (375, 812, 50), (430, 932, 59)] {
      let screen = canvas("retina6_72", Size(width: width, height: height), tools: 23504)
      #expect(insets(screen) == [top, 34])
    }
  }

  @Test func `a simulated toolbar is 44 high on a home-button canvas, 49 since Xcode 11`() {
    for (tools, height) in [(14113, 44.0), (15705, 49), (20037, 49)] {
      let screen = canvas("retina4_7", Size(width: 375, height: 667), tools: tools) {
        $0.hasToolbar = true
      }
      #expect(insets(screen)[1] == height)
    }
  }
}
