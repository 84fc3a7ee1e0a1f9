import LayoutFormats
import LayoutModel

@testable import LayoutEngine

/// Rows about the heights of macOS controls: expected are the heights of recorded frames, which reach beyond what
/// a control asks for.
extension RuleRowCase {
  private static let font = #"<font key="font" metaFont="system"/>"#

  private static func button(_ style: String) -> (String, String) {
    ("button", #"<buttonCell key="cell" \#(style)>\#(font)</buttonCell>"#)
  }

  private static func mac(
    _ subject: String, _ view: (element: String, inner: String), _ heights: [Double],
    attributes: String = ""
  ) -> RuleRowCase {
    let control = MadeView(
      view.element, "c", attributes, inner: view.inner, frame: [20, 20, 90, 21])
    let root = MadeView(
      "view", "root", subviews: [control, .box("n", 30, 40)],
      constraints: [
        "c.leading = root.leading + 20", "c.top = root.top + 60", "n.leading = root.leading + 200",
        "n.top = root.top + 200",
      ], frame: [0, 0, 480, 400], isMasked: true, key: "contentView")
    var made = RuleRowCase(
      subject: subject,
      document: MadeDocument(
        "rows", "mac", objects: [#"<window id="W">\#(root.xml)</window>"#],
        header: .init(runtime: "MacOSX.Cocoa", switches: #"useAutolayout="YES""#)),
      expected: heights.map { [$0] }, measure: { [$0.frame("c").height] })
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
      mac("Small push button: height", button("\(small) \(push)"), [28, 27, 17]),
      mac("Check box: height", button(check), [18, 18]),
      mac("Help button: height", help, [25, 24]),
      mac("Textured button: height", button(textured), [25, 23]),
      mac("Small textured button: height", button("\(small) \(textured)"), [19, 19]),
      mac("Switch: height", ("switch", ""), [25, 24]),
      mac(
        "Inline button: height",
        button(#"type="inline" title="Title" bezelStyle="inline" borderStyle="border""#), [17, 18]),
    ]
  }
}
