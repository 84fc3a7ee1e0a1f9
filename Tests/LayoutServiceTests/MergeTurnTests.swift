import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

struct MergeTurnTests {
  @Test func `a merge that another writer overtakes is done again on top of that one`() async throws
  {
    try await Fixtures.withWorkspace { workspace in
      func commit(_ file: DocumentPath) async throws -> Revision {
        var request = CommitRequest(
          tree: Fixtures.tree([file: Fixtures.storyboard(buttons: [100])]), message: "Adds a file",
          author: "Ada", time: 0)
        request.isUnsolved = true
        return try #require(try await workspace.commit(request).revision)
      }
      let base = try await commit("A.storyboard")
      _ = try workspace.branch("other")
      let ours = try await commit("B.storyboard")
      try workspace.switchBranch(to: "other")
      let theirs = try await commit("C.storyboard")
      try workspace.switchBranch(to: "main")
      var heads: [RevisionID] = []
      let report = try await workspace.record(MergeRequest(author: "Bob", time: 1)) { head in
        if heads.isEmpty {
          // Somebody else's revision, between the look at the head and the recording.
          _ = try workspace.store.commit(
            RevisionDraft(
              expectedHead: head.id, author: "Cid", time: 1, message: "Overtakes",
              changes: ["D.xib": .put(Array("<x/>".utf8), .kept(reason: "no document"), nil)]))
        }
        heads.append(head.id)
        return MergeState(
          base: base.id, ours: head.id, theirs: theirs.id, mergedWith: theirs.id, message: "Join")
      }
      let merged = try #require(report.revision)
      #expect(heads.count == 2 && heads.first == ours.id)
      #expect(merged.parents == [heads[1], theirs.id])
      #expect(
        try workspace.storedPaths() == ["A.storyboard", "B.storyboard", "C.storyboard", "D.xib"])
    }
  }
}
