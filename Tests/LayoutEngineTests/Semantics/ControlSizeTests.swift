import Testing

@testable import LayoutModel

/// Sizes of the system's controls, as recorded documents have them.
struct ControlSizeTests {
  private func height(_ view: View, system: Int = 18, scale: Int = 2) -> Double? {
    SemanticsScreen([view], ["view.leading = root.leading", "view.top = root.top"])
      .at {
        $0.system = system
        $0.scale = scale
      }.solved().view("view")?.frame.height
  }

  private func button(_ font: FontDescription?, insets: EdgeInsets? = nil) -> View {
    View(
      id: "view", kind: .button,
      content: .button(
        ButtonContent(
          type: "system", title: TextContent("Go"), font: font, contentEdgeInsets: insets)))
  }

  /// A title's line height up to a whole point, and 6 above and below: 17.9 -> 18, 23.87 -> 24,
  /// 16.71 -> 17.
  private static let buttons: [(Double, Double)] = [(15, 30), (20, 36), (14, 29)]

  @Test(arguments: buttons)
  func `a button is as high as its line and 12`(_ size: Double, _ wanted: Double) {
    #expect(height(button(.system(size))) == wanted)
  }

  @Test func `buttons in text styles`() {
    // Body 17: 21 + 12; Caption 1 12: 15 + 12. At the largest size Body is 53: 64 + 12.
    let body = button(FontDescription(face: .textStyle("UICTFontTextStyleBody")))
    let caption = button(FontDescription(face: .textStyle("UICTFontTextStyleCaption1")))
    #expect(height(body) == 33)
    #expect(height(caption) == 27)
  }

  @Test func `a short title does not make a button narrower than 30`() {
    SemanticsScreen([button(.system(15))], ["view.leading = root.leading", "view.top = root.top"])
      .expectFrames(["view": [0, 0, 30, 30]])
  }

  @Test func `a title over a picture is not padded and the button has no least width`() {
    // A digit of 17 points is lower and narrower than 25.
    let button = View(
      id: "view", kind: .button,
      content: .button(
        ButtonContent(type: "custom", title: TextContent("2"), backgroundImage: "25.0x25.0")))
    SemanticsScreen([button], ["view.leading = root.leading", "view.top = root.top"])
      .expectFrames(["view": [0, 0, 25, 25]])
  }

  @Test func `content insets replace the padding`() {
    // 18 + 3 + 4.
    #expect(height(button(.system(15), insets: EdgeInsets(top: 3, bottom: 4))) == 25)
  }

  @Test func `a configured button has 7 above and below its line`() {
    // 17 points: 20.287 + 14 = 34.287 -> 34.5 at 2x, 34.333 at 3x.
    let view = View(
      id: "view", kind: .button,
      content: .button(
        ButtonContent(configuration: ButtonConfiguration(style: "filled", title: TextContent("Go")))
      ))
    #expect(height(view) == 34.5)
    #expect(abs((height(view, scale: 3) ?? 0) - 103 / 3.0) < 1e-9)
  }

  @Test func `a configured button shows its configuration's title or none`() {
    // A picture 40 x 10: 40 + 24 wide, a line of 17 points and 14 high; what the state says is not
    // drawn.
    let configuration = ButtonConfiguration(style: "plain", image: ImageContent(name: "40.0x10.0"))
    let view = View(
      id: "view", kind: .button,
      content: .button(ButtonContent(title: TextContent("Button"), configuration: configuration)))
    let screen = SemanticsScreen(
      [view, .sized("picture", 40, 10)], ["view.leading = root.leading", "view.top = root.top"])
    let frame = screen.solved().view("view")?.frame
    #expect(frame?.width == 64)
    #expect(frame?.height == 34.5)
  }

  @Test func `the title of a primary button is semibold`() {
    func width(_ role: String?, _ font: FontDescription?) -> Double? {
      let title = TextContent("Configure Bridges")
      let view = View(
        id: "view", kind: .button,
        content: .button(
          ButtonContent(
            configuration: ButtonConfiguration(style: "plain", title: title, font: font), role: role
          )))
      return SemanticsScreen([view], ["view.leading = root.leading", "view.top = root.top"])
        .solved().view("view")?.frame.width
    }
    // Recorded in whole points: 144 for the title and 24 around it; the model is half a point off.
    #expect(abs((width("primary", nil) ?? 0) - 168) <= 0.5)
    #expect(width(nil, nil) == 161.5)
    #expect(width("primary", .system(17)) == 161.5)
  }

