/// Screens under bars of every kind, of all canvases and releases, whose roots are as high as a canvas, a sheet or
/// what a bar leaves.
enum BarredDocuments {
  static let all: [MadeDocument] = (0..<140).map(document)

  private static let canvases: [(device: String, width: Double, height: Double)] = [
    ("retina3_5", 320, 480), ("retina4_0", 320, 568), ("retina4_7", 375, 667),
    ("retina5_5", 414, 736), ("retina5_9", 375, 812), ("retina6_1", 414, 896),
    ("retina6_12", 393, 852), ("retina6_72", 430, 932), ("ipad9_7", 768, 1024),
    ("ipad10_5", 834, 1112), ("ipad12_9rounded", 1024, 1366), ("", 375, 667), ("", 320, 480),
    ("", 320, 568), ("", 414, 736), ("", 600, 600), ("", 768, 1024), ("", 350, 500),
  ]
  private static let tools = [
    4514, 7706, 8191, 9059, 9531, 10117, 11762, 12121, 13196, 13771, 14490, 15505, 16097, 17156,
    17701, 19455, 20037, 21225, 21701, 22505, 23504, 24127, 24506,
  ]
  /// Points that bars, sheets and housings take of a root.
  private static let missing: [Double] = [
    0, 0, 0, 0, 10, 20, 20, 44, 49, 54, 54, 56, 59, 64, 64, 66, 69, 76, 88, 91, 98, 103, 110, 113,
    115, 147, 186, -40, 200,
  ]

  private static func document(_ number: Int) -> MadeDocument {
    var dice = Dice(30_000 + number)
    let canvas = dice.pick(canvases)
    let isTurned = dice.isLess(than: 20)
    let lost = dice.pick(missing)
    var (width, height) =
      isTurned ? (canvas.height, canvas.width) : (canvas.width, canvas.height)
    (width, height) = (width - dice.pick([0, 0, 0, 0, 50]), height - lost)
    let first = rows(&dice, width)
    var root = MadeView(
      "view", "root", inner: #"<viewLayoutGuide key="safeArea" id="safe"/>"#,
      subviews: [
        MadeView("view", "m"), .label("t", "Title"),
        MadeView("navigationBar", "own", #"contentMode="left""#),
      ],
      constraints: [
        "m.leading = safe.leading", "m.trailing = safe.trailing", "m.top = safe.top",
        "m.bottom = safe.bottom", "t.leading = root.leadingMargin", "t.top = root.topMargin",
        "own.leading = root.leading", "own.trailing = root.trailing", "own.top = safe.top",
      ], frame: [0, 0, width, height], isMasked: true, key: "view")
    root.subviews = first + root.subviews
    let switches = dice.pick([
      MadeDocument.Header().switches, MadeDocument.Header().switches,
      #"useAutolayout="YES" useTraitCollections="YES""#,
    ])
    let item = dice.pick([
      "", #"<navigationItem key="navigationItem" title="T" id="item"/>"#,
      #"<navigationItem key="navigationItem" title="T" prompt="Prompt" id="item"/>"#,
      #"<navigationItem key="navigationItem" title="T" largeTitleDisplayMode="never" id="item"/>"#,
    ])
    let own = dice.pick([
      "", "", #"extendedLayoutIncludesOpaqueBars="YES""#,
      #"viewRespectsSystemMinimumLayoutMargins="NO""#,
    ])
    var document = MadeDocument(
      "barred", "\(number)",
      controllers: [
        #"<viewController \#(own) id="vc" sceneMemberID="viewController">\#(item)\#(simulated(&dice))\#(root.xml)</viewController>"#
      ],
      header: .init(
        tools: dice.pick(tools), device: canvas.device,
        orientation: isTurned ? "landscape" : "portrait", switches: switches))
    document.scenes += container(&dice)
    return document
  }

  /// A table or collection with rows, with which some roots begin.
  private static func rows(_ dice: inout Dice, _ width: Double) -> [MadeView] {
    guard dice.isLess(than: 20) else { return [] }
    let content = MadeView(
      "tableViewCellContentView", "c", subviews: [.label("ct", "Row")],
      constraints: ["ct.leading = c.leadingMargin", "ct.centerY = c.centerY"],
      frame: [0, 0, width, 44], isMasked: true, key: "contentView")
    let cell =
      #"<prototypes><tableViewCell reuseIdentifier="r" id="cell"><rect key="frame" x="0" y="28" width="\#(width)" height="44"/>\#(content.xml)</tableViewCell></prototypes>"#
    return [
      MadeView(
        "tableView", "rows", #"dataMode="prototypes" style="plain" rowHeight="44""#, inner: cell,
        frame: [0, 0, width, 300], isMasked: true)
    ]
  }

  private static func simulated(_ dice: inout Dice) -> String {
    var metrics = ""
    func add(_ percent: Int, _ text: String) { if dice.isLess(than: percent) { metrics += text } }
    add(20, #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#)
    add(
      30,
      dice.pick([
        #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#,
        #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#,
      ]))
    add(15, #"<nil key="simulatedStatusBarMetrics"/>"#)
    add(12, #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
    add(
      15,
      dice.pick([
        #"<extendedEdge key="edgesForExtendedLayout"/>"#,
        #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#,
        #"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#,
      ]))
    return metrics
  }

  /// What the screen is in: bars, tabs, both, a container view, a sheet; or nothing.
  private static func container(_ dice: inout Dice) -> String {
    func scene(_ id: String, _ text: String) -> String {
      "<scene sceneID=\"\(id)\"><objects>\(text)</objects></scene>"
    }
    func leads(_ kind: String, to destination: String) -> String {
      "<connections><segue destination=\"\(destination)\" \(kind) id=\"to-\(destination)\"/></connections>"
    }
    let root = #"kind="relationship" relationship="rootViewController""#
    let tabs = scene(
      "tabs",
      #"<tabBarController id="tab" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/>\#(leads(#"kind="relationship" relationship="viewControllers""#, to: "n"))</tabBarController>"#
    )
    let bar = dice.pick([
      "", #"translucent="NO""#, #"largeTitles="YES""#, #"largeTitles="YES" translucent="NO""#,
    ])
    let height = dice.pick([44, 44, 96, 100, 116, 130])
    let navigation = scene(
      "nav",
      #"<navigationController \#(dice.pick(["", #"toolbarHidden="NO""#])) id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" \#(bar) id="nb"><rect key="frame" x="0" y="20" width="375" height="\#(height)"/></navigationBar>\#(leads(root, to: "vc"))</navigationController>"#
    )
    func other(_ kind: String) -> String {
      scene(
        "other",
        #"<viewController id="n" sceneMemberID="viewController">\#(leads(kind, to: "vc"))</viewController>"#
      )
    }
    switch dice.roll(8) {
    case 0, 1, 2: return navigation
    case 3: return navigation + tabs
    case 4:
      return
        other(
          #"kind="presentation" modalPresentationStyle="\#(dice.pick(["formSheet", "pageSheet", "popover"]))""#
        )
    case 5: return other(#"kind="embed""#)
    case 6: return other(#"kind="show""#)
    default: return ""
    }
  }
}
