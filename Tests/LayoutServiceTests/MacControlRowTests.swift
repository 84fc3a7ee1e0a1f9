import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// The frames of AppKit's controls that nothing but themselves decides, by the Xcode that saved them.
struct MacControlRowTests {
  /// A control with the frames that Apple recorded of such controls: of the version named, and of those
  /// after it.
  struct Recorded: Sendable, CustomTestStringConvertible {
    var name: String
    /// The element, what its cell says, and the element's own attributes.
    var element: String
    var cell: String
    var attributes = ""
    /// Widths of 0 are those that texts or constraints decide.
    var frames: [(tools: Int, size: Size)]

    var testDescription: String { name }

    init(
      _ name: String, _ element: String, _ cell: String, attributes: String = "",
      _ frames: [(Int, Double, Double)]
    ) {
      self.name = name
      self.element = element
      self.cell = cell
      self.attributes = attributes
      self.frames = frames.map { ($0.0, Size(width: $0.1, height: $0.2)) }
    }
  }

  static let recorded = [
    Recorded(
      "push", "button", #"buttonCell type="push" bezelStyle="rounded" borderStyle="border""#,
      [(14490, 0, 32), (17701, 0, 32), (24765, 0, 24)]),
    Recorded(
      "small push", "button",
      #"buttonCell type="push" bezelStyle="rounded" borderStyle="border" controlSize="small""#,
      [(8121, 0, 28), (19162, 0, 27), (24412, 0, 20)]),
    Recorded(
      "large push", "button",
      #"buttonCell type="push" bezelStyle="rounded" borderStyle="border" controlSize="large""#,
      [(22154, 0, 40), (24765, 0, 28)]),
    Recorded(
      "check box without a title", "button", #"buttonCell type="check" bezelStyle="regularSquare""#,
      [(14490, 0, 18), (20037, 18, 18), (24765, 0, 16)]),
    Recorded(
      "large check box without a title", "button",
      #"buttonCell type="check" bezelStyle="regularSquare" controlSize="large""#,
      [(23094, 22, 22)]),
    Recorded(
      "small check box", "button",
      #"buttonCell type="check" bezelStyle="regularSquare" controlSize="small""#,
      [(11198, 0, 18), (23504, 0, 16), (24765, 0, 14)]),
    Recorded(
      "pop-up", "popUpButton",
      #"popUpButtonCell type="push" bezelStyle="rounded" borderStyle="border""#,
      [(11198, 0, 26), (14490, 0, 25), (17701, 0, 25), (24765, 0, 24)]),
    Recorded(
      "large pop-up", "popUpButton",
      #"popUpButtonCell type="push" bezelStyle="rounded" borderStyle="border" controlSize="large""#,
      [(23504, 0, 40)]),
    Recorded(
      "help", "button", #"buttonCell type="help" bezelStyle="helpButton" borderStyle="border""#,
      [(14490, 25, 25), (24765, 24, 24)]),
    Recorded(
      "small help", "button",
      #"buttonCell type="help" bezelStyle="helpButton" borderStyle="border" controlSize="small""#,
      [(10117, 22, 22), (16096, 18, 19)]),
    Recorded(
      "large help", "button",
      #"buttonCell type="help" bezelStyle="helpButton" borderStyle="border" controlSize="large""#,
      [(23094, 35, 35)]),
    Recorded(
      "disclosure", "button",
      #"buttonCell type="disclosure" bezelStyle="roundedDisclosure" borderStyle="border""#,
      [(20037, 28, 26)]),
    Recorded(
      "inline", "button", #"buttonCell type="inline" bezelStyle="inline" borderStyle="border""#,
      [(15702, 0, 17), (23504, 0, 18)]),
    Recorded(
      "textured", "button",
      #"buttonCell type="roundTextured" bezelStyle="texturedRounded" borderStyle="border""#,
      [(11201, 0, 25), (14490, 0, 23), (20037, 0, 23), (24765, 0, 23)]),
    Recorded(
      "slider", "slider", "sliderCell",
      [(11198, 0, 19), (16096, 0, 19), (23504, 0, 28), (24765, 0, 16)]),
    Recorded(
      "stepper", "stepper", "stepperCell",
      [(11198, 19, 27), (22505, 19, 28), (24765, 20, 26)]),
    Recorded("switch", "switch", "", [(23504, 42, 25), (24765, 54, 24)]),
    Recorded(
      "segments", "segmentedControl", #"segmentedCell style="rounded""#,
      [(14490, 0, 24), (24765, 0, 24)]),
    Recorded(
      "round rect segments", "segmentedControl", #"segmentedCell style="roundRect""#,
      [(16096, 0, 20)]),
    Recorded(
      "square segments", "segmentedControl", #"segmentedCell style="smallSquare""#,
      [(22154, 0, 23), (24765, 0, 24)]),
    Recorded(
      "progress bar", "progressIndicator", "", attributes: #"style="bar""#, [(14490, 0, 20)]),
    Recorded(
      "field", "textField",
      #"textFieldCell editable="YES" borderStyle="bezel" drawsBackground="YES""#,
      [(14490, 0, 22), (17701, 0, 21), (24765, 0, 24)]),
    Recorded(
      "round field", "textField",
      #"textFieldCell editable="YES" borderStyle="bezel" bezelStyle="round""#,
      [(16096, 0, 22), (22113, 0, 22)]),
    Recorded(
      "field with a line around it", "textField",
      #"textFieldCell editable="YES" borderStyle="border" drawsBackground="YES""#,
      [(15702, 0, 20), (23727, 0, 20)]),
    Recorded(
      "small pop-up", "popUpButton",
      #"popUpButtonCell type="push" bezelStyle="rounded" borderStyle="border" controlSize="small""#,
      [(14490, 0, 22), (23504, 0, 22)]),
    Recorded("path", "pathControl", "pathCell", [(9532, 0, 22), (20037, 0, 22), (24506, 0, 22)]),
    Recorded(
      "small path", "pathControl", #"pathCell controlSize="small""#,
      [(10117, 0, 20), (20037, 0, 20)]),
    Recorded("mini path", "pathControl", #"pathCell controlSize="mini""#, [(11198, 0, 18)]),
    Recorded(
      "small path that looks like a pop-up button", "pathControl",
      #"pathCell controlSize="small" pathStyle="popUp""#, [(12121, 0, 22)]),
  ]

  /// Recorded in labels: 15 points at 13 of Menlo, 13 at 11 and 24 at 20, 12 at 11 of Helvetica Neue, 19 at 14 of
  /// Avenir Next.
  @Test(arguments: [
    ("Menlo-Regular", 13, 15.0), ("Menlo-Regular", 11, 13), ("Menlo-Bold", 20, 24),
    ("HelveticaNeue", 11, 12), ("AvenirNext-Medium", 14, 19),
  ])
  func `a line of another font is what rises and what falls, each in whole points`(
    _ font: String, _ size: Int, _ recorded: Double
  ) throws {
    #expect(try height(ofLabelIn: "size=\"\(size)\" name=\"\(font)\"", tools: 23504) == recorded)
  }

  /// Recorded in labels: until Xcode 10 fonts whose files say so have a gap of a point between lines, from 18 points on.
  @Test(arguments: [
    ("HelveticaNeue-Bold", 40, 49.0), ("HelveticaNeue-Bold", 32, 39),
    ("HelveticaNeue-Medium", 28, 34),
    ("HelveticaNeue-Medium", 21, 26), ("HelveticaNeue", 11, 15), ("Arial-BoldMT", 42, 48),
  ])
  func `a line of an early Mac has the gap that its font's file states`(
    _ font: String, _ size: Int, _ recorded: Double
  ) throws {
    #expect(try height(ofLabelIn: "size=\"\(size)\" name=\"\(font)\"", tools: 9531) == recorded)
  }

  /// Recorded in labels of the system font.
  @Test(arguments: [
    ("metaFont=\"system\" size=\"17\"", 11762, 21.0),
    ("metaFont=\"system\" size=\"22\"", 11542, 27),
    ("metaFont=\"system\" size=\"36\"", 10117, 44),
    ("textStyle=\"largeTitle\" name=\".SFNS-Regular\"", 24765, 31),
  ])
  func `a line of the system font has the height of its release`(
    _ font: String, _ tools: Int, _ recorded: Double
  ) throws {
    #expect(try height(ofLabelIn: font, tools: tools) == recorded)
  }

  private func height(ofLabelIn font: String, tools: Int) throws -> Double? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="M">
      <rect key="frame" x="0.0" y="0.0" width="480" height="270"/><subviews>
      <textField translatesAutoresizingMaskIntoConstraints="NO" id="C">
      <rect key="frame" x="20" y="20" width="96" height="50"/>
      <textFieldCell key="cell" lineBreakMode="clipping" title="A">
      <font key="font" \(font)/></textFieldCell></textField></subviews>
      <constraints>
      <constraint firstItem="C" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="C" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="t"/></constraints></customView></objects></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "View.xib")
    let scene = try #require(document.scenes.first)
    var session = LayoutSession(document: document, scene: scene)
    return session.solveAsDesigned().view("C")?.frame.height
  }

  private func document(_ made: Recorded, tools: Int) throws -> Document {
    let name = made.cell.prefix { $0 != " " }
    let cell =
      made.cell.isEmpty
      ? "" : "<\(made.cell) key=\"cell\"><font key=\"font\" metaFont=\"system\"/></\(name)>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="M">
      <rect key="frame" x="0.0" y="0.0" width="480" height="270"/><subviews>
      <\(made.element) \(made.attributes) translatesAutoresizingMaskIntoConstraints="NO" id="C">
      <rect key="frame" x="20" y="20" width="96" height="50"/>\(cell)</\(made.element)></subviews>
      <constraints>
      <constraint firstItem="C" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="C" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="t"/></constraints></customView></objects></document>
      """
    return try InterfaceBuilderReader.read(Array(text.utf8), path: "View.xib")
  }

  @Test(arguments: recorded)
  func `a control that nothing stretches has its own size`(_ made: Recorded) throws {
    for (tools, size) in made.frames {
      let document = try document(made, tools: tools)
      let scene = try #require(document.scenes.first)
      var session = LayoutSession(document: document, scene: scene)
      let frame = try #require(session.solveAsDesigned().view("C")?.frame)
      #expect(frame.height == size.height, "at \(tools)")
      if size.width > 0 { #expect(frame.width == size.width, "at \(tools)") }
    }
  }

  /// Recorded: `circle` is listed 15 points high; 16 as constraints say is a frame of 22, and 200 of 206.
  /// Of the large scale it is listed 20 high: a frame of 45 for 34.
  @Test(arguments: [("", 15, 16, 22.0), ("", 15, 200, 206.0), ("large", 20, 34, 45.0)])
  func `a symbol is aligned by a capital letter`(
    _ scale: String, _ listed: Int, _ stated: Int, _ recorded: Double
  ) throws {
    let image =
      scale.isEmpty
      ? #"image="circle" catalog="system"/>"#
      : """
      >
      <imageReference key="image" image="circle" catalog="system" symbolScale="\(scale)"/>\
      </imageCell>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24765" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="M">
      <rect key="frame" x="0.0" y="0.0" width="480" height="270"/><subviews>
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="C">
      <rect key="frame" x="20" y="20" width="96" height="50"/>
      <constraints><constraint firstAttribute="height" constant="\(stated)" id="h"/></constraints>
      <imageCell key="cell" \(image)</imageView></subviews>
      <constraints>
      <constraint firstItem="C" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="C" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="t"/></constraints></customView></objects>
      <resources><image name="circle" catalog="system" width="\(listed)" height="\(listed)"/></resources></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "View.xib")
    let scene = try #require(document.scenes.first)
    var session = LayoutSession(document: document, scene: scene)
    #expect(session.solveAsDesigned().view("C")?.frame.height == recorded)
  }

