/// Xibs of iOS: views, cells and bars that stand alone, of all sizes, as several releases wrote them.
enum NibDocuments {
  static let all: [MadeDocument] = views + cells

  private static let tools = [4514, 8191, 9059, 11762, 13771, 15505, 17701, 21701, 23504, 24506]

  /// The places of views by margins and guides.
  private static let ties: [[String]] = [
    [
      "m.leading = root.leadingMargin", "m.trailing = root.trailingMargin",
      "m.top = root.topMargin",
    ],
    ["m.leading = safe.leading", "m.trailing = safe.trailing", "m.top = safe.top"],
  ]

  private static func held(_ root: String, _ key: String?, _ size: (Double, Double), _ tie: Int)
    -> MadeView
  {
    MadeView(
      root, "root", #"contentMode="scaleToFill""#,
      inner: #"<viewLayoutGuide key="safeArea" id="safe"/>"#,
      subviews: [MadeView("view", "m"), .label("t", "Text"), .button("b", "Go")],
      constraints: ties[tie] + [
        "m.bottom = \(tie == 0 ? "root.bottomMargin" : "safe.bottom")",
        "t.centerX = root.centerX", "t.top = m.top + 4", "b.leading = m.leading",
        "b.top = t.bottom + 40",
      ], frame: [0, 0, size.0, size.1], isMasked: true, key: key)
  }

  private static let sizes: [(Double, Double)] = [
    (320, 480), (320, 568), (375, 667), (414, 896), (393, 852), (600, 600), (300, 120), (768, 1024),
    (852, 393), (375, 300), (320, 100.5),
  ]

  private static let metrics = [
    "", #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/><simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#,
    #"<nil key="simulatedStatusBarMetrics"/><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#,
    #"<simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>"#,
  ]

  private static var views: [MadeDocument] {
    tools.enumerated().flatMap { era, tools in
      sizes.enumerated().map { number, size in
        let choice = era + number
        var root = held("view", nil, size, choice % 2)
        root.inner += metrics[choice % metrics.count]
        let devices = ["retina4_7", "retina6_12", "retina5_9", "ipad9_7", "retina3_5", "retina5_5"]
        let switches = [
          MadeDocument.Header().switches, #"useAutolayout="YES" useTraitCollections="YES""#,
          #"useAutolayout="YES""#,
        ]
        let owner =
          #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(choice % 4 == 0 ? "OwnController" : "Own")"><connections><outlet property="\#(choice % 4 == 0 ? "view" : "held")" destination="root" id="o"/></connections></placeholder>"#
        return MadeDocument(
          "nibs", "view-\(tools)-\(number)", objects: [owner, root.xml],
          header: .init(
            tools: tools, device: devices[choice % 6],
            orientation: choice % 5 == 4 ? "landscape" : "portrait",
            switches: switches[choice % 3]))
      }
    }
  }

  private static var cells: [MadeDocument] {
    tools.flatMap { tools in
      ["tableViewCell", "collectionViewCell", "tableViewHeaderFooterView"].flatMap { kind in
        [("retina4_7", 375.0), ("retina6_12", 320), ("ipad9_7", 768)].map { device, width in
          let isTable = kind == "tableViewCell"
          let content = held(
            isTable ? "tableViewCellContentView" : "view", "contentView", (width, 61.5), 0)
          let cell =
            #"<\#(kind) rowHeight="62" id="cell"><rect key="frame" x="0" y="0" width="\#(width)" height="62"/>\#(content.xml)</\#(kind)>"#
          return MadeDocument(
            "nibs", "\(kind)-\(tools)-\(device)", objects: [cell],
            header: .init(tools: tools, device: device))
        }
      }
    }
  }
}
