import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutEngine

/// A made document on which the rows of one table of rules are seen.
struct RuleRowCase: Sendable, CustomTestStringConvertible {
  /// The table's subject.
  var subject: String
  var document: MadeDocument
  /// What the document shows of each row, in points, as Apple's recordings of such views have it.
  var expected: [[Double]]
  /// What is measured of a layout.
  var measure: @Sendable (SolvedLayout) -> [Double]

  /// The scene that is solved: the first of that kind.
  var sceneKind = SceneKind.controller

  var testDescription: String { subject }

  /// The document on the canvas of a release.
  func layout(at release: XcodeRelease) throws -> SolvedLayout {
    var document = try document.read()
    document.toolsVersion = release.tools
    guard let scene = document.scenes.first(where: { $0.kind == sceneKind }) else {
      throw Missing()
    }
    var session = LayoutSession(document: document, scene: scene)
    return session.solveAsDesigned()
  }

  struct Missing: Error {}
}

extension SolvedLayout {
  fileprivate func frame(_ id: ObjectID) -> Frame {
    views.first { $0.id == id }?.frame ?? Frame(x: -1, y: -1, width: -1, height: -1)
  }

  /// Where the view stands that no row of the case is about.
  var neighbour: Frame { frame("n") }
}

extension RuleRowCase {
  static let all = controls + pages + canvases + margins + televisions

  // MARK: Controls

  private static func control<Value>(
    _ table: ReleaseTable<Value>, _ element: String, _ attributes: String = "", inner: String = "",
    neighbour: MadeView, _ expected: [[Double]], constraints: [String] = [],
    device: String = "retina6_12", _ measure: @escaping @Sendable (Frame) -> [Double]
  ) -> RuleRowCase {
    let view = MadeView(element, "c", attributes, inner: inner, frame: [16, 75, 120, 40])
    return RuleRowCase(
      subject: table.subject,
      document: MadeDocument(
        "rows", element, [view, neighbour],
        [
          "c.leading = root.leading + 16", "c.top = root.top + 100",
          "n.leading = root.leading + 20", "n.top = root.top + 400",
        ] + constraints, header: MadeDocument.Header(device: device)), expected: expected,
      measure: { measure($0.frame("c")) })
  }

  private static let stepper = MadeView("stepper", "n")
  private static let picker = MadeView("pickerView", "n")
  private static let toggle = MadeView("switch", "n")
  private static let field17 =
    #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
  private static let field9 =
    #"<fontDescription key="fontDescription" type="system" pointSize="9"/>"#
  private static let segments = #"<segments><segment title="A"/><segment title="B"/></segments>"#

  private static func size(_ frame: Frame) -> [Double] { [frame.width, frame.height] }
  private static func height(_ frame: Frame) -> [Double] { [frame.height] }

