import LayoutModel
import LayoutService
import Testing

struct ProposedEditTests {
  private let file = SourceFile(path: "A.storyboard", bytes: Fixtures.storyboard(buttons: [340]))

  @Test(arguments: [
    "w0.constant=24", "w0.constant=-1.5", "a.b.constant=2", "w0.priority=1", "w0.priority=1000",
    "w0.remove",
  ])
  func `an edit is read as it is written`(_ text: String) throws {
    let edit = try #require(ProposedEdits.Edit(text))
    #expect(edit.constraint == (text.hasPrefix("a") ? "a.b" : "w0"))
  }

  @Test(arguments: [
    "", "w0", ".constant=1", "w0.constant", "w0.constant=x", "w0.priority=0", "w0.priority=1001",
    "w0.remove=1", "w0.color=1", "w0.constant=1e9", "w0.priority=1.5",
  ])
  func `what is no edit is none`(_ text: String) {
    #expect(ProposedEdits.Edit(text) == nil)
  }

  @Test func `only the lines of the edited constraints change`() throws {
    let edits = try ["w0.constant=100", "h0.priority=750", "k0e.remove"].map {
      try #require(ProposedEdits.Edit($0))
    }
    let edited = try ProposedEdits(edits).applied(to: file)
    let lines = ProposedEdits.lines(from: try file.read(), to: try edited.read())
    #expect(lines.count == 5)
    let new = lines.filter(\.isNew).map(\.text)
    #expect(new.contains { $0.contains("constant=\"100\"") && $0.contains("id=\"w0\"") })
    #expect(new.contains { $0.contains("priority=\"750\"") && $0.contains("id=\"h0\"") })
    #expect(lines.filter { !$0.isNew }.contains { $0.text.contains("id=\"k0e\"") })
    #expect(throws: FileProblem.self) {
      try ProposedEdits([try #require(ProposedEdits.Edit("nosuch.remove"))]).applied(to: file)
    }
  }
}
