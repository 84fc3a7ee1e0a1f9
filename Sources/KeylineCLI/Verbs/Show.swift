import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline show`: one revision and what it changed.
struct Show: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a revision: its message and what it changed.",
    discussion: """
      EXAMPLES
        keyline show
        keyline show HEAD~2
        keyline show v1
      """)

  @Argument(
    help: ArgumentHelp("HEAD~2, a tag, a branch or the first digits of an id.", valueName: "rev"))
  var revision: String = "HEAD"

  @OptionGroup var matrix: MatrixOptions

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    let console = common.console()
    let (workspace, _) = try store.open(for: .reading)
    let entry = try workspace.entry(revision)
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    let report = try await workspace.diff(
      to: entry.revision.id.rawValue, matrix: matrix.matrix()
    ) { progress.update(done: $0, total: $1) }
    progress.end()
    if common.json {
      try console.json { json in
        json.object { json in
          json.field("schema", "keyline.show/1")
          json.key("entry")
          json.entry(entry)
          json.object("changes") { json in json.fields(of: report.comparison) }
        }
      }
    } else {
      let shown = entry.revision
      let names = entry.branches + entry.tags
      let label: Line = names.isEmpty ? "" : " \("(" + names.joined(separator: ", ") + ")", .cyan)"
      try console.print("revision \(shown.id.rawValue, .bold)\(label)")
      for parent in shown.parents { try console.print("parent   \(parent.rawValue)") }
      try console.print("author   \(shown.author)")
      try console.print("date     \(DateText.text(shown.time))")
      try console.print()
      for line in shown.message.split(whereSeparator: \.isNewline) {
        try console.print("    \(line)")
      }
      try console.print()
      try console.print(report.comparison)
      try console.print(report.verdict)
    }
    try console.finish()
  }
}
