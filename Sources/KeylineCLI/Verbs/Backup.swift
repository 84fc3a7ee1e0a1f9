import ArgumentParser
import LayoutService

/// `keyline backup`: a copy of the store.
struct Backup: Verb {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the store to a new file, even while others write.",
    discussion: """
      EXAMPLES
        keyline backup ../layouts-2026-01-31.sqlite
      """)

  @Argument(help: .value("file", "A path where nothing is yet."))
  var file: String

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<String>(
    "backup", "A copy of the store: `keyline backup --json`.",
    .text("file", "The copy's path.", \.self))

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: .reading)
    let path = Paths.absolute(file, in: OwnProcess.folder)
    try StoreGround.refuse(path, isStore: true)
    let folder = Paths.folder(of: path)
    guard Disk.kind(of: folder) == .folder else {
      throw FileProblem(path: folder, reason: "no such folder; make it first")
    }
    try workspace.backup(to: path)
    if common.json { return try console.json(Self.jsonAnswer, path) }
    try console.print("copied the store to \(path)")
  }
}
