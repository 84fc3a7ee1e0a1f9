import LayoutModel
import Testing

@testable import LayoutEngine

/// A control of macOS at one size, on a made window: its frame shows what the tables say of its kind.
struct MacRowCase: Sendable, CustomTestStringConvertible {
  let control: MacControl
  let size: MacControlSize

  var testDescription: String { "\(size.rawValue) \(control.rawValue)" }

  /// Every kind that a table speaks of, at every size for which one has rows of its own.
  static let all: [MacRowCase] = {
    let heights = MacSizeRules.heights.map { ($0.controls, $0.size) }
    let widths = MacSizeRules.widths.map { ($0.controls, $0.size) }
    let insets = MacOverhang.rules.map { ($0.controls, $0.size) }
    let baselines = (MacBaselineRules.rules + MacBaselineRules.lines).map { ($0.controls, $0.size) }
    var met: [String: MacRowCase] = [:]
    for (controls, size) in heights + widths + insets + baselines {
      for control in controls where inner[control] != nil {
        let made = MacRowCase(control: control, size: size ?? .regular)
        met[made.testDescription] = made
      }
    }
    return met.sorted { $0.key < $1.key }.map(\.value)
  }()

  /// The tables that a case is about.
  func subjects() -> [String] {
    func isOwn<Value>(_ rule: MacRule<Value>) -> Bool {
      rule.controls.contains(control) && rule.size ?? .regular == size
    }
    return MacSizeRules.heights.filter(isOwn).map(\.table.subject)
      + MacSizeRules.widths.filter(isOwn).map(\.table.subject)
      + MacOverhang.rules.filter(isOwn).map(\.table.subject)
      + (MacBaselineRules.rules + MacBaselineRules.lines).filter(isOwn).map(\.table.subject)
      + (control == .segmented ? [MacSizeRules.firstLines.subject] : [])
  }

  /// How much higher a table of the case says that the control's text stands than a label's; nil where none does.
  func raised(at release: XcodeRelease) -> Double? {
    MacBaselineRules.rules.contains {
      $0.controls.contains(control) && $0.size ?? .regular == size
    } ? MacBaselineRules.raised(content, at: release) : nil
  }

  /// The control as the engine sees it, with a title: one without has other edges and baselines.
  var content: MacContent {
    var content = MacContent(control: control, controlSize: size)
    content.text = TextContent("Title")
    return content
  }

