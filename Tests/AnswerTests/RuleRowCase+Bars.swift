import LayoutModel

@testable import LayoutEngine

/// Rows about bars that a canvas simulates or that are views, and about texts.
extension RuleRowCase {
  /// A full-screen root under bars that its controller simulates.
  static func barred<Value>(
    _ table: ReleaseTable<Value>, _ bars: String, device: String, size: (Double, Double),
    orientation: String = "portrait", _ expected: [[Double]],
    _ measure: @escaping @Sendable (SolvedLayout) -> [Double]
  ) -> RuleRowCase {
    var made = screen(
      table, [MadeView("view", "m")], inSafeArea, device: device, size: size,
      orientation: orientation, expected, measure)
    made.document.scenes = made.document.scenes.replacing(
      #"sceneMemberID="viewController">"#, with: #"sceneMemberID="viewController">\#(bars)"#)
    return made
  }

  private static let navigation =
    #"<navigationItem key="navigationItem" id="item"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
  private static let toolbar =
    #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
  private static let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#

  static var bars: [RuleRowCase] {
    [
      barred(
        BarRules.navigationBar, navigation, device: "retina4_7", size: (375, 667),
        [[64], [74]], { [$0.frame("m").y] }),
      barred(
        BarRules.lowNavigationBar, navigation, device: "retina4_7", size: (667, 375),
        orientation: "landscape", [[32], [54]], { [$0.frame("m").y] }),
      barred(
        BarRules.lowTabBar, tabs, device: "retina4_7", size: (667, 375), orientation: "landscape",
        [[49], [32], [49], [52]], { [375 - $0.frame("m").maxY] }),
      barred(
        BarRules.canvasToolbar, toolbar, device: "retina4_7", size: (375, 667), [[44], [49]],
        { [667 - $0.frame("m").maxY] }),
      control(
        BarRules.indicatorToolbar, "toolbar", neighbour: MadeView.box("n", 20, 20),
        [[44], [49], [44]], constraints: ["c.width = 300"], height),
    ]
  }

  private static func contained(_ made: RuleRowCase, in container: String) -> RuleRowCase {
    var made = made
    made.document.scenes += "<scene sceneID=\"outer\"><objects>\(container)</objects></scene>"
    return made
  }

  private static func navigation(_ bar: String) -> String {
    #"<navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" \#(bar) id="nb"/><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#
  }

  private static let tabbed =
    #"<tabBarController id="n" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/><connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController>"#

  /// Bars of pads and of phones on their sides, and what stands above or below a root.
  static var moreBars: [RuleRowCase] {
    [
      barred(
        BarRules.lowToolbar, toolbar, device: "retina4_7", size: (667, 375),
        orientation: "landscape", [[32], [44]], { [375 - $0.frame("m").maxY] }),
      // Below a status bar of 24.
      barred(
        BarRules.padNavigationBar, navigation, device: "ipad12_9rounded", size: (1024, 1366),
        [[74], [78]], { [$0.frame("m").y] }),
      contained(
        barred(
          BarRules.toolbarStandsOnTabBar, toolbar, device: "retina4_7", size: (375, 667),
          [[98], [49]], { [667 - $0.frame("m").maxY] }), in: tabbed),
      contained(
        barred(
          BarRules.opaqueBarPushesRoot, "", device: "retina4_7", size: (375, 667), [[64], [0]],
          { [$0.frame("m").y] }), in: navigation(#"translucent="NO""#)),
    ]
  }

  /// Roots that are as high as page sheets are: 20 points less than a screen with a home button, 69 less than
  /// one with a sensor housing of 59.
  static var sheets: [RuleRowCase] {
    [
      barred(
        BarRules.showsSheets, "", device: "retina4_7", size: (375, 647), [[20], [0]],
        { [$0.frame("m").y] }),
      barred(
        BarRules.sheetReachesIndicator, "", device: "retina6_12", size: (393, 783), [[34], [0]],
        { [783 - $0.frame("m").maxY] }),
      contained(
        barred(
          BarRules.barsLieInSheet, "", device: "retina4_7", size: (375, 647), [[49], [0]],
          { [647 - $0.frame("m").maxY] }), in: tabbed),
    ]
  }

  /// A label at the top of a screen whose own height is measured, up to a whole point where pixels are another
  /// rule's.
  static func text<Value>(
    _ table: ReleaseTable<Value>, _ font: String, lines: Int = 1, device: String = "retina4_7",
    isWhole: Bool = false, _ expected: [[Double]]
  ) -> RuleRowCase {
    let words = lines == 1 ? "Words" : "Words that take more than one line of this label"
    let label = MadeView.label("c", words, #"numberOfLines="\#(lines)""#, font: font)
    return RuleRowCase(
      subject: table.subject,
      document: MadeDocument(
        "rows", "text", [label, MadeView.box("n", 30, 40)],
        [
          "c.leading = root.leading + 16", "c.top = root.top + 100", "c.width <= 200",
          "n.leading = root.leading + 20", "n.top = root.top + 400",
        ], header: MadeDocument.Header(device: device)), expected: expected,
      measure: { [isWhole ? $0.frame("c").height.rounded(.up) : $0.frame("c").height] })
  }

  /// A line of the system font is 1.193359375 of its size high: 16 points 19.09, 17 points 20.29, 14 points
  /// 16.71, 28 points 33.41, 26 points 31.03, 13 points 15.51.
  static var texts: [RuleRowCase] {
    [
      text(
        TextRules.canvasContentSize, #"style="UICTFontTextStyleBody""#, isWhole: true,
        [[20], [21], [17], [21]]),
      text(
        TextRules.hasSmallTitles, #"style="UICTFontTextStyleTitle1""#, isWhole: true,
        [[34], [32], [34]]),
      text(
        TextRules.mostContentScale, #"type="system" pointSize="13""#, device: "retina6_12",
        [[15.67], [16]]),
      text(
        TextRules.keepsAllLabels, #"type="system" pointSize="13""#, lines: 2, [[32], [31.5]]),
    ]
  }

  static var moreCanvases: [RuleRowCase] {
    [
      screen(
        MarginRules.rootMarginsHoldBars, [MadeView("view", "m")],
        [
          "m.leading = root.leading", "m.width = 50", "m.top = root.topMargin", "m.height = 20",
        ], device: "retina4_7", size: (375, 667), switches: oldSwitches, [[0], [20]],
        { [$0.frame("m").y] })
    ]
  }
}
