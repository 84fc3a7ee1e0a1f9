import ArgumentParser
import LayoutService

/// `keyline gc`: deletes what nothing needs any more.
struct CollectGarbage: Verb {
  static let configuration = CommandConfiguration(
    commandName: "gc",
    abstract: "Delete computed rows that no revision needs any more, and pack the file.",
    discussion: """
      EXAMPLES
        keyline gc --dry-run
        keyline gc

      Documents and revisions are never deleted.
      """)

  @Flag(name: .customLong("dry-run"), help: "Only tell what would be deleted.")
  var isDry = false

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(isDry: Bool, garbage: GarbageReport, before: Int, after: Int)>(
    "gc", "Rows that no revision needs: `keyline gc --json`.",
    .flag("isDry", "Nothing was deleted.") { $0.isDry },
    .count("rows", "How many.") { $0.garbage.rowCount },
    .count("bytes", "What they take.") { $0.garbage.bytes },
    .count("fileBytesBefore", "The size of the store's file before.") { $0.before },
    .count("fileBytesAfter", "The size after.") { $0.after })

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: isDry ? .reading : .writing)
    let before = try workspace.stats().fileBytes
    let garbage = try workspace.collectGarbage(isDry: isDry)
    let after = try workspace.stats().fileBytes
    if common.json { return try console.json(Self.jsonAnswer, (isDry, garbage, before, after)) }
    let rows = "\(counted(garbage.rowCount, "row")) of \(garbage.bytes) bytes"
    try console.print(
      isDry
        ? "\(rows) would be deleted"
        : "deleted \(rows); the file has \(after) bytes, before \(before)")
  }
}
