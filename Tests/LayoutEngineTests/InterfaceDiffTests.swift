import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Documents of a watch: nothing is solved, every edit is told.
struct InterfaceDiffTests {
  private func document(_ items: String) throws -> Document {
    let text = """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
      <scenes><scene sceneID="s"><objects><controller id="C" customClass="Start"><items>\(items)</items>
      <connections><outlet property="top" destination="g" id="o"/></connections></controller>
      </objects></scene></scenes></document>
      """
    return try InterfaceBuilderReader.read(Array(text.utf8), path: "Interface.storyboard")
  }

  private func group(_ attributes: String, _ items: String) -> String {
    "<group id=\"g\" \(attributes)><items>\(items)</items></group>"
  }
  private let meter =
    "<label id=\"m\" text=\"4 / 4\"><fontDescription key=\"font\" type=\"system\" "
    + "pointSize=\"32\"/></label>"
  private let tempo = "<label id=\"t\" text=\"120 BPM\"/>"

  private func told(_ base: String, _ head: String) throws -> [String] {
    try structureChanges(base: document(base), head: document(head)).map(\.text)
  }

  @Test func `a changed spacing is told in words`() throws {
    #expect(
      try told(group("spacing=\"8\"", meter), group("spacing=\"4\"", meter))
        == ["spacing of group g: 8 -> 4"])
    #expect(
      try told(group("", meter), group("spacing=\"4\"", meter))
        == ["spacing of group g: none -> 4"])
  }

  @Test func `fonts and what one watch has of its own are told`() throws {
    let smaller = meter.replacing("32", with: "24")
    #expect(
      try told(group("", meter), group("", smaller)) == [
        "font of label \"4 / 4\": \"type system, point size 32\" -> \"type system, point size 24\""
      ])
    let varied = tempo.replacing(
      "/>", with: "><variation key=\"device=watch38mm\" hidden=\"YES\"/></label>")
    #expect(
      try told(group("", tempo), group("", varied))
        == ["hidden at device=watch38mm of label \"120 BPM\": none -> YES"])
  }

  @Test func `what comes, goes and moves is told once, with what it holds`() throws {
    #expect(
      try told(group("", meter), group("", meter + tempo))
        == ["label \"120 BPM\" added in group g"])
    #expect(try told(group("", meter + tempo), "") == ["group g removed from controller \"Start\""])
    #expect(
      try told(group("", meter + tempo), group("", tempo + meter))
        == ["label \"120 BPM\" moved: position 2 -> 1"])
    #expect(
      try told(group("", meter + tempo), tempo + group("", meter))
        == ["label \"120 BPM\" moved from group g to controller \"Start\""])
  }

  @Test func `connections are no layout`() throws {
    let bound = tempo.replacing(
      "/>", with: "><connections><action selector=\"tap\" id=\"x\"/></connections></label>")
    #expect(try told(group("", tempo), group("", bound)) == [])
  }
}
