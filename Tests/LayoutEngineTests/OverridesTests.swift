import LayoutEngine
import Testing

@testable import LayoutModel

struct OverridesTests {
  typealias Fixture = EvidenceFixtures

  private func read(_ text: String) throws -> LayoutOverrides {
    try OverridesReader.read(Array(text.utf8), path: "o.json")
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try OverridesReader.read(Array(text.utf8), path: "o.json")
      return nil
    } catch { return error.description }
  }

  @Test func `a file declares classes, views, images and fonts`() throws {
    let found = try read(
      """
      {
        "classes": { "Stars": { "width": 120, "height": 24, "flips": false,
          "alignmentInsets": { "left": 2, "right": 3 }, "firstBaseline": 18, "lastBaseline": 6 } },
        "views": { "a-b": { "height": 7.5 } },
        "images": { "logo\\u00e9": { "width": 8, "height": 3e1 } },
        "fonts": { "Lato": { "ascender": 0.9, "descender": 0.2, "advances": { "A": 0.7 } } }
      }
      """)
    let stars = DeclaredView(
      width: 120, height: 24, alignmentInsets: EdgeInsets(left: 2, right: 3), firstBaseline: 18,
      lastBaseline: 6, flips: false)
    #expect(found.classes == ["Stars": stars])
    #expect(found.views == ["a-b": DeclaredView(height: 7.5)])
    #expect(found.images == ["logo\u{E9}": Size(width: 8, height: 30)])
    #expect(
      found.fonts == ["Lato": DeclaredFont(ascender: 0.9, descender: 0.2, advances: ["A": 0.7])])
  }

  @Test(arguments: [
    ("{\n  \"clases\": {}\n}", "o.json:2:3: \"clases\" is no key here; did you mean \"classes\"?"),
    ("{\"images\": {\"a\": {\"width\": 3}}}", "o.json:1:13: \"a\" needs \"height\""),
    (
      "{\"images\": {\n\"a\": {\"width\": \"3\"}}}",
      "o.json:2:16: \"width\" is a number, not a text"
    ),
    ("{\"classes\": 1}", "o.json:1:13: \"classes\" is an object, not a number"),
    (
      "{\"classes\": {\"A\": {\"width\": -1}}}",
      "o.json:1:29: \"width\" cannot be -1.0; give points between 0 and 100000"
    ),
    (
      "{\"classes\": {}, \"classes\": {}}",
      "o.json:1:17: \"classes\" stands here a second time; keep one"
    ),
    ("{\"classes\": {},}", "o.json:1:16: a key in quotes is due"),
    ("{", "o.json:1:2: a key in quotes is due"),
    ("", "o.json:1:1: the text ends where a value is due"),
    ("{} x", "o.json:1:4: something stands after the end of the value; remove it"),
    (
      "{\"fonts\": {\"A\": {\"ascender\": 1, \"descender\": 0, \"advances\": {\"AB\": 1}}}}",
      "o.json:1:62: \"AB\" is not one character"
    ),
  ])
  func `what is wrong is told with its place`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test func `no nesting and no broken text is a trap`() {
    let pieces = ["{", "[", "\"", "\\u", "\\ud800", "1e999", "nul", ":", "\u{0}", "{\"a\":"]
    for piece in pieces {
      for count in [1, 2, 5000] {
        #expect(message(String(repeating: piece, count: count)) != nil)
      }
    }
  }

  @Test func `a declared class has its size, insets and baseline`() throws {
    let document = try Fixture.document(
      Fixture.plain("v", "Stars", Frame(x: 20, y: 100, width: 50, height: 50))
        + Fixture.label("a", "Text", width: 40),
      Fixture.pinned("v") + Fixture.equal("l", "a", "leading", "v", "trailing")
        + Fixture.equal("b", "a", "firstBaseline", "v", "firstBaseline"))
    var overrides = LayoutOverrides.none
    overrides.classes["Stars"] = DeclaredView(
      width: 120, height: 24, alignmentInsets: EdgeInsets(left: 2, right: 4), firstBaseline: 18)
    var session = Fixture.session(document, LayoutOptions(textSource: .model, overrides: overrides))
    let layout = session.solve(Fixture.phone)
    // The alignment rectangle begins at 20 and is 120 wide; the frame reaches 2 and 4 beyond it.
    #expect(layout.view("v")?.frame == Frame(x: 18, y: 100, width: 126, height: 24))
    #expect(layout.view("a")?.frame.x == 140)
    // The label's baseline lies about 16 below its top, the declared one 18 below 100.
    let top = layout.view("a")?.frame.y ?? 0
    #expect((101...103).contains(top))
    #expect(layout.uses == [SizeUse(view: "v", source: .declaredClass)])
    #expect(layout.ambiguities == [])
  }

  @Test func `a class that does not flip keeps left and right`() throws {
    let document = try Fixture.document(
      Fixture.plain("v", "Dial", Frame(x: 20, y: 100, width: 200, height: 50))
        .replacing(
          "</view>",
          with: """
            <subviews>\(Fixture.plain("i", "Hand", Frame(x: 10, y: 0, width: 30, height: 50)))</subviews>
            <constraints>
            \(Fixture.equal("i1", "i", "leading", "v", nil, 10))\(Fixture.equal("i2", "i", "top", "v"))
            \(Fixture.equal("i3", "i", "width", nil, nil, 30))\(Fixture.equal("i4", "i", "height", nil, nil, 50))
            </constraints></view>
            """, maxReplacements: 1),
      Fixture.pinned("v") + Fixture.equal("w", "v", "width", nil, nil, 200)
        + Fixture.equal("h", "v", "height", nil, nil, 50))
    var mirrored = Fixture.phone
    mirrored.direction = .rightToLeft
    var plain = Fixture.session(document)
    #expect(plain.solve(mirrored).view("i")?.frame.x == 160)
    let overrides = LayoutOverrides(classes: ["Dial": DeclaredView(flips: false)])
    var declared = Fixture.session(document, LayoutOptions(overrides: overrides))
    #expect(declared.solve(mirrored).view("i")?.frame.x == 10)
  }

  @Test func `a declared image has its size and is no assumption`() throws {
    let image = """
      <imageView image="badge" translatesAutoresizingMaskIntoConstraints="NO" id="i">
          <rect key="frame" x="20" y="100" width="30" height="30"/>
      </imageView>
      """
    let document = try Fixture.document(image, Fixture.pinned("i"))
    var unknown = Fixture.session(document)
    #expect(
      unknown.solve(Fixture.phone).assumptions.contains(
        Assumption(view: "i", reason: .missingImage)))
    let overrides = LayoutOverrides(images: ["badge": Size(width: 44, height: 22)])
    var session = Fixture.session(document, LayoutOptions(overrides: overrides))
    let layout = session.solve(Fixture.phone)
    #expect(layout.view("i")?.frame.size == Size(width: 44, height: 22))
    #expect(layout.assumptions == [])
  }

  @Test func `a declared font has its line height and advances`() throws {
    let font = #"name="Fancy-Bold" family="Fancy" pointSize="20""#
    let document = try Fixture.document(
      Fixture.label("a", "AAAA", width: 40, font: font), Fixture.pinned("a"))
    let overrides = LayoutOverrides(fonts: [
      "Fancy-Bold": DeclaredFont(ascender: 1, descender: 0.5, advances: ["A": 0.75])
    ])
    var session = Fixture.session(document, LayoutOptions(textSource: .model, overrides: overrides))
    let layout = session.solve(Fixture.phone)
    // Four letters of 0.75 at 20 points; a line of 1.5 at 20 points.
    #expect(layout.view("a")?.frame.size == Size(width: 60, height: 30))
    #expect(layout.assumptions == [])
  }

  @Test func `what a document leaves unknown is proposed with its recorded size`() throws {
    let font = #"name="Fancy-Bold" family="Fancy" pointSize="20""#
    let image = """
      <imageView image="badge" translatesAutoresizingMaskIntoConstraints="NO" id="i">
          <rect key="frame" x="20" y="300" width="30" height="31"/>
      </imageView>
      """
    let document = try Fixture.document(
      Fixture.plain("v", "Stars", Frame(x: 20, y: 100, width: 50, height: 51)) + image
        + Fixture.label("a", "Text", width: 40, y: 200, font: font),
      Fixture.pinned("v") + Fixture.pinned("i", y: 300) + Fixture.pinned("a", y: 200))
    var session = Fixture.session(document)
    let layout = session.solveAsDesigned()
    let found = suggestedOverrides(for: document, layouts: [(document.scenes[0], layout)])
    #expect(found.classes == ["Stars": DeclaredView(width: 50, height: 51)])
    #expect(found.images == ["badge": Size(width: 30, height: 31)])
    #expect(found.fonts.keys.sorted() == ["Fancy-Bold"])
    let again = suggestedOverrides(
      for: document, layouts: [(document.scenes[0], layout)], known: found)
    #expect(again.isEmpty)
  }
}
