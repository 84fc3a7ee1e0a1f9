import LayoutModel

@testable import LayoutEngine

/// Rows of the tables of rules about cells in storyboards.
extension RuleRowCase {
  /// A prototype whose title stands at its content's margins, in a table that is a controller's view or, if
  /// `isNested`, stands in one.
  private static func prototype<Value>(
    _ table: ReleaseTable<Value>, device: String, orientation: String = "portrait",
    width: Double, height: Double = 60, isNested: Bool = false, _ expected: [[Double]],
    _ measure: @escaping @Sendable (SolvedLayout) -> [Double]
  ) -> RuleRowCase {
    let content = MadeView(
      "tableViewCellContentView", "content", subviews: [.label("t", "Title"), .box("n", 3, 4)],
      constraints: [
        "t.leading = content.leadingMargin", "t.bottom = content.bottom",
        "n.leading = content.leading + 200", "n.top = content.top + 30",
      ], frame: [0, 0, width, height], isMasked: true, key: "contentView")
    let key = isNested ? "" : #"key="view""#
    let rows =
      #"<tableView \#(key) dataMode="prototypes" style="plain" rowHeight="\#(height)" id="table"><rect key="frame" x="0" y="0" width="\#(width)" height="600"/><prototypes><tableViewCell reuseIdentifier="r" rowHeight="\#(height)" id="cell"><rect key="frame" x="0" y="50" width="\#(width)" height="\#(height)"/>\#(content.xml)</tableViewCell></prototypes></tableView>"#
    let nested =
      #"<viewController id="vc" sceneMemberID="viewController"><view key="view" id="root"><rect key="frame" x="0" y="0" width="\#(width)" height="667"/><subviews>\#(rows)</subviews></view></viewController>"#
    let own =
      #"<tableViewController id="vc" sceneMemberID="viewController">\#(rows)</tableViewController>"#
    var made = RuleRowCase(
      subject: table.subject,
      document: MadeDocument(
        "rows", "prototype", controllers: [isNested ? nested : own],
        header: .init(device: device, orientation: orientation)), expected: expected,
      measure: measure)
    made.sceneKind = .cell
    return made
  }

  static var prototypes: [RuleRowCase] {
    let side: @Sendable (SolvedLayout) -> [Double] = { [$0.frame("t").x] }
    return [
      prototype(
        MarginRules.uprightWidthDecides, device: "retina4_7", orientation: "landscape", width: 667,
        [[20], [16]], side),
      prototype(MarginRules.wideDevice, device: "retina6_0", width: 390, [[20], [16]], side),
      prototype(
        MarginRules.cellWidthDecides, device: "retina5_5", width: 375, [[16], [20]], side),
      prototype(
        MarginRules.nestedCellSide, device: "retina4_7", width: 375, isNested: true, [[15], [16]],
        side),
      prototype(
        CanvasRules.cellsKeepHalves, device: "retina4_7", width: 375, height: 60.5,
        [[60], [60.5]], { [$0.frame("t").maxY] }),
    ]
  }
}
