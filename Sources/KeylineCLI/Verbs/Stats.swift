import ArgumentParser
import LayoutService

/// `keyline stats`: how large the store is.
struct Stats: Verb {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show how large the store is, and of what.",
    discussion: """
      EXAMPLES
        keyline stats
      """)

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<StoreReport>(
    "stats", "How large the store is: `keyline stats --json`.",
    .count("bytes", "The size of its file.", \.fileBytes),
    .count("revisions", "Revisions.", \.revisionCount),
    .count("documents", "Documents.", \.documentCount),
    .list(
      "tables", "The tables and indexes.", \.tables,
      .text("name", "The table's name.") { $0.name },
      .count("bytes", "What it takes.") { $0.bytes }))

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: .reading)
    let report = try workspace.stats()
    if common.json { return try console.json(Self.jsonAnswer, report) }
    try console.print(
      "\(report.fileBytes) bytes · \(counted(report.revisionCount, "revision")) · "
        + "\(counted(report.documentCount, "document"))"
    )
    for table in report.tables { try console.print("  \(padded(table.name, 32)) \(table.bytes)") }
  }
}
