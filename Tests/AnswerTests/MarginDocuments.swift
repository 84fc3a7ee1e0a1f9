/// Margins, safe areas and the guides that came before them, inside bars of every kind.
enum MarginDocuments {
  static let all: [MadeDocument] = views + guides + bars + canvases

  private static let four = [
    "m.leading = g.leading", "m.trailing = g.trailing", "m.top = g.top", "m.bottom = g.bottom",
  ]

  /// A view in the margins of another, which lies at the root's edges.
  private static var views: [MadeDocument] {
    [
      ("usual", "", ""),
      (
        "absolute", "", #"<edgeInsets key="layoutMargins" top="3" left="7" bottom="5" right="11"/>"#
      ),
      (
        "directional", "",
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="30" bottom="5" trailing="10"/>"#
      ),
      ("preserving", #"preservesSuperviewLayoutMargins="YES""#, ""),
      ("uninset", #"insetsLayoutMarginsFromSafeArea="NO""#, ""),
      ("readable", #"layoutMarginsFollowReadableWidth="YES""#, ""),
      (
        "both", #"preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO""#,
        #"<edgeInsets key="layoutMargins" top="20" left="2" bottom="1" right="40"/>"#
      ),
    ].map { name, attributes, inner in
      let held = MadeView(
        "view", "h", attributes, inner: inner, subviews: [MadeView("view", "m")],
        constraints: [
          "m.leading = h.leadingMargin", "m.trailing = h.trailingMargin", "m.top = h.topMargin",
          "m.bottom = h.bottomMargin",
        ])
      return MadeDocument(
        "margins", name, [held, .label("t", "In margins")],
        [
          "h.leading = root.leading", "h.trailing = root.trailing", "h.top = root.top + 10",
          "h.bottom = root.centerY", "t.leading = root.leadingMargin",
          "t.bottom = root.bottomMargin",
          "t.trailing <= root.trailingMargin",
        ])
    }
  }

  private static var guides: [MadeDocument] {
    ["layoutMargins", "readableContent", "keyboard", "safeArea"].map { key in
      MadeDocument(
        "margins", "guide-\(key)", [MadeView("view", "m")], four,
        inner: "<viewLayoutGuide key=\"\(key)\" id=\"g\"/>")
    }
      + ["", #"automaticallyAdjustsScrollViewInsets="NO""#].enumerated().map { number, controller in
        MadeDocument(
          "margins", "old-guides-\(number)", [MadeView("view", "m")],
          [
            "m.leading = root.leadingMargin", "m.trailing = root.trailingMargin",
            "m.top = top.bottom + 4",
            "bottom.top = m.bottom + 6",
          ], controller: controller,
          beside:
            #"<layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>"#,
          header: .init(
            tools: 11762, device: "retina4_7",
            switches: #"useAutolayout="YES" useTraitCollections="YES""#))
      }
  }

  private static var bars: [MadeDocument] {
    let simulated = [
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#,
      #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#,
      #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#,
      #"<nil key="simulatedStatusBarMetrics"/>"#,
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="350" height="500"/>"#,
      #"<extendedEdge key="edgesForExtendedLayout"/>"#,
    ].enumerated().map { number, beside in
      MadeDocument("bars", "simulated-\(number)", [MadeView("view", "m")], safe, beside: beside)
    }
    let containers = [
      #"<navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"><rect key="frame" x="0" y="59" width="393" height="44"/></navigationBar><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#,
      #"<navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" largeTitles="YES" id="nb"><rect key="frame" x="0" y="59" width="393" height="96"/></navigationBar><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#,
      #"<navigationController toolbarHidden="NO" id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" translucent="NO" id="nb"/><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#,
      #"<tabBarController id="n" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/><connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController>"#,
      #"<viewController id="n" sceneMemberID="viewController"><connections><segue destination="vc" kind="presentation" modalPresentationStyle="formSheet" id="r"/></connections></viewController>"#,
    ].enumerated().map { number, container in
      var document = MadeDocument(
        "bars", "container-\(number)", [MadeView("view", "m")], safe + ["m.height >= 10"],
        beside: #"<navigationItem key="navigationItem" title="T" id="item"/>"#)
      document.scenes += "<scene sceneID=\"outer\"><objects>\(container)</objects></scene>"
      return document
    }
    return simulated + containers
  }

  private static let safe = [
    "m.leading = safe.leading", "m.trailing = safe.trailing", "m.top = safe.top",
    "m.bottom = safe.bottom",
  ]

  private static var canvases: [MadeDocument] {
    [
      "retina3_5", "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_5",
      "retina6_72", "ipad9_7", "ipad10_5", "ipad12_9rounded",
    ]
    .flatMap { device in
      ["portrait", "landscape"].map { orientation in
        MadeDocument(
          "bars", "canvas-\(device)-\(orientation)", [MadeView("view", "m"), .label("t", "T")],
          safe + ["t.leading = root.leadingMargin", "t.top = root.topMargin"],
          header: .init(device: device, orientation: orientation))
      }
    }
  }
}
