import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

struct `Answers of another engine` {
  @Test func `are told by status and verify until rebuild computes them anew`() async throws {
    try await Fixtures.withWorkspace { workspace in
      let tree = Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [100])])
      let revision = try #require(try await workspace.commit(tree).revision)
      #expect(try workspace.status(tree).outdated.isEmpty)

      try workspace.store.dropDerived()
      try workspace.store.derive(
        revision.id, documents: ["A.storyboard": nil],
        context: DerivationContext(engine: "keyline engine 1", configurations: []))
      let outdated = [OutdatedAnswers(engine: "keyline engine 1", revisionCount: 1)]
      #expect(try workspace.status(tree).outdated == outdated)
      #expect(try await workspace.verify().outdated == outdated)
      #expect(try await workspace.verify().problems.isEmpty)

      _ = try await workspace.rebuild()
      #expect(try workspace.status(tree).outdated.isEmpty)
      #expect(try await workspace.verify().outdated.isEmpty)
    }
  }
}
