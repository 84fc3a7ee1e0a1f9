import LayoutEngine
import Testing

@testable import LayoutModel

/// Rules of the canvas that were found on documents nothing had been fitted to.
///
/// Figures: frames recorded in public documents.
struct CanvasRuleTests {
  /// A view at the top and bottom of what the root leaves free.
  private func screen(
    _ device: String, _ size: Size, tools: Int, guide: String = "safe", views: [View] = []
  ) -> SemanticsScreen {
    var screen = SemanticsScreen(
      views + [.blank("view")],
      [
        "view.leading = root.leading", "view.trailing = root.trailing",
        guide == "margins" ? "view.top = root.topMargin" : "view.top = safe.top",
        guide == "margins" ? "view.bottom = root.bottomMargin" : "view.bottom = safe.bottom",
      ]
    ).changing("root") {
      if guide == "safe" { $0 = $0.guide("safe", .safeArea) }
      $0.frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    }
    screen.document.toolsVersion = tools
    screen.document.canvas = Canvas(deviceID: device)
    screen.document.usesSafeAreas = guide == "safe"
    return screen
  }

  private func insets(_ screen: SemanticsScreen) -> [Double] {
    let layout = screen.solvedAsDesigned()
    let frame = layout.view("view")?.frame ?? .zero
    return [frame.y, layout.size.height - frame.maxY]
  }

  @Test(arguments: [
    // As wide as the device and lower: only what reaches the indicator, until Xcode 14.3.
    (414.0, 300.0, 20037, 0.0), (414, 886, 20037, 24), (600, 300, 20037, 34),
    (414, 300, 22505, 34), (200, 300, 22505, 34),
  ])
  func `the home indicator takes room in a xib's view`(
    _ width: Double, _ height: Double, _ tools: Int, _ bottom: Double
  ) {
    var own = screen("retina6_1", Size(width: width, height: height), tools: tools)
    own.scene.kind = .topLevel
    own.scene.controller = nil
    own.document.kind = .xib
    #expect(insets(own).last == bottom)
  }

  @Test func `a root's margins hold the bars in documents without safe areas`() {
    let small = Size(width: 375, height: 667)
    for (tools, top) in [(11762, 0.0), (14113, 64), (17506, 44)] {
      var old = screen("retina4_7", small, tools: tools, guide: "margins")
      old.scene.controller?.navigationBar = .standard
      #expect(insets(old) == [top, 0])
    }
  }

  @Test(arguments: [(667.0, 19529, 44.0), (613, 19529, 56), (613, 24412, 54), (667, 24412, 44)])
  func `a navigation bar that is a view is higher in a sheet`(
    _ height: Double, _ tools: Int, _ bar: Double
  ) {
    var screen = SemanticsScreen(
      [View(id: "view", kind: .navigationBar)],
      ["view.leading = root.leading", "view.trailing = root.trailing", "view.top = root.top"]
    ).changing("root") { $0.frame = Frame(x: 0, y: 0, width: 375, height: height) }
    screen.document.toolsVersion = tools
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    #expect(screen.solvedAsDesigned().view("view")?.frame.height == bar)
  }

  @Test func `a large title over rows is drawn small`() {
    let phone = Size(width: 414, height: 896)
    func top(_ tools: Int, hasCell: Bool) -> Double? {
      var list = screen("retina6_1", phone, tools: tools, views: [.blank("list")])
        .changing("list") { $0.kind = .tableView }
      list.scene.controller?.navigationBar = .largeTitle
      if hasCell {
        list.document.scenes.append(
          Scene(
            id: "cell", kind: .cell, title: "cell", root: .blank("cell"), enclosingView: "list",
            location: SourceLocation(line: 1, column: 1)))
      }
      return insets(list).first
    }
    #expect(top(22505, hasCell: true) == 92)
    #expect(top(22505, hasCell: false) == 144)
    #expect(top(14490, hasCell: true) == 140)
  }

