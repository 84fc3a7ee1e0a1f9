import Testing

@testable import LayoutModel

@Suite struct ViewReadingTests {
  private static let rect = #"<rect key="frame" x="0.0" y="0.0" width="100" height="20"/>"#

  /// The first subview of a root that holds `element`.
  private func view(_ element: String) throws -> View {
    let document = try Fixtures.read(Fixtures.xib("<subviews>\(element)</subviews>"))
    return try #require(document.scenes.first?.root.subviews.first)
  }

  @Test func `a label's facts are read and absent ones are the defaults`() throws {
    let document = try Fixtures.read(Fixtures.card)
    let label = try #require(document.scenes[0].root.find("L"))
    #expect(label.hugging == AxisPair(horizontal: 251, vertical: 251))
    #expect(label.compressionResistance == AxisPair(horizontal: 750, vertical: 750))
    #expect(label.translatesMask == false && label.isUserInteractionEnabled == false)
    #expect(label.frame == Frame(x: 16, y: 28, width: 343, height: 20.5))
    #expect(label.content == .label(LabelContent(text: TextContent("Hi"), font: .system(17))))
    let image = try #require(document.scenes[0].root.find("I"))
    #expect(image.clipsToBounds && image.label == "picture")
    #expect(image.content == .image(ImageContent(name: "p")))
    #expect(document.images["p"] == ImageResource(size: Size(width: 40, height: 20)))
    #expect(document.images["star"]?.isSystemSymbol == true)
    let root = document.scenes[0].root
    #expect(root.isOpaqueBackground && root.translatesMask)
    #expect(root.guides.map(\.kind) == [.safeArea])
    #expect(document.canvas == Canvas(deviceID: "retina4_7"))
    #expect(document.toolsVersion == 23504 && document.usesSafeAreas)
  }

  @Test(arguments: [("20.5", "30", true), ("20", "30.5", true), ("20", "30", false)])
  func `a file without a device tells by halves across that a Retina display drew it`(
    _ left: String, _ width: String, _ hasHalfPoints: Bool
  ) throws {
    let rect = #"<rect key="frame" x="\#(left)" y="3.5" width="\#(width)" height="43.5"/>"#
    let file = Fixtures.xib("<subviews><view id=\"A\">\(rect)</view></subviews>")
    #expect(try Fixtures.read(file).canvas == Canvas(deviceID: "retina4_7"))
    let device = #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#
    let old = file.replacing(device, with: "")
    #expect(try Fixtures.read(old).canvas == Canvas(hasHalfPoints: hasHalfPoints))
  }

