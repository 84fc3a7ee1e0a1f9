import ArgumentParser
import LayoutModel
import LayoutService
import LayoutSettings

/// `keyline history`: one view over the revisions.
struct History: Verb {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show when a view's constraints and frames changed.",
    discussion: """
      EXAMPLES
        keyline history abc-de-fgh
        keyline history App/Main.storyboard:abc-de-fgh
        keyline history "Sign In" -n 5
        keyline history Buy --first 'w<44' --config iphone-se-1
        keyline history "Sign In" --git HEAD     from git's commits, without a store
      """)

  @Argument(help: ArgumentHelp("A view's id, PATH:ID, or its name.", valueName: "view"))
  var view: String

  @Option(
    name: [.customShort("n"), .customLong("limit")],
    help: ArgumentHelp("At most so many.", valueName: "count"))
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "Only the revision in which x, y, w or h first was <, <=, =, >= or > so many points.",
      valueName: "condition"))
  var first: String?

  @Option(
    help: ArgumentHelp("The configuration of --first, such as iphone-se-1.", valueName: "name"),
    completion: .custom(Complete.configurations))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The history of a commit of the git repository here: of the documents with the view.",
      valueName: "commit"), completion: .custom(Complete.git))
  var git: String?

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    guard let git else {
      return try answer(of: try store.open(for: .reading).workspace, on: console)
    }
    let history = try GitStore()
    defer { history.discard() }
    try await history.record(
      historyOf: view, to: git, matrix: SettingsSearch.load(nil).matrix,
      progress: ProgressLine("commits", on: console, isQuiet: common.quiet))
    try answer(of: history.workspace, on: console)
  }

  private func answer(of workspace: Workspace, on console: Console) throws {
    if first != nil || config != nil { return try printFirst(workspace, on: console) }
    let report = try workspace.history(of: view, limit: max(0, limit ?? .max))
    if common.json {
      try json(report, on: console)
    } else {
      try console.print("\(report.name, .bold) (\(report.view)) in \(report.document)")
      for entry in report.entries {
        try console.print(
          "\(entry.revision.id.short, .bold) \(DateText.text(entry.revision.time)) "
            + "\(entry.movedFrom.map { "moved from \($0)" } ?? entry.edit.rawValue) · "
            + "\(entry.authors.joined(separator: ", ")) · \(entry.revision.message)"
        )
        for revision in entry.brought {
          try console.print(
            "    brought: \(revision.id.short) \(DateText.text(revision.time)) · "
              + "\(revision.author) · \(revision.message)")
        }
        for commit in entry.broughtCommits {
          try console.print(
            "    brought: \(commit.id.prefix(10)) \(DateText.text(commit.time)) · "
              + "\(commit.author) · \(commit.message)")
        }
        for line in entry.structure { try console.print("    \(line.text)") }
        for line in entry.frames { try console.print("    \(line.text)") }
      }
    }
  }

  private func printFirst(_ workspace: Workspace, on console: Console) throws {
    guard let first, let config else {
      throw CommandError.needsOne("--first and --config go together: --first 'w<44' --config NAME")
    }
    guard let condition = FrameCondition(first) else {
      throw CommandError.needsOne("\"\(first)\" is no condition; give x, y, w or h, as in 'w<44'")
    }
    let report = try workspace.firstRevision(where: condition, view: view, configuration: config)
    if common.json { return try json(report, on: console) }
    guard let found = report.found else {
      return try console.print(
        "\(report.name, .bold) never had \(condition) on \(config) in \(report.document)")
    }
    let revision = found.revision
    try console.print(
      "\(revision.id.short, .bold) \(DateText.text(revision.time)) · \(revision.author) · "
        + "\(revision.message)"
    )
    let before = found.before.map { frameText($0) + " -> " } ?? ""
    try console.print(
      "    \(report.name): \(before)\(frameText(found.frame)) on \(config), "
        + "\(found.stillHolds ? "and still \(condition)" : "no more in HEAD")"
    )
  }

  private func json(_ report: FirstFrameReport, on console: Console) throws {
    try console.json(.first) { json in
      json.field("document", report.document)
      json.field("view", report.view.rawValue)
      json.field("name", report.name)
      json.field("configuration", report.configuration)
      json.field("condition", report.condition.description)
      json.revision("revision", report.found?.revision)
      if let found = report.found {
        json.field("frame", found.frame)
        if let before = found.before { json.field("before", before) }
        json.field("stillHolds", found.stillHolds)
      }
    }
  }

  private func json(_ report: ViewHistoryReport, on console: Console) throws {
    try console.json(.history) { json in
      json.field("document", report.document)
      json.field("view", report.view.rawValue)
      json.field("name", report.name)
      json.objects("entries", report.entries) { json, entry in
        json.revision("revision", entry.revision)
        json.field("edit", entry.edit.rawValue)
        if let from = entry.movedFrom { json.field("movedFrom", from) }
        json.list("authors", entry.authors) { json, author in json.value(author) }
        json.objects("brought", Records.revision, entry.brought)
        json.objects("broughtCommits", entry.broughtCommits) { json, commit in
          json.field("commit", commit.id)
          json.field("author", commit.author)
          json.field("time", Int(commit.time))
          json.field("date", DateText.text(commit.time))
          json.field("message", commit.message)
        }
        json.objects("structure", Records.structure, entry.structure)
        json.objects("frames", entry.changes) { json, change in
          json.field("configuration", change.configuration)
          json.field("before", change.before)
          json.field("after", change.after)
        }
      }
    }
  }
}
