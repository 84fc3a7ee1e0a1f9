import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline history`: one view over the revisions.
struct History: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show when a view's constraints and frames changed.",
    discussion: """
      EXAMPLES
        keyline history abc-de-fgh
        keyline history App/Main.storyboard:abc-de-fgh
        keyline history "Sign In" -n 5
      """)

  @Argument(help: ArgumentHelp("A view's id, PATH:ID, or its name.", valueName: "view"))
  var view: String

  @Option(
    name: [.customShort("n"), .customLong("limit")],
    help: ArgumentHelp("At most so many.", valueName: "count"))
  var limit: Int?

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    let console = common.console()
    let (workspace, _) = try store.open(for: .reading)
    let report = try workspace.history(of: view, limit: max(0, limit ?? .max))
    if common.json {
      try json(report, on: console)
    } else {
      try console.print("\(report.name, .bold) (\(report.view)) in \(report.document)")
      for entry in report.entries {
        try console.print(
          "\(entry.revision.id.short, .bold) \(DateText.text(entry.revision.time)) "
            + "\(entry.edit.rawValue) · \(entry.revision.message)"
        )
        for line in entry.structure { try console.print("    \(line.text)") }
        for line in entry.frames { try console.print("    \(line.text)") }
      }
    }
    try console.finish()
  }

  private func json(_ report: ViewHistoryReport, on console: Console) throws {
    try console.json { json in
      json.object { json in
        json.field("schema", "keyline.history/1")
        json.field("document", report.document)
        json.field("view", report.view.rawValue)
        json.field("name", report.name)
        json.list("entries", report.entries) { json, entry in
          json.object { json in
            json.revision("revision", entry.revision)
            json.field("edit", entry.edit.rawValue)
            json.list("structure", entry.structure) { json, line in json.structure(line) }
            json.list("frames", entry.changes) { json, change in
              json.object { json in
                json.field("configuration", change.configuration)
                json.field("before", change.before)
                json.field("after", change.after)
              }
            }
          }
        }
      }
    }
  }
}
