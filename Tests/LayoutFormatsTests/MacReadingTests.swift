import LayoutModel
import Testing

/// macOS documents: frames are written from the bottom, controls by their cells.
struct MacReadingTests {
  private func document(_ content: String, window: String = "") throws -> Document {
    try Fixtures.read(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="14460" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window id="W">\(window)
      <view key="contentView" id="M"><rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
      <subviews>\(content)</subviews></view></window></objects></document>
      """)
  }

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func mac(_ view: View?) -> MacContent? {
    guard case .mac(let content)? = view?.content else { return nil }
    return content
  }

  @Test func `a window's title is its scene's`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24765" \
      targetRuntime="MacOSX.Cocoa"><objects><window title="Snippets" id="W">
      <view key="contentView" id="M"/></window></objects></document>
      """
    let named = try Fixtures.read(text)
    #expect(named.scenes.map(\.title) == ["Snippets"])
    #expect(try document("").scenes.map(\.title) == ["view"])
  }

  @Test func `a frame and its mask are turned over in a view that is not flipped`() throws {
    let document = try document(
      """
      <button id="B">\(Self.rect(10, 20, 90, 32))
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></button>
      """)
    let button = try #require(document.scenes.first?.root.subviews.first)
    // 270 - 20 - 32 = 218 from the top; what gives way above is what lies at the smaller end.
    #expect(button.frame == Frame(x: 10, y: 218, width: 90, height: 32))
    #expect(button.autoresizing == [.flexibleMinX, .flexibleMinY])
  }

  @Test func `what lies in a clip view is written from the top`() throws {
    let document = try document(
      """
      <scrollView id="S">\(Self.rect(0, 0, 200, 100))
      <clipView key="contentView" id="C">\(Self.rect(1, 1, 198, 98))
      <subviews><view id="D">\(Self.rect(0, 10, 198, 300))</view></subviews></clipView></scrollView>
      """)
    let clip = try #require(document.scenes.first?.root.subviews.first?.subviews.first)
    #expect(clip.autoresizing == [.flexibleWidth, .flexibleHeight])
    #expect(clip.subviews.first?.frame?.y == 10)
  }

  @Test func `a stack view is not flipped`() throws {
    let document = try document(
      """
      <stackView orientation="vertical" alignment="leading" spacing="4" id="T" \
      detachesHiddenViews="YES">\(Self.rect(0, 0, 100, 60))
      <subviews><view id="A">\(Self.rect(0, 40, 100, 20))</view>
      <view id="B">\(Self.rect(0, 0, 100, 36))</view></subviews>
      <customSpacing><real value="12"/><real value="3.4028234663852886e+38"/></customSpacing>
      </stackView>
      """)
    let stack = try #require(document.scenes.first?.root.subviews.first)
    #expect(stack.subviews.map { $0.frame?.y } == [0, 24])
    guard case .macStack(let content) = stack.content else {
      Issue.record("no stack view")
      return
    }
    #expect(content.axis == .vertical && content.alignment == .leading)
    #expect(content.distribution == .gravityAreas && content.spacing == 4)
    #expect(content.customSpacing == [12, nil])
    #expect(content.detachesHiddenViews)
  }

  @Test func `controls are told apart by their cells`() throws {
    let document = try document(
      """
      <button id="P">\(Self.rect(0, 0, 80, 32))<buttonCell key="cell" type="push" title="OK" \
      bezelStyle="rounded" borderStyle="border"/></button>
      <button id="C">\(Self.rect(0, 40, 80, 18))<buttonCell key="cell" type="check" title="Yes" \
      bezelStyle="regularSquare" controlSize="small"/></button>
      <textField id="L">\(Self.rect(0, 60, 80, 17))<textFieldCell key="cell" \
      lineBreakMode="clipping" title="Name:"><font key="font" metaFont="smallSystem"/>
      </textFieldCell></textField>
      <textField id="F">\(Self.rect(0, 80, 80, 22))<textFieldCell key="cell" editable="YES" \
      borderStyle="bezel"/></textField>
      <popUpButton id="U">\(Self.rect(0, 100, 80, 26))<popUpButtonCell key="cell" type="push" \
      bezelStyle="rounded" borderStyle="borderAndBezel"><menu key="menu"><items>
      <menuItem title="One"/><menuItem title="Eleven"/></items></menu></popUpButtonCell></popUpButton>
      <box boxType="separator" id="R">\(Self.rect(0, 140, 5, 80))</box>
      """)
    let views = try #require(document.scenes.first?.root.subviews)
    let found = views.map(mac)
    #expect(found.map { $0?.control } == [.push, .check, .label, .field, .popUp, .separator])
    #expect(found[0]?.text?.plain == "OK")
    #expect(found[1]?.controlSize == .small)
    #expect(found[2]?.font?.pointSize == 11 && found[2]?.wraps == false)
    #expect(found[3]?.isEditable == true)
    #expect(found[4]?.items == ["One", "Eleven"])
    #expect(found[5]?.isVertical == true)
  }

  @Test func `a window says how small and large it may be`() throws {
    let document = try document(
      "", window: "<value key=\"minSize\" type=\"size\" width=\"300\" height=\"200\"/>")
    #expect(
      document.scenes.first?.window
        == WindowContext(minimum: Size(width: 300, height: 200), maximum: nil))
  }
}
