import Foundation
import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

/// Names that `String` takes for one, in one store: an é of one scalar and of two, and by case.
struct NamesTests {
  private static let composed: DocumentPath = "Caf\u{E9}/A.storyboard"
  private static let decomposed: DocumentPath = "Cafe\u{301}/A.storyboard"

  private func both(_ one: Int, _ other: Int) -> WorkTree {
    Fixtures.tree(
      [
        Self.composed: Fixtures.storyboard(buttons: [one]),
        Self.decomposed: Fixtures.storyboard(buttons: [other]),
      ], folders: [""])
  }

  @Test func `paths are compared by bytes`() {
    #expect(Self.composed.text == Self.decomposed.text, "as String has it")
    #expect(Self.composed != Self.decomposed)
    #expect(Set([Self.composed, Self.decomposed]).count == 2)
    // C3 A9 comes after 65 CC 81.
    #expect([Self.composed, Self.decomposed].sorted() == [Self.decomposed, Self.composed])
    #expect(!Self.composed.isInside(Self.decomposed.folder))
    #expect(Self.composed.isInside(Self.composed.folder))
    #expect(Self.composed.ascii == "Caf%C3%A9/A.storyboard")
    #expect(DocumentPath("a/\u{301}b").parts == ["a", "\u{301}b"])
    #expect(DocumentPath("a/\u{301}b").name.utf8.elementsEqual("\u{301}b".utf8))
  }

