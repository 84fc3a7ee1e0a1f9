import DeviceCatalogue
import LayoutEngine
import LayoutFormats
import LayoutModel
import LayoutService
import Testing

/// Sizes of labels and controls of macOS. The expected ones are those that Interface Builder recorded in
/// public documents for the same text and font.
struct MacControlSizeTests {
  private func bytes(_ view: String, tools: Int, window: String = "", _ ends: String = "")
    -> [UInt8]
  {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">\(window)
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews>\(view)</subviews><constraints>
      <constraint firstItem="V" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="a"/>
      <constraint firstItem="V" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="b"/>\(ends)</constraints></view></window></objects></document>
      """.utf8)
  }

  private func frame(_ view: String, tools: Int, _ ends: String = "") throws -> Frame {
    let document = try InterfaceBuilderReader.read(bytes(view, tools: tools, ends), path: "W.xib")
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    return try #require(session.solveAsDesigned().views.first { $0.id == "V" }?.frame)
  }

  private func label(_ title: String, _ font: String, _ more: String = "") -> String {
    """
    <textField translatesAutoresizingMaskIntoConstraints="NO" id="V">
    <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
    <textFieldCell key="cell" lineBreakMode="clipping" title="\(title)" \(more) id="C">
    <font key="font" \(font)/></textFieldCell></textField>
    """
  }

  @Test func `a centred label is four points wider`() throws {
    let font = "metaFont=\"system\""
    let plain = try frame(label("Label", font), tools: 12121)
    let centred = try frame(label("Label", font, "alignment=\"center\""), tools: 12121)
    #expect(plain == Frame(x: 18, y: 20, width: 37, height: 17))
    #expect(centred == Frame(x: 18, y: 20, width: 41, height: 17))
  }

  @Test func `a label with a background reaches to its alignment rectangle`() throws {
    let font = "metaFont=\"cellTitle\""
    let more = "drawsBackground=\"YES\" alignment=\"center\""
    let filled = try frame(label("SBD", font, more), tools: 9059)
    #expect(filled == Frame(x: 20, y: 20, width: 33, height: 16))
  }

  /// A semibold text is narrower than a bold one, a medium one wider than a regular.
  @Test(arguments: [
    ("Installed Supported Applications", "systemSemibold", 211.0), ("Button", "systemMedium", 43),
  ])
  func `the weight of the system font is read`(_ text: String, _ font: String, _ width: Double)
    throws
  {
    let size = font == "systemMedium" ? "11" : "13"
    let found = try frame(label(text, "metaFont=\"\(font)\" size=\"\(size)\""), tools: 24765)
    #expect(abs(found.width - width) <= 3)
    let plain = font == "systemMedium" ? "system" : "systemBold"
    let other = try frame(label(text, "metaFont=\"\(plain)\" size=\"\(size)\""), tools: 24765)
    #expect(font == "systemMedium" ? other.width < found.width : found.width < other.width)
  }

  @Test(arguments: [
    (12121, "size=\"12\"", 16.0), (12121, "size=\"14\"", 18), (12121, "size=\"16\"", 19),
    (12121, "size=\"24\"", 29), (24765, "size=\"12\"", 15), (24765, "size=\"14\"", 17),
    (24765, "size=\"30\"", 35), (24765, "size=\"44\"", 52),
  ])
  func `a line is as high as its release made it`(_ tools: Int, _ size: String, _ height: Double)
    throws
  {
    #expect(try frame(label("A", "metaFont=\"system\" \(size)"), tools: tools).height == height)
  }

  @Test(arguments: [("largeTitle", 31.0), ("title2", 21), ("subheadline", 14), ("caption1", 13)])
  func `a text style is a system font of one size`(_ style: String, _ height: Double) throws {
    let font = "textStyle=\"\(style)\" name=\".SFNS-Regular\""
    #expect(try frame(label("A", font), tools: 23504).height == height)
  }

  @Test func `a push button without a border keeps its height until Xcode 9`() throws {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="V">
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <buttonCell key="cell" type="bevel" title="Home" bezelStyle="rounded" id="C">
      <font key="font" metaFont="system"/></buttonCell></button>
      """
    #expect(try frame(button, tools: 12121) == Frame(x: 20, y: 20, width: 40, height: 32))
    #expect(try frame(button, tools: 14490).height == 17)
  }

  @Test func `the border of a tab view lies within its frame`() throws {
    let tabs = """
      <tabView translatesAutoresizingMaskIntoConstraints="NO" id="V">
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></tabView>
      """
    let ends = ["trailing", "bottom"].map { side in
      """
      <constraint firstItem="M" firstAttribute="\(side)" secondItem="V" secondAttribute="\(side)" \
      constant="20" id="\(side)"/>
      """
    }.joined()
    #expect(try frame(tabs, tools: 12121, ends) == Frame(x: 13, y: 14, width: 454, height: 246))
  }

  /// 120 points of a view, 20 before it and 20 after it: 160, though the window may become 100.
  @Test func `a sweep of a window tells the least width at which nothing breaks`() async throws {
    let view = """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="V">
      <rect key="frame" x="20" y="20" width="120" height="30"/><constraints>
      <constraint firstAttribute="width" constant="120" relation="greaterThanOrEqual" id="w"/>
      <constraint firstAttribute="height" constant="30" id="h"/></constraints></customView>
      """
    let ends = """
      <constraint firstItem="M" firstAttribute="trailing" secondItem="V" \
      secondAttribute="trailing" constant="20" id="e"/>
      """
    let window = """
      <value key="minSize" type="size" width="100" height="80"/>\
      <value key="maxSize" type="size" width="600" height="400"/>
      """
    let phone = try #require(Matrix.default.configurations.first)
    var sweep = PlainSweep(configuration: phone, course: try .widths())
    sweep.followsWindows = true
    let file = SourceFile(
      path: "W.xib", bytes: bytes(view, tools: 24765, window: window, ends))
    let scene = try #require(try await sweep.run(file).first)
    #expect(scene.sweep.course == Sweep.Course.width(from: 100, to: 600))
    #expect(scene.leastWhole?.value == 160)
    #expect(scene.leastStated == 100)
  }
}