  @Test func `an indicator that hides itself keeps its room on the canvas alone`() {
    func screen(_ hidesWhenStopped: Bool) -> SemanticsScreen {
      var wheel = View(
        id: "wheel", kind: .activityIndicator,
        content: .activityIndicator(style: "medium", hidesWhenStopped: hidesWhenStopped))
      wheel.isHidden = true
      return SemanticsScreen(
        [.stack("row", StackContent(spacing: 8), [wheel, .blank("view")])],
        [
          "row.leading = root.leading", "row.trailing = root.trailing", "row.top = root.top",
          "view.height = 20",
        ]
      ).changing("root") { $0.frame = Frame(x: 0, y: 0, width: 375, height: 667) }
    }
    #expect(screen(true).solvedAsDesigned().view("view")?.frame.x == 28)
    #expect(screen(false).solvedAsDesigned().view("view")?.frame.x == 0)
    #expect(screen(true).solved().view("view")?.frame.x == 0)
  }

  @Test(arguments: [
    // Recorded lines of one text style: 31.5, 24 and 36 with Xcode 9.3; 33.5 and 41 with Xcode 11.
    ("UICTFontTextStyleTitle1", 14460, 31.5), ("UICTFontTextStyleTitle2", 14460, 24),
    ("UICTFontTextStyleTitle0", 14460, 36), ("UICTFontTextStyleTitle1", 16097, 33.5),
    ("UICTFontTextStyleTitle0", 16097, 41), ("UICTFontTextStyleBody", 14460, 20.5),
  ])
  func `titles had other sizes before Xcode 11`(
    _ style: String, _ tools: Int, _ height: Double
  ) {
    var screen = SemanticsScreen(
      [.caption("view", "Title")], ["view.leading = root.leading", "view.top = root.top"]
    ).changing("view") {
      if case .label(var label) = $0.content {
        label.font = FontDescription(face: .textStyle(style))
        $0.content = .label(label)
      }
    }
    screen.document.toolsVersion = tools
    screen.document.canvas = Canvas(deviceID: "retina4_7")
    #expect(screen.solvedAsDesigned().view("view")?.frame.height == height)
  }

  /// Recorded: a class that draws a line 26 high; two lines of it are 52.
  @Test func `a class's own line height counts for each line that wraps`() {
    func height(_ words: Int) -> Double? {
      var screen = SemanticsScreen(
        [
          .caption(
            "view", Array(repeating: "WWWWWWWW", count: words).joined(separator: " "), lines: 0)
        ],
        ["view.leading = root.leading", "view.width = 160", "view.top = root.top"]
      ).changing("view") {
        $0.customClass = "Caption"
        $0.designedSize = AxisPair(horizontal: 150 * Double(words), vertical: 26)
      }
      screen.document.toolsVersion = 17506
      screen.document.canvas = Canvas(deviceID: "retina4_7")
      return screen.solvedAsDesigned().view("view")?.frame.height
    }
    #expect(height(1) == 26)
    #expect(height(2) == 52)
  }

