import LayoutModel
import Testing

@testable import LayoutService

struct SideEditTests {
  private static let base = Fixtures.storyboard(buttons: [100, 100])
  /// Newest first: another scene, the wanted button, the label above it.
  private static let documents = [
    Fixtures.storyboard(buttons: [140, 180], top: 28),
    Fixtures.storyboard(buttons: [140, 100], top: 28),
    Fixtures.storyboard(buttons: [100, 100], top: 28),
  ]

  private func edits() -> SideEdits {
    SideEdits(
      path: "A.storyboard",
      versions: zip(["Cid", "Bob", "Ada"], Self.documents).map { author, bytes in
        SideEdits.Version(
          edit: MergeConflict.Edit(revision: author, author: author, time: 0, title: ""),
          bytes: { bytes })
      }, base: { Self.base })
  }

  @Test func `an edit is of the newest revision that changed the object itself`() {
    #expect(edits().edit(of: "w0")?.author == "Bob")
    #expect(edits().edit(of: "w1")?.author == "Cid")
    #expect(edits().edit(of: "k0a")?.author == "Ada")
  }

  @Test func `what changed only inside an object is its edit where nothing else is`() {
    // The root view: its own constraint is older than the width in its button.
    #expect(edits().edit(of: "v0")?.author == "Bob")
    #expect(edits().edit(of: "v1")?.author == "Cid")
  }

  @Test func `without an object, or with one that nobody changed, it is the newest edit`() {
    #expect(edits().edit(of: nil)?.author == "Cid")
    #expect(edits().edit(of: "k1a")?.author == "Cid")
    #expect(SideEdits(path: "A.xib", versions: [], base: { Self.base }).edit(of: "w0") == nil)
  }

  @Test func `a deleted object is the edit of who deleted it`() {
    let kept = Fixtures.storyboard(buttons: [100])
    let deleted = SideEdits(
      path: "A.storyboard",
      versions: [
        edits().versions[0],
        SideEdits.Version(
          edit: MergeConflict.Edit(revision: "4", author: "Dan", time: 0, title: ""),
          bytes: { kept }),
      ], base: { Self.base })
    #expect(deleted.edit(of: "b0")?.author == "Cid")
    let gone = SideEdits(
      path: "A.storyboard", versions: Array(deleted.versions.dropFirst()), base: { Self.base })
    #expect(gone.edit(of: "b1")?.author == "Dan")
  }
}
