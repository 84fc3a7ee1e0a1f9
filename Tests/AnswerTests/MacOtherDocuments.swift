/// What else documents of macOS hold: pictures alone, lines, symbols, cells, and heights by which a canvas is told.
enum MacOtherDocuments {
  static let all: [MadeDocument] = [9059, 14490, 17701, 19455, 21701, 24765, 32700].flatMap {
    tools in
    [32.0, 24, 21, 18, 16].enumerated().map {
      document($0.offset, tools: tools, height: $0.element)
    }
  }

  private static let font = #"<font key="font" metaFont="system"/>"#

  private static func button(_ cell: String) -> (String, String) {
    ("button", #"<buttonCell key="cell" \#(cell)>\#(font)</buttonCell>"#)
  }

  private static let kinds: [(element: String, inner: String)] =
    ["rounded", "texturedRounded", "shadowlessSquare", "regularSquare"].flatMap { style in
      [#"image="picture""#, #"image="star.fill" catalog="system""#].map {
        button(
          #"type="push" \#($0) imagePosition="only" bezelStyle="\#(style)" \#(style == "shadowlessSquare" ? "" : #"borderStyle="border""#)"#
        )
      }
    } + [
      button(#"type="check" bezelStyle="regularSquare" imagePosition="only""#),
      button(#"type="radio" bezelStyle="regularSquare" imagePosition="only" controlSize="large""#),
      button(#"type="check" title="Check" bezelStyle="regularSquare""#),
      button(#"type="push" title="Push" bezelStyle="rounded" borderStyle="border""#),
      button(#"type="push" title="Plain" bezelStyle="rounded""#),
      button(
        #"type="push" title="Both" image="picture" bezelStyle="rounded" borderStyle="border""#),
      ("box", ""),
      (
        "segmentedControl",
        #"<segmentedCell key="cell">\#(font)<segments><segment/><segment image="picture"/></segments></segmentedCell>"#
      ),
      ("imageView", #"<imageCell key="cell" image="star.fill" catalog="system"/>"#),
      ("imageView", #"<imageCell key="cell" image="NSAddTemplate"/>"#),
      ("textField", #"<textFieldCell key="cell" title="">\#(font)</textFieldCell>"#),
      (
        "textField",
        #"<textFieldCell key="cell" drawsBackground="YES" title="Filled text">\#(font)</textFieldCell>"#
      ),
      (
        "textField",
        #"<textFieldCell key="cell" editable="YES" borderStyle="bezel" title="F">\#(font)</textFieldCell>"#
      ),
    ]

  private static func document(_ number: Int, tools: Int, height: Double) -> MadeDocument {
    let views = kinds.enumerated().map { at, kind -> MadeView in
      let box = kind.element == "box" ? #"boxType="separator""# : ""
      return MadeView(
        kind.element, "v\(at)", box, inner: kind.inner,
        frame: [20, 20, Double(40 + at * 5 + number * 6), kind.element == "box" ? 5 : height])
    }
    let places = views.indices.flatMap { at in
      [
        "v\(at).leading = root.leading + \(at % 3 * 150 + 20)",
        "v\(at).top = root.top + \(20 + at * 18)",
      ]
    }
    let isCell = number == 3
    let root = MadeView(
      isCell ? "tableCellView" : "view", "root",
      inner: #"<viewLayoutGuide key="safeArea" id="safe"/>"#,
      subviews: views + [.box("s", 5, 6)],
      constraints: places + ["s.top = safe.top", "s.centerX = root.centerX", "v14.width = 60"],
      frame: [0, 0, number == 2 ? 480.5 : 480, 401], isMasked: true,
      key: number == 1 ? "view" : isCell ? nil : "contentView")
    let header = MadeDocument.Header(
      tools: tools, runtime: "MacOSX.Cocoa", switches: #"useAutolayout="YES""#)
    if number == 1 {
      return MadeDocument(
        "mac others", "\(tools)-\(number)",
        controllers: [
          #"<viewController id="vc" sceneMemberID="viewController">\#(root.xml)</viewController>"#
        ],
        header: header)
    }
    let object =
      isCell || number == 4
      ? root.xml.replacing(#"key="contentView""#, with: "")
      : #"<window id="W">\#(root.xml)</window>"#
    return MadeDocument("mac others", "\(tools)-\(number)", objects: [object], header: header)
  }
}