  private static var controls: [RuleRowCase] {
    [
      control(
        ControlRules.switchSize, "switch", neighbour: stepper, [[51, 31], [63, 28]], size),
      control(
        ControlRules.sliderHeight, "slider", neighbour: stepper, [[31], [34]],
        constraints: ["c.width = 118"], height),
      control(
        ControlRules.sliderOverhang, "slider", neighbour: stepper, [[14, 122], [16, 118]],
        constraints: ["c.width = 118"], { [$0.x, $0.width] }),
      control(
        ControlRules.stepperHeight, "stepper", neighbour: toggle, [[94, 29], [94, 32]], size),
      control(
        ControlRules.pickerHeight, "pickerView", neighbour: toggle, [[320, 162], [320, 216]], size),
      control(
        ControlRules.searchBarHeight, "searchBar", neighbour: picker,
        [[44], [56], [51], [56], [64]], constraints: ["c.width = 300"], height),
      control(
        ControlRules.progressHeight, "progressView", neighbour: toggle, [[2], [4]],
        constraints: ["c.width = 300"], height),
      control(
        ControlRules.segmentedHeight, "segmentedControl", inner: segments, neighbour: toggle,
        [[29], [32]], constraints: ["c.width = 300"], height),
      control(
        ControlRules.roundedFieldHeight, "textField", #"borderStyle="roundedRect""#,
        inner: field17, neighbour: toggle, [[30], [34]], constraints: ["c.width = 300"], height),
      control(
        ControlRules.plainFieldLeast, "textField", #"text="A" borderStyle="none""#, inner: field9,
        neighbour: toggle, [[12.33], [22]], constraints: ["c.width = 300"], height),
      // A line of the system font of 17 points is 20.29 high: 21 whole, or 21.81 up to a pixel.
      control(
        ControlRules.plainFieldPadding, "textField", #"text="A" borderStyle="none""#,
        inner: field17, neighbour: toggle, [[21], [22]], constraints: ["c.width = 300"], height),
      control(
        ControlRules.symbolButtonSize, "button", #"buttonType="infoLight""#, neighbour: toggle,
        [[22, 22], [25, 24]], size),
      control(
        ControlRules.dateWheelHeight, "datePicker", #"datePickerMode="date" style="wheels""#,
        neighbour: toggle, [[162], [216]], height),
      control(
        ControlRules.automaticDatePickerIsCompact, "datePicker", #"datePickerMode="date""#,
        neighbour: toggle, [[216], [34.33]], height),
      control(
        ControlRules.compactDatePickerHeight, "datePicker",
        #"datePickerMode="date" style="compact""#, neighbour: toggle, [[34.33], [36]], height),
    ]
  }

  /// A page control's width is of three pages: 3 x 16 - 9 = 39, 3 x 25.5 + 46 = 122.5, up to a
  /// pixel, and so on.
  private static var pages: [RuleRowCase] {
    [
      control(
        ControlRules.pageControl, "pageControl", #"numberOfPages="3""#, neighbour: stepper,
        [[39], [122.67], [155.67], [116], [73]], device: "retina6_12", { [$0.width] }),
      control(
        ControlRules.emptyPageControlHeight, "pageControl", neighbour: stepper,
        [[0, 37], [0, 0]], size),
    ]
  }

  // MARK: Canvas

  /// A full-screen root of a device with a view in its safe area.
  private static func screen<Value>(
    _ table: ReleaseTable<Value>, _ views: [MadeView], _ constraints: [String],
    device: String, size: (Double, Double), runtime: String = "iOS.CocoaTouch",
    switches: String = MadeDocument.Header().switches, orientation: String = "portrait",
    _ expected: [[Double]], _ measure: @escaping @Sendable (SolvedLayout) -> [Double]
  ) -> RuleRowCase {
    let root = MadeView(
      "view", "root", inner: #"<viewLayoutGuide key="safeArea" id="safe"/>"#,
      subviews: views + [.box("n", 30, 40)],
      constraints: constraints + ["n.leading = root.leading + 7", "n.top = root.top + 300"],
      frame: [0, 0, size.0, size.1], isMasked: true, key: "view")
    var header = MadeDocument.Header()
    (header.device, header.runtime, header.switches) = (device, runtime, switches)
    header.orientation = orientation
    return RuleRowCase(
      subject: table.subject,
      document: MadeDocument(
        "rows", "screen",
        controllers: [
          #"<viewController id="vc" sceneMemberID="viewController">\#(root.xml)</viewController>"#
        ], header: header), expected: expected, measure: measure)
  }

  private static let inSafeArea = [
    "m.leading = safe.leading", "m.trailing = safe.trailing", "m.top = safe.top",
    "m.bottom = safe.bottom",
  ]
  private static let oldSwitches = #"useAutolayout="YES" useTraitCollections="YES""#

  private static var canvases: [RuleRowCase] {
    let held = [MadeView("view", "m")]
    return [
      screen(
        CanvasRules.homeButtonStatusBar, held, inSafeArea, device: "retina4_7", size: (375, 667),
        [[20], [0], [20]], { [$0.frame("m").y] }),
      screen(
        CanvasRules.housingIsFirst, held, inSafeArea, device: "retina6_12", size: (393, 852),
        [[44], [59]], { [$0.frame("m").y] }),
      screen(
        CanvasRules.countsInsetsTwice, held, inSafeArea, device: "retina6_12", size: (393, 852),
        [[59, 852 - 59 - 34], [118, 852 - 118 - 68]],
        { [$0.frame("m").y, $0.frame("m").height] }),
      screen(
        CanvasRules.smallHousing, held, inSafeArea, device: "retina5_9", size: (375, 812),
        [[44], [47], [50]], { [$0.frame("m").y] }),
      // 375 - 100 leaves a half on each side.
      screen(
        CanvasRules.hasDevicePixels, [MadeView.box("m", 100, 20)],
        ["m.centerX = root.centerX", "m.top = root.top + 80"], device: "retina4_7",
        size: (375, 667), [[0], [0.5]], { [$0.frame("m").x - $0.frame("m").x.rounded(.down)] }),
    ]
  }

  private static var margins: [RuleRowCase] {
    [
      screen(
        MarginRules.wideRootSide, [MadeView("view", "m")],
        [
          "m.leading = root.leadingMargin", "m.trailing = root.trailingMargin",
          "m.top = root.top + 40", "m.height = 20",
        ], device: "retina5_5", size: (414, 736), switches: oldSwitches,
        [[16, 382], [20, 374]], { [$0.frame("m").x, $0.frame("m").width] }),
      row(MarginRules.cellHasSystemMargins, [[8], [11]]),
      row(MarginRules.cellVertical, [[11], [15]]),
    ]
  }

  /// A row whose title stands at its content's top margin.
  private static func row<Value>(
    _ table: ReleaseTable<Value>, _ expected: [[Double]]
  ) -> RuleRowCase {
    let content = MadeView(
      "tableViewCellContentView", "content", subviews: [.label("t", "Title"), .box("n", 3, 4)],
      constraints: [
        "t.leading = content.leadingMargin", "t.top = content.topMargin",
        "n.leading = content.leading + 200", "n.top = content.top + 30",
      ], frame: [0, 0, 393, 60], isMasked: true, key: "contentView")
    let cell =
      #"<tableViewCell reuseIdentifier="r" rowHeight="60" id="cell"><rect key="frame" x="0" y="50" width="393" height="60"/>\#(content.xml)</tableViewCell>"#
    let controller =
      #"<tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>\#(cell)</prototypes></tableView></tableViewController>"#
    var made = RuleRowCase(
      subject: table.subject,
      document: MadeDocument("rows", "row", controllers: [controller]), expected: expected,
      measure: { [$0.frame("t").y] })
    made.sceneKind = .cell
    return made
  }

  // MARK: Televisions

  private static func television<Value>(
    _ table: ReleaseTable<Value>, _ constraints: [String], _ expected: [[Double]],
    _ measure: @escaping @Sendable (SolvedLayout) -> [Double]
  ) -> RuleRowCase {
    screen(
      table, [MadeView("view", "m")], constraints, device: "appleTV", size: (1920, 1080),
      runtime: "AppleTV", orientation: "landscape", expected, measure)
  }

  private static var televisions: [RuleRowCase] {
    [
      television(
        TelevisionRules.overscan, inSafeArea, [[0, 1080], [60, 960]],
        { [$0.frame("m").y, $0.frame("m").height] }),
      television(
        TelevisionRules.sideOverscan, inSafeArea, [[0, 1920], [90, 1740], [80, 1760]],
        { [$0.frame("m").x, $0.frame("m").width] }),
      // 90 + 20, then 80 + 16.
      television(
        TelevisionRules.rootSide,
        [
          "m.leading = root.leadingMargin", "m.trailing = root.trailingMargin",
          "m.top = root.top + 100", "m.height = 20",
        ], [[110, 1700], [96, 1728]], { [$0.frame("m").x, $0.frame("m").width] }),
    ]
  }
}
