import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Xcode 10.1 ran on macOS 10.13 and 10.14, Xcode 12 on 10.15 and 11: documents tell on which by the heights and
/// widths that they recorded. Expected are frames of like controls in public documents.
struct MacMojaveRowTests {
  private let font = "<font key=\"font\" metaFont=\"system\"/>"

  private func frames(_ tools: Int, _ views: [String]) throws -> [ObjectID: Frame] {
    let placed = views.indices.map {
      """
      <constraint firstItem="V\($0)" firstAttribute="leading" secondItem="M" \
      secondAttribute="leading" constant="20" id="a\($0)"/>
      <constraint firstItem="V\($0)" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="\(20 + 40 * $0)" id="b\($0)"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews>\(views.joined())</subviews><constraints>\(placed.joined())</constraints></view>
      </window></objects></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "W.xib")
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    let found = session.solveAsDesigned().views
    return Dictionary(found.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private func view(_ element: String, _ cell: String, _ number: Int, _ size: (Int, Int))
    -> String
  {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="V\(number)">
    <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>\(cell)</\(element)>
    """
  }

  private func button(_ more: String, _ number: Int, _ size: (Int, Int), font: String? = nil)
    -> String
  {
    let cell =
      "<buttonCell key=\"cell\" \(more) id=\"C\(number)\">\(font ?? self.font)</buttonCell>"
    return view("button", cell, number, size)
  }

  private func popUp(height: Int) -> String {
    view(
      "popUpButton",
      """
      <popUpButtonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border" id="C0">
      \(font)</popUpButtonCell>
      """, 0, (90, height))
  }

  private let textured =
    "type=\"roundTextured\" title=\"T\" bezelStyle=\"texturedRounded\" borderStyle=\"border\""

  @Test(arguments: [(26, 25.0), (25, 23)])
  func `a pop-up button tells how high a textured button of Xcode 10 is`(
    _ recorded: Int, _ height: Double
  ) throws {
    let views = [popUp(height: recorded), button(textured, 1, (40, 9))]
    let found = try frames(14313, views)
    #expect(found["V0"]?.height == Double(recorded))
    #expect(found["V1"]?.height == height)
  }

  @Test(arguments: [(12121, 28.0), (14490, 27), (22154, 27)])
  func `a small push button is a point lower from macOS 10.14 on`(
    _ tools: Int, _ height: Double
  ) throws {
    let small = "<font key=\"font\" metaFont=\"smallSystem\"/>"
    let push = """
      type="push" title="Sum" bezelStyle="rounded" controlSize="small" borderStyle="border"
      """
    #expect(try frames(tools, [button(push, 0, (50, 9), font: small)])["V0"]?.height == height)
  }

  @Test(arguments: [("system", 29.0), ("smallSystem", 26)])
  func `a bevel button has room above and below its title`(_ font: String, _ height: Double) throws
  {
    let bevel =
      "type=\"bevel\" title=\"Unlock\" bezelStyle=\"regularSquare\" borderStyle=\"border\""
    let title = "<font key=\"font\" metaFont=\"\(font)\"/>"
    #expect(try frames(6751, [button(bevel, 0, (67, 9), font: title)])["V0"]?.height == height)
  }

  /// 18 beside the title of a check box on macOS 10.15, 24 on 11; frames reach 4 and 2 beyond both sides.
  @Test func `a title of another size tells on which system Xcode 12 ran`() throws {
    let large = "<font key=\"font\" metaFont=\"menu\" size=\"14\"/>"
    let check = "type=\"check\" title=\"Check\" bezelStyle=\"regularSquare\" imagePosition=\"left\""
    let widths = try [64, 68].map {
      try #require(frames(17156, [button(check, 0, ($0, 18), font: large)])["V0"]).width
    }
    #expect(widths[1] - widths[0] == 4)
  }

  @Test(arguments: [(17701, 25.0), (21507, 25), (22154, 23)])
  func `a combo box is two points lower from macOS 13 on`(_ tools: Int, _ height: Double) throws {
    let combo = view(
      "comboBox",
      "<comboBoxCell key=\"cell\" borderStyle=\"bezel\" id=\"C0\">\(font)</comboBoxCell>",
      0, (90, 9))
    #expect(try frames(tools, [combo])["V0"]?.height == height)
  }
}
