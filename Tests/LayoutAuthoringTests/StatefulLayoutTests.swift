import LayoutAuthoring
import LayoutFormats
import LayoutModel
import Testing

/// Groups that depend on the layout they lead to; frames by hand.
struct StatefulLayoutTests {
  private func outcome(_ body: String, width: Double) throws -> StatefulLayout.Outcome {
    let text = "screen S {\n\(body)\n}"
    return try StatefulLayout(Array(text.utf8), path: "S.layout").solve(
      Configuration(name: "window", size: Size(width: width, height: 500)))
  }

  @Test func `a view that is clipped is dropped`() throws {
    let body = """
      view a { contentSize 100 20 }
      view b { contentSize 100 20 }
      H:|[a][b]
      group drop if b.trailing >= superview.trailing { remove b }
      """
    let wide = try outcome(body, width: 300)
    #expect(wide.groups == [] && wide.rounds == 1 && wide.layouts[0].view("S.b") != nil)
    let narrow = try outcome(body, width: 150)
    #expect(narrow.groups == ["drop"] && narrow.cycle == nil)
    #expect(narrow.layouts[0].view("S.b") == nil)
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
    #expect(wide.groups == ["one"])
    #expect(wide.layouts[0].view("S.b")?.frame == Frame(x: 110, y: 0, width: 190, height: 20))
    let narrow = try outcome(body, width: 150)
    #expect(narrow.groups == ["two"])
    #expect(narrow.layouts[0].view("S.b")?.frame == Frame(x: 0, y: 20, width: 150, height: 20))
  }

  @Test func `groups that switch one another for ever are a cycle, and solving ends`() throws {
    let body = """
      view a
      H:|[a]
      a.width = 50 @500
      group grow if a.width <= 60 { a.width = 100 }
      """
    let outcome = try outcome(body, width: 300)
    #expect(outcome.cycle == [[], ["grow"]])
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
    #expect(narrow.groups == ["first", "second"] && narrow.rounds == 3)
    #expect(try outcome(body, width: 500).groups == [])
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
