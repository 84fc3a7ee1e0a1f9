import GRDB
import LayoutModel
import Testing

@testable import LayoutStore

/// Findings are listed by runs of configurations; stores of schema 9 and before list each by number,
/// with the severity in every group.
struct `Forms of findings` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private static let sizes = (1...6).map {
    Configuration(name: "c\($0)", device: nil, size: Size(width: Double($0) * 100, height: 600))
  }

  private func answers(_ store: DocumentStore) throws -> [[SQLValue]] {
    try store.query(
      sql: "SELECT rule, severity, config, amount FROM findings WHERE rev = :r ORDER BY config"
    ).rows
  }

  @Test func `a finding is read alike, by Keyline and in SQL`() throws {
    let store = try DocumentStore.create(at: folder.store)
    let finding = Finding(
      rule: .overlap, severity: .error, document: "Main.storyboard", scene: "root0",
      view: "button0", other: "label0",
      occurrences: [
        ("c1", 3, Severity.error), ("c2", 3, .error), ("c3", 3, .error),
        ("c4", 1, .warning), ("c6", 2, .error),
      ].map {
        .init(configuration: $0.0, amount: $0.1, severity: $0.2)
      },
      message: "Buy overlaps 9.99", location: nil)
    var document = Sample.document(1, findings: [0: [finding]])
    document.scenes[0].layouts = Self.sizes.map { Sample.layout(0, leading: 16, on: $0) }
    let revision = try store.commit(
      "one", ["Main.storyboard": .put([1], .parsed, document)],
      derivation: DerivationContext(engine: "test 1", configurations: Self.sizes))

    // By hand: which configurations, with what.
    let expected: [[SQLValue]] = [
      ("c1", 3, "error"), ("c2", 3, "error"), ("c3", 3, "error"), ("c4", 1, "warning"),
      ("c6", 2, "error"),
    ].map { [.text("overlap"), .text($0.2), .text($0.0), .integer(Int64($0.1))] }
    #expect(try answers(store) == expected)
    let read = try store.findings(at: revision.id)
    #expect(read.map(\.occurrences) == [finding.occurrences])
    let stored = try store.read {
      try String.fetchOne($0, sql: "SELECT data FROM content WHERE data LIKE '{\"rule\"%'")
    }
    #expect(stored?.contains(#""on":[[3,[[1,3]]],["warning",1,4],[2,6]]"#) == true)
  }
}
