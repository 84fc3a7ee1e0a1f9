import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutMerging

/// Three versions of a written layout; merged texts by hand.
struct LayoutTextMergeTests {
  static let base = """
    metric margin = 20

    screen S "Sign in" {
      // What greets.
      view title: UILabel "Welcome" {
        font 28 bold
      }
      view name: UITextField { placeholder "Name" }
      title.top = safeArea.top + 40
      title.leading = safeArea.leading + margin
      H:|-[name]-|
    }

    """

  private func merge(
    base: String = Self.base, ours: String, theirs: String
  ) throws -> (text: String, conflicts: [MergeConflict]) {
    let merged = try LayoutMerge.merge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), path: "S.layout")
    return (String(decoding: merged.bytes, as: UTF8.self), merged.conflicts)
  }

  private func edited(_ edits: (String, String)...) -> String {
    edits.reduce(Self.base) { text, edit in
      #expect(text.contains(edit.0))
      return text.replacing(edit.0, with: edit.1)
    }
  }

  @Test func `edits of two lines beside one another are joined`() throws {
    let ours = edited(("safeArea.top + 40", "safeArea.top + 60"))
    let theirs = edited(
      ("safeArea.leading + margin", "safeArea.leading + 8"), ("\"Name\"", "\"Your name\""))
    let merged = try merge(ours: ours, theirs: theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(
      merged.text
        == edited(
          ("safeArea.top + 40", "safeArea.top + 60"),
          ("safeArea.leading + margin", "safeArea.leading + 8"), ("\"Name\"", "\"Your name\"")))
  }

  @Test func `what both add is there, what one deletes is gone, comments stay`() throws {
    let ours = edited(("  H:|-[name]-|\n", "  H:|-[name]-|\n  name.height = 40\n"))
    let theirs = edited(
      ("  H:|-[name]-|\n", "  H:|-[name]-|\n  name.top = title.bottom + 8\n"),
      ("    font 28 bold\n", ""))
    let merged = try merge(ours: ours, theirs: theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(
      merged.text
        == edited(
          ("    font 28 bold\n", ""),
          (
            "  H:|-[name]-|\n",
            "  H:|-[name]-|\n  name.top = title.bottom + 8\n  name.height = 40\n"
          )))
  }

  @Test func `one number changed in two ways is a conflict, and ours is kept`() throws {
    let merged = try merge(
      ours: edited(("top + 40", "top + 60")), theirs: edited(("top + 40", "top + 80")))
    #expect(merged.text == edited(("top + 40", "top + 60")))
    let conflict = try #require(merged.conflicts.first)
    #expect(merged.conflicts.count == 1 && conflict.kind == .value && conflict.kept == .ours)
    #expect(conflict.ours.location?.line == 9)
    #expect(
      conflict.sentence
        == "statement of title . top = safeArea . top: title . top = safeArea . top + 60 in ours, "
        + "title . top = safeArea . top + 80 in theirs, title . top = safeArea . top + 40 before; "
        + "kept ours; in screen S")
  }

  @Test func `a view that one side deleted and the other edited is kept as edited`() throws {
    let without = edited(
      ("  view name: UITextField { placeholder \"Name\" }\n", ""), ("  H:|-[name]-|\n", ""))
    let with = edited(("\"Name\"", "\"Your name\""))
    for (ours, theirs, side) in [(without, with, MergeSide.theirs), (with, without, .ours)] {
      let merged = try merge(ours: ours, theirs: theirs)
      #expect(merged.text.contains("view name: UITextField { placeholder \"Your name\" }"))
      #expect(merged.conflicts.map(\.kind) == [.deletedAndEdited])
      #expect(merged.conflicts.first?.kept == side)
    }
  }

  @Test func `a body that one side took away and the other edited is kept and told`() throws {
    let body = " {\n    font 28 bold\n  }\n"
    let without = edited((body, "\n"))
    let with = edited(("28 bold", "30"))
    for (ours, theirs, side) in [(without, with, MergeSide.theirs), (with, without, .ours)] {
      let merged = try merge(ours: ours, theirs: theirs)
      #expect(merged.text == with)
      #expect(merged.conflicts.map(\.kind) == [.deletedAndEdited])
      #expect(merged.conflicts.first?.kept == side && merged.conflicts.first?.name == "view title")
    }
    // The first line is edited by one side and the body by the other: both are there.
    let renamed = edited(("\"Welcome\"" + body, "\"Hello\"\n"))
    for (ours, theirs) in [(renamed, with), (with, renamed)] {
      let merged = try merge(ours: ours, theirs: theirs)
      #expect(merged.text == edited(("\"Welcome\"", "\"Hello\""), ("28 bold", "30")))
      #expect(merged.conflicts.map(\.kind) == [.deletedAndEdited])
    }
  }

  @Test func `a body that the other side left alone goes, and the edited first line stays`() throws
  {
    let body = " {\n    font 28 bold\n  }\n"
    let (without, renamed) = (edited((body, "\n")), edited(("\"Welcome\"", "\"Hello\"")))
    for (ours, theirs) in [(without, renamed), (renamed, without)] {
      let merged = try merge(ours: ours, theirs: theirs)
      #expect(merged.text == edited(("\"Welcome\"" + body, "\"Hello\"\n")))
      #expect(merged.conflicts.isEmpty)
    }
  }

  @Test func `an order that one side changed is taken`() throws {
    let name = "  view name: UITextField { placeholder \"Name\" }\n"
    let title = "  // What greets.\n  view title: UILabel \"Welcome\" {\n    font 28 bold\n  }\n"
    let moved = edited((name, ""), (title, name + title))
    let other = edited(("top + 40", "top + 50"))
    let expected = moved.replacing("top + 40", with: "top + 50")
    #expect(try merge(ours: moved, theirs: other).text == expected)
    #expect(try merge(ours: other, theirs: moved).text == expected)
  }

  @Test func `a result that cannot be read is refused`() {
    // Ours uses the view that theirs takes away.
    let ours = edited(("  H:|-[name]-|\n", "  H:|-[name]-|\n  name.height = 40\n"))
    let theirs = edited(
      ("  view name: UITextField { placeholder \"Name\" }\n", ""), ("  H:|-[name]-|\n", ""))
    #expect(throws: MergeError.self) { try merge(ours: ours, theirs: theirs) }
    #expect(throws: MergeError.self) { try merge(ours: "screen {", theirs: Self.base) }
  }

  @Test func `merging with itself or with the base is nothing, whatever the edits`() throws {
    var generator = SystemRandomNumberGenerator()
    let edits = [
      ("40", "44"), ("28 bold", "30"), ("\"Name\"", "\"N\""), ("margin = 20", "margin = 24"),
      ("  H:|-[name]-|\n", ""), ("\"Welcome\"", "\"Hello\""), ("// What greets.", "// Other"),
    ]
    for _ in 0..<100 {
      let chosen = edits.filter { _ in Bool.random(using: &generator) }
      let text = chosen.reduce(Self.base) { $0.replacing($1.0, with: $1.1) }
      #expect(try merge(ours: text, theirs: text).text == text)
      #expect(try merge(ours: text, theirs: Self.base).text == text)
      #expect(try merge(ours: Self.base, theirs: text).text == text)
    }
  }

  @Test func `files added on both sides are joined, name by name`() throws {
    let ours = "screen A {\n  view a\n}\n"
    let theirs = "screen B {\n  view b\n}\n"
    let merged = try merge(base: "", ours: ours, theirs: theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text.contains("screen A {\n  view a\n}\n"))
    #expect(merged.text.contains("screen B {\n  view b\n}\n"))
  }

  @Test func `the pieces of a file are the file`() throws {
    for text in [
      Self.base, "screen S { view a; view b { hidden } // both\n a.top = top }",
      "\n// only\nmetric a = 3;metric b = 4\n\nscreen T {\n}\n// end",
    ] {
      let (pieces, rest) = try LayoutTextPiece.pieces(of: Array(text.utf8), path: "S.layout")
      func bytes(_ piece: LayoutTextPiece) -> [UInt8] {
        piece.lead + piece.head + (piece.body ?? []).flatMap(bytes) + piece.close
      }
      #expect(String(decoding: pieces.flatMap(bytes) + rest, as: UTF8.self) == text)
    }
  }
}
