import LayoutEngine
import LayoutModel
import Testing

struct QueryingTests {
  private var screen: HandDrawn {
    var buy = View.button("buy", "Buy", Frame(8, 8, 100, 30))
    buy.customClass = "Primary"
    buy.constraints = [
      LayoutConstraint(
        id: "w", owner: "buy", firstItem: "buy", firstAttribute: .width, constant: 340)
    ]
    let stack = View.drawn(
      "stack", .stackView, Frame(16, 100, 343, 44),
      subviews: [buy, .label("price", "12.00", Frame(120, 8, 60, 20))]
    ) { $0.content = .stack(StackContent(spacing: 8)) }
    return HandDrawn([
      .label("title", "Hello", Frame(16, 40, 200, 20.5)), stack,
      .drawn("gone", .imageView, Frame(0, 0, 10, 10)) { $0.isHidden = true },
    ])
  }

  private func ids(_ text: String, in scene: HandDrawn? = nil, findings: [Finding] = []) throws
    -> [String]
  {
    let scene = scene ?? screen
    let wide = Configuration(
      name: "pad-11", device: "iPad 11", size: Size(width: 834, height: 1194), idiom: .pad)
    var mirrored = Configuration.named("rtl")
    mirrored.direction = .rightToLeft
    mirrored.contentSize = .accessibility3
    let queried = QueriedScene(
      document: "A", scene: scene.scene,
      layouts: [
        (.phone, scene.layout()),
        (wide, scene.layout(at: wide, adjust: { if $0.id == "buy" { $0.frame.height = 50 } })),
        (mirrored, scene.layout(at: mirrored)),
      ],
      base: (scene.scene, [scene.layout(adjust: { if $0.id == "title" { $0.frame.x -= 5 } })]),
      findings: findings)
    return try LayoutSelector(text).matches(in: [queried]).map(\.view.rawValue)
  }

