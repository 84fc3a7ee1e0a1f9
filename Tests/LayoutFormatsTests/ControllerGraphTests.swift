import LayoutModel
import Testing

@Suite struct ControllerGraphTests {
  private func controller(
    _ id: String, _ children: String = "", attributes: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes)><view key="view" id="\(id)v">\
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>\(children)</viewController>
    """
  }

  private func segue(_ kind: String, _ destination: String, _ extra: String = "") -> String {
    "<connections><segue kind=\"\(kind)\" destination=\"\(destination)\" \(extra) id=\"s\(destination)\(kind)\"/></connections>"
  }

  private func navigation(_ id: String, root: String, bar: String = "", attributes: String = "")
    -> String
  {
    """
    <navigationController id="\(id)" \(attributes)><navigationBar key="navigationBar" \(bar) id="\(id)b"/>\
    \(segue("relationship", root, "relationship=\"rootViewController\""))</navigationController>
    """
  }

  @Test func `the outermost containers answer for a controller and for what it pushes`() throws {
    func classes(_ attributes: String, _ more: [String] = []) throws -> [ObjectID: Set<String>] {
      let objects =
        [
          navigation("n", root: "a", attributes: attributes),
          controller("a", segue("show", "b")), controller("b", segue("presentation", "c")),
          controller("c"),
        ] + more
      return try Fixtures.read(SceneReadingTests.storyboard(objects), path: "T.storyboard")
        .containerClasses
    }
    let upright = "customClass=\"Upright\""
    #expect(try classes(upright) == ["a": ["Upright"], "b": ["Upright"]])
    #expect(try classes("") == [:])
    // A tab bar around it is asked instead, and who is pushed from elsewhere, too, is not known.
    let tabs =
      "<tabBarController id=\"t\" customClass=\"Tabs\">"
      + segue("relationship", "n", "relationship=\"viewControllers\"") + "</tabBarController>"
    #expect(
      try classes(upright, [tabs]) == ["n": ["Tabs"], "a": ["Tabs"], "b": ["Tabs"]])
    #expect(
      try classes(upright, [controller("d", segue("show", "b"))]) == ["a": ["Upright"]])
    // Two that push each other are shown by nobody that is known.
    #expect(
      try classes(
        upright, [controller("e", segue("show", "f")), controller("f", segue("show", "e"))])
        == ["a": ["Upright"], "b": ["Upright"]])
    // The other container may be the second to be read, and pushes in circles end.
    #expect(
      try classes(upright, [navigation("m", root: "b", attributes: "customClass=\"Wide\"")])
        == ["a": ["Upright"], "b": ["Upright", "Wide"]])
  }

  private func contexts(_ objects: [String], extra: String = "") throws -> [String:
    ControllerContext]
  {
    let document = try Fixtures.read(
      SceneReadingTests.storyboard(objects, extra: extra), path: "T.storyboard")
    var contexts: [String: ControllerContext] = [:]
    for scene in document.scenes {
      if let controller = scene.controller { contexts[controller.id.rawValue] = controller }
    }
    return contexts
  }

  @Test func `a navigation bar is inherited along show and push segues, in circles too`() throws {
    let c = try contexts([
      controller("C", segue("push", "A")), controller("B", segue("show", "C")),
      controller("A", segue("show", "B")), navigation("N", root: "A"),
      controller("D", segue("presentation", "E")), controller("E"),
    ])
    #expect(["A", "B", "C"].allSatisfy { c[$0]?.navigationBar == .standard })
    #expect(["D", "E"].allSatisfy { c[$0]?.navigationBar == ControllerContext.NavigationBar.none })
    #expect(c["E"]?.isPresented == true && c["D"]?.isPresented == false)
  }

  @Test func `a hidden status bar is handed on until a controller states its own`() throws {
    let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
    let stated = "<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\"/>"
    let c = try contexts([
      "<navigationController id=\"N\">" + hidden
        + segue("relationship", "A", "relationship=\"rootViewController\"")
        + "</navigationController>",
      controller("A", segue("show", "B")), controller("B", stated + segue("show", "C")),
      controller("C"), controller("D", segue("presentation", "E")), controller("E"),
    ])
    #expect(c["A"]?.hidesStatusBar == true)
    #expect(["B", "C", "E"].allSatisfy { c[$0]?.hidesStatusBar == false })
  }

  @Test func `what a controller presents has no status bar where it has none`() throws {
    let c = try contexts([
      controller("A", "<nil key=\"simulatedStatusBarMetrics\"/>" + segue("presentation", "B")),
      controller("B"),
    ])
    #expect(c["B"]?.hidesStatusBar == true)
  }

  @Test func `what a tab shows without a navigation stack covers the tab bar`() throws {
    func tabs(_ style: String) throws -> [String: ControllerContext] {
      try contexts([
        """
        <tabBarController id="T">\(segue("relationship", "A", "relationship=\"viewControllers\""))\
        </tabBarController>
        """,
        controller("A", segue("show", "B")),
        controller("B", segue("push", "C"), attributes: style), controller("C", attributes: style),
      ])
    }
    let plain = try tabs("")
    #expect(plain["A"]?.hasTabBar == true)
    #expect(plain["B"]?.hasTabBar == false && plain["C"]?.hasTabBar == false)
    // A controller that is shown within the one that shows it stands above the bar.
    let within = try tabs("modalPresentationStyle=\"overCurrentContext\"")
    #expect(within["B"]?.hasTabBar == true && within["C"]?.hasTabBar == true)
  }

  @Test func `large titles are inherited until an item says never`() throws {
    let never = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>"
    let always = never.replacing("never", with: "always")
    let c = try contexts([
      navigation("N", root: "A", bar: "largeTitles=\"YES\""), controller("A", segue("show", "B")),
      controller("B", segue("show", "C")), controller("C", never + segue("show", "D")),
      controller("D", segue("show", "E")), controller("E", always),
    ])
    #expect(["A", "B", "E"].allSatisfy { c[$0]?.navigationBar == .largeTitle })
    #expect(["C", "D"].allSatisfy { c[$0]?.navigationBar == .standard })
  }

  @Test func `a hidden bar is none and a simulated one counts`() throws {
    let c = try contexts([
      navigation("N", root: "A", attributes: "navigationBarHidden=\"YES\""), controller("A"),
      navigation("M", root: "B", bar: "translucent=\"NO\""),
      controller(
        "B", "<nil key=\"simulatedTopBarMetrics\"/><nil key=\"simulatedStatusBarMetrics\"/>"),
      controller(
        "C", "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"),
      controller("D", "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"),
      controller("E", "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"),
    ])
    #expect(c["A"]?.navigationBar == ControllerContext.NavigationBar.none)
    #expect(
      c["B"]?.navigationBar == ControllerContext.NavigationBar.none
        && c["B"]?.hidesStatusBar == true)
    #expect(c["C"]?.navigationBar == .standard)
    #expect(c["D"]?.hasTabBar == true && c["E"]?.hasToolbar == true)
  }

  @Test func `a tab bar reaches through navigation controllers and stops at a pushed page`() throws
  {
    let c = try contexts([
      """
      <tabBarController id="T"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="N" id="r1"/>
      <segue kind="relationship" relationship="viewControllers" destination="X" id="r2"/>
      </connections></tabBarController>
      """,
      navigation("N", root: "A", attributes: "toolbarHidden=\"NO\""),
      controller("A", segue("show", "B")),
      controller("B", segue("show", "C"), attributes: "hidesBottomBarWhenPushed=\"YES\""),
      controller("C"), controller("X", segue("presentation", "Y")), controller("Y"),
    ])
    #expect(["A", "X"].allSatisfy { c[$0]?.hasTabBar == true })
    #expect(["B", "C", "Y"].allSatisfy { c[$0]?.hasTabBar == false })
    #expect(c["A"]?.hasToolbar == true && c["B"]?.hasToolbar == true && c["X"]?.hasToolbar == false)
  }

  @Test func `what is simulated on a controller holds for what it pushes`() throws {
    let c = try contexts([
      controller(
        "A",
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
          + "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>" + segue("show", "B")),
      controller("B", segue("show", "C")),
      controller("C", "<nil key=\"simulatedTopBarMetrics\"/>" + segue("show", "D")),
      controller("D"),
    ])
    #expect(c["B"]?.navigationBar == .standard && c["D"]?.navigationBar != .standard)
    #expect(["A", "B", "C", "D"].allSatisfy { c[$0]?.hasToolbar == true })
  }

  @Test func `a detail is shown over the window where no split view has a column for it`() throws {
    let tabs = """
      <tabBarController id="T">\(segue("relationship", "N", "relationship=\"viewControllers\""))\
      </tabBarController>
      """
    let screens = [
      tabs, navigation("N", root: "A"), controller("A", segue("showDetail", "B")), controller("B"),
    ]
    let alone = try contexts(screens)
    #expect(alone["B"]?.hasTabBar == false && alone["B"]?.navigationBar != .standard)
    let split = try contexts(screens + ["<splitViewController id=\"S\"/>"])
    #expect(split["B"]?.hasTabBar == true && split["B"]?.navigationBar == .standard)
  }

  @Test func `a tab bar inside a navigation stack has its pages under the bar`() throws {
    let c = try contexts([
      navigation("N", root: "R", bar: "largeTitles=\"YES\""),
      controller("R", segue("show", "T")),
      "<tabBarController id=\"T\">"
        + segue("relationship", "A", "relationship=\"viewControllers\"") + "</tabBarController>",
      controller("A", "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"),
    ])
    #expect(c["A"]?.navigationBar == .largeTitle)
    // The simulated bar stands above the other one.
    #expect(c["A"]?.hasToolbar == true && c["A"]?.hasTabBar == true)
  }

  @Test func `a long chain of segues is followed to its end`() throws {
    let count = 3000
    let chain = (0..<count).reversed().map { controller("c\($0)", segue("show", "c\($0 + 1)")) }
    let c = try contexts(chain + [controller("c\(count)"), navigation("N", root: "c0")])
    #expect(c["c\(count)"]?.navigationBar == .standard)
  }

  @Test func `embedded controllers are found by their container`() throws {
    let c = try contexts([
      """
      <viewController id="P"><view key="view" id="Pv"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews><containerView id="K"><rect key="frame" x="0" y="0" width="9" height="9"/>
      \(segue("embed", "N"))</containerView></subviews></view></viewController>
      """,
      navigation("N", root: "A"), controller("A"),
    ])
    #expect(c["P"]?.embeds == ["K": "Av"])
    #expect(c["A"]?.isEmbedded == true && c["P"]?.isEmbedded == false)
  }

  @Test func `a tie breaker chooses the segue that counts`() throws {
    let objects = [
      navigation("N", root: "A"), controller("A", segue("show", "B")),
      controller("C", segue("presentation", "B")), controller("B"),
    ]
    #expect(try contexts(objects)["B"]?.navigationBar == .standard)
    let chosen = try contexts(
      objects,
      extra:
        "<inferredMetricsTieBreakers><segue reference=\"sBpresentation\"/></inferredMetricsTieBreakers>"
    )
    #expect(chosen["B"]?.navigationBar == ControllerContext.NavigationBar.none)
  }

  @Test func `guides, edges and sizes are the controller's own`() throws {
    let document = try Fixtures.read(
      SceneReadingTests.storyboard([
        controller(
          "A",
          """
          <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/>\
          <viewControllerLayoutGuide type="bottom" id="g2"/></layoutGuides>\
          <extendedEdge key="edgesForExtendedLayout" top="YES"/>\
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\
          <size key="freeformSize" width="300" height="200"/>
          """, attributes: "viewRespectsSystemMinimumLayoutMargins=\"NO\"")
      ]), path: "T.storyboard")
    let scene = try #require(document.scenes.first)
    let c = try #require(scene.controller)
    #expect((c.topGuide, c.bottomGuide) == ("g1", "g2"))
    #expect(c.extendsUnderTopBar && !c.extendsUnderBottomBar && c.isFreeform)
    #expect(!c.respectsSystemMinimumMargins)
    #expect(scene.simulation.freeformSize == Size(width: 300, height: 200))
  }

  @Test func `a bar's recorded height goes on along show segues, a prompt does not`() throws {
    let bar = """
      <navigationController id="N"><navigationBar key="navigationBar" largeTitles="YES" id="b">\
      <rect key="frame" x="0.0" y="59" width="393" height="104.33333333333334"/></navigationBar>\
      \(segue("relationship", "A", "relationship=\"rootViewController\""))</navigationController>
      """
    let prompt = "<navigationItem key=\"navigationItem\" prompt=\"Where\" id=\"i\"/>"
    let contexts = try contexts([
      bar, controller("A", prompt + segue("show", "B")), controller("B"), controller("C"),
    ])
    #expect(contexts["A"]?.navigationBarHeight == 104.33333333333334)
    #expect(contexts["B"]?.navigationBarHeight == 104.33333333333334)
    #expect(contexts["C"]?.navigationBarHeight == nil)
    #expect(contexts["A"]?.hasPrompt == true && contexts["B"]?.hasPrompt == false)
  }

  @Test func `what a popover segue presents is in a popover`() throws {
    let contexts = try contexts([
      controller("A", segue("popoverPresentation", "B") + segue("presentation", "C")),
      controller("B"), controller("C"),
    ])
    #expect(contexts["B"]?.presentationStyle == "popover")
    #expect(contexts["C"]?.presentationStyle == nil)
  }

  @Test func `what a presented container holds and pushes is in its sheet`() throws {
    let sheet = """
      <navigationController modalPresentationStyle="formSheet" id="N">\
      \(segue("relationship", "A", "relationship=\"rootViewController\""))</navigationController>
      """
    let contexts = try contexts([
      sheet, controller("A", segue("show", "B")), controller("B"), controller("C"),
    ])
    #expect(contexts["A"]?.presentationStyle == "formSheet")
    #expect(contexts["B"]?.presentationStyle == "formSheet")
    #expect(contexts["C"]?.presentationStyle == nil)
  }
}
