@testable import LayoutModel

/// A stored property by its name, with the other values it can take.
struct Field<Root> {
  let name: String
  let changes: (Root) -> [Root]
}

func field<Root, Value: Varied>(
  _ name: String, _ path: WritableKeyPath<Root, Value>
) -> Field<Root> {
  Field(name: name) { root in
    root[keyPath: path].variants.filter { $0 != root[keyPath: path] }.map {
      var other = root
      other[keyPath: path] = $0
      return other
    }
  }
}

/// Values with something in every field, so that every field can be taken away.
enum Rich {
  static let place = SourceLocation(line: 3, column: 4)
  static let configuration = Configuration(
    name: "c", device: "d", size: Size(width: 320, height: 480), idiom: .phone)
  static let controller = ControllerContext(
    id: "vc", customClass: "C", topGuide: "tg", bottomGuide: "bg", embeds: ["a": "b"],
    presentationStyle: "pageSheet", navigationBarHeight: 96)
  static let cell = CellContext(
    kind: .table, id: "cell", frame: .zero, customClass: "C", reuseIdentifier: "r", style: "s",
    accessory: "a", builtInViews: ["b"], rowHeight: 44, containerWidth: 320, containerHeight: 600,
    containerStyle: "plain")
  static let simulation = Simulation(
    statusBar: Simulation.Bar.statusBar, topBar: .navigationBar, bottomBar: .tabBar,
    sizeMetrics: "m", freeformSize: Size(width: 1, height: 2))
  static let inset = FrameInset(minX: 1, minY: 2, maxX: 3, maxY: 4, width: 5, height: 6)
  static let guide = LayoutGuide(id: "g", kind: .safeArea, location: place)
  static let condition = {
    var condition = TraitCondition(
      key: "k", widthClass: .compact, heightClass: .compact, idiom: .pad, undecidable: ["u"])
    condition.language = Language("de")
    condition.groups = ["g"]
    return condition
  }()
  static let groupCondition = GroupCondition(
    group: "g",
    comparisons: [
      GroupCondition.Comparison(
        left: GroupCondition.Side(view: "v", attribute: .width), relation: .greaterThanOrEqual,
        right: GroupCondition.Side(view: "root", attribute: .height), number: 3)
    ])
  static let variation = Variation(
    condition: condition, changes: [.image("picture")], location: place)
  static let constraint = LayoutConstraint(
    id: "k", owner: "root", firstItem: "v", firstAttribute: .top, secondItem: "root",
    secondAttribute: .top, constant: 8, identifier: "i", variations: [variation], location: place)
  static let font = FontDescription(face: .system(weight: "bold", italic: false), pointSize: 12)
  static let run = TextContent.Run(
    text: "t", font: font, minimumLineHeight: 1, maximumLineHeight: 2, lineHeightMultiple: 3,
    lineSpacing: 4, kern: 5)
  static let label = LabelContent(
    text: TextContent("t"), font: font, lineBreakMode: "clip", minimumScaleFactor: 0.5,
    minimumFontSize: 9, alignment: "left")
  static let image = ImageContent(
    name: "picture", symbolPointSize: 3, symbolScale: "large", symbolTextStyle: "body")
  static let buttonConfiguration = ButtonConfiguration(
    style: "plain", title: TextContent("t"), subtitle: TextContent("s"), image: image, font: font,
    contentInsets: .zero, imagePlacement: "top", buttonSize: "large")
  static let button = ButtonContent(
    type: "system", title: TextContent("t"), font: font, image: image, backgroundImage: "picture",
    contentEdgeInsets: .zero, titleEdgeInsets: .zero, imageEdgeInsets: .zero,
    configuration: buttonConfiguration, lineBreakMode: "clip", horizontalAlignment: "left",
    verticalAlignment: "top", role: "primary")
  static let textField = TextFieldContent(
    borderStyle: "line", text: "t", placeholder: "p", font: font, minimumFontSize: 9,
    isSecure: true, hasClearButton: true)
  static let textView = TextViewContent(text: TextContent("t"), font: font)
  static let stack = StackContent()
  static let segment = SegmentedContent.Segment(title: "t", image: "picture", width: 3)
  static let table = TableContent(style: "plain", rowHeight: 44)
  static let view = View(
    id: "v", kind: .label, customClass: "C", label: "L", frame: .zero, frameInset: inset,
    contentMode: "top",
    placeholderIntrinsicSize: AxisPair(horizontal: .points(1), vertical: .points(2)),
    designedSize: AxisPair(horizontal: 3, vertical: 4), declared: DeclaredView(width: 5),
    margins: .absolute(.zero),
    content: .label(label), verifyAmbiguity: "off",
    runtimeAttributes: ["r"], key: "contentView", location: place)
  static let window = WindowContext(
    minimum: Size(width: 1, height: 1), maximum: Size(width: 2, height: 2))
  static let scene = {
    var scene = Scene(
      id: "root", kind: .controller, title: "T",
      root: View(
        id: "root", kind: .view, guides: [guide], subviews: [view], constraints: [constraint],
        variations: [variation], location: place),
      controller: controller, cell: cell, simulation: simulation, enclosingView: "ev",
      enclosingScene: "es", location: place)
    scene.groupConditions = [groupCondition]
    scene.window = window
    return scene
  }()
  static let document: Document = {
    var document = Document(
      kind: .storyboard, platform: .iOS, toolsVersion: 23000,
      canvas: Canvas(
        deviceID: "retina6_12", adaptation: "fullscreen", legacyScreenType: "retina4"),
      scenes: [scene],
      images: ["picture": ImageResource(size: Size(width: 20, height: 20))], customFonts: ["f"])
    document.systemBuild = 16
    return document
  }()
}