  @Test func `an empty field is as wide as its border, one with a placeholder as wide as both`() {
    func width(_ field: TextFieldContent) -> Double? {
      let view = View(id: "view", kind: .textField, content: .textField(field))
      return SemanticsScreen([view], ["view.leading = root.leading", "view.top = root.top"])
        .solved().view("view")?.frame.width
    }
    #expect(width(TextFieldContent(borderStyle: "roundedRect")) == 14)
    let caption = SemanticsScreen(
      [.caption("view", "Name", size: 14)],
      ["view.leading = root.leading", "view.top = root.top"]
    ).solved().view("view")?.frame.width
    #expect(
      width(TextFieldContent(borderStyle: "roundedRect", placeholder: "Name"))
        == caption.map { $0.rounded(.up) + 14 })
  }

  @Test func `date pickers have a size in every style`() {
    func size(_ mode: String?, _ style: String) -> Size? {
      let view = View(
        id: "view", kind: .datePicker, content: .datePicker(mode: mode, style: style))
      return SemanticsScreen([view], ["view.leading = root.leading", "view.top = root.top"])
        .solved().view("view")?.frame.size
    }
    #expect(size("date", "wheels") == Size(width: 320, height: 216))
    #expect(size("date", "inline") == Size(width: 320, height: 330))
    #expect((size("dateAndTime", "inline")?.height ?? 0) > 360)
    let date = size("date", "compact")?.width ?? 0
    let time = size("time", "compact")?.width ?? 0
    #expect(size("dateAndTime", "compact")?.width == date + time + 4)
    #expect(date > time && time > 60)
  }

  @Test func `frames of switches, steppers, segments and fields`() {
    #expect(height(.control("view", .switch)) == 31)
    #expect(height(.control("view", .stepper)) == 32)
    let segments = SegmentedContent(segments: [.init(title: "A"), .init(title: "B")])
    // 31 in its alignment rectangle, 1 more below.
    #expect(height(View(id: "view", kind: .segmentedControl, content: .segmented(segments))) == 32)
    let field = TextFieldContent(borderStyle: "roundedRect")
    #expect(height(View(id: "view", kind: .textField, content: .textField(field))) == 34)
  }

  @Test func `iOS 26 has another switch`() {
    SemanticsScreen(
      [.control("view", .switch)], ["view.leading = root.leading", "view.top = root.top"]
    )
    .at { $0.system = 26 }.expectFrames(["view": [0, 0, 63, 28]])
  }

  @Test func `a preferred width wraps a label that nothing else bounds`() {
    // Eight W's are 109 to 150 wide: one word a line at 160, both on one line without.
    let bounded = View.caption("view", "WWWWWWWW WWWWWWWW", lines: 0).changingLabel {
      $0.preferredMaxLayoutWidth = 160
    }
    #expect(height(bounded) == 41)
    #expect(height(.caption("view", "WWWWWWWW WWWWWWWW", lines: 0)) == 20.5)
  }

  @Test func `a hidden view outside a stack takes its room`() {
    SemanticsScreen(
      [.sized("a", 50, 20), .blank("b")],
      [
        "a.leading = root.leading", "a.top = root.top", "b.leading = a.trailing + 8",
        "b.top = root.top", "b.width = 1", "b.height = 1",
      ]
    )
    .changing("a") { $0.isHidden = true }
    .expectFrames(["a": [0, 0, 50, 20], "b": [58, 0, 1, 1]])
  }

  @Test func `wheels of a date are lower on a phone that lies on its side`() {
    let wheels = View(
      id: "view", kind: .datePicker, content: .datePicker(mode: nil, style: "wheels"))
    #expect(height(wheels) == 216)
    let screen = SemanticsScreen(
      844, 390, [wheels], ["view.leading = root.leading", "view.top = root.top"]
    ).at { $0.heightClass = .compact }
    #expect(screen.solved().view("view")?.frame.height == 162)
  }

  @Test func `a symbol's image view shows no more than the symbol`() {
    // 24 points of alignment rectangle, of which a circle leaves 0.6 above and 0.5 below at 17
    // points; at 34 points twice that. Edges go to the nearest half point at 2x.
    func symbol(_ name: String, size: Double? = nil, scale: String? = nil) -> [Double]? {
      let view = View(
        id: "view", kind: .imageView,
        content: .image(
          ImageContent(
            name: name, isSystemSymbol: true, symbolPointSize: size, symbolScale: scale)))
      let frame = SemanticsScreen(
        [view],
        [
          "view.leading = root.leading", "view.top = root.top + 10", "view.width = 24",
          "view.height = 24",
        ]
      ).solved().view("view")?.frame
      return frame.map { [$0.y, $0.height] }
    }
    #expect(symbol("plus.circle") == [10.5, 23])
    #expect(symbol("plus.circle.fill") == [10.5, 23])
    #expect(symbol("clock.fill", size: 34) == [11, 22])
    #expect(symbol("not.a.known.symbol") == [10, 24])
    // Large: 20.1 of picture grow by 5.63, 2.81 to each side: 1.51 above, 1.71 below the rectangle.
    #expect(symbol("person", scale: "large") == [8.5, 27])
  }
}

extension View {
  fileprivate func changingLabel(_ change: (inout LabelContent) -> Void) -> View {
    var view = self
    if case .label(var label) = view.content {
      change(&label)
      view.content = .label(label)
    }
    return view
  }
}
