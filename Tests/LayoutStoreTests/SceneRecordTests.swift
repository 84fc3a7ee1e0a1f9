import Testing

@testable import LayoutModel
@testable import LayoutStore

/// Records are compared by their bytes, so those of earlier versions must come out as they were.
struct SceneRecordTests {
  private static let text = TextContent(runs: [])
  private static let contents: [ViewContent] = [
    .label(LabelContent(text: text)), .button(ButtonContent()), .textField(TextFieldContent()),
    .textView(TextViewContent(text: text)), .image(ImageContent(name: "star")),
    .stack(StackContent()),
    .segmented(SegmentedContent(segments: [])), .progress(style: nil),
    .activityIndicator(style: nil), .pageControl(pages: 3), .datePicker(mode: nil, style: nil),
    .table(TableContent()),
  ]
  private static let constraint = LayoutConstraint(
    id: "k", owner: "root", firstItem: "title", firstAttribute: .leading,
    relation: .greaterThanOrEqual, secondItem: "root", secondAttribute: .leadingMargin,
    multiplier: Multiplier(numerator: 1, denominator: 2), constant: 16.5, priority: 750,
    identifier: "left", isSymbolic: true, isPlaceholder: true)

  @Test func `a record names only what is described`() {
    let view = View(id: "v", kind: .view)
    let names = SceneOutline.Names.self
    #expect(Set(view.placeFields.map(\.name)) == Set(names.placement))
    #expect(Set(names.attributes).isSubset(of: view.fields.map(\.name)))
    #expect(Set(names.content).isSubset(of: Self.contents.flatMap(\.fields).map(\.name)))
    #expect(Set(names.constraint).isSubset(of: Self.constraint.fields.map(\.name)))
  }

  @Test func `no two fields of a type share a name`() {
    let view = View(id: "v", kind: .view)
    let lists =
      [view.fields + view.placeFields, Self.constraint.fields] + Self.contents.map(\.fields)
    for fields in lists { #expect(Set(fields.map(\.name)).count == fields.count) }
  }

  @Test func `records have the bytes they always had`() throws {
    let place = SourceLocation(line: 1, column: 1)
    var title = View(
      id: "title", kind: .label, customClass: "Price", label: "Title",
      frame: Frame(x: 1, y: 2, width: 30.5, height: 4), autoresizing: .flexibleWidth,
      hasFixedFrame: true, isHidden: true, alpha: 0.5, clipsToBounds: true, contentMode: "left",
      hugging: AxisPair(horizontal: 251, vertical: 250),
      compressionResistance: AxisPair(horizontal: 750, vertical: 800),
      margins: .directional(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      preservesSuperviewMargins: true, followsReadableWidth: true, semantic: .forceRightToLeft,
      content: .label(
        LabelContent(
          text: TextContent(runs: [TextContent.Run(text: "Hi")]),
          font: FontDescription(face: .system(weight: "bold", italic: true), pointSize: 17),
          numberOfLines: 2, lineBreakMode: "wordWrap")), location: place)
    title.variations = [
      Variation(
        condition: TraitCondition(key: "widthClass=compact"),
        changes: [
          .hidden(false), .hugging(.vertical, 3), .excludeConstraints(["k"]),
          .margins(.absolute(EdgeInsets(top: 0, left: 0, bottom: 0, right: 8))),
          .other("te-xt", "x"),
        ], location: place)
    ]
    let root = View(
      id: "root", kind: .pickerView, subviews: [title], constraints: [Self.constraint],
      location: place)
    let found = SceneOutline(
      Scene(id: "root", kind: .controller, title: "S", root: root, location: place)
    ).records()
    let records = Dictionary(uniqueKeysWithValues: found.map { ($0.key, $0.text) })
    func record(_ kind: EntityKind, _ uid: String) throws -> String {
      try #require(records[EntityKey(kind: kind, uid: uid)])
    }
    #expect(
      try record(.view, "title")
        == #"{"type":"label","class":"Price","label":"Title","name":"Title","path":"S/Title","#
        + #""parent":"root","text":"Hi","hidden":true,"attributes":{"frame":[1,2,30.5,4],"mask":2,"#
        + #""fixedFrame":true,"alpha":0.5,"clips":true,"contentMode":"left","huggingH":251,"#
        + #""compressionV":800,"directionalMargins":[1,2,3,4],"preservesMargins":true,"#
        + #""readableWidth":true,"semantic":"forceRightToLeft","font":"system bold italic 17","#
        + #""numberOfLines":2,"lineBreakMode":"wordWrap"}}"#)
    #expect(
      try record(.constraint, "k")
        == #"{"owner":"root","a":"title","aAttribute":"leading","relation":">=","b":"root","#
        + #""bAttribute":"leadingMargin","multiplier":0.5,"constant":16.5,"priority":750,"#
        + #""identifier":"left","symbolic":true,"placeholder":true}"#)
    #expect(
      try record(.variation, "title|widthClass=compact")
        == #"{"owner":"title","condition":"widthClass=compact","changes":{"hidden":false,"#
        + #""huggingV":3,"excludeConstraints":["k"],"margins":[0,0,0,8],"other:text":"x"}}"#)
    // A picker takes touches, as findings know as well.
    #expect(try record(.view, "root").contains(#""tappable":true"#))
  }
}
