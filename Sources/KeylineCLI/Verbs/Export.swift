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

  @Argument(help: .value("rev", "A revision."), completion: .custom(Complete.revisions))
  var revision: String

  @Argument(help: .value("path", "The document, as it is stored."))
  var path: String

  @Option(name: [.customShort("o"), .long], help: .value("file", "Write to this file."))
  var output: String?

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(document: ExportedDocument, output: String?)>(
    "export", "A document of a revision: `keyline export --json`.",
    .text("revision", "The revision's id.") { $0.document.revision.id },
    .text("path", "The document's path.") { $0.document.path },
    .count("bytes", "How long it is.") { $0.document.bytes.count },
    .text("sha256", "64 hexadecimal digits of its bytes.") { $0.document.digest },
    .text("output", "The file it was written to; null: none.") { $0.output }.orNull,
    .text("text", "The document, unless it was written to a file; null where it is not UTF-8.") {
      owner -> String?? in
      owner.output == nil ? .some(String(validating: owner.document.bytes, as: UTF8.self)) : nil
    }.orNull.optional)

  func answer(on console: Console) async throws {
    let (workspace, place) = try store.open(for: .reading)
    let wanted = stored(path, workspace, place)
    let inside = try workspace.storedPaths().filter { $0.isInside(wanted) && $0 != wanted }
    if !inside.isEmpty, try !workspace.storedPaths().contains(wanted), let first = inside.first {
      throw CommandError.needsOne(
        "\(path) is a folder; name one of its \(counted(inside.count, "document")), such as \(first)"
      )
    }
    let document = try workspace.export(wanted, at: workspace.judgedSpec(revision))
    if let output {
      // A file as some revision has it is not lost.
      let isKept = try (try? Disk.read(output)).map { try workspace.holds($0) } ?? false
      try Disk.write(document.bytes, to: output, as: .document, force: replacing.force || isKept)
    }
    if common.json {
      try console.json(Self.jsonAnswer, (document, output))
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
