import ArgumentParser
import LayoutService

/// `keyline restore`: a store out of a backup.
struct Restore: Verb {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Make a store out of a backup, after verifying the backup in full.",
    discussion: """
      EXAMPLES
        keyline restore ../layouts-2026-01-31.sqlite restored.sqlite
        mv .keyline/store.sqlite damaged.sqlite
        keyline restore ../layouts-2026-01-31.sqlite .keyline/store.sqlite

      Never writes over a file. A damaged backup is refused.
      """)

  @Argument(help: .value("backup", "What keyline backup wrote."))
  var backup: String

  @Argument(help: .value("file", "A path where nothing is yet."))
  var file: String

  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(file: String, revisions: Int)>(
    "restore", "A store out of a backup: `keyline restore --json`.",
    .text("file", "The store's path.") { $0.file },
    .count("revisions", "Its revisions.") { $0.revisions })

  func answer(on console: Console) async throws {
    let path = Paths.absolute(file, in: OwnProcess.folder)
    try StoreGround.refuse(path, isStore: true)
    guard Disk.kind(of: backup) == .file else {
      throw FileProblem(path: backup, reason: "no such backup; `keyline backup FILE` makes one")
    }
    let workspace = try Workspace.restore(
      from: Paths.absolute(backup, in: OwnProcess.folder), to: path)
    let count = try workspace.stats().revisionCount
    if common.json { return try console.json(Self.jsonAnswer, (path, count)) }
    try console.print("restored \(counted(count, "revision")) to \(path)")
  }
}
