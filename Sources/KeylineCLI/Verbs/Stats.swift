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

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: .reading)
    let report = try workspace.stats()
    if common.json {
      try console.json(.stats) { json in
        json.field("bytes", report.fileBytes)
        json.field("revisions", report.revisionCount)
        json.field("documents", report.documentCount)
        json.objects("tables", report.tables) { json, table in
          json.field("name", table.name)
          json.field("bytes", table.bytes)
        }
      }
    } else {
      try console.print(
        "\(report.fileBytes) bytes · \(counted(report.revisionCount, "revision")) · "
          + "\(counted(report.documentCount, "document"))"
      )
      for table in report.tables { try console.print("  \(padded(table.name, 32)) \(table.bytes)") }
    }
  }
}