  /// Recorded: 8 on all sides before Xcode 9; since then a root's, with a status bar of 20.
  @Test(arguments: [(10117, [8.0, 8.0], 8.0), (13196, [20, 0], 16), (17506, [0, 0], 16)])
  func `a xib's view has margins of its time`(
    _ tools: Int, _ vertical: [Double], _ side: Double
  ) {
    let size = Size(width: 375, height: 667)
    var own = screen("retina4_7", size, tools: tools, guide: "margins")
      .changing("root") {
        $0.constraints += SemanticsEquation.constraints(
          ["inner.leading = root.leadingMargin", "inner.top = root.top", "inner.width = 5"],
          owner: "inner", sourceLocation: #_sourceLocation)
        $0.subviews.append(.blank("inner"))
      }
    own.scene.kind = .topLevel
    own.scene.controller = nil
    own.document.kind = .xib
    #expect(insets(own) == vertical)
    #expect(own.solvedAsDesigned().view("inner")?.frame.x == side)
  }

  @Test func `a sheet on a pad is away from the screen's edges`() {
    let pad = Size(width: 820, height: 1180)
    #expect(insets(screen("ipad10_9rounded", pad, tools: 23504)) == [24, 20])
    let sheet = Size(width: 704, height: 995.5)
    #expect(insets(screen("ipad10_9rounded", sheet, tools: 23504)) == [0, 0])
  }

  @Test func `a root below an opaque bar needs no device to be known`() {
    func top(_ width: Double, _ height: Double) -> Double? {
      var old = screen("none", Size(width: width, height: height), tools: 9059)
      old.scene.controller?.navigationBar = .standard
      old.document.canvas = Canvas()
      return insets(old).first
    }
    #expect(top(375, 603) == 0)
    #expect(top(375, 667) == 64)
    #expect(top(414, 672) == 0)
    // 480 - 64.
    #expect(top(320, 416) == 0)
  }

  @Test(arguments: [(672.0, 0.0), (623, 0), (667, 64)])
  func `a root that another phone's opaque bars leave lies below them`(
    _ height: Double, _ top: Double
  ) {
    var other = screen("retina4_7", Size(width: 414, height: height), tools: 12118)
    other.scene.controller?.navigationBar = .standard
    // 736 - 64 - 49.
    other.scene.controller?.hasTabBar = height == 623
    #expect(insets(other).first == top)
  }

  @Test(arguments: [(10, 44.0), (11, 56), (15, 56), (18, 56), (26, 64)])
  func `a search bar on a device has its usual texts`(_ system: Int, _ height: Double) {
    let screen = SemanticsScreen(
      [.control("view", .searchBar)],
      ["view.leading = root.leading", "view.trailing = root.trailing", "view.top = root.top"])
    #expect(screen.at { $0.system = system }.solved().view("view")?.frame.height == height)
  }

  /// Recorded: 16.5 for one of 18 points whose ascent and descent are 16.45 and whose gap is 0.83; 32
  /// for two lines of 16 whose font has a gap of 3.8 (32 labels of four repositories).
  @Test func `a label leaves no gap that its font asks for, below a line or between two`() {
    func height(_ text: String, lines: Int) -> Double? {
      var view = View.caption("view", text, lines: lines)
      view.content = .label(
        LabelContent(
          text: TextContent(text),
          font: FontDescription(face: .named("Gapped", family: nil), pointSize: 18),
          numberOfLines: lines))
      let screen = SemanticsScreen([view], ["view.leading = root.leading", "view.top = root.top"])
      var document = screen.document
      document.scenes = [screen.scene]
      var options = LayoutOptions.standard
      options.overrides.fonts["Gapped"] = DeclaredFont(
        ascender: 0.722, descender: 0.192, lineGap: 0.046)
      var session = LayoutSession(document: document, scene: screen.scene, options: options)
      return session.solve(screen.configuration).view("view")?.frame.height
    }
    #expect(height("Title", lines: 1) == 16.5)
    // Two lines of 16.452: 32.904.
    #expect(height("Title\nTitle", lines: 0) == 33)
  }

  /// Three views of 21 in a root 100 high and wide: at 39.5. Recorded: 39 where the window lay so.
  @Test(arguments: [(39.0, 39.0), (40, 40)])
  func `what lies between two points goes as the others in the root went`(
    _ recorded: Double, _ expected: Double
  ) {
    func view(_ id: ObjectID, _ y: Double) -> View {
      var view = View.blank(id)
      view.frame = Frame(x: 0, y: y, width: 20, height: 21)
      return view
    }
    var old = SemanticsScreen(
      [view("one", recorded), view("other", recorded), view("view", 70)],
      ["one", "other", "view"].flatMap {
        [
          "\($0).leading = root.leading", "\($0).width = 20", "\($0).height = 21",
          "\($0).centerY = root.centerY",
        ]
      }
    ).changing("root") { $0.frame = Frame(x: 0, y: 0, width: 100, height: 100) }
    old.document.toolsVersion = 7706
    old.document.canvas = Canvas()
    let layout = old.solvedAsDesigned()
    #expect(layout.view("view")?.frame.y == expected)
    #expect(
      layout.assumptions.contains(Assumption(view: "view", reason: .followsRecording)))
    // On a device halves are pixels.
    #expect(old.solved().view("view")?.frame.y != 39)
  }

  @Test func `a grid that recorded halves gave is told`() {
    for (hasHalves, reasons) in [(true, [Assumption.Reason.recordedGrid]), (false, [])] {
      var old = screen("none", Size(width: 375, height: 667), tools: 9059)
      old.document.canvas = Canvas(hasHalfPoints: hasHalves)
      #expect(old.solvedAsDesigned().assumptions.map(\.reason) == reasons)
    }
  }

