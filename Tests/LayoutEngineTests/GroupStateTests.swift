import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Groups that depend on the layout they lead to; frames by hand.
struct GroupStateTests {
  private func solve(_ text: String, in window: Configuration) throws -> SolvedLayout {
    let document = try LayoutTextReader.read(Array(text.utf8), path: "S.layout")
    var session = LayoutSession(
      document: document, scene: try #require(document.scenes.first),
      options: LayoutOptions(textSource: .model))
    return session.solve(window)
  }

  private func outcome(
    _ body: String, width: Double, above: String = ""
  ) throws -> (layout: SolvedLayout, state: GroupState) {
    let text = "\(above)\nscreen S {\n\(body)\n}"
    let layout = try solve(
      text, in: Configuration(name: "window", size: Size(width: width, height: 500)))
    return (layout, try #require(layout.state))
  }

  @Test func `a view that is clipped is dropped`() throws {
    let body = """
      view a { contentSize 100 20 }
      view b { contentSize 100 20 }
      H:|[a][b]
      group drop if b.trailing >= superview.trailing { remove b }
      """
    let wide = try outcome(body, width: 300)
    #expect(wide.state.on == [] && wide.state.rounds == 1 && wide.layout.view("S.b") != nil)
    let narrow = try outcome(body, width: 150)
    #expect(narrow.state.on == ["drop"] && narrow.state.cycle == nil)
    #expect(narrow.layout.view("S.b") == nil)
  }

  @Test func `one row becomes two where it is too narrow`() throws {
    let body = """
      view a { contentSize 100 20 }
      view b { contentSize none 20; hugging 1 250 }
      view room
      H:|[a]
      V:|[a]
      H:[b]|
      // What one row would leave to b.
      H:[a]-10-[room]|
      group two if room.width <= 80 { b.leading = superview.leading; b.top = a.bottom }
      group one if room.width >= 80.5 { b.leading = a.trailing + 10; b.top = superview.top }
      """
    let wide = try outcome(body, width: 300)
    #expect(wide.state.on == ["one"])
    #expect(wide.layout.view("S.b")?.frame == Frame(x: 110, y: 0, width: 190, height: 20))
    let narrow = try outcome(body, width: 150)
    #expect(narrow.state.on == ["two"])
    #expect(narrow.layout.view("S.b")?.frame == Frame(x: 0, y: 20, width: 150, height: 20))
  }

  @Test func `groups that switch one another for ever are a cycle, and solving ends`() throws {
    let body = """
      view a
      H:|[a]
      a.width = 50 @500
      group grow if a.width <= 60 { a.width = 100 }
      """
    let outcome = try outcome(body, width: 300)
    #expect(outcome.state.cycle == [[], ["grow"]])
  }

  @Test func `a cycle of groups is a finding that names them, with the line of the first`() throws {
    let text = """
      screen S {
        view a
        H:|[a]
        V:|[a(20)]
        a.width = 50 @500
        group grow if a.width <= 60 { a.width = 100 }
      }
      """
    let document = try LayoutTextReader.read(Array(text.utf8), path: "S.layout")
    let scene = try #require(document.scenes.first)
    let window = Configuration(name: "window", size: Size(width: 300, height: 500))
    let found = findings(
      document: "S.layout", scene: scene, layouts: [(window, try solve(text, in: window))])
    let finding = try #require(found.first { $0.rule == .unsettledGroups })
    #expect(finding.severity == .error && finding.view == "S" && finding.location?.line == 6)
    #expect(finding.message == "group grow switches itself on and off for ever: none, then grow")
    let settled = text.replacing("<= 60", with: "<= 40")
    #expect(
      !findings(
        document: "S.layout",
        scene: try #require(
          try LayoutTextReader.read(Array(settled.utf8), path: "S.layout").scenes.first),
        layouts: [(window, try solve(settled, in: window))]
      ).contains { $0.rule == .unsettledGroups })
  }

  @Test func `several conditions must hold together, and follow one another`() throws {
    let body = """
      view a { contentSize 40 20 }
      view b
      H:|[a]
      V:|[a]
      b.height = 10
      group first if a.width <= 40 and superview.width <= 400 { b.width = 70 }
      group second if b.width >= 70 { b.height = 30 @999 }
      """
    let narrow = try outcome(body, width: 300)
    #expect(narrow.state.on == ["first", "second"] && narrow.state.rounds == 3)
    #expect(try outcome(body, width: 500).state.on == [])
  }

  @Test func `each instance of a component decides for itself`() throws {
    let row = """
      component Row(wanted) {
        view a { contentSize 20 10 }
        H:|[a]
        V:|[a]|
        group wide if superview.width >= 100 { a.width = wanted }
      }
      """
    let body = """
      use one: Row(60)
      use two: Row(60)
      one.width = 50
      two.width = 150
      H:|[one]
      H:|[two]
      V:|[one][two]
      """
    let outcome = try outcome(body, width: 300, above: row)
    #expect(outcome.state.on == ["two.wide"])
    #expect(outcome.layout.view("S.one.a")?.frame.width == 20)
    #expect(outcome.layout.view("S.two.a")?.frame.width == 60)
  }

  @Test func `views of a group are there when it is on, and traits and groups join`() throws {
    let body = """
      view a { contentSize 40 20 }
      H:|[a]
      V:|[a]
      group more if superview.width >= 200 {
        view extra { contentSize 30 10 }
        H:[a]-5-[extra]
        extra.top = a.top
        when width compact { remove a }
      }
      """
    // This narrow a window is compact: the group is on, and its block for traits counts.
    let wide = try outcome(body, width: 300)
    #expect(wide.layout.view("S.extra") != nil && wide.layout.view("S.a") == nil)
    let narrow = try outcome(body, width: 150)
    #expect(narrow.layout.view("S.extra") == nil)
  }

  @Test func `a language's block counts in it and in what falls back to it`() throws {
    let text = """
      screen S {
        view a: UILabel "Sign in" { contentSize 40 20 }
        H:|[a]
        V:|[a]
        a.width = 50 #wide
        when language de { change a { text "Anmelden" }; change #wide = 90 }
        when language de-AT { change #wide = 95 }
      }
      """
    func width(_ language: Language?) throws -> Double? {
      var window = Configuration(name: "window", size: Size(width: 300, height: 500))
      window.language = language
      return try solve(text, in: window).view("S.a")?.frame.width
    }
    #expect(try width(nil) == 50)
    #expect(try width(Language("fr")) == 50)
    #expect(try width(Language("de")) == 90)
    #expect(try width(Language("de-CH")) == 90)
    #expect(try width(Language("de-AT")) == 95)
  }

  @Test func `a condition that names nothing is refused`() {
    #expect(throws: FormatError.self) {
      try outcome("view a\ngroup g if b.width <= 3 { }", width: 300)
    }
    #expect(throws: FormatError.self) {
      try outcome("view a\ngroup g if a.width = 3 { }", width: 300)
    }
  }
}