  /// Recorded: `number.square` is listed 14 points high; 16 as constraints say is a frame of 21.
  @Test func `a push button without a border is aligned by a capital letter, too`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="20037" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="M">
      <rect key="frame" x="0.0" y="0.0" width="480" height="270"/><subviews>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="C">
      <rect key="frame" x="20" y="20" width="16" height="9"/>
      <constraints><constraint firstAttribute="height" constant="16" id="h"/></constraints>
      <buttonCell key="cell" type="bevel" bezelStyle="rounded" imagePosition="only" alignment="center" \
      image="number.square" catalog="system" id="B"><font key="font" metaFont="system"/></buttonCell></button></subviews>
      <constraints>
      <constraint firstItem="C" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="C" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="t"/></constraints></customView></objects>
      <resources><image name="number.square" catalog="system" width="15" height="14"/></resources></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "View.xib")
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    #expect(session.solveAsDesigned().view("C")?.frame.height == 21)
  }

  /// Xcode 26 runs on macOS 15, too: then a push button is recorded 32 high, and so is what stands beside it.
  @Test(arguments: [(32, 18.0), (24, 16.0)])
  func `the height of other controls tells the system that Xcode 26 ran on`(
    _ push: Int, _ check: Double
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24412" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="M">
      <rect key="frame" x="0.0" y="0.0" width="480" height="270"/><subviews>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="B">
      <rect key="frame" x="20" y="20" width="96" height="\(push)"/>
      <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border"/>
      </button>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="C">
      <rect key="frame" x="20" y="90" width="96" height="50"/>
      <buttonCell key="cell" type="check" title="On" bezelStyle="regularSquare"/></button>
      </subviews></customView></objects></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "View.xib")
    let scene = try #require(document.scenes.first)
    var session = LayoutSession(document: document, scene: scene)
    #expect(session.solveAsDesigned().view("C")?.frame.height == check)
  }
}
