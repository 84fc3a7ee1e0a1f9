import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline init`: makes an empty store.
struct Init: Verb {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make an empty store here.",
    discussion: """
      EXAMPLES
        keyline init
        keyline init ../MyApp
      """)

  @Argument(help: .value("folder", "The folder whose documents it will hold."))
  var folder: String = "."

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<String>(
    "init", "A new store: `keyline init --json`.",
    .text("store", "The store's path.", \.self))

  func answer(on console: Console) async throws {
    let root = Paths.absolute(folder, in: OwnProcess.folder)
    guard OwnProcess.hasFolder || folder.hasPrefix("/") else {
      throw FileProblem(
        path: folder, reason: "the current folder has been deleted; change to another")
    }
    let kind = Disk.kind(of: root)
    // A new folder is made, as git makes one; folders around it that are not there were mistyped.
    guard kind == .folder || kind == .missing && Disk.kind(of: Paths.folder(of: root)) == .folder
    else {
      throw FileProblem(
        path: folder,
        reason: kind == .missing
          ? "no such folder, nor one around it; make that first, or check the spelling"
          : "is no folder; name one")
    }
    let named = store.store ?? OwnProcess.variable("KEYLINE_STORE")
    let path =
      named.map { Paths.absolute($0, in: OwnProcess.folder) }
      ?? StorePlace.file(below: root)
    try StoreGround.refuse(path, isStore: true)
    try Disk.makeFolder(Paths.folder(of: path))
    _ = try Workspace.create(at: path)
    try ignore(beside: path)
    if common.json { return try console.json(Self.jsonAnswer, path) }
    try console.print("made an empty store at \(path)")
    if !common.quiet {
      if Paths.name(of: Paths.folder(of: path)) == StorePlace.folderName {
        try console.print(
          "git ignores the store; commit \(StorePlace.folderName)/.gitignore, which tells it to, and later "
            + "\(AcceptanceFile.path), which holds what you accept")
      }
      try console.print("next: keyline commit . -m \"First state\"")
      try console.print("then: keyline log, keyline diff, keyline check")
    }
  }

  /// Makes git ignore the store, which has a history of its own, but not the file of acceptances. Only in
  /// Keyline's own folder; an existing file stays.
  private func ignore(beside path: String) throws {
    let folder = Paths.folder(of: path)
    let file = Paths.join(folder, ".gitignore")
    guard Paths.name(of: folder) == StorePlace.folderName, Disk.kind(of: file) == .missing else {
      return
    }
    let name = Paths.name(of: AcceptanceFile.path.text)
    try Disk.writeOwn(Array("*\n!.gitignore\n!\(name)\n".utf8), to: file)
  }
}