  @Test(arguments: [
    ("label", "title price"), ("UILabel", "title price"), ("*", "root title stack buy price gone"),
    ("#buy", "buy"), ("#Buy", "buy"), (".Primary", "buy"), ("button.Primary[text=\"Buy\"]", "buy"),
    ("[text^=He]", "title"), ("[hidden]", "gone"), ("label[lines=1]", "title price"),
    ("*[constraint.width>=320]", "buy"), ("*[constraint.width>=341]", ""),
    ("stackView > label", "price"), ("view > label", "title"), ("view label", "title price"),
    ("button + label", "price"), ("label ~ stackView", "stack"), ("label + imageView", ""),
    ("Screen/ label", "title price"), ("Other/ label", ""), ("\"Screen\"/#buy", "buy"),
    ("stackView:has(> button)", "stack"), ("view:has(button)", "root"),
    ("label:not(stackView label)", "title"), ("*:not(label):not(:root):not(:hidden)", "stack buy"),
    ("button:left-of(#price)", "buy"), ("#price:right-of(button)", "price"),
    ("#title:above(stackView)", "title"), ("button:inside(stackView)", "buy"),
    (":tappable", "buy"), (":hidden", "gone"), ("label:overlaps(button)", ""),
  ])
  func `selectors find what they say`(text: String, expected: String) throws {
    #expect(try ids(text).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("{w > 150 and h < 30}", "title"), ("{h=20.5}", "title"), ("button{h<44 or w<44}", "buy"),
    ("* {right = parent.w}", "root"), ("label{x + w > 210}", "title"),
    ("label{ay >= 108 and not (x < 100)}", "price"), ("label{abs(x - self@base.x) > 2}", "title"),
    ("label{w / (h - h) > 0}", ""), ("label{not w / (h - h) > 0}", ""),
    ("*{parent.parent.w > 0}", "buy price"), ("label{-x < -100}", "price"),
    ("label{2 * h > 40.5}", "title"), ("label{linesNeeded > lines}", ""),
    ("stackView{scale = 2}", "stack"),
  ])
  func `frames are calculated with`(text: String, expected: String) throws {
    let expected = expected == "root" ? "" : expected
    #expect(try ids(text).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("button{h<44}", "buy"), ("button{h<44} @all", ""), ("button{h<44} @all[idiom=phone]", "buy"),
    ("button{h>44} @only[width>=800]", "buy"), ("button{h<44} @only[dir=rtl]", ""),
    ("button{h>44} @\"ipad 11\"", "buy"), ("button{h>44} @phone", ""),
    ("button @[type>=AX1, dir=rtl]", "buy"), ("button @[text=2]", ""),
    ("button @[device=\"iPad\"]", "buy"), ("button @[orientation=landscape]", ""),
  ])
  func `the part after @ chooses configurations`(text: String, expected: String) throws {
    #expect(try ids(text).joined(separator: " ") == expected)
  }

  @Test func `matches carry their frames in matrix order`() throws {
    let scene = screen
    let found = try LayoutSelector("#price").matches(in: [
      QueriedScene(
        document: "A", scene: scene.scene,
        layouts: ["b", "a"].map { (Configuration.named($0), scene.layout(at: .named($0))) })
    ])
    #expect(found.first?.places.map(\.configuration) == ["b", "a"])
    #expect(found.first?.places.first?.frame == Frame(120, 8, 60, 20))
    #expect(found.first?.places.first?.absoluteFrame == Frame(136, 108, 60, 20))
  }

  @Test func `findings are asked by rule and by severity`() throws {
    let found = Finding(
      rule: .hitTarget, severity: .warning, document: "A", scene: "root", view: "buy",
      other: "price",
      occurrences: [.init(configuration: "phone", amount: 14, severity: .warning)], message: "m")
    #expect(try ids("* !hit-target", findings: [found]) == ["buy", "price"])
    #expect(try ids("* !L011", findings: [found]) == ["buy", "price"])
    #expect(try ids("button !warning", findings: [found]) == ["buy"])
    #expect(try ids("* !error", findings: [found]) == [])
    #expect(try ids("* !hit-target @[dir=rtl]", findings: [found]) == [])
  }

  @Test func `an unsolved scene answers questions of structure`() throws {
    let queried = QueriedScene(document: "A", scene: screen.scene, layouts: [])
    #expect(try LayoutSelector(".Primary").matches(in: [queried]).map(\.view) == ["buy"])
    #expect(try LayoutSelector("button{w > 0}").matches(in: [queried]).isEmpty)
  }

  @Test(arguments: [
    ("", 1, "expected a kind such as label"), ("lable", 1, "did you mean \"label\""),
    ("label[txt=1]", 7, "did you mean \"text\""), ("label:tapable", 6, "did you mean \"tappable\""),
    ("* !overlaps", 3, "did you mean \"overlap\""), ("label{w}", 7, "expected a comparison"),
    ("label{w<}", 9, "expected a number or a field"), ("label{wid<4}", 7, "no field"),
    ("label{parent.ww<4}", 7, "did you mean \"parent.w\""), ("label[alpha<x]", 13, "a number"),
    ("label @[dir=up]", 13, "expected ltr, rtl"), ("label @[with<4]", 9, "did you mean \"width\""),
    ("label >", 8, "expected a kind"), ("label[text=\"a]", 12, "closing \""),
    ("constraint", 1, "--sql"), ("label:not(", 11, "expected a kind"),
    ("label{(w<4)+1<3}", 7, "numbers to calculate with"), ("label)", 6, "expected"),
  ])
  func `a mistake is told with its column and a way out`(text: String, column: Int, says: String) {
    let error = #expect(throws: SelectorError.self) { try LayoutSelector(text) }
    #expect(error?.column == column)
    #expect(error?.description.contains(says) == true)
  }

  @Test func `a configuration nobody solved is an error with the nearest name`() {
    let error = #expect(throws: SelectorError.self) { try ids("label @phne") }
    #expect(error?.description == "no configuration is called \"phne\"; did you mean \"phone\"?")
  }

  @Test func `deep, long and broken selectors neither trap nor hang`() throws {
    for open in ["label:not(", "label{(", "label{-", "label{not ", "label{abs("] {
      let text = String(repeating: open, count: 400) + "w"
      #expect(throws: SelectorError.self) { try LayoutSelector(String(text.prefix(4000))) }
    }
    #expect(throws: SelectorError.self) { try LayoutSelector(String(repeating: "a", count: 5000)) }
    let long = "label{" + Array(repeating: "w", count: 1500).joined(separator: "+") + ">0}"
    #expect(try ids(long) == ["title", "price"])
    // A cheap generator of nonsense: the same on every run.
    let alphabet = Array("label*#.[]{}:!@()<>=+-~/\"\\ w1,^$é\u{0}".unicodeScalars)
    var state: UInt64 = 42
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.unicodeScalars.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      _ = try? ids(text)
    }
  }

  @Test func `many descendant steps stay cheap`() throws {
    var deep = View.label("leaf", "x", .zero)
    for level in 0..<200 {
      deep = View.drawn(ObjectID("v\(level)"), .view, .zero, subviews: [deep])
    }
    let text = Array(repeating: "view", count: 30).joined(separator: " ") + " button"
    #expect(try ids(text, in: HandDrawn(root: deep)).isEmpty)
  }
}
