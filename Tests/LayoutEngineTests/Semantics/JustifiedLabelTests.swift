import LayoutModel
import Testing

/// Justified lines fill their room, but for the last of a paragraph.
struct JustifiedLabelTests {
  private func width(_ alignment: String, _ text: String) -> Double? {
    var label = View.caption("text", text, size: 17, lines: 0)
    guard case .label(var content) = label.content else { return nil }
    content.alignment = alignment
    label.content = .label(content)
    let screen = SemanticsScreen(
      [label],
      [
        "text.top = root.top", "text.leading = root.leading + 20",
        "text.trailing <= root.leading + 220",
      ])
    return screen.solvedAsDesigned().view("text")?.frame.width
  }

  @Test func `several lines are as wide as their room`() throws {
    let text = "Extraordinary circumstances"
    #expect(width("justified", text) == 200)
    #expect(try #require(width("left", text)) < 200)
  }

  @Test func `one line, and lines that end in breaks, are as wide as their text`() throws {
    for text in ["Friends", "Friends\nand people"] {
      #expect(try #require(width("justified", text)) == #require(width("left", text)))
    }
  }
}
