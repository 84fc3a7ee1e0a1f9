import ArgumentParser
import LayoutService

/// `keyline gc`: what nothing needs any more is deleted.
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

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: isDry ? .reading : .writing)
    let before = try workspace.stats().fileBytes
    let garbage = try workspace.collectGarbage(isDry: isDry)
    let after = try workspace.stats().fileBytes
    if common.json {
      try console.json(.gc) { json in
        json.field("isDry", isDry)
        json.field("rows", garbage.rowCount)
        json.field("bytes", garbage.bytes)
        json.field("fileBytesBefore", before)
        json.field("fileBytesAfter", after)
      }
    } else {
      let rows = "\(counted(garbage.rowCount, "row")) of \(garbage.bytes) bytes"
      try console.print(
        isDry
          ? "\(rows) would be deleted"
          : "deleted \(rows); the file has \(after) bytes, before \(before)")
    }
  }
}
