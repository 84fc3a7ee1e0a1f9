import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Labels of several lines that take the width of their first layout: a canvas breaks them at the width that was
/// drawn, which the document records.
struct MacFirstWidthTests {
  private static let text = "How long, in seconds, to wait in-between each join."

  private func layout(_ attributes: String, width: Int, height: Int) throws -> SolvedLayout {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews><textField \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="V">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <textFieldCell key="cell" title="\(Self.text)" id="C">
      <font key="font" metaFont="cellTitle"/></textFieldCell></textField></subviews><constraints>
      <constraint firstItem="V" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="a"/>
      <constraint firstItem="V" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="b"/></constraints></view></window></objects></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "W.xib")
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    return session.solveAsDesigned()
  }

  private func frame(_ attributes: String, width: Int, height: Int) throws -> Frame {
    let found = try layout(attributes, width: width, height: height).views.first { $0.id == "V" }
    return try #require(found?.frame)
  }

  private let first = "setsMaxLayoutWidthAtFirstLayout=\"YES\""

  /// Recorded 241 x 30 of this text; a line of 12 points is 15 high.
  @Test func `a text of the first layout's width wraps where it was recorded to`() throws {
    let found = try frame(first, width: 241, height: 30)
    #expect(found.height == 30)
    #expect(abs(found.width - 241) <= 1)
  }

  @Test func `it is as long as its text where it was recorded in one line`() throws {
    #expect(try frame(first, width: 241, height: 15) == frame("", width: 241, height: 15))
  }

  @Test func `another text does not wrap at its recorded width`() throws {
    let found = try frame("", width: 241, height: 30)
    #expect(found.height == 15 && found.width > 280)
  }

  @Test func `that its width was recorded is told`() throws {
    let told = try layout(first, width: 241, height: 30).assumptions.map(\.reason)
    #expect(told.contains(.heldSize))
    #expect(try !layout("", width: 241, height: 30).assumptions.map(\.reason).contains(.heldSize))
  }
}
