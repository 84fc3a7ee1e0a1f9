import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// What bars took of a view on the canvas, where the file tells it only by the view's size.
struct CanvasBarTests {
  /// The frame on the canvas of the view `m`, which fills the safe area of a root of this size.
  ///
  /// - Parameters:
  ///   - facts: what the view's controller states, or the view itself without one.
  ///   - others: further scenes, which may lead to the controller `d`.
  private func area(
    _ width: Double, _ height: Double, device: String = "retina4_7", tools: Int,
    orientation: String = "portrait", facts: String = "", others: String = "", isXib: Bool = false
  ) throws -> Frame {
    let view = """
      <view \(isXib ? "" : #"key="view""#) id="w"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="m"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
        <constraints>
          <constraint firstItem="m" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="m1"/>
          <constraint firstItem="m" firstAttribute="trailing" secondItem="sa" secondAttribute="trailing" id="m2"/>
          <constraint firstItem="m" firstAttribute="top" secondItem="sa" secondAttribute="top" id="m3"/>
          <constraint firstItem="m" firstAttribute="bottom" secondItem="sa" secondAttribute="bottom" id="m4"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="sa"/>\(isXib ? facts : "")
      </view>
      """
    let scenes = """
      <scenes>\(others)<scene sceneID="s"><objects>
      <viewController id="d">\(view)\(facts)</viewController></objects></scene></scenes>
      """
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isXib ? "" : "Storyboard.")XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="\(orientation)" appearance="light"/>
      \(isXib ? "<objects>\(view)</objects>" : scenes)
      </document>
      """
    let read = try DocumentFormats.read(Array(document.utf8), path: "App/Main.storyboard")
    let scene = try #require(read.scenes.first { $0.root.id == "w" })
    var session = LayoutSession(document: read, scene: scene)
    return try #require(session.solveAsDesigned().views.first { $0.id == "m" }?.frame)
  }

  private let topBar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
  private let tabBar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#

  private func freeform(_ height: Int) -> String {
    #"<size key="freeformSize" width="375" height="\#(height)"/>"#
  }

  @Test func `a freeform root that is lower by its bars begins below and ends above them`() throws {
    func frame(_ height: Double) throws -> Frame {
      try area(375, height, tools: 14460, facts: topBar + tabBar + freeform(800))
    }
    // 800 - 64 - 49 and 800 - 64; at 800 and at 790 nothing tells that the bars stand elsewhere.
    #expect(try frame(687) == Frame(x: 0, y: 0, width: 375, height: 687))
    #expect(try frame(736) == Frame(x: 0, y: 0, width: 375, height: 687))
    #expect(try frame(800) == Frame(x: 0, y: 64, width: 375, height: 687))
    #expect(try frame(790) == Frame(x: 0, y: 64, width: 375, height: 677))
  }

  @Test func `a root that is low because of its bars lies below them all the same`() throws {
    // 568 - 64 - 49 is lower than any phone.
    #expect(
      try area(320, 455, device: "retina4_0", tools: 14460, facts: topBar + tabBar)
        == Frame(x: 0, y: 0, width: 320, height: 455))
    // A tab bar of a phone on its side is 32 high; the status bar is not shown.
    #expect(
      try area(667, 343, tools: 14490, orientation: "landscape", facts: tabBar)
        == Frame(x: 0, y: 0, width: 667, height: 343))
  }

  private func embedding(_ destination: String, then more: String = "") -> String {
    """
    <scene sceneID="e"><objects><viewController id="c"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><containerView id="p">
    <rect key="frame" x="0" y="108" width="343" height="510"/>
    <connections><segue destination="\(destination)" kind="embed" id="g"/></connections></containerView></subviews>
    </view></viewController></objects></scene>\(more)
    """
  }

  @Test(arguments: [
    // Xcode 8 drew none; before Xcode 14.3 it hid over what is lower than 480 points.
    ("retina4_7", 11762, 510.0, 0.0, 510.0), ("retina4_7", 14490, 510, 20, 490),
    ("retina4_7", 14490, 300, 0, 300), ("retina4_7", 23504, 447, 20, 427),
    ("retina5_9", 20037, 575, 44, 531), ("retina6_1", 21225, 85, 48, 37),
  ])
  func `an embedded root has the device's status bar, and no home indicator`(
    _ device: String, _ tools: Int, _ height: Double, _ top: Double, _ left: Double
  ) throws {
    #expect(
      try area(343, height, device: device, tools: tools, others: embedding("d"))
        == Frame(x: 0, y: top, width: 343, height: left))
  }

  @Test func `a navigation controller's bar is embedded with it`() throws {
    func frame(_ bar: String) throws -> Frame {
      let stack = """
        <scene sceneID="n"><objects><navigationController id="n">
        <navigationBar key="navigationBar" id="b" \(bar)/>
        <connections><segue destination="d" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        """
      return try area(343, 510, tools: 9531, others: embedding("n", then: stack))
    }
    #expect(try frame("") == Frame(x: 0, y: 44, width: 343, height: 466))
    #expect(try frame(#"translucent="NO""#) == Frame(x: 0, y: 0, width: 343, height: 510))
  }

  @Test func `a xib's view lies over the bars that it simulates, or is lower by them`() throws {
    let opaque = topBar.replacing("/>", with: #" translucent="NO"/>"#)
    #expect(
      try area(375, 667, tools: 14113, facts: topBar + tabBar, isXib: true)
        == Frame(x: 0, y: 64, width: 375, height: 554))
    // 812 - 88, and the home indicator's 34.
    #expect(
      try area(375, 724, device: "retina5_9", tools: 17156, facts: opaque, isXib: true)
        == Frame(x: 0, y: 0, width: 375, height: 690))
  }
}