  @Test func `names alike are grouped, and others are not`() {
    let paths: [DocumentPath] = ["b", "B", "a", Self.composed, Self.decomposed, "ab", "c/a"]
    #expect(
      DocumentPath.lookalikes(paths) == [["B", "b"], [Self.decomposed, Self.composed]])
    #expect(DocumentPath.lookalikes(["a", "a"]) == [])
  }

  @Test func `both are recorded, and every verb tells them apart`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let first = try await workspace.commit(both(100, 110))
      #expect(first.documents.map(\.path) == [Self.decomposed, Self.composed])
      #expect(first.lookalikes == [[Self.decomposed, Self.composed]])
      let second = try await workspace.commit(both(100, 800))
      #expect(second.documents.map(\.path) == [Self.decomposed])
      #expect(second.regressions.allSatisfy { $0.finding.document == Self.decomposed })
      #expect(!second.regressions.isEmpty)
      #expect(second.lookalikes == [], "told when a name is new")

      let status = try workspace.status(both(120, 800))
      #expect(status.documents.map(\.path) == [Self.composed])
      #expect(status.unchangedCount == 1)
      #expect(status.lookalikes.count == 1)
      let check = try await workspace.check(both(120, 800))
      #expect(check.documentCount == 2 && check.unchangedCount == 1)
      let disk = try await workspace.diff(to: both(120, 800))
      #expect(disk.comparison.documents.map(\.path) == [Self.composed])
      let diff = try await workspace.diff(from: "HEAD~1", to: "HEAD")
      #expect(diff.comparison.documents.map(\.path) == [Self.decomposed])
      let scoped = try await workspace.diff(
        from: "HEAD~1", to: "HEAD", paths: [Self.composed.folder])
      #expect(scoped.comparison.documents.isEmpty)
      for (path, width) in [(Self.composed, 100), (Self.decomposed, 800)] {
        #expect(
          try workspace.export(path, at: "HEAD").bytes == Fixtures.storyboard(buttons: [width]))
      }
      #expect(try workspace.history(of: "\(Self.composed):b0").entries.count == 1)
      #expect(try workspace.history(of: "\(Self.decomposed):b0").entries.count == 2)
      #expect(try workspace.blame(Self.composed).lines.allSatisfy { $0.revision.sequence == 1 })
      #expect(try workspace.blame(Self.decomposed).lines.contains { $0.revision.sequence == 2 })
      #expect(try workspace.log().map(\.paths.count) == [1, 2])
      let found = try await workspace.query("button{w = 800}")
      #expect(found.map(\.document) == [Self.decomposed])
      let answer = try workspace.query(
        sql: "SELECT DISTINCT document FROM frames WHERE rev = :r AND document = :d",
        parameters: ["d": .text(Self.composed.text)])
      guard case .text(let text) = answer.rows.first?.first else {
        Issue.record("no row")
        return
      }
      #expect(DocumentPath(text) == Self.composed)
      #expect(try await workspace.verify(.resolve).problems == [])
      _ = try await workspace.rebuild()
      #expect(try await workspace.verify(.resolve).problems == [])
    }
  }

  @Test func `a document renamed to the other form is one that went and one that came`()
    async throws
  {
    try await Fixtures.withWorkspace { workspace in
      let bytes = Fixtures.storyboard(buttons: [100])
      func tree(_ path: DocumentPath) -> WorkTree { Fixtures.tree([path: bytes], folders: [""]) }
      try await workspace.commit(tree(Self.composed))
      let other = tree(Self.decomposed)
      #expect(try workspace.status(other).documents.map(\.edit) == [.added, .removed])
      #expect(try await workspace.check(other).documentCount == 1)
      // A comparison knows it by its bytes, as any file that moved.
      #expect(try await workspace.diff(to: other).comparison.documents.count == 1)
      let report = try await workspace.commit(other)
      #expect(report.documents.map(\.path) == [Self.decomposed, Self.composed])
      #expect(report.lookalikes == [], "one of them is left")
      #expect(try workspace.storedPaths() == [Self.decomposed])
      #expect(try await workspace.verify().problems == [])
    }
  }

  @Test func `declarations count for the folder of exactly that name`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let file = OverridesFile.path(in: Self.composed.folder)
      let declared = Array(#"{"classes": {"Stars": {"width": 120, "height": 24}}}"#.utf8)
      var tree = both(100, 100)
      tree.files.append(SourceFile(path: file, bytes: declared))
      let declarations = try tree.snapshot().declared
      #expect(!declarations.overrides(for: Self.composed).isEmpty)
      #expect(declarations.overrides(for: Self.decomposed).isEmpty)
      try await workspace.commit(tree)
      #expect(try await workspace.verify(.resolve).problems == [])
    }
  }

  @Test(.enabled(if: Scratch.hasGit, "git is not installed"))
  func `a rename in git to the other form is recorded as git has it`() async throws {
    try await Scratch.with { git in
      try git.run("config", "core.precomposeUnicode", "false")
      try git.write(Fixtures.storyboard(buttons: [100]), to: Self.composed.text)
      try git.commit("One form")
      try git.run("mv", Self.composed.text, "b.storyboard")
      try git.write(Fixtures.storyboard(buttons: [110]), to: Self.decomposed.text)
      try git.run("rm", "-q", "--cached", "b.storyboard")
      try FileManager.default.removeItem(at: git.folder.appending(path: "b.storyboard"))
      try git.commit("The other")
      try git.write(Fixtures.storyboard(buttons: [120]), to: Self.composed.text)
      try git.commit("Both")
      try await Fixtures.withWorkspace { workspace in
        let report = try await workspace.importHistory(ImportRequest(repository: git.path))
        #expect(report.lookalikes == [[Self.decomposed, Self.composed]])
        for imported in report.revisions {
          let stored = try workspace.store.tree(of: imported.revision.id)
          let expected = try git.paths(at: imported.origin).map { DocumentPath($0) }
          #expect(Set(stored.map(\.path)) == Set(expected))
          for entry in stored {
            #expect(
              try workspace.store.bytes(path: entry.path, at: imported.revision.id)
                == git.run("show", "\(imported.origin):\(entry.path)"))
          }
        }
        #expect(try await workspace.verify(.resolve).problems == [])
        let again = try await workspace.importHistory(ImportRequest(repository: git.path))
        #expect(again.revisions.isEmpty && again.knownCount == 3)
      }
    }
  }

  /// What builds recorded that took both forms for one name: the second of a commit was lost, and a
  /// rename left both in the tree.
  @Test func `a store with the marks of earlier builds is read, verified and mended`() async throws
  {
    try await Fixtures.withWorkspace { workspace in
      let bytes = Fixtures.storyboard(buttons: [100])
      try await workspace.commit(Fixtures.tree([Self.composed: bytes]))
      // The rename, as it was recorded: one came, none went.
      try await workspace.commit(Fixtures.tree([Self.decomposed: bytes]))
      #expect(try workspace.storedPaths().count == 2)
      #expect(try await workspace.verify().problems == [])
      let disk = Fixtures.tree([Self.decomposed: bytes], folders: [""])
      #expect(try workspace.status(disk).documents.map(\.path) == [Self.composed])
      try await workspace.commit(disk)
      #expect(try workspace.storedPaths() == [Self.decomposed])
      // The one that was lost comes with the next commit.
      try await workspace.commit(both(100, 100))
      #expect(try workspace.storedPaths().count == 2)
      #expect(try await workspace.verify().problems == [])
    }
  }
}
