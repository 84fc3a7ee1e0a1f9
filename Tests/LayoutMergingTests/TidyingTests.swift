import Testing

@testable import LayoutMerging

@Suite struct TidyingTests {
  func tidied(_ text: String) throws -> String {
    String(
      decoding: try LayoutTidying.tidied(
        Array(text.utf8), committed: Array(Screen.text.utf8), path: "Shop.storyboard"),
      as: UTF8.self)
  }

  let noise = [
    ("toolsVersion=\"21507\"", "toolsVersion=\"22155\""),
    ("y=\"40\" width=\"100\"", "y=\"41\" width=\"99.5\""),
    ("<label text", "<label misplaced=\"YES\" text"),
    ("x=\"10\" y=\"20\"", "x=\"10.400000000000006\" y=\"20\""),
    ("<image name=\"cart\" width=\"24\"", "<image name=\"cart\" width=\"30\""),
  ]

  @Test func `a file with nothing but noise is the committed one`() throws {
    for edit in noise { #expect(try tidied(Screen.edited(edit)) == Screen.text) }
    #expect(
      try tidied(Screen.edited(noise[0], noise[1], noise[2], noise[3], noise[4])) == Screen.text)
  }

  @Test func `constraints in another order are nothing but noise`() throws {
    let lines = Screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    var turned = lines
    let place = try #require(lines.firstIndex { $0.contains("Con-01-Top") })
    turned.swapAt(place, place + 1)
    #expect(try tidied(turned.joined(separator: "\n")) == Screen.text)
  }

  @Test(
    arguments: [
      ("constant=\"40\"", "constant=\"41\""), ("title=\"Buy\"", "title=\"Order\""),
      ("x=\"0.0\" y=\"0.0\" width=\"414\"", "x=\"0.0\" y=\"0.0\" width=\"375\""),
      ("x=\"10\" y=\"20\"", "x=\"900\" y=\"20\""),
      ("red=\"0.1\"", "red=\"0.11\""),
      ("initialViewController=\"Con-tr-olr\"", "launchScreen=\"YES\""),
    ])
  func `an edit is left as it is`(_ edit: (String, String)) throws {
    #expect(try tidied(Screen.edited(edit)) == Screen.edited(edit))
  }

  @Test func `beside an edit of another scene, frames and versions go back`() throws {
    // The second scene is the first one with ids of its own.
    let start = try #require(Screen.text.firstRange(of: "        <!--Shop-->\n"))
    let end = try #require(Screen.text.firstRange(of: "    </scenes>"))
    let scene = String(Screen.text[start.lowerBound..<end.lowerBound])
    let other = scene.split(separator: "-00", omittingEmptySubsequences: false).joined(
      separator: "-9"
    )
    .split(separator: "-0", omittingEmptySubsequences: false).joined(separator: "-8")
    .split(separator: "Con-tr-olr").joined(separator: "Con-tr-two")
    .split(separator: "Con-in-Box").joined(separator: "Con-in-two")
    .split(separator: "Roo-t0").joined(separator: "Roo-t1")
    .split(separator: "e-ne-").joined(separator: "e-nf-").split(separator: "b-el-").joined(
      separator: "b-em-")
    var text = Screen.text
    text.insert(contentsOf: other, at: end.lowerBound)
    func changed(_ edits: (String, String)...) -> String {
      var result = text
      for (old, new) in edits {
        guard let place = result.firstRange(of: old) else { continue }
        result.replaceSubrange(place, with: new)
      }
      return result
    }
    func run(_ edited: String) throws -> String {
      String(
        decoding: try LayoutTidying.tidied(
          Array(edited.utf8), committed: Array(text.utf8), path: "Shop.storyboard"),
        as: UTF8.self)
    }
    // The first match of each is in the first scene: its frame is noise, the edit is elsewhere.
    let versions = ("toolsVersion=\"21507\"", "toolsVersion=\"22155\"")
    let frame = ("y=\"40\" width=\"100\"", "y=\"41\" width=\"99\"")
    let lastTitle = try #require(text.ranges(of: "title=\"Buy\"").last)
    var wanted = text
    let place = try #require(wanted.ranges(of: "title=\"Buy\"").last)
    wanted.replaceSubrange(place, with: "title=\"Order\"")
    #expect(lastTitle.lowerBound > end.lowerBound)
    var edited = changed(versions, frame)
    let there = try #require(edited.ranges(of: "title=\"Buy\"").last)
    edited.replaceSubrange(there, with: "title=\"Order\"")
    #expect(try run(edited) == wanted)
  }

  @Test
  func `the program that saved a document goes back beside an edit, and what it asks for stays`()
    throws
  {
    let edit = ("title=\"Buy\"", "title=\"Order\"")
    let plugIn = ("version=\"21505\"", "version=\"22131\"")
    #expect(try tidied(Screen.edited(noise[0], plugIn, edit)) == Screen.edited(edit))
    // An edit can be what brought a picture's size.
    #expect(try tidied(Screen.edited(noise[4], edit)) == Screen.edited(noise[4], edit))
  }

  @Test func `beside an edit of the same scene, frames stay`() throws {
    let edited = Screen.edited(noise[1], ("constant=\"40\"", "constant=\"41\""))
    #expect(try tidied(edited) == edited)
  }
}
