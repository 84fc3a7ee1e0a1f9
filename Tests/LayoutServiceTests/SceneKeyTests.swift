import Testing

@testable import LayoutModel
@testable import LayoutService

/// A scene's key stands for everything that decides its layout: each field of each type is changed in
/// turn, and a field that this test does not know is a failure.
struct SceneKeyTests {
  private let keys = SceneKeys(matrix: Matrix(name: "m", configurations: [Rich.configuration]))

  /// Changes `fields` of `value` one by one and puts each into a scene.
  private func check<Value>(
    _ value: Value, _ fields: [Field<Value>], exempt: Set<String> = [],
    in place: (Value) -> (Scene, Document)
  ) {
    let stored = Set(Mirror(reflecting: value).children.compactMap(\.label))
    #expect(Set(fields.map(\.name)).union(exempt) == stored, "fields of \(Value.self)")
    let (scene, document) = place(value)
    let key = keys.key(of: scene, in: document)
    #expect(keys.key(of: scene, in: document) == key)
    for field in fields {
      let changed = field.changes(value)
      #expect(!changed.isEmpty, "\(Value.self).\(field.name)")
      for other in changed {
        let (scene, document) = place(other)
        #expect(keys.key(of: scene, in: document) != key, "\(Value.self).\(field.name)")
      }
    }
  }

  private func check<Value>(
    content value: Value, _ fields: [Field<Value>], _ make: (Value) -> ViewContent
  ) {
    check(value, fields) { value in
      var scene = Rich.scene
      scene.root.subviews[0].content = make(value)
      return (scene, Rich.document)
    }
  }

  @Test func `every field of a scene and its surroundings counts`() {
    check(Rich.scene, Rich.sceneFields, exempt: ["root", "location"]) { ($0, Rich.document) }
    check(Rich.controller, Rich.controllerFields) { value in
      var scene = Rich.scene
      scene.controller = value
      return (scene, Rich.document)
    }
    check(Rich.cell, Rich.cellFields) { value in
      var scene = Rich.scene
      scene.cell = value
      return (scene, Rich.document)
    }
    check(Rich.window, Rich.windowFields) { value in
      var scene = Rich.scene
      scene.window = value
      return (scene, Rich.document)
    }
    check(Rich.simulation, Rich.simulationFields) { value in
      var scene = Rich.scene
      scene.simulation = value
      return (scene, Rich.document)
    }
    check(
      Rich.document, Rich.documentFields,
      exempt: [
        "holders", "interfaceObjects",
        "scenes", "unresolved", "issues", "unknownElements", "images", "canvas", "outlets",
        "connections", "sceneIdentifiers",
        "isForPadOnly", "actions", "initialController", "controllerWays",
        "containerClasses",
      ]
    ) { (Rich.scene, $0) }
    check(Rich.document.canvas, Rich.canvasFields) { value in
      var document = Rich.document
      document.canvas = value
      return (Rich.scene, document)
    }
  }

  @Test func `every field of a view counts`() {
    check(
      Rich.view, Rich.viewFields,
      exempt: ["location", "content", "guides", "subviews", "constraints", "variations"]
    ) { value in
      var scene = Rich.scene
      scene.root.subviews[0] = value
      return (scene, Rich.document)
    }
    check(Rich.inset, Rich.insetFields) { value in
      var scene = Rich.scene
      scene.root.subviews[0].frameInset = value
      return (scene, Rich.document)
    }
    check(Rich.guide, Rich.guideFields, exempt: ["location"]) { value in
      var scene = Rich.scene
      scene.root.guides = [value]
      return (scene, Rich.document)
    }
    check(Rich.constraint, Rich.constraintFields, exempt: ["location", "variations"]) { value in
      var scene = Rich.scene
      scene.root.constraints = [value]
      return (scene, Rich.document)
    }
    check(Rich.condition, Rich.conditionFields) { value in
      var scene = Rich.scene
      scene.root.constraints[0].variations[0].condition = value
      return (scene, Rich.document)
    }
  }

  @Test func `every field of a content counts`() {
    check(content: Rich.label, Rich.labelFields) { .label($0) }
    check(content: Rich.button, Rich.buttonFields) { .button($0) }
    check(content: Rich.buttonConfiguration, Rich.buttonConfigurationFields) {
      .button(ButtonContent(configuration: $0))
    }
    check(content: Rich.textField, Rich.textFieldFields) { .textField($0) }
    check(content: Rich.textView, Rich.textViewFields) { .textView($0) }
    check(content: Rich.image, Rich.imageFields) { .image($0) }
    check(content: Rich.stack, Rich.stackFields) { .stack($0) }
    check(content: Rich.segment, Rich.segmentFields) {
      .segmented(SegmentedContent(segments: [$0]))
    }
    check(content: Rich.table, Rich.tableFields) { .table($0) }
    check(content: Rich.run, Rich.runFields) {
      .label(LabelContent(text: TextContent(runs: [$0])))
    }
  }

