import DeviceCatalogue
import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// macOS documents solved as designed: alignment rectangles, sizes of controls and containers.
///
/// Frames are from the top, as all are; what Apple recorded from the bottom is named beside them.
struct MacSolveTests {
  private func frames(
    _ content: String, constraints: String, tools: Int = 14460
  ) throws -> [ObjectID: Frame] {
    let document = try document(content, constraints: constraints, tools: tools)
    let scene = try #require(document.scenes.first)
    var session = LayoutSession(document: document, scene: scene)
    return Dictionary(
      session.solveAsDesigned().views.map { ($0.id, $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  private func document(
    _ content: String, constraints: String, tools: Int, window: String = ""
  ) throws -> Document {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">\(window)
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews>\(content)</subviews><constraints>\(constraints)</constraints></view></window>
      </objects></document>
      """
    return try InterfaceBuilderReader.read(Array(text.utf8), path: "Window.xib")
  }

  private static func pin(
    _ item: String, _ attribute: String, to other: String, _ otherAttribute: String? = nil,
    _ constant: Int = 0
  ) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(otherAttribute ?? attribute)" constant="\(constant)" \
    id="\(item)-\(attribute)-\(other)"/>
    """
  }

  private static func view(_ name: String, _ id: String, _ inside: String = "") -> String {
    """
    <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="60" height="30"/>\(inside)</\(name)>
    """
  }

  private static let push = """
    <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border">\
    <font key="font" metaFont="system"/></buttonCell><constraints><constraint \
    firstAttribute="width" constant="68" id="wide"/></constraints>
    """

  /// Recorded all over: 20 from the bottom a push button lies at y 13, 32 high, and is 12 wider than its
  /// width says; since Xcode 12 it is 14 wider. Since Xcode 26 its frame is what constraints say.
  @Test(arguments: [
    (14460, Frame(x: 20 - 6, y: 225, width: 80, height: 32)),
    (19455, Frame(x: 20 - 7, y: 225, width: 82, height: 32)),
    (24765, Frame(x: 20, y: 226, width: 68, height: 24)),
  ])
  func `a push button reaches beyond its alignment rectangle`(_ tools: Int, _ wanted: Frame) throws
  {
    let found = try frames(
      Self.view("button", "B", Self.push),
      constraints: Self.pin("B", "leading", to: "M", nil, 20)
        + Self.pin("B", "bottom", to: "M", nil, -20), tools: tools)
    #expect(found["B"] == wanted)
  }

  /// Recorded beside each other: a label 17 high at y 23 and a field 22 high at y 20 share a baseline;
  /// since Xcode 26 they are 16 and 24 high, 4 points apart.
  @Test(arguments: [(14460, 17.0, 22.0, 3.0), (24765, 16.0, 24.0, 4.0)])
  func `a label and a field share a baseline`(
    _ tools: Int, _ label: Double, _ field: Double, _ apart: Double
  ) throws {
    let font = "<font key=\"font\" metaFont=\"system\"/>"
    let found = try frames(
      Self.view(
        "textField", "L",
        "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"A:\">\(font)</textFieldCell>"
      )
        + Self.view(
          "textField", "F",
          """
          <textFieldCell key="cell" editable="YES" borderStyle="bezel">\(font)</textFieldCell>
          """),
      constraints: Self.pin("L", "leading", to: "M", nil, 20)
        + Self.pin("F", "leading", to: "M", nil, 100) + Self.pin("F", "bottom", to: "M", nil, -20)
        + Self.pin("F", "trailing", to: "M", nil, -20)
        + Self.pin("L", "baseline", to: "F"), tools: tools)
    let (first, second) = (try #require(found["L"]), try #require(found["F"]))
    #expect(first.height == label && second.height == field)
    // A label's frame begins 2 points before what constraints see.
    #expect(first.x == 18)
    #expect(second.maxY - first.maxY == apart)
  }

  @Test func `views of a stack view stand at its start, and it closes around them`() throws {
    let box = { (id: String, width: Int) in
      Self.view(
        "customView", id,
        """
        <constraints><constraint firstAttribute="width" constant="\(width)" id="\(id)w"/>
        <constraint firstAttribute="height" constant="20" id="\(id)h"/></constraints>
        """)
    }
    let stack = """
      <stackView orientation="vertical" alignment="centerX" spacing="6" \
      translatesAutoresizingMaskIntoConstraints="NO" id="T">
      <rect key="frame" x="0.0" y="0.0" width="60" height="30"/>
      <subviews>\(box("A", 100))\(box("B", 60))</subviews></stackView>
      """
    let found = try frames(
      stack,
      constraints: Self.pin("T", "leading", to: "M", nil, 10)
        + Self.pin("T", "top", to: "M", nil, 10))
    #expect(found["T"] == Frame(x: 10, y: 10, width: 100, height: 46))
    #expect(found["A"] == Frame(x: 0, y: 0, width: 100, height: 20))
    #expect(found["B"] == Frame(x: 20, y: 26, width: 60, height: 20))
  }

  @Test func `the panes of a split view fill it with a divider between them`() throws {
    let split = """
      <splitView dividerStyle="thin" vertical="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="S">
      <rect key="frame" x="0.0" y="0.0" width="480" height="270"/><subviews>
      <view id="A"><rect key="frame" x="0.0" y="0.0" width="150" height="270"/></view>
      <view id="B"><rect key="frame" x="151" y="0.0" width="329" height="270"/></view>
      </subviews></splitView>
      """
    let found = try frames(
      split,
      constraints: ["leading", "trailing", "top", "bottom"].map { Self.pin("S", $0, to: "M") }
        .joined())
    #expect(found["A"] == Frame(x: 0, y: 0, width: 150, height: 270))
    #expect(found["B"] == Frame(x: 151, y: 0, width: 329, height: 270))
  }

  @Test func `a line between two pixels goes up, as in coordinates that grow upwards`() throws {
    let found = try frames(
      Self.view(
        "customView", "V",
        """
        <constraints><constraint firstAttribute="width" constant="10" id="w"/>
        <constraint firstAttribute="height" constant="15" id="h"/></constraints>
        """),
      constraints: Self.pin("V", "leading", to: "M", nil, 0) + Self.pin("V", "centerY", to: "M"),
      tools: 24506)
    // 127.5 from the top: 127, so 128 from the bottom.
    #expect(found["V"]?.y == 127)
  }

  @Test func `a document of a Mac is checked in its windows, never on phones`() async throws {
    let document = try document(
      Self.view("button", "B", Self.push),
      constraints: Self.pin("B", "leading", to: "M", nil, 20)
        + Self.pin("B", "trailing", to: "M", nil, -20),
      tools: 14460, window: "<value key=\"minSize\" type=\"size\" width=\"300\" height=\"200\"/>")
    let scene = try #require(document.scenes.first)
    let matrix = Matrix.default.suited(to: document.platform)
    #expect(matrix.configurations.map(\.name) == ["mac-window", "mac-smallest", "mac-largest"])
    var session = LayoutSession(document: document, scene: scene)
    let sizes = matrix.configurations.map { session.solve($0).size }
    #expect(
      sizes == [
        Size(width: 480, height: 270), Size(width: 300, height: 200), Size(width: 480, height: 270),
      ])
    #expect(Matrix.default.suited(to: .iOS) == Matrix.default)
  }
}
