import DeviceCatalogue
import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

/// A revision of more documents than are held in memory at a time.
struct DerivationTests {
  private let good = Fixtures.storyboard(buttons: [100, 100])
  private let wide = Fixtures.storyboard(buttons: [340, 100])

  /// Two languages of one screen, one that becomes worse alone, one that is mended, one that was bad
  /// before, and one that goes while its screens come back elsewhere.
  private func withPairs(
    _ body: (Workspace, RevisionID, [DocumentPair]) async throws -> Void
  ) async throws {
    try await Fixtures.withWorkspace { workspace in
      let base = try await workspace.commit(
        Fixtures.tree([
          "A.storyboard": good, "B.storyboard": wide, "C.storyboard": wide,
          "Gone.storyboard": wide, "de.lproj/T.storyboard": good, "fr.lproj/T.storyboard": good,
        ]))
      let parent = try #require(base.revision).id
      let head = Fixtures.tree(
        [
          "A.storyboard": wide, "B.storyboard": good,
          "C.storyboard": Fixtures.storyboard(buttons: [340, 100], top: 24),
          "New.storyboard": wide, "de.lproj/T.storyboard": wide, "fr.lproj/T.storyboard": wide,
        ], folders: [""])
      let pairs = try workspace.pairs(from: parent, to: head)
      #expect(pairs.count == 7)
      try await body(workspace, parent, pairs)
    }
  }

  @Test(arguments: [1, 2, 5])
  func `documents derived some at a time are judged as if all were at hand`(
    atATime: Int
  ) async throws {
    try await withPairs { workspace, parent, pairs in
      var derivation = Derivation(workspace: workspace, matrix: .default)
      let whole = try await derivation.derive(pairs, parent: parent)
      let changes = Set(whole.context.regressions.map(\.change))
      #expect(changes.isSuperset(of: [.new, .kept, .fixed]))
      derivation.documentsAtATime = atATime
      for some in [pairs, pairs.map { $0.lettingGo() }] {
        let parts = try await derivation.derive(some, parent: parent)
        #expect(parts.context.regressions == whole.context.regressions)
        #expect(parts.work == whole.work)
        #expect(parts.found == whole.found)
        #expect(Set(parts.documents.keys) == Set(whole.documents.keys))
      }
    }
  }

  @Test(arguments: [1, 2, 5])
  func `documents compared some at a time are judged as if all were at hand`(
    atATime: Int
  ) async throws {
    try await withPairs { _, _, pairs in
      var comparer = Comparer(matrix: .default)
      let whole = try await comparer.compare(pairs, hasBase: true)
      #expect(Set(whole.regressions.map(\.change)).isSuperset(of: [.new, .fixed]))
      #expect(whole.keptCount > 0)
      comparer.documentsAtATime = atATime
      for some in [pairs, pairs.map { $0.lettingGo() }] {
        let turns = try await comparer.compare(some, hasBase: true)
        #expect(turns.regressions == whole.regressions)
        #expect(turns.keptCount == whole.keptCount)
        #expect(turns.work == whole.work)
        #expect(turns.found == whole.found)
        #expect(turns.titles == whole.titles)
        #expect(turns.documents.map(\.path) == whole.documents.map(\.path))
        #expect(
          turns.documents.map(\.structure) == whole.documents.map(\.structure))
        #expect(
          turns.documents.flatMap { $0.scenes.map(\.frames) }
            == whole.documents.flatMap { $0.scenes.map(\.frames) })
      }
    }
  }
}
