import LayoutEngine
import LayoutModel

/// Roots, cells and xibs exactly as wide or high as the limits at which rules change, and a little less or more.
enum ExactDocuments {
  static let all: [MadeDocument] = lengths.enumerated().flatMap { number, width in
    [screens(number, width), nib(number, width), cell(number, width)]
  }

  private static let lengths: [Double] = [
    0, 1, 100, 249.5, 250, 319.5, 320, 320.5, 360, 374.5, 375, 389.5, 390, 390.5, 392.5, 393, 393.5,
    399.5, 400, 413.5, 414, 414.5, 428, 430, 479.5, 480, 568, 600, 667, 700, 736, 767, 768, 1024,
  ]

  static let canvases: [String?] = [
    "retina4_7", "retina6_12", "retina5_5", "retina4_0", "ipad9_7", "ipad12_9rounded", nil,
  ]
  static let tools = [
    4514, 8191, 9059, 11762, 13196, 13771, 14113, 15505, 17701, 21701, 23504, 24506,
  ]

  private static var held: [MadeView] { [MadeView("view", "m"), MadeView("view", "s")] }
  private static func ties(_ root: String) -> [String] {
    [
      "m.leading = \(root).leadingMargin", "m.trailing = \(root).trailingMargin",
      "m.top = \(root).topMargin", "m.bottom = \(root).bottomMargin",
      "s.centerX = \(root).centerX", "s.centerY = \(root).centerY", "s.width = 9.5", "s.height = 7",
    ]
  }

  private static func root(
    _ element: String, _ id: String, _ key: String?, _ size: (Double, Double)
  )
    -> MadeView
  {
    MadeView(
      element, id, inner: id == "root" ? #"<viewLayoutGuide key="safeArea" id="safe"/>"# : "",
      subviews: held, constraints: ties(id), frame: [0, 0, size.0, size.1], isMasked: true, key: key
    )
  }

  /// One that is shown full-screen, lying or upright, and its bars.
  private static func screens(_ number: Int, _ width: Double) -> MadeDocument {
    let height = lengths[(number * 7 + 3) % lengths.count]
    let bars = [
      "",
      #"<navigationItem key="navigationItem" largeTitleDisplayMode="always" id="n"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black" prompted="NO"/>"#,
      #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/><size key="freeformSize" width="\#(width)" height="\#(height)"/>"#,
      #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#,
    ][number % 4]
    let hidden = number % 5 == 0 ? #"prefersStatusBarHidden="YES""# : ""
    let view = root("view", "root", "view", number % 2 == 0 ? (width, height) : (height, width))
    return MadeDocument(
      "exact", "screen-\(width)",
      controllers: [
        #"<viewController \#(hidden) id="vc" sceneMemberID="viewController">\#(view.xml)\#(bars)</viewController>"#
      ],
      header: .init(
        orientation: number % 3 == 0 ? "landscape" : "portrait",
        switches: number % 3 == 1
          ? #"useAutolayout="YES" useTraitCollections="YES""# : MadeDocument.Header().switches))
  }

  private static func nib(_ number: Int, _ width: Double) -> MadeDocument {
    let height = lengths[(number * 5 + 2) % lengths.count]
    var view = root("view", "root", nil, (width, height))
    if number % 4 == 0 { view.attributes = #"customClass="UIInputView""# }
    if number % 4 == 1 {
      view.inner +=
        #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    }
    return MadeDocument(
      "exact", "nib-\(width)", objects: [view.xml],
      header: .init(
        switches: number % 2 == 0
          ? #"useAutolayout="YES" useTraitCollections="YES""# : MadeDocument.Header().switches))
  }

  /// A cell of a table or a collection, in a controller's own, in another view, or alone.
  private static func cell(_ number: Int, _ width: Double) -> MadeDocument {
    let isTable = number % 3 != 0
    let content = root(
      isTable ? "tableViewCellContentView" : "view", "content", "contentView",
      (width, [43.5, 43, 60, 59.67][number % 4]))
    let element = isTable ? "tableViewCell" : "collectionViewCell"
    let height = [44.0, 44, 60, 60][number % 4]
    let cell =
      #"<\#(element) \#(number % 5 == 2 ? #"accessoryType="checkmark""# : "") rowHeight="\#(height)" id="cell"><rect key="frame" x="0" y="0" width="\#(width)" height="\#(height)"/>\#(content.xml)</\#(element)>"#
    if number % 4 == 3 { return MadeDocument("exact", "cell-\(width)", objects: [cell]) }
    let list =
      isTable
      ? #"<tableView key="view" style="\#(number % 2 == 0 ? "plain" : "insetGrouped")" rowHeight="\#(height)" id="list"><rect key="frame" x="0" y="0" width="\#(width)" height="600"/><prototypes>\#(cell)</prototypes></tableView>"#
      : #"<collectionView key="view" id="list"><rect key="frame" x="0" y="0" width="\#(width)" height="600"/><cells>\#(cell)</cells></collectionView>"#
    let kind = isTable ? "tableViewController" : "collectionViewController"
    let nested =
      #"<viewController id="vc" sceneMemberID="viewController"><view key="view" id="root"><rect key="frame" x="0" y="0" width="\#(width)" height="667"/><subviews>\#(list.replacing(#"key="view""#, with: ""))</subviews></view></viewController>"#
    return MadeDocument(
      "exact", "cell-\(width)",
      controllers: [
        number % 2 == 0
          ? nested : #"<\#(kind) id="vc" sceneMemberID="viewController">\#(list)</\#(kind)>"#
      ])
  }

  /// The frames on a few canvases of a few releases, each document on others.
  static func text(_ made: MadeDocument) throws -> String {
    let number = all.firstIndex { $0.path == made.path } ?? 0
    let document = try made.read()
    return (0..<12).map { turn in
      var document = document
      document.toolsVersion = tools[(number + turn * 5) % tools.count]
      document.canvas.deviceID = canvases[(number * 3 + turn) % canvases.count]
      return document.scenes.map { scene in
        var session = LayoutSession(document: document, scene: scene)
        return AnswerText.text(of: session.solveAsDesigned())
      }.joined()
    }.joined()
  }
}
