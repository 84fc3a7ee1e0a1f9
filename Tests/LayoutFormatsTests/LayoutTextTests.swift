import LayoutFormats
import Testing

@testable import LayoutModel

/// Reading Keyline's own text format.
struct LayoutTextTests {
  private func document(
    _ text: String, groups: [String: Bool] = [:]
  ) throws(FormatError) -> Document {
    try LayoutTextReader.read(Array(text.utf8), path: "A.layout", groups: groups)
  }

  /// The constraints of a screen's root.
  private func constraints(_ body: String) throws -> [LayoutConstraint] {
    let views = "view a: UIView { view inner }; view b; "
    return try document("screen S { \(views)\n\(body)\n}").scenes[0].root.constraints
  }

  private func problem(_ text: String) -> FormatError? {
    do throws(FormatError) {
      _ = try document(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `views nest, have classes and texts, and keep their places`() throws {
    let document = try document(
      """
      // A comment.
      screen Form "A form" {
        view title: UILabel "Na\\"me" { font 20 bold; lines 0 }
        view card: CardView {
          margins 1 2 3 4
          view close: UIButton "Close"
        }
      }
      """)
    let scene = try #require(document.scenes.first)
    #expect(document.kind == .layout && scene.title == "A form" && scene.id == "Form")
    #expect(scene.root.subviews.map(\.id) == ["Form.title", "Form.card"])
    #expect(scene.root.subviews[0].location == SourceLocation(line: 3, column: 3))
    guard case .label(let label) = scene.root.subviews[0].content else {
      Issue.record("no label")
      return
    }
    #expect(label.text.plain == "Na\"me" && label.numberOfLines == 0)
    #expect(
      label.font
        == FontDescription(face: .system(weight: "bold", italic: false), pointSize: 20))
    let card = scene.root.subviews[1]
    #expect(card.customClass == "CardView" && card.kind == .view)
    #expect(card.margins == .directional(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(card.subviews.map(\.kind) == [.button])
    #expect(card.subviews[0].hugging.horizontal == 250)
    #expect(scene.root.subviews[0].hugging.horizontal == 251)
  }

  @Test func `an equation has factors, constants, priorities and identifiers`() throws {
    let found = try constraints("a.width >= 16 / 9 * b.height + 2.5 @750 #ratio")
    let constraint = try #require(found.first)
    #expect(constraint.firstItem == "S.a" && constraint.firstAttribute == .width)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem == "S.b" && constraint.secondAttribute == .height)
    #expect(constraint.multiplier == Multiplier(numerator: 16, denominator: 9))
    #expect(constraint.constant == 2.5 && constraint.priority == 750)
    #expect(constraint.identifier == "ratio" && constraint.id == "S:#ratio")
    let others = try constraints(
      "a.top = safeArea.top - 8; a.width = b.width / 2; b.height = 40; width = 100")
    #expect(others.map(\.constant).sorted { ($0 ?? 0) < ($1 ?? 0) } == [-8, 0, 40, 100])
    #expect(others.contains { $0.secondItem == "S/safeArea" })
    #expect(others.contains { $0.multiplier == Multiplier(numerator: 1, denominator: 2) })
    #expect(others.contains { $0.firstItem == "S" && $0.secondItem == nil })
  }

  @Test func `a visual format counts in the view around`() throws {
    let found = try constraints("H:|-[a]-(>=4@20)-[b(30)]| with alignAllTop, directionLeftToRight")
    #expect(
      Set(found.map { "\($0.firstItem).\($0.firstAttribute) \($0.constant ?? -1)" }) == [
        "S.a.left 0.0", "S.b.left 4.0", "S.b.width 30.0", "S.right 0.0", "S.b.top 0.0",
      ])
    let nested = try document("screen S { view a { view b; |-[b] } }").scenes[0].root
    let constraint = nested.subviews[0].constraints.first
    #expect(constraint?.secondItem == nested.subviews[0].id)
    #expect(constraint?.secondAttribute == .leadingMargin && constraint?.constant == 0)
  }

  @Test func `a component is used many times, with its parameters`() throws {
    let root = try document(
      """
      component Cell(caption, size) {
        view label: UILabel caption
        label.width = size
      }
      screen S {
        use one: Cell("One", 10)
        use two: Cell("Two", 20) { height = 5 }
      }
      """
    ).scenes[0].root
    #expect(root.subviews.map { $0.subviews[0].id } == ["S.one.label", "S.two.label"])
    #expect(root.subviews.map { Set($0.constraints.compactMap(\.constant)) } == [[10], [20, 5]])
  }

  @Test func `an app's class can be a class of UIKit, and converting keeps both`() throws {
    let text = """
      screen S "S" {
        view a: SerifLabel is UILabel "A" {
          lines 2
        }
        view b: UIButton "B" {
          buttonType custom
        }
        view c: UITextField {
          borderStyle none
        }
      }

      """
    let document = try document(text)
    #expect(document.scenes[0].root.subviews.map(\.kind) == [.label, .button, .textField])
    #expect(document.scenes[0].root.subviews[0].customClass == "SerifLabel")
    let written = LayoutTextWriter.text(document)
    #expect(String(decoding: written.bytes, as: UTF8.self) == text && written.unsaid.isEmpty)
    #expect(problem("screen S { view a: B is C }") != nil)
  }

  @Test func `converting lists what a screen cannot say and writes the rest`() throws {
    let picture = View(
      id: "p", kind: .imageView, content: .image(ImageContent(name: "logo")),
      location: SourceLocation(line: 5, column: 9))
    let place = SourceLocation(line: 2, column: 3)
    let scene = Scene(
      id: "r", kind: .topLevel, title: "Row",
      root: View(
        id: "r", kind: .stackView, content: .stack(StackContent()), subviews: [picture],
        location: place),
      location: place)
    let document = Document(
      kind: .xib, platform: .iOS, scenes: [scene],
      images: ["logo": ImageResource(size: Size(width: 20, height: 20))])
    let written = LayoutTextWriter.text(document)
    #expect(
      written.unsaid.map(\.description) == [
        "2:3: r: a scene that is no screen", "2:3: r: a root that is a stackView",
        "5:9: p: the size of the image logo",
      ])
    let back = try LayoutTextReader.read(written.bytes, path: "A.layout")
    #expect(back.scenes[0].root.subviews.map(\.kind) == [.imageView])
    // A stack view with margins arranges within them, as Interface Builder has it.
    let stack = try self.document("screen S { view s: UIStackView { margins 4 } }")
    #expect(
      stack.scenes[0].root.subviews[0].content == .stack(StackContent(arrangesInMargins: true)))
  }

  @Test func `identity does not depend on numbers`() throws {
    let first = try constraints("a.leading = b.leading + 8 @500")
    let second = try constraints("a.leading = b.leading + 80")
    #expect(first.map(\.id) == second.map(\.id))
    let twice = try constraints("a.width >= 8; a.width >= 9")
    #expect(Set(twice.map(\.id)).count == 2)
  }

  @Test func `blocks for traits install, change and remove`() throws {
    let root = try document(
      """
      screen S {
        view a: UILabel "A"
        view b
        a.width = 10 #wide
        when width regular and pad {
          view c
          b.height = 3
          change a { font 30; hidden }
          change #wide = 20 @600
          remove b
        }
      }
      """
    ).scenes[0].root
    let condition = TraitCondition(
      key: "width regular pad", widthClass: .regular, idiom: .pad)
    let changes = root.variations.filter { $0.condition == condition }.flatMap(\.changes)
    #expect(changes.contains(.includeSubviews(["S.c"])))
    #expect(changes.contains(.excludeSubviews(["S.b"])))
    #expect(changes.contains(.includeConstraints(["S:S.b.height="])))
    let always = root.variations.filter(\.condition.isDefault).flatMap(\.changes)
    #expect(
      always == [.excludeSubviews(["S.c"]), .excludeConstraints(["S:S.b.height="])])
    #expect(root.subviews[0].variations.map(\.changes) == [[.font(.system(30)), .hidden(true)]])
    let wide = try #require(root.constraints.first { $0.id == "S:#wide" })
    #expect(wide.variations.map(\.changes) == [[.constant(20), .priority(600)]])
  }

  @Test func `groups are switched from outside`() throws {
    let text = "screen S { view a; group x { a.width = 1 }; group y on { a.width = 2 } }"
    func widths(_ groups: [String: Bool]) throws -> [Double?] {
      try document(text, groups: groups).scenes[0].root.constraints.map(\.constant)
    }
    #expect(try widths([:]) == [2])
    #expect(try widths(["x": true]) == [1, 2])
    #expect(try widths(["y": false]) == [])
    #expect(throws: FormatError.self) { try widths(["z": true]) }
  }

  @Test(arguments: [
    ("screen S {\n  view a\n  b.width = 3\n}", 3, 3), ("screen S {", 1, 11), ("}", 1, 1),
    ("view a", 1, 1), ("screen S { view a; a.widht = 3 }", 1, 20),
    ("screen S { view a; a.width > 3 }", 1, 28), ("screen S { view a; view a }", 1, 20),
    ("screen S { colour red }", 1, 12), ("screen S { view a; a.top = a.leading }", 1, 20),
    ("screen S { view a; a.top = 3 }", 1, 20), ("screen S { width = 3 @0 }", 1, 23),
    ("screen S { view a { text \"x\" } }", 1, 21), ("screen S { use a: B }", 1, 12),
    ("component A { use a: A }\nscreen S { use a: A }", 1, 15), ("screen S { \"x }", 1, 12),
    ("screen S { [a]-[b }", 1, 18), ("screen S { width = x }", 1, 20), ("", 1, 1),
    ("screen S { when dark { } }", 1, 17), ("screen S { view a; change a { hidden } }", 1, 20),
  ])
  func `errors have a line, a column and advice`(_ form: (text: String, line: Int, column: Int)) {
    let problem = problem(form.text)
    #expect(
      problem?.location == SourceLocation(line: form.line, column: form.column),
      "\(form.text): \(problem?.description ?? "accepted")")
    #expect(problem?.reason.advice.isEmpty == false)
  }

  @Test func `superview behind an item is the view around it, and none is around the root`() throws
  {
    let scene = try document(
      """
      screen S {
        view o {
          view i
          i.top = o.superview.top + 7
          i.width = superview.superview.width
          i.height = superview.height
        }
      }
      """
    ).scenes[0]
    let found = scene.root.subviews[0].constraints
    #expect(Set(found.map(\.secondItem)) == ["S", "S.o"])
    #expect(found.filter { $0.secondItem == "S" }.count == 2)
    #expect(
      problem("screen S { width = superview.superview.width }")?.description.contains(
        "superview.superview is above the screen's root") == true)
  }

  @Test(arguments: [
    ("screen S { metric m = 3; metric m = 4 }", "there is a metric \"m\" already"),
    ("metric m = 3\nmetric m = 4\nscreen S { }", "there is a metric \"m\" already"),
    ("screen S { view t: UILabel \"x\" { font bodyy } }", "did you mean \"body\"?"),
    ("// nothing\n", "the file has no screen; write screen Name { ... }"),
    ("", "the file has no screen; write screen Name { ... }"),
  ])
  func `an error names what is wrong and what to write`(_ form: (text: String, words: String)) {
    let problem = problem(form.text)?.description ?? "accepted"
    #expect(problem.contains(form.words), "\(problem)")
  }

  @Test func `an inner metric may have the name of an outer one`() throws {
    let scene = try document(
      "metric m = 1\nscreen S { metric m = 2; view a { metric m = 3; width = m }; a.height = m }"
    ).scenes[0]
    #expect(scene.root.constraints.map(\.constant) == [2])
    #expect(scene.root.subviews[0].constraints.map(\.constant) == [3])
  }

  @Test func `a group that is switched from outside is looked for in a file without any`() {
    let message = #expect(throws: FormatError.self) {
      try document("screen S { }", groups: ["x": true])
    }
    #expect(message?.description.contains("there is no group \"x\"; the file has none") == true)
  }

  @Test func `converting keeps letters of every script and writes numbers short`() throws {
    let views = ["Übung 1", "ünï", "日本"].enumerated().map {
      View(id: ObjectID("\($0)"), kind: .view, label: $1, frame: Frame.zero)
    }
    let place = SourceLocation(line: 1, column: 1)
    let root = View(
      id: "r", kind: .view, subviews: views,
      constraints: [
        LayoutConstraint(
          id: "c", owner: "r", firstItem: "1", firstAttribute: .width, constant: 0.1)
      ], location: place)
    let scene = Scene(
      id: "r", kind: .controller, title: "S", root: root,
      controller: ControllerContext(id: "k"), location: place)
    let written = LayoutTextWriter.text(Document(kind: .xib, platform: .iOS, scenes: [scene]))
    let back = try LayoutTextReader.read(written.bytes, path: "A.layout")
    #expect(back.scenes[0].root.subviews.map(\.label) == ["Übung1", "ünï", "日本"])
    #expect(String(decoding: written.bytes, as: UTF8.self).contains("ünï.width = 0.1\n"))
  }

  @Test func `converting tells that an embedded screen is lost`() throws {
    let place = SourceLocation(line: 4, column: 2)
    let root = View(
      id: "r", kind: .view, subviews: [View(id: "box", kind: .containerView, location: place)])
    let scene = Scene(
      id: "r", kind: .controller, title: "S", root: root,
      controller: ControllerContext(id: "k", embeds: ["box": "child"]), location: place)
    let written = LayoutTextWriter.text(
      Document(kind: .storyboard, platform: .iOS, scenes: [scene]))
    #expect(
      written.unsaid.map(\.description).contains("4:2: box: the screen that it embeds"),
      "\(written.unsaid)")
  }

  @Test func `a mistyped name is told with the nearest one`() {
    #expect(
      problem("screen S { view title\n titel.width = 3 }")?.description
        == "A.layout:2:2: there is no view \"titel\"; did you mean \"title\"?")
    #expect(
      problem("component Row { view a; b.width = 1 }\nscreen S { use r: Row }")?.description
        .contains("(in Row)") == true)
  }

  @Test func `components that multiply are refused before they fill the memory`() {
    var text = "component A0 { view a }\n"
    for level in 1...20 {
      text += "component A\(level) {"
      for use in 0..<10 { text += " use u\(use): A\(level - 1);" }
      text += " }\n"
    }
    #expect(problem(text + "screen S { use a: A20 }")?.description.contains("20000") == true)
    var deep = "component B0 { view a }\n"
    for level in 1...400 { deep += "component B\(level) { use u: B\(level - 1) }\n" }
    #expect(problem(deep + "screen S { use b: B400 }")?.reason == .nestedTooDeep(limit: 128))
    let nested = String(repeating: "view a {", count: 2000)
    #expect(problem("screen S {" + nested)?.reason == .nestedTooDeep(limit: 64))
  }

  @Test func `formatting changes white space only and settles at once`() throws {
    let text = """


      metric   m=20
      screen S  {

         view a : UILabel   "x  y"  // a label

      H: |-m-[ a ]
        a.width==2*width-3@750   #id


        alignmentInsets 1 -2 3 4
      view b { hidden;clips }
      }
      """
    let expected = """
      metric m = 20
      screen S {
        view a: UILabel "x  y"  // a label

        H:|-m-[a]
        a.width = 2 * width - 3 @750 #id

        alignmentInsets 1 -2 3 4
        view b { hidden; clips }
      }

      """
    let once = try LayoutTextFormatter.formatted(Array(text.utf8), path: "A.layout")
    #expect(String(decoding: once, as: UTF8.self) == expected)
    #expect(try LayoutTextFormatter.formatted(once, path: "A.layout") == once)
    #expect(throws: FormatError.self) {
      try LayoutTextFormatter.formatted(Array("screen {".utf8), path: "A.layout")
    }
  }

  @Test func `no text is a trap, and what is read is formatted to the same document`() throws {
    let pieces = [
      "screen S {", "}", "view a", "view b: UILabel \"x\"", "\n", ";", " ", "a.width", " = ", ">=",
      "20", "@750", "#x", "H:|-[a]-|", "V:[a(b)]", "with", "alignAllTop", "when width compact {",
      "group g on {", "component C(p) {", "use c: C(1)", "metric m = 2", "// é\n", "\"", "/", "*",
      "-", "+", "font 17 bold", "contentSize 3 none", "change a { hidden }", "remove a", ".", "é",
    ]
    var state: UInt64 = 11
    var read = 0
    for _ in 0..<20_000 {
      var text = "screen R { view a; view b; "
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<(state >> 61) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      text += " }"
      guard let document = try? document(text) else { continue }
      read += 1
      let formatted = try LayoutTextFormatter.formatted(Array(text.utf8), path: "A.layout")
      let again = try LayoutTextReader.read(formatted, path: "A.layout")
      #expect(again.scenes.map(\.root.subviews.count) == document.scenes.map(\.root.subviews.count))
      #expect(try LayoutTextFormatter.formatted(formatted, path: "A.layout") == formatted)
    }
    #expect(read > 200)
  }

  @Test
  func
    `every faulty statement is told with its line and column, and nothing that follows from one`()
    throws
  {
    func places(_ text: String) -> [String] {
      problem(text)?.all.map { "\($0.location.line):\($0.location.column)" } ?? []
    }
    // Of the grammar: a number that is missing, a word that is no condition with its whole block, a character
    // of no meaning, a brace that closes nothing.
    #expect(
      places(
        """
        screen S {
          view a
          a.top = safeArea.top + @750
          whn width regular { view b; b.top = 3 § }
          when wide { change #x = 80 }
          view c ? d
          a.leading = 20
        }
        }
        """) == ["3:26", "4:3", "5:8", "6:10", "9:1"])
    // Of the meaning: a property and two views that there are not.
    #expect(
      places(
        """
        screen S {
          view a: UILabel { fnt 28 bold }
          c.top = 20
          b.top = 20
          a.top = safeArea.top + 20
        }
        """) == ["2:21", "3:3", "4:3"])
    // What names a view that could not be made is no fault of its own.
    #expect(
      places(
        """
        screen S {
          view a: Thing is UILabl
          a.top = 20
          view b { fnt 3 }
        }
        """) == ["2:3", "4:12"])
  }

  @Test func `a file of many faults tells the first twenty`() {
    let body = (0..<60).map { "view v\($0) ? x" }.joined(separator: "\n")
    #expect(problem("screen S {\n\(body)\n}")?.all.count == 20)
  }
}
