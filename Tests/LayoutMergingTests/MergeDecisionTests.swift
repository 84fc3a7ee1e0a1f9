import LayoutModel
import Testing

@testable import LayoutMerging

/// Conflicts that somebody decided, one by one.
@Suite struct MergeDecisionTests {
  private let base = Screen.text

  private func merged(
    _ ours: String, _ theirs: String, path: String = "Shop.storyboard", base: String? = nil,
    _ decide: (MergeConflict) -> MergeDecision?
  ) throws -> (text: String, open: [MergeConflict]) {
    func merge(_ decisions: MergeDecisions) throws -> MergedDocument {
      try LayoutMerge.merge(
        base: Array((base ?? self.base).utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
        path: path, decisions: decisions)
    }
    var decisions: MergeDecisions = [:]
    for conflict in try merge([:]).conflicts { decisions[conflict.identity] = decide(conflict) }
    let result = try merge(decisions)
    return (String(decoding: result.bytes, as: UTF8.self), result.conflicts)
  }

  @Test func `of two contested values each is decided by itself`() throws {
    let ours = Screen.edited(("constant=\"40\"", "constant=\"48\""), ("\"Title\"", "\"Ours\""))
    let theirs = Screen.edited(("constant=\"40\"", "constant=\"56\""), ("\"Title\"", "\"Theirs\""))
    let result = try merged(ours, theirs) { $0.property == "text" ? .theirs : .ours }
    #expect(result.open.isEmpty)
    #expect(
      result.text
        == Screen.edited(("constant=\"40\"", "constant=\"48\""), ("\"Title\"", "\"Theirs\"")))
  }

  @Test func `another value is written as it has to be in XML`() throws {
    let ours = Screen.edited(("\"Title\"", "\"Ours\""))
    let theirs = Screen.edited(("\"Title\"", "\"Theirs\""))
    let result = try merged(ours, theirs) { _ in .value("Good & \"bad\"") }
    #expect(result.open.isEmpty)
    #expect(result.text == Screen.edited(("\"Title\"", "\"Good &amp; &quot;bad&quot;\"")))
  }

  @Test func `what cannot be decided so stays open`() throws {
    let red = Screen.edited(("red=\"0.1\"", "red=\"0.9\""))
    let green = Screen.edited(("green=\"0.2\"", "green=\"0.8\""))
    #expect(try merged(red, green) { _ in .value("blue") }.open.count == 1)
    #expect(try merged(red, green) { _ in .both }.open.count == 1)
    #expect(try merged(red, green) { _ in .theirs }.text == green)
  }

  @Test func `a deleted box with an edit goes or stays, as decided`() throws {
    let edited = Screen.edited(("constant=\"8\"", "constant=\"12\""))
    for (ours, theirs, deletion) in [
      (Screen.withoutBox, edited, MergeDecision.ours), (edited, Screen.withoutBox, .theirs),
    ] {
      let gone = try merged(ours, theirs) { _ in deletion }
      #expect(gone.open.isEmpty && !gone.text.contains("Box-00-001"))
      #expect(!gone.text.contains("But-to-001") && gone.text.contains("Lab-el-001"))
      for stays in [MergeDecision.both, deletion == .ours ? .theirs : .ours] {
        let kept = try merged(ours, theirs) { _ in stays }
        #expect(kept.open.isEmpty && kept.text.contains("constant=\"12\" id=\"Con-in-Box\""))
      }
    }
  }

  @Test func `a view moved out of a box that is decided to be gone stays where it was moved to`()
    throws
  {
    // Theirs takes the button out of the box and deletes the box; ours hides the box.
    let button = base.components(from: "<button", through: "</button>\n")
    #expect(button.contains("But-to-001"))
    let moved = Screen.withoutBox.replacing(Screen.label, with: button + Screen.label)
    let edited = Screen.edited(
      (
        "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Box",
        "<view hidden=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Box"
      ))
    let result = try merged(edited, moved) { _ in .theirs }
    #expect(result.open.isEmpty)
    #expect(result.text.contains("But-to-001") && !result.text.contains("Box-00-001"))
  }

  @Test func `statements of a written layout are decided one by one`() throws {
    let base =
      "screen S {\n  view a: UILabel { text \"A\" }\n  view b: UILabel { text \"B\" }\n  a.top = top + 1\n}\n"
    let ours = base.replacing("\"A\"", with: "\"a\"").replacing("\"B\"", with: "\"b\"")
      .replacing("+ 1", with: "+ 2")
    let theirs = base.replacing("\"A\"", with: "\"AA\"").replacing("\"B\"", with: "\"BB\"")
      .replacing("+ 1", with: "+ 3")
    let result = try merged(ours, theirs, path: "S.layout", base: base) { conflict in
      switch conflict.detail {
      case "in screen S, view a": .theirs
      case "in screen S, view b": .ours
      default: .value("a.top = top + 4")
      }
    }
    #expect(result.open.isEmpty)
    #expect(
      result.text
        == base.replacing("\"A\"", with: "\"AA\"").replacing("\"B\"", with: "\"b\"")
        .replacing("+ 1", with: "+ 4"))
  }
}

extension String {
  /// The first stretch from one text to the end of another.
  fileprivate func components(from start: String, through end: String) -> String {
    guard let first = firstRange(of: start) else { return "" }
    guard let last = self[first.upperBound...].firstRange(of: end) else { return "" }
    return String(self[first.lowerBound..<last.upperBound])
  }
}