  /// Recorded: 19.0 for a font of 16 points whose own lines are 21 high; the one of 17 agrees.
  @Test func `a font that the saving Mac lacked is drawn as Helvetica Neue on the canvas alone`() {
    func heights(_ recorded: Double) -> [Double?] {
      let label = BroughtFont.label("view", size: 15, height: recorded)
      var (session, device) = BroughtFont.session(
        BroughtFont.screen([label]), font: DeclaredFont(ascender: 1, descender: 0.3))
      return [
        session.solveAsDesigned().view("view")?.frame.height,
        session.solve(device).view("view")?.frame.height,
      ]
    }
    // 1.165 of 15 is 17.475; 1.3 of it is 19.5.
    #expect(heights(17.5) == [17.5, 19.5])
    #expect(heights(19.5) == [19.5, 19.5])
  }

  /// 1.165 of 15 and 20 are 17.475 and 23.3; 1.3 of them are 19.5 and 26.
  @Test(arguments: [(17.5, 23.5, 17.5), (19.5, 26, 19.5)])
  func `labels that may have several lines tell what was there, too`(
    first: Double, second: Double, designed: Double
  ) {
    let labels = [("view", 15.0, first), ("other", 20, second)].map { id, size, height in
      BroughtFont.label(ObjectID(id), size: size, width: 100, height: height, lines: 0)
    }
    var (session, _) = BroughtFont.session(
      BroughtFont.screen(labels), font: DeclaredFont(ascender: 1, descender: 0.3))
    #expect(session.solveAsDesigned().view("view")?.frame.height == designed)
  }

  /// Three letters of 0.537 in Helvetica Neue are 25.776 wide at 16 points, three of 0.7 are 33.6.
  @Test(arguments: [(26.0, 26.0), (34, 34)])
  func `where both fonts have the same line the width of a text tells which was there`(
    recorded: Double, designed: Double
  ) {
    let label = BroughtFont.label("view", "eee", size: 16, width: recorded, height: 19)
    let font = DeclaredFont(ascender: 0.952, descender: 0.213, advances: ["e": 0.7])
    var (session, device) = BroughtFont.session(BroughtFont.screen([label]), font: font)
    #expect(session.solveAsDesigned().view("view")?.frame.width == designed)
    #expect(session.solve(device).view("view")?.frame.width == 34)
  }

  /// Recorded: 14 where the lines of a monospaced font's own file are 14.4 high, and 1.165 of 12 is
  /// 13.98. Three letters of 0.537 in Helvetica Neue are 19.332 wide at 12 points, of 0.7 25.2.
  @Test(arguments: [(25.5, 25.5), (19.5, 19.5)])
  func `the width tells which font was there though the height is Helvetica Neue's`(
    recorded: Double, designed: Double
  ) {
    let label = BroughtFont.label("view", "eee", size: 12, width: recorded, height: 14)
    let font = DeclaredFont(ascender: 0.938, descender: 0.262, advances: ["e": 0.7])
    var (session, _) = BroughtFont.session(BroughtFont.screen([label]), font: font)
    #expect(session.solveAsDesigned().view("view")?.frame.width == designed)
  }

  /// 1.2 of 12 is 14.4, of 20 24, of 15 18; 1.165 of 12, 20 and 15 is 13.98, 23.3 and 17.475. All
  /// labels are stretched to one width, so that the height of the one of 20 points tells alone.
  @Test(arguments: [(24.0, 18.0), (23.5, 17.5)])
  func `a height that both fonts may have does not count`(_ recorded: Double, _ designed: Double) {
    let labels = [("one", 12.0, 14.0), ("two", 12, 14), ("three", 20, recorded), ("view", 15, 30)]
      .map { id, size, height in
        BroughtFont.label(ObjectID(id), size: size, width: 100, height: height, lines: 0)
      }
    var (session, _) = BroughtFont.session(
      BroughtFont.screen(labels), font: DeclaredFont(ascender: 0.938, descender: 0.262))
    #expect(session.solveAsDesigned().view("view")?.frame.height == designed)
  }
}
