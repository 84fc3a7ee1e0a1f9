import LayoutModel

@testable import LayoutEngine

/// Rows about the heights of macOS controls: expected are the heights of recorded frames, which reach beyond what
/// a control asks for.
extension RuleRowCase {
  private static let font = #"<font key="font" metaFont="system"/>"#

  private static let label = MadeView(
    "textField", "l",
    inner:
      #"<textFieldCell key="cell" lineBreakMode="clipping" title="L">\#(font)</textFieldCell>"#)

  private static func button(_ style: String) -> (String, String) {
    ("button", #"<buttonCell key="cell" \#(style)>\#(font)</buttonCell>"#)
  }

  private static func mac(
    _ subject: String, _ view: (element: String, inner: String), _ expected: [Double],
    _ measure: @escaping @Sendable (SolvedLayout) -> Double = { $0.frame("c").height }
  ) -> RuleRowCase {
    let control = MadeView(
      view.element, "c", inner: view.inner, frame: [20, 20, 90, 33])
    let root = MadeView(
      "view", "root", inner: #"<viewLayoutGuide key="safeArea" id="safe"/>"#,
      subviews: [control, .box("n", 30, 40), .box("s", 5, 6), label],
      constraints: [
        "c.leading = root.leading + 20", "c.top = root.top + 60", "n.leading = root.leading + 200",
        "n.top = root.top + 200", "s.top = safe.top", "s.leading = safe.leading",
        "l.leading = root.leading + 300", "l.firstBaseline = c.firstBaseline",
      ], frame: [0, 0, 480, 400], isMasked: true, key: "contentView")
    var made = RuleRowCase(
      subject: subject,
      document: MadeDocument(
        "rows", "mac", objects: [#"<window id="W">\#(root.xml)</window>"#],
        header: .init(runtime: "MacOSX.Cocoa", switches: #"useAutolayout="YES""#)),
      expected: expected.map { [$0] }, measure: { [measure($0)] })
    made.sceneKind = .topLevel
    return made
  }

  static var macs: [RuleRowCase] {
    let push = #"type="push" title="Title" bezelStyle="rounded" borderStyle="border""#
    let small = #"controlSize="small""#
    let check = #"type="check" title="Check" bezelStyle="regularSquare" imagePosition="left""#
    let textured = #"type="push" title="Title" bezelStyle="texturedRounded" borderStyle="border""#
    let help = button(#"type="help" bezelStyle="helpButton" borderStyle="border""#)
    return [
      mac("Push button: height", button(push), [32, 32, 24]),
      mac("Small push button: height", button("\(small) \(push)"), [27, 27, 20]),
      mac("Check box: height", button(check), [18, 18]),
      mac("Help button: height", help, [25, 24]),
      mac("Textured button: height", button(textured), [23, 23]),
      mac("Small textured button: height", button("\(small) \(textured)"), [19, 19]),
      mac("Switch: height", ("switch", ""), [25, 24]),
      mac(
        "Inline button: height",
        button(#"type="inline" title="Title" bezelStyle="inline" borderStyle="border""#), [17, 18]),
    ]
  }

  /// Rows about texts, pictures and what a canvas shows around a view.
  static var moreMacs: [RuleRowCase] {
    let field = #"borderStyle="bezel" editable="YES" title="F""#
    return [
      // The picture is 48 wide; frames reach 7 points beyond each side until they are flat.
      mac(
        MacSizeRules.imageRooms[0].table.subject,
        button(
          #"type="push" bezelStyle="rounded" image="picture" imagePosition="only" borderStyle="border""#
        ), [48 + 16 + 14, 48 + 24], { $0.frame("c").width }),
      mac(
        MacSizeRules.untitledBox.subject,
        button(#"type="check" bezelStyle="regularSquare" imagePosition="only""#), [22, 18, 16],
        { $0.frame("c").width }),
      // A line of 13 points is 16 high.
      mac(MacTextRules.fieldPadding.subject, text(field), [21, 24], { $0.frame("c").height }),
      mac(
        MacTextRules.statedLines.subject,
        text(#"lineBreakMode="clipping" title="T""#, font: #"metaFont="system" size="20""#),
        [24, 23, 24], { $0.frame("c").height }),
      mac(
        MacTextRules.plainLines.subject,
        text(#"lineBreakMode="clipping" title="T""#, font: #"metaFont="system" size="17""#),
        [21, 20], { $0.frame("c").height }),
      // A label of 16 points whose baseline is 3 above its bottom: beside a field of 21, then of 24 whose text
      // stands in the middle.
      mac(
        MacBaselineRules.usual.subject, text(field), [2, 4],
        { $0.frame("l").y - $0.frame("c").y }),
      mac(
        MacCanvasRules.safeTop.subject, ("customView", ""), [0, 52], { $0.frame("s").y }),
    ]
  }

  private static func text(
    _ cell: String, font: String = #"metaFont="system""#
  ) -> (String, String) {
    (
      "textField",
      #"<textFieldCell key="cell" \#(cell)><font key="font" \#(font)/></textFieldCell>"#
    )
  }
}