  private static let font = #"<font key="font" metaFont="system"/>"#
  private static func button(_ style: String) -> (String, String, String) {
    ("button", "", #"<buttonCell key="cell" @ title="Title" \#(style)>\#(font)</buttonCell>"#)
  }
  private static func bezel(_ style: String) -> (String, String, String) {
    button(#"type="push" bezelStyle="\#(style)" borderStyle="border""#)
  }
  /// In the font of its size: the line of another decides how high it is.
  private static func box(_ type: String) -> (String, String, String) {
    (
      "button", "",
      #"<buttonCell key="cell" @ title="Title" type="\#(type)" bezelStyle="regularSquare"/>"#
    )
  }
  private static func field(_ style: String) -> (String, String, String) {
    (
      "textField", "",
      #"<textFieldCell key="cell" @ lineBreakMode="clipping" title="Title" \#(style)>\#(font)</textFieldCell>"#
    )
  }
  private static func segments(_ style: String) -> (String, String, String) {
    (
      "segmentedControl", "",
      #"<segmentedCell key="cell" @ \#(style)><segments><segment label="Title"/></segments></segmentedCell>"#
    )
  }

  /// An element's name, its attributes, and what stands in it; `@` is where the cell's size goes.
  static let inner: [MacControl: (String, String, String)] = [
    .label: field(""), .field: field(#"borderStyle="bezel""#), .colorWell: ("colorWell", "", ""),
    .datePicker: ("datePicker", "", #"<datePickerCell key="cell" @>\#(font)</datePickerCell>"#),
    .plainDatePicker: (
      "datePicker", "",
      #"<datePickerCell key="cell" @ datePickerStyle="textField">\#(font)</datePickerCell>"#
    ),
    .push: bezel("rounded"), .roundRect: bezel("roundedRect"), .recessed: bezel("recessed"),
    .inline: bezel("inline"), .textured: bezel("texturedRounded"),
    .texturedSquare: bezel("texturedSquare"), .gradient: bezel("smallSquare"),
    .square: bezel("regularSquare"), .disclosure: bezel("roundedDisclosure"),
    .disclosureTriangle: bezel("disclosure"), .help: bezel("helpButton"),
    .plainPush: button(#"type="push" bezelStyle="rounded""#),
    .plainRoundRect: button(#"type="roundRect" bezelStyle="roundedRect""#),
    .check: box("check"), .radio: box("radio"),
    .popUp: (
      "popUpButton", "",
      #"<popUpButtonCell key="cell" @ title="Title" bezelStyle="rounded" borderStyle="border">\#(font)<menu key="menu"><items><menuItem title="Title"/></items></menu></popUpButtonCell>"#
    ),
    .segmented: segments(""), .roundRectSegments: segments(#"style="roundRect""#),
    .squareSegments: segments(#"style="smallSquare""#),
    .texturedSegments: segments(#"style="texturedSquare""#),
    .round: bezel("circular"),
    .level: ("levelIndicator", "", #"<levelIndicatorCell key="cell" @ maxValue="5"/>"#),
    .continuousLevel: (
      "levelIndicator", "",
      #"<levelIndicatorCell key="cell" @ maxValue="5" levelIndicatorStyle="continuousCapacity"/>"#
    ),
    .path: ("pathControl", "", #"<pathCell key="cell" @>\#(font)</pathCell>"#),
    .popUpPath: (
      "pathControl", "", #"<pathCell key="cell" @ pathStyle="popUp">\#(font)</pathCell>"#
    ),
    .stepper: ("stepper", "", #"<stepperCell key="cell" @/>"#),
    .slider: ("slider", "", #"<sliderCell key="cell" @/>"#),
    .markedSlider: ("slider", "", #"<sliderCell key="cell" @ numberOfTickMarks="5"/>"#),
    .toggle: ("switch", "@", ""), .progressBar: ("progressIndicator", "@", ""),
    .comboBox: ("comboBox", "", #"<comboBoxCell key="cell" @ title="C">\#(font)</comboBoxCell>"#),
    .searchField: (
      "searchField", "", #"<searchFieldCell key="cell" @>\#(font)</searchFieldCell>"#
    ),
    .titledBox: ("box", #"title="Box""#, ""),
    .untitledBox: ("box", #"titlePosition="noTitle""#, ""), .tabs: ("tabView", "@", ""),
  ]

  /// The control's title alone: releases differ in how wide its font is.
  private static let title = MadeView(
    "textField", "t",
    inner:
      #"<textFieldCell key="cell" lineBreakMode="clipping" title="Title">\#(font)</textFieldCell>"#)

  /// What a segmented control draws around its one segment.
  func lines(at release: XcodeRelease) -> Double {
    switch control {
    case .segmented, .squareSegments, .texturedSegments:
      MacSizeRules.firstLines[release]
    default: 0
    }
  }

  /// The control's width without that of a title.
  func room(at release: XcodeRelease) throws -> Double {
    let layout = try layout(at: release)
    let isTitled = Self.inner[control]?.2.contains("Title") == true
    return layout.frame("c").width - (isTitled ? layout.frame("t").width : 0)
  }

  /// The control at 20, 60 of a window, a label on its baseline and a box, as a release shows them.
  func layout(at release: XcodeRelease) throws -> SolvedLayout {
    let (element, attributes, cell) = Self.inner[control] ?? ("view", "", "")
    let word = size == .regular ? "" : #"controlSize="\#(size.rawValue)""#
    let view = MadeView(
      element, "c", attributes.replacing("@", with: word), inner: cell.replacing("@", with: word),
      // Off its constraints: no edge tells which system drew it.
      frame: [37, 27, 90, 21])
    let root = MadeView(
      "view", "root", subviews: [view, .box("n", 30, 40), Self.title],
      constraints: [
        "c.leading = root.leading + 20", "c.top = root.top + 60", "n.leading = root.leading + 200",
        "n.top = root.top + 200", "t.leading = root.leading + 200", "t.baseline = c.baseline",
      ], frame: [0, 0, 480, 400], isMasked: true, key: "contentView")
    var document = try MadeDocument(
      "rows", "mac", objects: [#"<window id="W">\#(root.xml)</window>"#],
      header: .init(runtime: "MacOSX.Cocoa", switches: #"useAutolayout="YES""#)
    ).read()
    document.toolsVersion = release.tools
    guard let scene = document.scenes.first(where: { $0.kind == .topLevel }) else {
      throw RuleRowCase.Missing()
    }
    var session = LayoutSession(document: document, scene: scene)
    return session.solveAsDesigned()
  }
}
