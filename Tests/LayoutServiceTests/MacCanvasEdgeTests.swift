import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Edges of AppKit's controls and what they tell about the system that drew them. Expected are the frames that
/// Interface Builder recorded of like controls in public documents, from the top.
struct MacCanvasEdgeTests {
  private static let size = Size(width: 200, height: 44)
  private static let font = "<font key=\"font\" metaFont=\"system\"/>"

  /// Frames of views in a view of 200 by 44 points, held as told.
  private func frames(_ tools: Int, _ views: [String], _ constraints: [String]) throws
    -> [ObjectID: Frame]
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="M">
      <rect key="frame" x="0.0" y="0.0" width="\(Self.size.width)" height="\(Self.size.height)"/>
      <subviews>\(views.joined())</subviews>
      <constraints>\(constraints.joined())</constraints></customView></objects></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "W.xib")
    var session = LayoutSession(document: document, scene: try #require(document.scenes.first))
    let found = session.solveAsDesigned().views
    return Dictionary(found.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private func view(_ id: String, _ element: String, _ inner: String, frame: Frame = .zero)
    -> String
  {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame.x)" y="\(Self.size.height - frame.maxY)" width="\(frame.width)" \
    height="\(frame.height)"/>\(inner)</\(element)>
    """
  }

  private func pin(_ id: String, _ edge: String, _ constant: Double, to other: String = "M")
    -> String
  {
    """
    <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="\(other)" \
    secondAttribute="\(edge)" constant="\(constant)" id="\(id)\(edge)"/>
    """
  }

  private func button(_ style: String, _ title: String = "") -> String {
    "<buttonCell key=\"cell\" \(style) \(title) id=\"C\">\(Self.font)</buttonCell>"
  }

  private static let check = "type=\"check\" bezelStyle=\"regularSquare\" imagePosition=\"left\""

  /// Held at every edge of a cell, and alone.
  @Test(arguments: [(16097, 22.0), (18122, 18), (23727, 18), (24765, 16)])
  func `a check box without a title is aligned by the box that it draws`(
    _ tools: Int, _ side: Double
  ) throws {
    let views = ["A", "B"].map { view($0, "button", button(Self.check)) }
    let found = try frames(
      tools, views,
      [pin("A", "leading", 20), pin("A", "top", 10)]
        + [pin("B", "trailing", -20), pin("B", "bottom", -10)])
    let reach: Double = tools >= 24500 ? 0 : 2
    let (first, second) = (try #require(found["A"]), try #require(found["B"]))
    #expect(first.x == 20 - reach && first.y == 10 - reach && first.width == side)
    #expect(second.maxX == 180 + reach && second.maxY == 34 + reach && second.width == side)
  }

  /// A check box that constraints stretch has no height of its own that could tell.
  @Test func `edges tell that Xcode 26 drew the controls of macOS 15`() throws {
    let recorded = Frame(x: 10, y: 11, width: 178, height: 22)
    let cell = button(Self.check, "title=\"Load Quickly\"")
    let edges = [("leading", 12.0), ("top", 12), ("trailing", -12), ("bottom", -12)]
    let found = try frames(
      24128, [view("A", "button", cell, frame: recorded)],
      edges.map { pin("A", $0.0, $0.1) })
    #expect(found["A"] == recorded)
  }

  @Test(arguments: [(14490, 20.0, 21.0), (21507, 15, 16), (24506, 15, 16)])
  func `a pop-up button without a border reaches beyond its left edge and has a height of its own`(
    _ tools: Int, _ x: Double, _ height: Double
  ) throws {
    let cell = """
      <popUpButtonCell key="cell" type="bevel" bezelStyle="rounded" id="C">\(Self.font)
      </popUpButtonCell>
      """
    let found = try frames(
      tools, [view("A", "popUpButton", cell)], [pin("A", "leading", 20), pin("A", "top", 10)])
    #expect(found["A"]?.x == x && found["A"]?.height == height)
  }

  @Test(arguments: [("above", 9.0), ("below", 8)])
  func `a slider reaches farther on the side without marks`(
    _ side: String, _ y: Double
  ) throws {
    let cell = "<sliderCell key=\"cell\" tickMarkPosition=\"\(side)\" numberOfTickMarks=\"7\"/>"
    let found = try frames(
      13196, [view("A", "slider", cell)],
      [pin("A", "leading", 20), pin("A", "trailing", -20), pin("A", "top", 10)])
    #expect(found["A"]?.y == y && found["A"]?.height == 24)
  }

  @Test(arguments: [6254, 14313, 23094])
  func `a label without a text has the baseline that it would have with one`(_ tools: Int) throws {
    let label = { (title: String) in
      """
      <textFieldCell key="cell" lineBreakMode="clipping" \(title) id="C">\(Self.font)
      </textFieldCell>
      """
    }
    let found = try frames(
      tools,
      [view("A", "textField", label("title=\"Size:\"")), view("B", "textField", label(""))],
      [pin("A", "leading", 20), pin("A", "top", 10), pin("B", "leading", 90)]
        + [pin("B", "baseline", 0, to: "A")])
    #expect(found["B"]?.y == found["A"]?.y)
  }

  @Test func `a disclosure button reaches four points to its sides and three down`() throws {
    let cell = button(
      "type=\"roundedDisclosure\" bezelStyle=\"roundedDisclosure\" borderStyle=\"border\"")
    let found = try frames(
      20037, [view("A", "button", cell)], [pin("A", "trailing", -20), pin("A", "bottom", -10)])
    #expect(found["A"] == Frame(x: 156, y: 11, width: 28, height: 26))
  }

  @Test(arguments: [(17506, 12.0), (20037, 8)])
  func `a pop-up button of another style has room for its arrow`(
    _ tools: Int, _ room: Double
  ) throws {
    let style = "bezelStyle=\"recessed\" borderStyle=\"border\" title=\"Sort by\""
    let menu = "<menu key=\"menu\" id=\"m\"><items><menuItem title=\"Sort by\"/></items></menu>"
    let pop =
      "<popUpButtonCell key=\"cell\" \(style) id=\"C\">\(Self.font)\(menu)</popUpButtonCell>"
    let found = try frames(
      tools,
      [view("A", "popUpButton", pop), view("B", "button", button("type=\"recessed\" \(style)"))],
      ["A", "B"].flatMap { [pin($0, "leading", 20), pin($0, "top", 10)] })
    let widths = (try #require(found["A"]?.width), try #require(found["B"]?.width))
    #expect(widths.0 - widths.1 == room)
  }

  /// As high as a field where its edges are held by one, and by itself.
  @Test(arguments: [(nil, 28.0), (21, 29), (22, 30)])
  func `a stepper reaches four points above and below what it is aligned by`(
    _ stated: Double?, _ height: Double
  ) throws {
    let heights = stated.map { height in
      "<constraint firstItem=\"A\" firstAttribute=\"height\" constant=\"\(height)\" id=\"h\"/>"
    }
    let found = try frames(
      20037, [view("A", "stepper", "<stepperCell key=\"cell\" id=\"C\"/>")],
      [pin("A", "leading", 20), pin("A", "bottom", -10)] + (heights.map { [$0] } ?? []))
    #expect(found["A"]?.height == height && found["A"]?.maxY == 38)
  }

  @Test(arguments: [("texturedSquare", 19.0, 25.0), ("texturedRounded", 20, 23)])
  func `a textured square reaches beyond its sides before macOS 11`(
    _ style: String, _ x: Double, _ height: Double
  ) throws {
    let cell = button(
      "type=\"push\" bezelStyle=\"\(style)\" borderStyle=\"border\"", "title=\"Find\"")
    let found = try frames(
      14460, [view("A", "button", cell)], [pin("A", "leading", 20), pin("A", "top", 10)])
    #expect(found["A"]?.x == x && found["A"]?.height == height)
  }

  @Test(arguments: [(14313, 21.0), (14490, 21)])
  func `a gradient button is 21 points high whatever it shows`(
    _ tools: Int, _ height: Double
  ) throws {
    let cell = button(
      "type=\"smallSquare\" bezelStyle=\"smallSquare\" borderStyle=\"border\" image=\"NSAddTemplate\"",
      "imagePosition=\"overlaps\"")
    let found = try frames(
      tools, [view("A", "button", cell)], [pin("A", "leading", 20), pin("A", "top", 10)])
    #expect(found["A"]?.height == height)
  }

  /// 12 points in a small one of a stated height of 16, 14 points in one of 18.
  @Test(arguments: [("controlSize=\"small\"", 12, 16.0, 17.0), ("", 13, 16, 18), ("", 14, 17, 18)])
  func `a check box with a title is aligned by the line of its title`(
    _ style: String, _ size: Int, _ stated: Double, _ height: Double
  ) throws {
    let cell = """
      <buttonCell key="cell" \(Self.check) \(style) title="Check" id="C">
      <font key="font" metaFont="system" size="\(size)"/></buttonCell>
      """
    let states =
      "<constraint firstItem=\"A\" firstAttribute=\"height\" constant=\"\(stated)\" id=\"h\"/>"
    let found = try frames(
      22505, [view("A", "button", cell)], [pin("A", "leading", 20), pin("A", "top", 10), states])
    #expect(found["A"]?.height == height)
  }

  /// Three views 17 high in the middle of 44: their edges lie at 13.5. In the first two that is recorded, the third was
  /// drawn elsewhere; the fourth hangs below it. Expected: what the others were recorded to do, else up.
  @Test(arguments: [(14.0, 14.0), (13, 13), (7, 13)])
  func `what lies between two points goes where the others in the view went`(
    _ recorded: Double, _ top: Double
  ) throws {
    func box(_ id: String, y: Double, height: String) -> String {
      view(id, "customView", height, frame: Frame(x: 0, y: y, width: 9, height: 17))
    }
    let high = { (id: String) in
      "<constraints><constraint firstAttribute=\"height\" constant=\"17\" id=\"\(id)h\"/></constraints>"
    }
    let views =
      ["A", "B"].map { box($0, y: recorded, height: high($0)) }
      + [box("C", y: 2, height: high("C")), box("D", y: 2, height: "")]
    let held = ["A", "B", "C", "D"].flatMap { id in
      [pin(id, "leading", 0), pin(id, "trailing", 20)] + (id == "D" ? [] : [pin(id, "centerY", 0)])
    }
    let below = """
      <constraint firstItem="D" firstAttribute="top" secondItem="C" secondAttribute="bottom" id="Dt"/>
      """
    let found = try frames(12121, views, held + [below, pin("D", "bottom", 0)])
    #expect(found["C"]?.y == top)
    #expect(found["C"]?.height == 17)
    #expect(found["D"]?.y == top + 17)
    #expect(found["D"]?.maxY == 44)
  }

  /// A level indicator of levels 16 high, 4 above the bottom, is recorded 18 high and 2 above it; so is a recessed
  /// button at 10 above the bottom 9 above it, 19 high, and an inline one of Xcode 11 17 high; of Xcode 12 its frame ends
  /// where it is held.
  @Test(arguments: [
    (
      "levelIndicator", "<levelIndicatorCell key=\"cell\" maxValue=\"20\" id=\"C\"/>", 16097, 18.0,
      2.0
    ),
    ("button", "recessed", 20037, 19, 1), ("button", "inline", 14490, 17, 1),
    ("button", "inline", 23504, 18, 0),
  ])
  func `what hangs below an alignment rectangle is told by edges`(
    _ element: String, _ style: String, _ tools: Int, _ height: Double, _ below: Double
  ) throws {
    let inner =
      element == "button"
      ? button("type=\"\(style)\" bezelStyle=\"\(style)\" borderStyle=\"border\"", "title=\"T\"")
      : style
    let found = try frames(
      tools, [view("A", element, inner)], [pin("A", "leading", 5), pin("A", "bottom", -4)])
    #expect(found["A"]?.height == height)
    #expect(found["A"]?.maxY == 44 - 4 + below)
  }

  /// A text style of 17 points has lines of 21, the system font of that size 20 since Xcode 12.
  @Test(arguments: [
    ("metaFont=\"system\" size=\"17\"", 19455, 20.0),
    ("metaFont=\"system\" size=\"17\"", 14490, 21),
    ("textStyle=\"title2\" name=\".SFNS-Regular\"", 19455, 21),
  ])
  func `the system font is not as high as a text style of its size`(
    _ font: String, _ tools: Int, _ height: Double
  ) throws {
    let cell = """
      <textFieldCell key="cell" lineBreakMode="clipping" title="T" id="C"><font key="font" \(font)/></textFieldCell>
      """
    let found = try frames(
      tools, [view("A", "textField", cell)], [pin("A", "leading", 5), pin("A", "top", 4)])
    #expect(found["A"]?.height == height)
  }

  /// A path control that looks like a pop-up button is recorded three points beyond where it is held, another is not.
  @Test(arguments: [
    ("pathStyle=\"popUp\"", Frame(x: 17, y: 9, width: 166, height: 22)),
    ("", Frame(x: 20, y: 10, width: 160, height: 20)),
  ])
  func `a path control reaches to its sides where it looks like a pop-up button`(
    _ style: String, _ frame: Frame
  ) throws {
    let cell = "<pathCell key=\"cell\" controlSize=\"small\" \(style) id=\"C\"/>"
    let found = try frames(
      12121, [view("A", "pathControl", cell)],
      [pin("A", "leading", 20), pin("A", "trailing", -20), pin("A", "top", 10)])
    #expect(found["A"] == frame)
  }

  /// 18 points in a small one, recorded 22 high; 12 in a regular one, recorded as high as others.
  @Test(arguments: [
    ("controlSize=\"small\"", 18, 22.0), ("controlSize=\"small\"", 11, 20), ("", 12, 22),
  ])
  func `a path control is as high as its line where that is higher`(
    _ size: String, _ points: Int, _ height: Double
  ) throws {
    let cell = """
      <pathCell key="cell" \(size) id="C"><font key="font" metaFont="system" size="\(points)"/></pathCell>
      """
    let found = try frames(
      11542, [view("A", "pathControl", cell)], [pin("A", "leading", 20), pin("A", "top", 10)])
    #expect(found["A"]?.height == height)
  }

  /// Recorded beside a push button, whose frame ends six points lower, and small beside a label, three points higher.
  @Test func `the baseline of a path control is its text's`() throws {
    let push = button("type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"", "title=\"T\"")
    let label = """
      <textFieldCell key="cell" lineBreakMode="clipping" title="T" id="D">\(Self.font)</textFieldCell>
      """
    for (size, element, other, below) in [
      ("", "button", push, 6.0), ("controlSize=\"small\"", "textField", label, -3),
    ] {
      let metaFont = size.isEmpty ? "system" : "smallSystem"
      let cell = """
        <pathCell key="cell" \(size) id="C"><font key="font" metaFont="\(metaFont)"/></pathCell>
        """
      let level = """
        <constraint firstItem="B" firstAttribute="baseline" secondItem="A" secondAttribute="baseline" id="AB"/>
        """
      let found = try frames(
        10117, [view("A", "pathControl", cell), view("B", element, other)],
        [pin("A", "leading", 20), pin("B", "leading", 100), pin("A", "top", 10), level])
      let ends = (try #require(found["A"]?.maxY), try #require(found["B"]?.maxY))
      #expect(ends.1 - ends.0 == below)
    }
  }

  /// Recorded 20 high, a point beyond each side of what holds them.
  @Test func `segments of a round rect reach a point beyond what they are aligned by`() throws {
    let cell = """
      <segmentedCell key="cell" borderStyle="border" style="roundRect" id="C">\(Self.font)</segmentedCell>
      """
    let found = try frames(
      16096, [view("A", "segmentedControl", cell)],
      [pin("A", "leading", 20), pin("A", "trailing", -20), pin("A", "top", 10)])
    #expect(found["A"] == Frame(x: 19, y: 9, width: 162, height: 20))
  }
}
