import LayoutModel
import Testing

@testable import LayoutService

/// A document that was moved as it was; the expected answers follow from what was committed.
struct RenamingTests {
  /// Widths 100, 40; moved to another folder; then 60, and moved again together with a copy of it.
  private func withHistory(_ body: (Workspace) async throws -> Void) async throws {
    try await Fixtures.withWorkspace { workspace in
      func commit(_ files: [DocumentPath: Int], _ message: String) async throws {
        let tree = Fixtures.tree(
          files.mapValues { Fixtures.storyboard(buttons: [$0]) }, folders: [""])
        _ = try await workspace.commit(tree, message)
      }
      try await commit(["Old/A.storyboard": 100], "r0")
      try await commit(["Old/A.storyboard": 40], "r1")
      try await commit(["New/A.storyboard": 40], "r2")
      try await commit(["New/A.storyboard": 60], "r3")
      try await commit(["New/B.storyboard": 60, "New/C.storyboard": 60], "r4")
      try await body(workspace)
    }
  }

  @Test func `the history of a view goes on where its document was before`() async throws {
    try await withHistory { workspace in
      let report = try workspace.history(of: "New/B.storyboard:b0")
      #expect(report.entries.map(\.revision.message) == ["r4", "r3", "r2", "r1", "r0"])
      #expect(
        report.entries.map(\.movedFrom)
          == ["New/A.storyboard", nil, "Old/A.storyboard", nil, nil])
      #expect(report.entries.map(\.edit) == [.changed, .changed, .changed, .changed, .added])
      #expect(report.entries[0].structure.isEmpty && report.entries[2].structure.isEmpty)
      #expect(report.entries[1].structure.map(\.before) == ["40"])
      #expect(
        try workspace.history(of: "New/B.storyboard:b0", limit: 2).entries
          .map(\.revision.message) == ["r4", "r3"])
      // What became a copy came by itself.
      let copy = try workspace.history(of: "New/C.storyboard:b0")
      #expect(copy.entries.map(\.revision.message) == ["r4"])
      #expect(copy.entries.first?.edit == .added)
    }
  }

  @Test func `blame names who wrote a constraint before its document was moved`() async throws {
    try await withHistory { workspace in
      let report = try workspace.blame("New/B.storyboard")
      let revisions = Dictionary(
        uniqueKeysWithValues: report.lines.map { ($0.object.rawValue, $0.revision.message) })
      #expect(revisions["w0"] == "r3" && revisions["h0"] == "r0")
      #expect(Set(revisions.values) == ["r0", "r3"])
      let frames = try workspace.blameFrames("New/B.storyboard", configuration: "iphone-se-1")
      let moved = Dictionary(
        uniqueKeysWithValues: frames.lines.map { ($0.object.rawValue, $0.revision.message) })
      #expect(moved["b0"] == "r3" && moved["t0"] == "r0")
    }
  }

  @Test func `the first revision of a frame may be older than the path`() async throws {
    try await withHistory { workspace in
      let report = try workspace.firstRevision(
        where: try #require(FrameCondition("w<44")), view: "New/B.storyboard:b0",
        configuration: "iphone-se-1")
      #expect(report.found?.revision.message == "r1")
      #expect(report.found?.before?.width == 100)
      #expect(report.found?.stillHolds == false)
    }
  }

  @Test func `a document that is moved and edited at once has another history`() async throws {
    try await Fixtures.withWorkspace { workspace in
      _ = try await workspace.commit(
        Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100])], folders: [""]), "r0")
      _ = try await workspace.commit(
        Fixtures.tree(["B.storyboard": Fixtures.storyboard(buttons: [90])], folders: [""]), "r1")
      #expect(try workspace.history(of: "b0").entries.map(\.revision.message) == ["r1"])
    }
  }

  @Test func `what a merge brought is put down to who made the edit`() async throws {
    try await Fixtures.withWorkspace { workspace in
      func commit(_ width: Int, by author: String) async throws -> Revision {
        let request = CommitRequest(
          tree: Fixtures.tree([
            "A.storyboard": Fixtures.storyboard(buttons: [width]),
            "B.storyboard": Fixtures.storyboard(buttons: [50], top: author.utf8.count),
          ]), message: "by \(author)", author: author, time: 0)
        return try #require(try await workspace.commit(request).revision)
      }
      let base = try await commit(100, by: "Ada")
      _ = try workspace.branch("other")
      let ours = try await commit(100, by: "Barbara")
      try workspace.switchBranch(to: "other")
      let theirs = try await commit(40, by: "Cid")
      try workspace.switchBranch(to: "main")
      let report = try await workspace.record(MergeRequest(author: "Merger", time: 1)) { head in
        MergeState(
          base: base.id, ours: head.id, theirs: theirs.id, mergedWith: theirs.id, message: "Join")
      }
      #expect(report.revision?.parents == [ours.id, theirs.id])
      let entries = try workspace.history(of: "A.storyboard:b0").entries
      #expect(entries.map(\.revision.message) == ["Join", "by Ada"])
      #expect(entries.map(\.authors) == [["Cid"], ["Ada"]])
      #expect(entries.first?.brought.map(\.id) == [theirs.id])
    }
  }
}
