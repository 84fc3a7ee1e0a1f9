import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

/// What `verify --deep` proves of the rows that were derived.
struct VerifyTests {
  /// A store whose one revision has the frames that solving gives, and findings changed by `change`.
  private func problems(
    after change: (inout [Finding]) -> Void
  ) async throws -> [String] {
    try await Fixtures.withWorkspace { workspace in
      let tree = Fixtures.tree(["A.storyboard": Fixtures.storyboard(buttons: [420])])
      let revision = try #require(try await workspace.commit(tree).revision)
      #expect(try workspace.store.findings(at: revision.id).isEmpty == false)
      let derivation = Derivation(workspace: workspace, matrix: .standard)
      var derived = try await derivation.derive(
        workspace.pairs(from: nil, to: revision.id), parent: nil)
      var document = try #require(derived.documents["A.storyboard"] ?? nil)
      change(&document.scenes[0].findings)
      derived.documents["A.storyboard"] = document
      try workspace.store.dropDerived()
      try workspace.store.derive(
        revision.id, documents: derived.documents, context: derived.context)
      // Hashes know what was written, not what should have been.
      #expect(try await workspace.verify(.full).problems.isEmpty)
      return try await workspace.verify(.resolve).problems
    }
  }

  @Test func `findings that solving gives are proved`() async throws {
    #expect(try await problems { _ in } == [])
  }

  @Test func `a finding that is missing is told`() async throws {
    let problems = try await problems { $0.removeFirst() }
    #expect(problems.count == 1)
    #expect(problems[0].contains(": 1 stored findings are not what solving gives"))
  }

  @Test func `a finding that is graver than what solving gives is told`() async throws {
    let problems = try await problems { findings in
      findings[0].severity = findings[0].severity == .info ? .error : .info
      findings[0].occurrences[0].amount += 1
    }
    #expect(problems.count == 1)
    #expect(problems[0].contains(": 1 stored findings are not what solving gives"))
  }

  @Test func `a finding that solving does not give is told`() async throws {
    let problems = try await problems { findings in
      var invented = findings[0]
      invented.view = "t0"
      invented.axis = .vertical
      findings.append(invented)
    }
    #expect(problems.count == 1)
    #expect(problems[0].contains(": 1 stored findings are not what solving gives"))
  }
}
