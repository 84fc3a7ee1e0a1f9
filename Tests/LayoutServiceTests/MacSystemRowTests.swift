import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// What changed in AppKit's controls from system to system. The expected frames are those that Interface Builder
/// recorded of like controls in public documents.
struct MacSystemRowTests {
  private func frame(
    _ element: String, _ inner: String, tools: Int, build: String? = nil, images: String = ""
  ) throws -> Frame {
    let system = build.map { "systemVersion=\"\($0)\"" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      \(system) targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews><\(element) translatesAutoresizingMaskIntoConstraints="NO" id="V">
      <rect key="frame" x="0.0" y="0.0" width="90" height="9"/>\(inner)</\(element)></subviews>
      <constraints>
      <constraint firstItem="V" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="a"/>
      <constraint firstItem="V" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="b"/></constraints></view></window></objects>
      <resources>\(images)</resources></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "W.xib")
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    let found = session.solveAsDesigned().views.first { $0.id == "V" }
    return try #require(found?.frame)
  }

  private func segments(_ widths: [Int], _ style: String) -> String {
    let parts = widths.map { "<segment width=\"\($0)\"/>" }.joined()
    return """
      <segmentedCell key="cell" borderStyle="border" style="\(style)" id="C">
      <font key="font" metaFont="system"/><segments>\(parts)</segments></segmentedCell>
      """
  }

  /// A point between segments, then three, then one and nothing around the first.
  @Test(arguments: [
    (14490, "rounded", [53, 53], 113.0), (14490, "rounded", [65, 65, 65], 203),
    (21507, "rounded", [67, 66], 142), (22154, "smallSquare", [30, 30, 30, 30], 131),
    (24412, "smallSquare", [23, 23], 47), (24412, "smallSquare", [25, 25, 25], 77),
  ])
  func `segments of stated widths have their system's lines between them`(
    _ tools: Int, _ style: String, _ widths: [Int], _ width: Double
  ) throws {
    #expect(try frame("segmentedControl", segments(widths, style), tools: tools).width == width)
  }

  @Test(arguments: [(14490, "Yosemite", 94.0), (15400, "Leading", 86), (24765, "Regular", 94)])
  func `a pop-up button has its system's room beside its title`(
    _ tools: Int, _ title: String, _ width: Double
  ) throws {
    let cell = """
      <popUpButtonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" \
      borderStyle="border" id="C"><font key="font" metaFont="menu"/><menu key="menu" id="m"><items>
      <menuItem title="\(title)" id="i"/></items></menu></popUpButtonCell>
      """
    #expect(try frame("popUpButton", cell, tools: tools).width == width)
  }

  @Test func `a slider with marks was 24 points high before macOS 11, one without 19`() throws {
    let slider = { (marks: Int) in
      "<sliderCell key=\"cell\" numberOfTickMarks=\"\(marks)\" id=\"C\"/>"
    }
    #expect(try frame("slider", slider(5), tools: 15400).height == 24)
    #expect(try frame("slider", slider(0), tools: 15400).height == 19)
    #expect(try frame("slider", slider(5), tools: 23727).height == 28)
  }

  private func label(_ font: String) -> String {
    """
    <textFieldCell key="cell" lineBreakMode="clipping" title="Label" id="C">
    <font key="font" \(font)/></textFieldCell>
    """
  }

  /// A fifth of the line and a point more until Xcode 10.
  @Test(arguments: [
    (14490, 9, 13.0), (14460, 13, 19), (11542, 12, 18), (15705, 13, 15), (20037, 11, 13),
  ])
  func `a line of a font without a gap was higher until Xcode 10`(
    _ tools: Int, _ size: Int, _ height: Double
  ) throws {
    let menlo = label("size=\"\(size)\" name=\"Menlo-Regular\"")
    #expect(try frame("textField", menlo, tools: tools).height == height)
  }

  @Test(arguments: [("12F45", 4514, 17.0), ("13A476e", 4451, 17), ("13B42", 4514, 18)])
  func `a label of OS X 10.8 reaches three points beyond its edges`(
    _ build: String, _ tools: Int, _ x: Double
  ) throws {
    let found = try frame("textField", label("metaFont=\"system\""), tools: tools, build: build)
    #expect(found.x == x)
  }

  @Test func `a check box of macOS 26 without a title is 16 points wide`() throws {
    let check = "<buttonCell key=\"cell\" type=\"check\" bezelStyle=\"regularSquare\" id=\"C\"/>"
    let found = try frame("button", check, tools: 24765)
    #expect(found.width == 16 && found.height == 16)
  }

  /// An image of a point, as an empty one is written, stands behind the title.
  @Test func `a title over its image decides the width of its button`() throws {
    let cell = { (image: String) in
      """
      <buttonCell key="cell" type="inline" title="Options" bezelStyle="inline" \(image) \
      borderStyle="border" id="C"><font key="font" metaFont="smallSystemBold"/></buttonCell>
      """
    }
    let images = "<image name=\"i\" width=\"1\" height=\"1\"/>"
    let behind = cell("image=\"i\" imagePosition=\"overlaps\"")
    let plain = try frame("button", cell(""), tools: 24127)
    #expect(try frame("button", behind, tools: 24127, images: images) == plain)
  }
}
