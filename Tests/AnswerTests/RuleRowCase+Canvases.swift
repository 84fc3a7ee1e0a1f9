import LayoutModel

@testable import LayoutEngine

/// Rows about canvases, margins and televisions.
extension RuleRowCase {
  /// A full-screen root of a device with a view in its safe area.
  static func screen<Value>(
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

  static let inSafeArea = [
    "m.leading = safe.leading", "m.trailing = safe.trailing", "m.top = safe.top",
    "m.bottom = safe.bottom",
  ]
  static let oldSwitches = #"useAutolayout="YES" useTraitCollections="YES""#

  static var canvases: [RuleRowCase] {
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

  static var margins: [RuleRowCase] {
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
  static func row<Value>(
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

  static func television<Value>(
    _ table: ReleaseTable<Value>, _ constraints: [String], _ expected: [[Double]],
    _ measure: @escaping @Sendable (SolvedLayout) -> [Double]
  ) -> RuleRowCase {
    screen(
      table, [MadeView("view", "m")], constraints, device: "appleTV", size: (1920, 1080),
      runtime: "AppleTV", orientation: "landscape", expected, measure)
  }

  static var televisions: [RuleRowCase] {
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

  /// Screens of phones that lie on their sides, and bars in sheets.
  static var turned: [RuleRowCase] {
    [
      screen(
        CanvasRules.turnsInsets, [MadeView("view", "m")], inSafeArea, device: "retina6_12",
        size: (852, 393), orientation: "landscape", [[59, 0, 372], [59, 59, 359]],
        { [$0.frame("m").x, $0.frame("m").y, $0.frame("m").maxY] }),
      screen(
        BarRules.sheetBarView, [MadeView("navigationBar", "m")],
        ["m.leading = root.leading", "m.trailing = root.trailing", "m.top = root.top"],
        device: "retina4_7", size: (375, 647), [[56], [54]], { [$0.frame("m").height] }),
    ]
  }
}
