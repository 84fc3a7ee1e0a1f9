import DeviceCatalogue
import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// What is told of windows of a Mac, and of televisions.
struct PlatformFindingTests {
  private func findings(
    _ content: String, _ constraints: String, window: String = "",
    runtime: String = "MacOSX.Cocoa"
  ) throws -> [Finding] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24765" \
      targetRuntime="\(runtime)" useAutolayout="YES"><objects><window id="W">\(window)
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews>\(content)</subviews><constraints>\(constraints)</constraints></view></window>
      </objects></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "Window.xib")
    let scene = try #require(document.scenes.first)
    let matrix = Matrix.default.suited(to: document.platform)
    var session = LayoutSession(document: document, scene: scene)
    return try #require(
      session.findings(
        document: "Window.xib", layouts: matrix.configurations.map { ($0, session.solve($0)) }))
  }

  private func pin(
    _ item: String, _ attribute: String, _ relation: String = "equal", _ constant: Int = 0
  ) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" relation="\(relation)" \
    secondItem="M" secondAttribute="\(attribute)" constant="\(constant)" \
    id="\(item)-\(attribute)-\(constant)"/>
    """
  }

  private func label(_ cell: String, width: Int? = nil) -> String {
    let stated = width.map {
      "<constraints><constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"w\"/></constraints>"
    }
    return """
      <textField horizontalCompressionResistancePriority="250" id="L" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="200" height="16"/>\(stated ?? "")
      <textFieldCell key="cell" lineBreakMode="truncatingTail" \(cell)>
      <font key="font" metaFont="system"/></textFieldCell></textField>
      """
  }

  @Test func `a container of which one edge alone is held is told, and no stack`() throws {
    func split(_ edges: String..., as kind: String = "splitView") throws -> [Rule] {
      try findings(
        """
        <\(kind) id="S" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="480" height="200"/></\(kind)>
        """, edges.map { pin("S", $0) }.joined()
      ).map(\.rule)
    }
    #expect(try split("leading", "trailing", "bottom") == [.ambiguous])
    #expect(try split("leading", "trailing", "bottom", "top") == [])
    #expect(try split("leading", "trailing", "bottom", as: "stackView") == [])
  }

  /// 31 letters of about 6 points have no room in 60, and have it in 400.
  @Test(arguments: [(60, [Rule.truncated]), (400, [])])
  func `a label that cuts its text short is told`(_ width: Int, _ rules: [Rule]) throws {
    let found = try findings(
      label("title=\"Automatically check for updates\"", width: width),
      pin("L", "leading", "equal", 20) + pin("L", "top", "equal", 20))
    #expect(found.map(\.rule) == rules)
    #expect(found.allSatisfy { $0.view == "L" })
  }

  @Test func `a field scrolls its text`() throws {
    let found = try findings(
      label(
        "title=\"Automatically check for updates\" editable=\"YES\" borderStyle=\"bezel\"",
        width: 60),
      pin("L", "leading", "equal", 20) + pin("L", "top", "equal", 20))
    #expect(found.isEmpty)
  }

  @Test func `a label that only the smallest window squeezes is told there`() throws {
    let found = try findings(
      label("title=\"Automatically check for updates\""),
      pin("L", "leading", "equal", 20) + pin("L", "top", "equal", 20)
        + pin("L", "trailing", "equal", -20),
      window: "<value key=\"minSize\" type=\"size\" width=\"120\" height=\"100\"/>")
    #expect(found.map(\.rule) == [.truncated])
    #expect(found.first?.occurrences.map(\.configuration) == ["mac-smallest"])
  }

  /// Interface Builder marks a view that nothing holds across; where an edge holds it at least on one side it
  /// does mostly not.
  @Test func `a view that nothing holds is told, one that is held on a side is not`() throws {
    let view = """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="L">
      <rect key="frame" x="20" y="20" width="200" height="16"/><constraints>
      <constraint firstAttribute="width" constant="20" id="w"/>
      <constraint firstAttribute="height" constant="20" id="h"/></constraints>
      <subviews><progressIndicator style="bar" id="P"><rect key="frame" x="0" y="0" width="20" \
      height="20"/></progressIndicator></subviews></customView>
      """
    let adrift = try findings(view, pin("L", "top", "equal", 20))
    #expect(adrift.map(\.rule) == [.ambiguous])
    #expect(adrift.first?.axis == .horizontal)
    let held = try findings(
      view, pin("L", "top", "equal", 20) + pin("L", "leading", "greaterThanOrEqual", 20))
    #expect(held.isEmpty)
  }

  @Test func `a document of a television is laid out on televisions alone`() throws {
    let matrix = Matrix.default.suited(to: .tvOS)
    #expect(matrix.configurations.map(\.name) == ["apple-tv", "apple-tv-4k"])
    #expect(matrix.configurations.map(\.scale) == [1, 2])
    for screen in matrix.configurations {
      #expect(screen.size == Size(width: 1920, height: 1080))
      #expect(screen.safeArea == EdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
      #expect(screen.idiom == .tv)
    }
  }

  /// A button in the corner lies in what older televisions cut off; that it is low is no fault there.
  @Test func `what lies in the overscan is told, a low control is not`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" \
      toolsVersion="22505" targetRuntime="AppleTV" useAutolayout="YES" useSafeAreas="YES">
      <device id="appleTV"/><scenes><scene sceneID="s"><objects><viewController id="C">
      <view key="view" id="M"><rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/>
      <subviews><label text="Episodes" translatesAutoresizingMaskIntoConstraints="NO" id="L">
      <rect key="frame" x="10" y="10" width="200" height="35"/>
      <fontDescription key="fontDescription" type="system" pointSize="29"/></label></subviews>
      <constraints>
      <constraint firstItem="L" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="10" id="a"/>
      <constraint firstItem="L" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="10" id="b"/></constraints><viewLayoutGuide key="safeArea" id="G"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "Main.storyboard")
    let scene = try #require(document.scenes.first)
    let matrix = Matrix.default.suited(to: document.platform)
    var session = LayoutSession(document: document, scene: scene)
    let found = try #require(
      session.findings(
        document: "Main.storyboard", layouts: matrix.configurations.map { ($0, session.solve($0)) })
    )
    #expect(found.map(\.rule) == [.unsafeArea])
  }
}
