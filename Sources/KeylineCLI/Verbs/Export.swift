import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline export`: a document as it was committed.
struct Export: Verb {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a document of a revision, byte for byte.",
    discussion: """
      EXAMPLES
        keyline export HEAD App/Main.storyboard > Main.storyboard
        keyline export HEAD~3 App/Main.storyboard -o old.storyboard
      """)

  @Argument(
    help: ArgumentHelp("A revision.", valueName: "rev"), completion: .custom(Complete.revisions))
  var revision: String

  @Argument(help: ArgumentHelp("The document, as it is stored.", valueName: "path"))
  var path: String

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("Write to this file.", valueName: "file"))
  var output: String?

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let (workspace, place) = try store.open(for: .reading)
    let wanted = stored(path, workspace, place)
    let inside = try workspace.storedPaths().filter { $0.isInside(wanted) && $0 != wanted }
    if !inside.isEmpty, try !workspace.storedPaths().contains(wanted), let first = inside.first {
      throw CommandError.needsOne(
        "\(path) is a folder; name one of its \(counted(inside.count, "document")), such as \(first)"
      )
    }
    let document = try workspace.export(wanted, at: revision)
    if let output {
      // A file as some revision has it is not lost.
      let isKept = try (try? Disk.read(output)).map { try workspace.holds($0) } ?? false
      try Disk.write(document.bytes, to: output, as: .document, force: replacing.force || isKept)
    }
    if common.json {
      try console.json(.export) { json in
        json.field("revision", document.revision.id.rawValue)
        json.field("path", document.path)
        json.field("bytes", document.bytes.count)
        json.field("sha256", document.digest)
        json.field("output", output)
        if output == nil { json.field("text", String(validating: document.bytes, as: UTF8.self)) }
      }
    } else if output == nil {
      try console.write(document.bytes)
    }
  }

  /// The path as it is stored, or relative to the current folder.
  private func stored(
    _ path: String, _ workspace: Workspace, _ place: StorePlace
  ) -> DocumentPath {
    let given = DocumentPath(path)
    return (try? workspace.storedPaths().contains(given)) == true
      ? given : (try? place.relative(path)) ?? given
  }
}
