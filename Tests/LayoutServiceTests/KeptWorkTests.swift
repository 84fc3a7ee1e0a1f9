import LayoutModel
import LayoutStore
import Synchronization
import Testing

@testable import LayoutService

/// A commit that another one comes first to.
struct KeptWorkTests {
  private static func files(_ count: Int) -> [DocumentPath: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map {
        (DocumentPath("D\($0).storyboard"), Fixtures.storyboard(buttons: [50 + $0]))
      })
  }

  @Test func `what was solved is kept when the head has moved`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let count = 6
      var solved = 0
      var other: Revision?
      let request = CommitRequest(
        tree: Fixtures.tree(Self.files(count)), message: "long", author: "Ada", time: 1)
      let report = try await workspace.commit(request) { done, total in
        solved += 1
        guard done == total, other == nil else { return }
        // A short commit of another process, as its last scene is solved.
        other = try workspace.store.commit(
          RevisionDraft(
            expectedHead: nil, author: "Bob", time: 1, message: "short",
            changes: ["E.xib": .put(Array("<x/>".utf8), .kept(reason: "no document"), nil)]))
      }
      #expect(report.revision?.parents == [try #require(other).id])
      #expect(solved == count, "each scene is solved once")
      #expect(try workspace.storedPaths().count == count + 1)
      // The rows are those of a commit that nobody came first to.
      try await Fixtures.withWorkspace { alone in
        _ = try alone.store.commit(
          RevisionDraft(
            expectedHead: nil, author: "Bob", time: 1, message: "short",
            changes: ["E.xib": .put(Array("<x/>".utf8), .kept(reason: "no document"), nil)]))
        let expected = try #require(try await alone.commit(request).revision)
        let revision = try #require(report.revision)
        #expect(revision.id == expected.id)
        for path in Self.files(count).keys {
          for scene in try alone.store.scenes(at: expected.id, path: path) {
            #expect(
              try workspace.store.frames(scene: scene.scene, path: path, at: revision.id)
                == alone.store.frames(scene: scene.scene, path: path, at: expected.id))
          }
        }
        #expect(
          try workspace.store.findings(at: revision.id)
            == alone.store.findings(at: expected.id))
        #expect(
          try workspace.store.solvedScenes(at: revision.id)
            == alone.store.solvedScenes(at: expected.id))
      }
    }
  }

  @Test func `a scene that the other commit changed as well is judged against that one`()
    async throws
  {
    try await Fixtures.withWorkspace { workspace in
      _ = try await workspace.commit(
        Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100])]), "base")
      var isFirst = true
      let request = CommitRequest(
        tree: Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [20])]),
        message: "narrow", author: "Ada", time: 2)
      let head = try #require(try workspace.store.head())
      let report = try await workspace.commit(request) { _, _ in
        guard isFirst else { return }
        isFirst = false
        _ = try workspace.store.commit(
          RevisionDraft(
            expectedHead: head.id, author: "Bob", time: 2, message: "removes it",
            changes: ["A.storyboard": .remove],
            derivation: DerivationContext(
              engine: SceneSolving.engine, configurations: Matrix.standard.configurations)))
      }
      // The button is new against the other commit, and nothing that was there became worse.
      #expect(report.regressions.allSatisfy { $0.change == .newWithView })
    }
  }

  @Test(arguments: [true, false])
  func `what another process records after the files were looked for is removed only if it is gone`(
    _ isThere: Bool
  ) async throws {
    try await Fixtures.withWorkspace { workspace in
      var tree = Fixtures.tree(Self.files(2))
      tree.folders = [""]
      tree.isThere = { isThere && $0 == "E.xib" }
      var isFirst = true
      _ = try await workspace.commit(
        CommitRequest(tree: tree, message: "long", author: "Ada", time: 1)
      ) { done, total in
        guard done == total, isFirst else { return }
        isFirst = false
        _ = try workspace.store.commit(
          RevisionDraft(
            expectedHead: nil, author: "Bob", time: 1, message: "short",
            changes: ["E.xib": .put(Array("<x/>".utf8), .kept(reason: "no document"), nil)]))
      }
      #expect(try workspace.storedPaths().contains("E.xib") == isThere)
    }
  }

  /// Another process that records something whenever the long commit reads its document.
  private final class Rival: Sendable {
    private let path: String
    private let state = Mutex((revision: Revision?.none, count: 0, made: 0, refused: 0))

    init(path: String) { self.path = path }

    var last: Revision? { state.withLock { $0.revision } }
    var made: Int { state.withLock { $0.made } }
    var refused: Int { state.withLock { $0.refused } }

    func record() {
      state.withLock { state in
        state.count += 1
        let bytes = Array("<x n=\"\(state.count)\"/>".utf8)
        do {
          let store = try DocumentStore(path: path, access: .readWrite, lockTimeout: 0)
          state.revision = try store.commit(
            RevisionDraft(
              expectedHead: state.revision?.id, author: "Bob", time: 1, message: "short",
              changes: ["E.xib": .put(bytes, .kept(reason: "no document"), nil)]))
          state.made += 1
        } catch {
          state.refused += 1
        }
      }
    }
  }

  @Test func `others that came first three times wait for the whole of the fourth turn`()
    async throws
  {
    try await Fixtures.withWorkspace { workspace in
      let rival = Rival(path: workspace.store.path)
      let bytes = Fixtures.storyboard(buttons: [50])
      let file = SourceFile(path: "A.storyboard") { () throws(FileProblem) in
        rival.record()
        return bytes
      }
      let report = try await workspace.commit(
        CommitRequest(tree: WorkTree(files: [file]), message: "long", author: "Ada", time: 1))
      let last = try #require(rival.last)
      #expect(rival.made >= 3)
      #expect(rival.refused > 0)
      #expect(report.revision?.parents == [last.id])
      rival.record()
      #expect(try workspace.store.head() == report.revision, "the rival's parent is not the head")
      // The lock is free again: a rival that knows the head gets through at once.
      let store = try DocumentStore(
        path: workspace.store.path, access: .readWrite, lockTimeout: 0)
      _ = try store.commit(
        RevisionDraft(
          expectedHead: report.revision?.id, author: "Bob", time: 2, message: "short",
          changes: ["E.xib": .remove]))
    }
  }
}
