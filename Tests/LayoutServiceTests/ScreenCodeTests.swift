import DeviceCatalogue
import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutService

/// What code says of a screen as a whole: that it stands upright alone.
struct ScreenCodeTests {
  private static let path: DocumentPath = "App/Main.storyboard"

  /// A screen in a navigation controller of the class `Upright`; a label lies off a phone on its side.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="n">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="t"><objects><navigationController id="n" customClass="Upright">
          <navigationBar key="navigationBar" id="nb"/>
          <connections><segue kind="relationship" relationship="rootViewController" destination="c" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s"><objects><viewController id="c" customClass="Sign">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><label text="Go on" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="16" y="600" width="60" height="20.5"/></label></subviews>
            <constraints>
              <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="600" id="k1"/>
              <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="k2"/>
            </constraints>
          </view>
        </viewController></objects></scene>
      </scenes>
    </document>
    """

  /// The reasons that code gives on the label that lies off the screen.
  private func evidence(_ code: String, storyboard: String = storyboard) throws -> [Evidence.Kind] {
    try evidence(code, storyboard, of: .offScreen) { $0.contains("landscape") }
  }

  /// The reasons that code gives on the first finding of a rule.
  private func evidence(
    _ code: String, _ storyboard: String, of rule: Rule, at isMeant: (String) -> Bool
  ) throws -> [Evidence.Kind] {
    let document = try DocumentFormats.read(Array(storyboard.utf8), path: Self.path.text)
    let scene = try #require(document.scenes.first)
    let solved = SceneSolving(matrix: .default).solve(
      SceneTask(
        path: Self.path, document: document, scene: scene, overrides: .none))
    let finding = try #require(solved.findings.first { $0.rule == rule })
    let lying = finding.occurrences.map(\.configuration).filter(isMeant)
    try #require(!lying.isEmpty)
    let sources = AppSources(
      AppFiles(
        list: { [AppFiles.Entry(path: "App/Sign.swift")] },
        bytes: { $0.text == "App/Sign.swift" ? Array(code.utf8) : nil }))
    return CodeEvidence(
      sources: sources, document: document, scene: scene, path: Self.path,
      head: JudgedScene(
        document: document, scene: scene,
        layouts: Array(zip(solved.configurations, solved.layouts)),
        findings: solved.findings)
    ).evidence(on: Regression(change: .new, finding: finding, configurations: lying)).map(\.kind)
  }

  private static let sign = "class Sign: UIViewController {}\n"
  private static let upright = """
    class Upright: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
    }
    """

  @Test func `a container that stands upright keeps what it contains upright`() throws {
    #expect(try evidence(Self.sign + Self.upright).contains(.foreignDevices))
    let turning = Self.upright.replacing(".portrait", with: ".all")
    #expect(try !evidence(Self.sign + turning).contains(.foreignDevices))
    let plain = Self.storyboard.replacing(" customClass=\"Upright\"", with: "")
    #expect(
      try !evidence(Self.sign + Self.upright, storyboard: plain)
        .contains(.foreignDevices))
  }

  /// A stack of two views, each as high as the stack may be at most.
  private static let crowded = storyboard.replacing(
    "<label text=\"Go on\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"><rect key=\"frame\" x=\"16\" y=\"600\" width=\"60\" height=\"20.5\"/></label>",
    with: """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="b"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="one"><constraints>
      <constraint firstAttribute="height" constant="90" id="h1"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="two"><constraints>
      <constraint firstAttribute="height" constant="90" id="h2"/></constraints></view>
      </subviews><constraints><constraint firstAttribute="height" constant="90" id="h"/></constraints></stackView>
      """
  )

  @Test func `views of a stack that code shows by turns do not contradict for certain`() throws {
    let text = Self.crowded.replacing(
      "<view key=",
      with:
        "<connections><outlet property=\"one\" destination=\"one\" id=\"o\"/></connections><view key="
    )
    func reasons(_ statement: String) throws -> [Evidence.Kind] {
      let code =
        "class Sign: UIViewController { @IBOutlet var one: UIView!; func f() { \(statement) } }"
      return try evidence(code, text, of: .unsatisfiable) { _ in true }
    }
    #expect(try reasons("one.isHidden = isShort").contains(.codeHides))
    #expect(try !reasons("one.alpha = half").contains(.codeHides))
  }

  @Test
  func `a view that code ends at the bar does not contradict the guide at its top for certain`()
    throws
  {
    let text = Self.storyboard
      .replacing(
        "<viewController id=\"c\" customClass=\"Sign\">",
        with:
          "<viewController id=\"c\" customClass=\"Sign\"><layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>"
      ).replacing(
        "secondItem=\"v\" secondAttribute=\"top\" constant=\"600\" id=\"k1\"/>",
        with: "secondItem=\"top\" secondAttribute=\"bottom\" constant=\"6\" id=\"k1\"/>"
          + "<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" constant=\"6\" id=\"k3\"/>"
      )
    func reasons(_ statement: String) throws -> [Evidence.Kind] {
      let code = "class Sign: UIViewController { func f() {\n \(statement) } }"
      return try evidence(code, text, of: .unsatisfiable) { _ in true }
    }
    #expect(try reasons("edgesForExtendedLayout = []").contains(.presented))
    #expect(try !reasons("edgesForExtendedLayout = .all").contains(.presented))
  }

  @Test func `a screen whose code shows another view shows none of the document's`() throws {
    func isUnreached(_ statement: String) throws -> Bool {
      let code = "class Sign: UIViewController { func f() {\n \(statement) } }"
      return try evidence(code).contains(.unreached)
    }
    #expect(try isUnreached("self.view = map"))
    #expect(try isUnreached("view = MapView(frame: .zero)"))
    #expect(try !isUnreached("let view = map"))
    #expect(try !isUnreached("self.view.frame = map"))
    #expect(try !isUnreached("map.view = other"))
    #expect(try !isUnreached("self.view = nil"))
    // It is the document's own view, by another name.
    #expect(try !isUnreached("let sky = self.view as! SKView\nself.view = sky"))
  }

  @Test func `what an opaque view covers is not seen, unless code moves that view away`() throws {
    func covered(_ background: String, width: Int = 2000, top: Int = 0) -> String {
      Self.storyboard.replacing(
        "</subviews>",
        with: """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="w"><rect key="frame" x="0" y="0" width="9" height="9"/>
          \(background)<constraints>
          <constraint firstAttribute="width" constant="\(width)" id="w1"/>
          <constraint firstAttribute="height" constant="2000" id="w2"/></constraints></view></subviews>
          """
      ).replacing(
        "<constraints>\n    <constraint firstItem=\"b\"",
        with: "<constraints><constraint firstItem=\"b\""
      ).replacing(
        "constant=\"600\" id=\"k1\"/>",
        with: """
          constant="300" id="k1"/>
          <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\(top)" id="w3"/>
          <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="w4"/>
          """
      ).replacing("constant=\"16\" id=\"k2\"/>", with: "constant=\"-20\" id=\"k2\"/>")
        .replacing(
          "<view key=",
          with:
            "<connections><outlet property=\"wall\" destination=\"w\" id=\"o\"/></connections><view key="
        )
    }
    let white =
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    func isCovered(_ storyboard: String, _ statement: String = "") throws -> Bool {
      let code =
        "class Sign: UIViewController { @IBOutlet var wall: UIView!; func f() { \(statement) } }"
      return try evidence(code, storyboard, of: .offScreen) { _ in true }.contains(.unreached)
    }
    #expect(try isCovered(covered(white)))
    #expect(try !isCovered(covered("")))
    #expect(try !isCovered(covered(white, width: 10)))
    #expect(try !isCovered(covered(white, top: 310)))
    #expect(try !isCovered(covered(white), "wall.isHidden = isShort"))
  }
}
