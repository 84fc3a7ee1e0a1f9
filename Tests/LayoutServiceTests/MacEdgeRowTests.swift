import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Where the edges and baselines of AppKit's controls lie. Expected are those of like controls in public documents.
struct MacEdgeRowTests {
  /// Frames of views that are pinned by one side each, 20 points from it, and 20 or more from the top.
  private func frames(_ tools: Int, _ views: [(element: String, inner: String, side: String)])
    throws -> [ObjectID: Frame]
  {
    let subviews = views.enumerated().map { number, view in
      """
      <\(view.element) translatesAutoresizingMaskIntoConstraints="NO" id="V\(number)">
      <rect key="frame" x="0.0" y="0.0" width="90" height="9"/>\(view.inner)</\(view.element)>
      """
    }
    let constraints = views.enumerated().map { number, view in
      """
      <constraint firstItem="V\(number)" firstAttribute="\(view.side)" secondItem="M" \
      secondAttribute="\(view.side)" constant="\(view.side == "leading" ? 20 : -20)" id="a\(number)"/>
      <constraint firstItem="V\(number)" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="\(20 + 40 * number)" id="b\(number)"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews>\(subviews.joined())</subviews><constraints>\(constraints.joined())</constraints>
      </view></window></objects></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "W.xib")
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    let found = session.solveAsDesigned().views
    return Dictionary(found.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private static let font = "<font key=\"font\" metaFont=\"system\"/>"

  /// "Close" was recorded 58 wide where its right edge is placed; 24 beside 34.5 points are half a point more.
  @Test func `a button of macOS 26 is narrower where its right edge is placed`() throws {
    let cell = """
      <buttonCell key="cell" type="push" title="Close" bezelStyle="rounded" borderStyle="border" \
      id="C">\(Self.font)</buttonCell>
      """
    let found = try frames(24765, [("button", cell, "trailing"), ("button", cell, "leading")])
    #expect(found["V0"]?.width == 58)
    #expect(found["V1"]?.width == 59)
  }

  @Test(arguments: [(12121, 26.0, 18.0), (16097, 25, 18), (22154, 23, 19)])
  func `a combo box reaches beyond its top`(_ tools: Int, _ height: Double, _ top: Double) throws {
    let cell = """
      <comboBoxCell key="cell" borderStyle="bezel" id="C">\(Self.font)</comboBoxCell>
      """
    let found = try #require(frames(tools, [("comboBox", cell, "leading")])["V0"])
    #expect(found.height == height)
    #expect(found.y == top)
  }

  @Test func `segments of textured squares draw nothing beside them`() throws {
    let cell = """
      <segmentedCell key="cell" borderStyle="border" style="texturedSquare" id="C">\(Self.font)
      <segments><segment width="61"/><segment width="61"/></segments></segmentedCell>
      """
    let found = try #require(frames(10116, [("segmentedControl", cell, "leading")])["V0"])
    #expect(found.x == 20)
    #expect(found.width == 125)
    #expect(found.height == 25)
  }

  @Test(arguments: [(22154, 19.0), (24765, 20)])
  func `a progress bar of macOS 26 draws nothing above it`(_ tools: Int, _ top: Double) throws {
    let found = try #require(frames(tools, [("progressIndicator", "", "leading")])["V0"])
    #expect(found.y == top)
    #expect(found.height == 20)
  }

  @Test(arguments: [("left", 4.0), ("center", 8)])
  func `an empty label has the room that its alignment asks for`(
    _ alignment: String, _ width: Double
  ) throws {
    let cell = """
      <textFieldCell key="cell" lineBreakMode="clipping" alignment="\(alignment)" id="C">\(Self.font)
      </textFieldCell>
      """
    #expect(try frames(21507, [("textField", cell, "leading")])["V0"]?.width == width)
  }

  @Test(arguments: [(11, 14.0), (12, 15)])
  func `Helvetica has a fifth of its own height more on early Macs`(
    _ size: Int, _ height: Double
  ) throws {
    let cell = """
      <textFieldCell key="cell" lineBreakMode="clipping" title="Fan" id="C">
      <font key="font" size="\(size)" name="Helvetica"/></textFieldCell>
      """
    #expect(try frames(12121, [("textField", cell, "leading")])["V0"]?.height == height)
  }
}