  @Test func `contents and changes that only look alike have keys of their own`() {
    let contents: [ViewContent] = [
      .none, .progress(style: nil), .progress(style: "x"), .activityIndicator(style: "x"),
      .pageControl(pages: 3), .pageControl(pages: 4), .datePicker(mode: "x", style: nil),
      .datePicker(mode: nil, style: "x"), .segmented(SegmentedContent(segments: [])),
      .segmented(SegmentedContent(segments: [], apportionsByContent: true)),
    ]
    let changes: [Variation.Change] = [
      .constant(1), .multiplier(.one), .priority(1), .symbolic(true), .symbolic(false),
      .hidden(true), .hidden(false), .frame(.zero), .fixedFrame(true), .fixedFrame(false),
      .margins(.absolute(.zero)),
      .margins(.directional(.zero)), .font(.system(1)), .numberOfLines(1), .axis(.horizontal),
      .axis(.vertical), .distribution(.fill), .alignment(.fill), .spacing(1), .image("a"),
      .hugging(.horizontal, 1), .hugging(.vertical, 1), .compressionResistance(.horizontal, 1),
      .compressionResistance(.vertical, 1), .excludeConstraints(["a"]), .includeConstraints(["a"]),
      .excludeSubviews(["a"]), .includeSubviews(["a"]), .includeSubviews(["b"]), .other("a", "b"),
      .other("ab", ""),
    ]
    var found = Set(
      contents.map { content in
        var scene = Rich.scene
        scene.root.subviews[0].content = content
        return keys.key(of: scene, in: Rich.document)
      })
    #expect(found.count == contents.count)
    found = Set(
      changes.map { change in
        var scene = Rich.scene
        scene.root.variations[0].changes = [change]
        return keys.key(of: scene, in: Rich.document)
      })
    #expect(found.count == changes.count)
  }

  @Test func `where a view hangs counts`() {
    var flat = Rich.scene
    var deep = Rich.scene
    let child = View(id: "c", kind: .view)
    flat.root.subviews.append(child)
    deep.root.subviews[0].subviews.append(child)
    #expect(
      keys.key(of: flat, in: Rich.document) != keys.key(of: deep, in: Rich.document))
  }

  @Test func `every field of a configuration and the engine's version count`() {
    let key = keys.key(of: Rich.scene, in: Rich.document)
    let stored = Set(Mirror(reflecting: Rich.configuration).children.compactMap(\.label))
    #expect(Set(Rich.configurationFields.map(\.name)) == stored)
    for field in Rich.configurationFields {
      for other in field.changes(Rich.configuration) {
        let keys = SceneKeys(matrix: Matrix(name: "m", configurations: [other]))
        #expect(keys.key(of: Rich.scene, in: Rich.document) != key, "\(field.name)")
      }
    }
    let next = SceneKeys(
      matrix: Matrix(name: "m", configurations: [Rich.configuration]), engineVersion: .max)
    #expect(next.key(of: Rich.scene, in: Rich.document) != key)
  }

  @Test func `lines and what other scenes name do not count`() {
    let key = keys.key(of: Rich.scene, in: Rich.document)
    var scene = Rich.scene
    scene.location.line += 1
    scene.root.location.line += 1
    scene.root.constraints[0].location.line += 1
    var document = Rich.document
    document.images["elsewhere"] = ImageResource(size: Size(width: 1, height: 1))
    #expect(keys.key(of: scene, in: document) == key)
    document.images["picture"]?.size.width += 1
    #expect(keys.key(of: scene, in: document) != key)
  }

  @Test func `what is declared counts where it concerns the scene`() {
    var scene = Rich.scene
    scene.root.customClass = "Stars"
    scene.root.content = .label(
      LabelContent(
        text: TextContent("Text"),
        font: FontDescription(face: .named("Lato", family: "Lato"), pointSize: 17)))
    let key = keys.key(of: scene, in: Rich.document)
    let declared = { [keys, scene] (overrides: LayoutOverrides) in
      keys.key(of: scene, in: Rich.document, declared: overrides.part(for: scene))
    }
    let size = DeclaredView(width: 1, height: 2)
    let font = DeclaredFont(ascender: 1, descender: 0.2, advances: ["a": 0.5])
    var otherFont = font
    otherFont.advances["a"] = 0.6
    let elsewhere = LayoutOverrides(
      classes: ["Other": size], views: ["other": size],
      images: ["elsewhere": Size(width: 1, height: 1)], fonts: ["Other": font])
    #expect(declared(elsewhere) == key)
    let concerning = [
      LayoutOverrides(classes: ["Stars": size]), LayoutOverrides(views: [scene.root.id: size]),
      LayoutOverrides(images: ["picture": Size(width: 1, height: 1)]),
      LayoutOverrides(fonts: ["Lato": font]), LayoutOverrides(fonts: ["Lato": otherFont]),
    ]
    #expect(Set(concerning.map(declared)).union([key]).count == 6)
    var kerned = font
    kerned.kerning = PairKerning(left: [["a"]], right: [["a"]], values: [-0.1])
    #expect(
      declared(LayoutOverrides(fonts: ["Lato": kerned]))
        != declared(LayoutOverrides(fonts: ["Lato": font])))
  }

  @Test func `the system font's metrics count where a text is shown`() throws {
    func font(_ advance: Double) throws -> LayoutOverrides {
      let metrics = try #require(
        VariableFontMetrics(
          unitsPerEm: 1000, ascender: 1, descender: 1, lineGap: 0,
          weights: [Double](repeating: 0, count: 9),
          sizes: [VariableFontMetrics.Point(place: 17, value: 0)], weightStops: [0],
          sizeStops: [0], tracking: [], characters: ["A"], advances: [advance], kerning: .none))
      return LayoutOverrides(systemFont: DeclaredSystemFont(upright: metrics))
    }
    func key(_ scene: Scene, _ overrides: LayoutOverrides) -> String {
      "\(keys.key(of: scene, in: Rich.document, declared: overrides.part(for: scene)))"
    }
    var scene = Rich.scene
    scene.root.subviews = []
    scene.root.content = .none
    #expect(key(scene, try font(600)) == key(scene, .none))
    scene.root.content = .label(LabelContent(text: TextContent("Text")))
    let found = [key(scene, .none), key(scene, try font(600)), key(scene, try font(601))]
    #expect(Set(found).count == 3)
    #expect(key(scene, try font(600)) == found[1])
  }
}
