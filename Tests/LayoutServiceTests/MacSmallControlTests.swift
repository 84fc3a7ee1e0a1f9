import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Small, mini and large controls of macOS, and what stands in for a text. The expected frames are those that
/// Interface Builder recorded of like controls in public documents.
struct MacSmallControlTests {
  private func frames(
    _ views: String, tools: Int, _ ends: String = "", images: String = "", build: String? = nil
  ) throws -> [ObjectID: Frame] {
    let system = build.map { "systemVersion=\"\($0)\"" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      \(system) targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews>\(views)</subviews><constraints>
      <constraint firstItem="V" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="a"/>
      <constraint firstItem="V" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="b"/>\(ends)</constraints></view></window></objects>
      <resources>\(images)</resources></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "W.xib")
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    let views = session.solveAsDesigned().views
    return Dictionary(views.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private func view(_ element: String, _ cell: String, id: String = "V") -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="90" height="9"/>\(cell)</\(element)>
    """
  }

  private func button(_ more: String, font: String = "metaFont=\"smallSystem\"") -> String {
    view(
      "button",
      "<buttonCell key=\"cell\" \(more) id=\"C\"><font key=\"font\" \(font)/></buttonCell>")
  }

  private let push = "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\""

  @Test func `a small slider is 20 points high until Xcode 26`() throws {
    let slider = view("slider", "<sliderCell key=\"cell\" controlSize=\"small\" id=\"C\"/>")
    #expect(try frames(slider, tools: 23727)["V"]?.height == 20)
    #expect(try frames(slider, tools: 14868)["V"]?.height == 15)
  }

  @Test func `a mini push button is 16 points high and 18 wider than its title`() throws {
    let font = "metaFont=\"miniSystem\""
    let long = button("\(push) title=\"Live Preview\" controlSize=\"mini\"", font: font)
    let found = try #require(try frames(long, tools: 22154)["V"])
    #expect(found.height == 16)
    #expect(found.width == 73)
  }

  @Test(arguments: [("small", 15.0, 22.0), ("mini", 13, 20)])
  func `a small stepper is its own rectangle`(_ size: String, _ width: Double, _ height: Double)
    throws
  {
    let stepper = view("stepper", "<stepperCell key=\"cell\" controlSize=\"\(size)\" id=\"C\"/>")
    #expect(
      try frames(stepper, tools: 24765)["V"] == Frame(x: 20, y: 20, width: width, height: height))
  }

  /// Recorded 15 x 22 at 452 where a field ends at 446 and 8 points lie between, and a point above the field.
  @Test func `a small stepper reaches two points to its sides and one up until Xcode 26`() throws {
    let stepper = view("stepper", "<stepperCell key=\"cell\" controlSize=\"small\" id=\"C\"/>")
    #expect(try frames(stepper, tools: 15505)["V"] == Frame(x: 18, y: 19, width: 15, height: 22))
  }

  /// A label without a title shows its placeholder: 105 points wide in a medium font of 16.
  @Test func `a label without a text has room for its placeholder`() throws {
    let label = view(
      "textField",
      """
      <textFieldCell key="cell" placeholderString="Widget Name" id="C">
      <font key="font" metaFont="systemMedium" size="16"/></textFieldCell>
      """)
    #expect(try frames(label, tools: 17506)["V"]?.width == 105)
  }

  /// Listed with 18 points, drawn with 14: 16 beside it and seven of the frame on either side.
  @Test func `a push button shows a template image as small as it is drawn`() throws {
    let plain = button(
      "\(push) image=\"NSAddTemplate\" imagePosition=\"only\"", font: "metaFont=\"system\"")
    for (width, height) in [(18, 17), (14, 13)] {
      let images = "<image name=\"NSAddTemplate\" width=\"\(width)\" height=\"\(height)\"/>"
      #expect(try frames(plain, tools: 22154, images: images)["V"]?.width == 44)
    }
  }

  /// 39 points for a button without a title, and 14 for the picture.
  @Test func `a button that pulls down has room for its first item's picture`() throws {
    let items = "<items><menuItem image=\"NSAddTemplate\" id=\"i\"/></items>"
    let popUp = view(
      "popUpButton",
      """
      <popUpButtonCell key="cell" \(push) pullsDown="YES" id="C">
      <font key="font" metaFont="message"/><menu key="menu" id="m">\(items)</menu></popUpButtonCell>
      """)
    let images = "<image name=\"NSAddTemplate\" width=\"18\" height=\"17\"/>"
    #expect(try frames(popUp, tools: 22154, images: images)["V"]?.width == 53)
  }

  /// Of a pop-up button 40 high whose label is 17 high: the frames' bottoms are 13 apart.
  @Test func `the text of a large pop-up button stands sixteen points above its frame's bottom`()
    throws
  {
    let cell = { (name: String, more: String) in
      """
      <\(name) key="cell" controlSize="large" \(more) id="C\(name)">
      <font key="font" metaFont="system" size="14"/></\(name)>
      """
    }
    let views =
      view(
        "popUpButton",
        cell("popUpButtonCell", push))
      + view(
        "textField", cell("textFieldCell", "lineBreakMode=\"clipping\" title=\"Format:\""), id: "L")
    let ends = """
      <constraint firstItem="L" firstAttribute="leading" secondItem="V" \
      secondAttribute="trailing" id="c"/>
      <constraint firstItem="L" firstAttribute="firstBaseline" secondItem="V" \
      secondAttribute="firstBaseline" id="d"/>
      """
    let found = try frames(views, tools: 23094, ends)
    let (popUp, label) = (try #require(found["V"]), try #require(found["L"]))
    #expect(popUp.height == 40 && label.height == 17)
    #expect(popUp.y + popUp.height - label.y - label.height == 13)
  }

  /// Recorded of labels that constraints leave alone, on OS X 10.9 and on 10.10.
  @Test(arguments: [("13F34", "Username:", 71.0), ("14B25", "Name:", 44)])
  func `the system font came with the Mac that saved the document`(
    _ build: String, _ title: String, _ width: Double
  ) throws {
    let label = view(
      "textField",
      """
      <textFieldCell key="cell" lineBreakMode="clipping" title="\(title)" id="C">
      <font key="font" metaFont="system"/></textFieldCell>
      """)
    #expect(try frames(label, tools: 6254, build: build)["V"]?.width == width)
  }
}
