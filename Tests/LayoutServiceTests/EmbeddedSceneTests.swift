import DeviceCatalogue
import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Screens that live in a part of the window.
struct EmbeddedSceneTests {
  /// A container from 100 below the top, 20 from the sides, half as high as the root; what it embeds was
  /// drawn at another size, and has a bar at the bottom of its safe area.
  private func storyboard(
    child: String = "", embedsBack: Bool = false, isEmbedded: Bool = true
  ) -> String {
    let back = "<connections><segue destination=\"c\" kind=\"embed\" id=\"g2\"/></connections>"
    let segue = "<connections><segue destination=\"d\" kind=\"embed\" id=\"g1\"/></connections>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES" initialViewController="c">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="s1"><objects><viewController id="c">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="20" y="100" width="335" height="333.5"/>\(isEmbedded ? segue : "")</containerView></subviews>
              <constraints>
                <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="k1"/>
                <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="k2"/>
                <constraint firstAttribute="trailing" secondItem="p" secondAttribute="trailing" constant="20" id="k3"/>
                <constraint firstItem="p" firstAttribute="height" secondItem="v" secondAttribute="height" multiplier="0.5" id="k4"/>
              </constraints>
            </view>
          </viewController></objects></scene>
          <scene sceneID="s2"><objects><viewController id="d">
            <view key="view" id="w"><rect key="frame" x="0" y="0" width="240" height="128"/>
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="88" width="240" height="40"/>
                <constraints><constraint firstAttribute="height" constant="40" id="m1"/></constraints>\(embedsBack ? back : "")</view></subviews>
              <constraints>
                <constraint firstItem="b" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="m2"/>
                <constraint firstItem="sa" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="m3"/>
                <constraint firstItem="sa" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="m4"/>
              </constraints>
              <viewLayoutGuide key="safeArea" id="sa"/>
            </view>
            \(child)
          </viewController></objects></scene>
        </scenes>
      </document>
      """
  }

  private func bar(_ storyboard: String, on device: String) throws -> Frame {
    let document = try DocumentFormats.read(Array(storyboard.utf8), path: "App/Main.storyboard")
    let scene = try #require(document.scenes.first { $0.root.id == "w" })
    let phone = try #require(DeviceCatalogue.device(named: device))
    let orientation: Orientation = storyboard.contains("freeform") ? .landscape : .portrait
    var session = LayoutSession(document: document, scene: scene)
    let layout = session.solve(phone.configuration(in: orientation))
    return try #require(layout.views.first { $0.id == "b" }?.frame)
  }

  @Test func `an embedded screen fills its container on every device`() throws {
    // 375 - 40 wide, 667 / 2 high; the bar is 40 high.
    #expect(
      try bar(storyboard(), on: "iphone-se-3") == Frame(x: 0, y: 293.5, width: 335, height: 40))
    // 393 - 40 wide, 852 / 2 high: there is no home indicator in the middle of the window.
    #expect(
      try bar(storyboard(), on: "iphone-16") == Frame(x: 0, y: 386, width: 353, height: 40))
  }

  @Test(arguments: [
    // The child begins at the status bar or below it, and ends at the window's end or above it.
    // 852 - 34 - 40, and 426 - 40.
    (0.0, 1.0, 778.0), (0, 0.5, 386),
    // 20 points reach beyond the window: with the home indicator 54 of the child cannot be used.
    (20, 1, 758),
  ])
  func `the safe area of a screen reaches into what it embeds, as far as that lies under it`(
    _ top: Double, _ height: Double, _ child: Double
  ) throws {
    let moved = storyboard()
      .replacing(#"constant="100" id="k1""#, with: #"constant="\#(top)" id="k1""#)
      .replacing(#"multiplier="0.5""#, with: #"multiplier="\#(height)""#)
    #expect(try bar(moved, on: "iphone-16").y == child)
    let down = moved.replacing(
      #"firstItem="sa" firstAttribute="bottom" secondItem="b" secondAttribute="bottom""#,
      with: #"firstItem="b" firstAttribute="top" secondItem="sa" secondAttribute="top""#)
    #expect(try bar(down, on: "iphone-16").y == 59 - top)
  }

  @Test func `screens that embed each other keep the sizes they were drawn at`() throws {
    let circle = storyboard(embedsBack: true)
    let drawn = circle.replacing(
      "width=\"240\" height=\"128\"", with: "width=\"250\" height=\"128\"")
    #expect(try bar(drawn, on: "iphone-se-3") == Frame(x: 0, y: 88, width: 250, height: 40))
    // Xcode 7 wrote 240 by 128 for what it had not laid out: nobody drew that.
    #expect(try bar(circle, on: "iphone-se-3") == Frame(x: 0, y: 627, width: 375, height: 40))
  }

  @Test(arguments: [
    // A part of a screen keeps its size, a strip is as wide as the window, a screen under bars fills it.
    (80.0, 80.0, 80.0, 80.0), (310, 60, 310, 60), (448, 105, 448, 105), (320, 64, 393, 64),
    (320, 416, 393, 852), (600, 600, 393, 852), (568, 300, 393, 852),
  ])
  func `a xib that names no canvas is as large as the window where it was drawn as a screen`(
    _ width: Double, _ height: Double, _ solvedWidth: Double, _ solvedHeight: Double
  ) throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="9531" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view id="n"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view></objects>
      </document>
      """
    let document = try DocumentFormats.read(Array(xib.utf8), path: "App/Badge.xib")
    let phone = try #require(DeviceCatalogue.device(named: "iphone-16"))
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    let size = session.solve(phone.configuration(in: .portrait)).size
    #expect(size == Size(width: solvedWidth, height: solvedHeight))
  }

  @Test func `a freeform screen smaller than the window reaches none of its insets`() throws {
    let freeform =
      "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><size key=\"freeformSize\" width=\"240\" height=\"128\"/>"
    let small = storyboard(child: freeform, isEmbedded: false)
    #expect(try bar(small, on: "iphone-16") == Frame(x: 0, y: 88, width: 240, height: 40))
  }
}
