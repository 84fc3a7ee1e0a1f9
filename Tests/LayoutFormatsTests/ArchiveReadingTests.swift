import LayoutFormats
import LayoutModel
import Testing

/// Documents of Xcode 3 and 4, which are keyed archives.
struct ArchiveReadingTests {
  private static let phone = """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
    <string key="IBDocument.InterfaceBuilderVersion">2843</string>
    <bool key="IBDocument.UseAutolayout">YES</bool>
    <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
    <object class="IBProxyObject" id="372"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
    <object class="IBUIView" id="191"><int key="NSvFlags">274</int>
    <array class="NSMutableArray" key="NSSubviews">
    <object class="IBUILabel" id="410"><reference key="NSNextResponder" ref="191"/>
    <int key="NSvFlags">292</int>
    <string key="NSFrame">{{20, 30}, {42, 21}}</string>
    <bool key="NSDoNotTranslateAutoresizingMask">YES</bool>
    <string key="IBUIText">A &amp; B</string></object></array>
    <string key="NSFrameSize">{320, 460}</string></object></array>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
    <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="191"/></object>
    <object class="IBObjectRecord"><int key="objectID">4</int><reference key="object" ref="410"/></object>
    <object class="IBObjectRecord"><int key="objectID">9</int>
    <object class="IBNSLayoutConstraint" key="object" id="77">
    <reference key="firstItem" ref="410"/><int key="firstAttribute">5</int><int key="relation">1</int>
    <reference key="secondItem" ref="191"/><int key="secondAttribute">5</int>
    <float key="multiplier">1</float>
    <object class="IBLayoutConstant" key="constant"><double key="value">20</double></object>
    <float key="priority">750</float><reference key="containingView" ref="191"/></object></object>
    </array></object></object></data></archive>
    """

  private func read(_ text: String) throws -> Document {
    try InterfaceBuilderReader.read(Array(text.utf8), path: "Old.xib")
  }

  @Test func `views of an archive have their frames, masks and texts by their numbers`() throws {
    let document = try read(Self.phone)
    let root = try #require(document.scenes.first?.root)
    #expect(root.id == "1")
    #expect(root.frame == Frame(x: 0, y: 0, width: 320, height: 460))
    let label = try #require(root.subviews.first)
    #expect(label.id == "4" && label.kind == "label")
    #expect(label.frame == Frame(x: 20, y: 30, width: 42, height: 21))
    #expect(!label.translatesMask)
    guard case .label(let content) = label.content else { return #expect(Bool(false)) }
    #expect(content.text.plain == "A & B")
  }

  @Test func `a view of an archive stands in the line that it has there`() throws {
    let root = try #require(try read(Self.phone).scenes.first?.root)
    #expect(root.location.line == 7)
    #expect(root.subviews.first?.location.line == 9)
  }

  @Test func `constraints of Xcode 4 are read`() throws {
    let root = try #require(try read(Self.phone).scenes.first?.root)
    let constraint = try #require(root.constraints.first)
    #expect(constraint.id == "9")
    #expect(constraint.firstItem == "4" && constraint.firstAttribute == .leading)
    #expect(constraint.secondItem == "1" && constraint.secondAttribute == .leading)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 20 && constraint.priority == 750)
  }

  @Test func `a window of a Mac is read from its archive`() throws {
    let document = try read(
      """
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
      <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
      <bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSWindowTemplate" id="972"><string key="NSWindowRect">{{196, 240}, {480, 270}}</string>
      <object class="NSView" key="NSWindowView" id="439"><int key="NSvFlags">256</int>
      <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSButton" id="500"><int key="NSvFlags">289</int>
      <string key="NSFrame">{{370, 12}, {96, 32}}</string></object></object>
      <string key="NSFrameSize">{480, 270}</string></object></object></object></data></archive>
      """)
    #expect(document.platform == .macOS)
    let root = try #require(document.scenes.first?.root)
    // 12 points above the bottom of 270, and 32 high.
    #expect(root.subviews.first?.frame == Frame(x: 370, y: 226, width: 96, height: 32))
  }

  @Test func `an archive without views is refused as one`() {
    #expect(throws: FormatError.self) { try read("<archive type=\"x\"><data></data></archive>") }
  }
}