  @Test func `text comes from an attribute, a child or runs`() throws {
    func text(_ children: String) throws -> TextContent? {
      let view = try view("<label id=\"A\">\(Self.rect)\(children)</label>")
      guard case .label(let label) = view.content else { return nil }
      return label.text
    }
    #expect(try text("<string key=\"text\">  a &amp;\n b</string>") == TextContent("  a &\n b"))
    #expect(try text("<mutableString key=\"text\">m</mutableString>") == TextContent("m"))
    #expect(
      try text("<string key=\"text\" base64-UTF8=\"YES\">\nYSBiCg\n</string>")
        == TextContent("a b\n"))
    let attributed = try #require(
      try text(
        """
        <attributedString key="attributedText"><fragment content="One "><attributes>
        <font key="NSFont" size="12" name="Menlo-Regular"/><real key="NSKern" value="2"/>
        <paragraphStyle key="NSParagraphStyle" lineSpacing="3" lineHeightMultiple="0.0"/>
        </attributes></fragment><fragment><string key="content" base64-UTF8="YES">dHdv</string>
        <attributes><font key="NSFont" metaFont="system" size="17"/></attributes></fragment>
        </attributedString><attributedString key="userComments"><fragment content="note"/>
        </attributedString>
        """))
    #expect(attributed.plain == "One two" && attributed.isAttributed)
    #expect(
      attributed.runs[0].font
        == FontDescription(face: .named("Menlo-Regular", family: nil), pointSize: 12))
    #expect(attributed.runs[0].kern == 2 && attributed.runs[0].lineSpacing == 3)
    #expect(attributed.runs[0].lineHeightMultiple == nil)
    #expect(attributed.runs[1].font == .system(17))
    #expect(try text("") == TextContent(runs: []))
  }

  @Test(
    arguments: [
      (#"type="system" pointSize="17""#, .system(weight: "regular", italic: false), 17),
      (#"type="boldSystem" pointSize="12""#, .system(weight: "bold", italic: false), 12),
      (
        #"type="system" weight="medium" pointSize="9""#, .system(weight: "medium", italic: false), 9
      ),
      (#"type="italicSystem" pointSize="9""#, .system(weight: "regular", italic: true), 9),
      (#"style="UICTFontTextStyleBody""#, .textStyle("UICTFontTextStyleBody"), nil),
      (
        #"name="Futura-Medium" family="Futura" pointSize="9""#,
        .named("Futura-Medium", family: "Futura"), 9
      ),
      (
        #"name=".SFUIText-Semibold" family=".SF UI Text" pointSize="9""#,
        .system(weight: "semibold", italic: false), 9
      ),
      (#"type="system" size="button""#, .system(weight: "regular", italic: false), 18),
    ] as [(String, FontDescription.Face, Double?)])
  func `fonts are read`(attributes: String, face: FontDescription.Face, size: Double?) throws {
    let view = try view(
      "<label id=\"A\">\(Self.rect)<fontDescription key=\"fontDescription\" \(attributes)/></label>"
    )
    guard case .label(let label) = view.content else { return #expect(Bool(false)) }
    #expect(label.font == FontDescription(face: face, pointSize: size))
  }

  @Test func `a button's normal state, insets and configuration are read`() throws {
    let button = try view(
      """
      <button buttonType="system" lineBreakMode="middleTruncation" role="primary" id="B">\(Self.rect)
      <inset key="contentEdgeInsets" minX="10" minY="5" maxX="10" maxY="2.2250738585072014e-308"/>
      <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
      <state key="normal" title="Go" image="star" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="24" scale="large"/>
      </state><state key="selected" title="Gone"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy" imagePadding="4">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <fontDescription key="titleFontDescription" type="system" pointSize="20"/>
      </buttonConfiguration></button>
      """)
    guard case .button(let content) = button.content else { return #expect(Bool(false)) }
    #expect(content.title?.plain == "Go" && content.type == "system")
    #expect(content.role == "primary" && content.shownTitle?.plain == "Buy")
    #expect(
      content.image
        == ImageContent(
          name: "star", isSystemSymbol: true, symbolPointSize: 24, symbolScale: "large"))
    #expect(content.contentEdgeInsets == EdgeInsets(top: 5, left: 10, bottom: 0, right: 10))
    #expect(content.imageEdgeInsets == nil)
    #expect(
      content.configuration?.style == "filled" && content.configuration?.title?.plain == "Buy")
    #expect(
      content.configuration?.contentInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(content.configuration?.imagePadding == 4 && content.configuration?.font == .system(20))
  }

  @Test func `a symbol's scale is that of its reference, else that of its configuration`() throws {
    func scale(_ reference: String) throws -> String? {
      let view = try view(
        """
        <button id="B">\(Self.rect)<state key="normal">
        <imageReference key="image" image="xmark.circle" catalog="system"\(reference)/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="medium"/>
        </state></button>
        """)
      guard case .button(let content) = view.content else { return nil }
      return content.image?.symbolScale
    }
    #expect(try scale(#" symbolScale="large""#) == "large")
    #expect(try scale(#" symbolScale="default""#) == "medium")
    #expect(try scale("") == "medium")
  }

  @Test func `insets that are explicitly zero replace the default, plain zeros do not`() throws {
    func insets(_ maxX: String) throws -> EdgeInsets? {
      let view = try view(
        """
        <button id="B">\(Self.rect)
        <inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="\(maxX)" maxY="0.0"/></button>
        """)
      guard case .button(let content) = view.content else { return nil }
      return content.contentEdgeInsets
    }
    #expect(try insets("2.2250738585072014e-308") == .zero)
    #expect(try insets("0.0") == nil)
  }

  @Test func `a stack view's words, margins and variations are read`() throws {
    let stack = try view(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="top" spacing="7.5" \
      spacingType="standard" baselineRelativeArrangement="YES" id="K">\(Self.rect)
      <subviews><view hidden="YES" id="H">\(Self.rect)</view></subviews>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      <variation key="heightClass=compact" axis="horizontal" spacing="2">
      <mask key="subviews"><exclude reference="H"/></mask></variation></stackView>
      """)
    #expect(
      stack.content
        == .stack(
          StackContent(
            axis: .vertical, distribution: .equalSpacing, alignment: .leading, spacing: 7.5,
            usesStandardSpacing: true, isBaselineRelative: true, arrangesInMargins: true)))
    #expect(stack.margins == .directional(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(
      stack.variations.first?.changes
        == [.axis(.horizontal), .spacing(2), .excludeSubviews(["H"])])
    #expect(stack.subviews.first?.isHidden == true)
    let plain = try view("<stackView id=\"K\">\(Self.rect)</stackView>")
    #expect(plain.content == .stack(StackContent()))
  }

  @Test func `frames may be insets, percentages or missing`() throws {
    let inset = try view(
      #"<view id="A"><frame key="frameInset" minX="8" minY="12" width="75" height="20"/></view>"#)
    #expect(inset.frame == nil)
    #expect(inset.frameInset == FrameInset(minX: 8, minY: 12, width: 75, height: 20))
    let whole = try view(
      #"<view id="A"><frame key="frameInset" minX="0.0%" minY="0.0%" width="100.00%" height="100.00%"/></view>"#
    )
    #expect(whole.frameInset == FrameInset(minX: 0, minY: 0, maxX: 0, maxY: 0))
    #expect(try view(#"<view id="A"/>"#).frame == nil)
  }

  @Test func `masks, flags and placeholders are read`() throws {
    let view = try view(
      """
      <view alpha="0.5" semanticContentAttribute="forceRightToLeft" fixedFrame="YES" misplaced="YES" \
      ambiguous="YES" verifyAmbiguity="off" preservesSuperviewLayoutMargins="YES" \
      placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="30" \
      insetsLayoutMarginsFromSafeArea="NO" layoutMarginsFollowReadableWidth="YES" \
      horizontalHuggingPriority="1" verticalCompressionResistancePriority="2000" \
      customClass="Fancy" id="A">\(Self.rect)
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/></userDefinedRuntimeAttributes>
      </view>
      """)
    #expect(view.autoresizing == [.flexibleWidth, .flexibleMaxY] && view.translatesMask)
    #expect(view.hasFixedFrame && view.isMarkedMisplaced && view.isMarkedAmbiguous)
    #expect(view.alpha == 0.5 && view.semantic == .forceRightToLeft && !view.isOpaqueBackground)
    #expect(view.placeholderIntrinsicSize == AxisPair(horizontal: .infinite, vertical: .points(30)))
    #expect(view.hugging.horizontal == 1 && view.compressionResistance.vertical == 1000)
    #expect(view.margins == .absolute(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(!view.insetsMarginsFromSafeArea && view.followsReadableWidth)
    #expect(view.runtimeAttributes == ["layer.cornerRadius"] && view.customClass == "Fancy")
  }

  @Test func `other controls are read`() throws {
    #expect(
      try view(
        """
        <segmentedControl id="A">\(Self.rect)<segments><segment title="One"/>\
        <segment title="" image="p" width="30"/></segments></segmentedControl>
        """
      ).content
        == .segmented(
          SegmentedContent(segments: [
            .init(title: "One"), .init(title: "", image: "p", width: 30),
          ])))
    #expect(
      try view(
        """
        <textField borderStyle="roundedRect" placeholder="Name" minimumFontSize="17" id="A">\(Self.rect)
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
        """
      ).content
        == .textField(
          TextFieldContent(
            borderStyle: "roundedRect", placeholder: "Name", font: .system(14), minimumFontSize: 17)
        ))
    #expect(
      try view("<textView scrollEnabled=\"NO\" text=\"t\" id=\"A\">\(Self.rect)</textView>").content
        == .textView(TextViewContent(text: TextContent("t"), isScrollEnabled: false)))
    #expect(
      try view("<pageControl numberOfPages=\"3\" id=\"A\">\(Self.rect)</pageControl>").content
        == .pageControl(pages: 3))
    #expect(
      try view("<tableView style=\"grouped\" rowHeight=\"-1\" id=\"A\">\(Self.rect)</tableView>")
        .content == .table(TableContent(style: "grouped")))
  }

  @Test func `an unknown element with a frame is a view, and counted`() throws {
    let document = try Fixtures.read(
      Fixtures.xib("<subviews><hologramView id=\"A\">\(Self.rect)</hologramView></subviews>"))
    #expect(document.scenes[0].root.subviews.first?.kind == "hologramView")
    #expect(document.unknownElements == ["hologramView": 1])
  }

  @Test func `views nested as deep as a file may be are read`() throws {
    let depth = 250
    let open = (0..<depth).map { "<view id=\"d\($0)\">\(Self.rect)<subviews>" }.joined()
    let close = String(repeating: "</subviews></view>", count: depth)
    let document = try Fixtures.read(Fixtures.xib("<subviews>\(open)\(close)</subviews>"))
    #expect(document.scenes[0].root.all.count == depth + 1)
    #expect(document == document)
  }

  @Test func `keyed children that are views are subviews with their key`() throws {
    let view = try view(
      """
      <visualEffectView id="E">\(Self.rect)<view key="contentView" id="C">\(Self.rect)
      <subviews><view id="D">\(Self.rect)</view></subviews></view></visualEffectView>
      """)
    #expect(view.subviews.map(\.key) == ["contentView"])
    #expect(view.subviews.first?.subviews.map(\.id) == ["D"])
  }

  @Test func `sizes of classes that were run belong to the views they name`() throws {
    let text = Fixtures.xib(
      """
      <subviews><button opaque="NO" customClass="Pill" id="B">\(Self.rect)</button>\
      <view customClass="Wave" id="W">\(Self.rect)</view></subviews>
      """
    ).replacing(
      "<resources>",
      with: """
        <designables><designable name="B"><size key="intrinsicContentSize" width="80" height="34"/>\
        </designable><designable name="W"><size key="intrinsicContentSize" width="-1" height="12"/>\
        </designable></designables><resources>
        """)
    let views = try #require(try Fixtures.read(text).scenes.first).root.subviews
    #expect(views.map(\.designedSize.horizontal) == [80, nil])
    #expect(views.map(\.designedSize.vertical) == [34, 12])
  }

  @Test(arguments: [
    (
      "<state key=\"normal\" title=\"C\" backgroundImage=\"circle.fill\" catalog=\"system\"/>", true
    ),
    (
      "<state key=\"normal\" image=\"x\" backgroundImage=\"circle.fill\" catalog=\"system\"/>",
      false
    ),
    ("<state key=\"normal\" backgroundImage=\"picture\"/>", false),
    (
      "<state key=\"normal\"><imageReference key=\"backgroundImage\" image=\"circle\" catalog=\"system\"/></state>",
      true
    ),
  ])
  func `a background image is a symbol where its own catalog says so`(
    _ state: String, _ isSymbol: Bool
  ) throws {
    let text = Fixtures.xib("<subviews><button id=\"B\">\(Self.rect)\(state)</button></subviews>")
    let view = try #require(try Fixtures.read(text).scenes.first?.root.subviews.first)
    guard case .button(let button) = view.content else {
      Issue.record("no button")
      return
    }
    #expect(button.hasSymbolBackground == isSymbol && button.backgroundImage != nil)
  }
}
