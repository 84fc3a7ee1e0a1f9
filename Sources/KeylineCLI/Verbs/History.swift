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

  @Argument(help: .value("view", "A view's id, PATH:ID, or its name."))
  var view: String

  @Option(
    name: [.customShort("n"), .customLong("limit")], help: .value("count", "At most so many."))
  var limit: Int?

  @Option(
    help: .value(
      "condition",
      "Only the revision in which x, y, w or h first was <, <=, =, >= or > so many points."))
  var first: String?

  @Option(
    help: .value("name", "The configuration of --first, such as iphone-se-1."),
    completion: .custom(Complete.configurations))
  var config: String?

  @Option(
    help: .value(
      "commit",
      "The history of a commit of the git repository here: of the documents with the view."),
    completion: .custom(Complete.git))
  var git: String?

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<ViewHistoryReport>(
    "history", "When a view changed: `keyline history --json`.",
    .text("document", "The document's path.", \.document),
    .text("view", "The view's id.", \.view),
    .text("name", "What a person calls it.", \.name),
    .list("entries", "Newest first.", \.entries, of: entry))

  private static let entry = Record<ViewHistoryReport.Entry>(
    .object("revision", \.revision, of: Records.revision),
    .part("edit", .edit, "What happened to the view.", \.edit.rawValue),
    .text(
      "movedFrom", "Where the document was before, in the revision that moved it as it was.",
      \.movedFrom
    ).optional,
    .texts("authors", "Who made the edit: of what a merge brought those who made it.", \.authors),
    .list(
      "brought", "Of a merge: the revisions whose edits of the view it brought.", \.brought,
      of: Records.revision),
    .list(
      "broughtCommits",
      """
      Of an imported merge: the commits of git whose edits of the view it brought, newest \
      first; they have no revisions. Where only its frame changed, those that edited the \
      document.
      """, \.broughtCommits,
      .text("commit", "The commit's id in git.", \.id),
      .text("author", "Name and address.", \.author),
      .integer("time", "Seconds since 1970, UTC.") { Int($0.time) },
      .text("date", "The same as a date.") { DateText.text($0.time) },
      .text("message", "The first line of its message.", \.message)),
    .list(
      "structure", "Edits of the view and of constraints on it.", \.structure,
      of: Records.structure),
    .list(
      "frames", "Its frame before and after, on every configuration on which it changed.",
      \.changes,
      .text("configuration", "The configuration's name.", \.configuration),
      .part("before", .frame, "The frame before; null where there was none.", \.before).orNull,
      .part("after", .frame, "The frame after; null where there is none.", \.after).orNull))

  static let first = Answer<FirstFrameReport>(
    "first", "Since when something holds of a frame: `keyline history --first --json`.",
    together: [("frame", ["stillHolds"]), ("stillHolds", ["frame"]), ("before", ["frame"])],
    .text("document", "The document's path.", \.document),
    .text("view", "The view's id.", \.view),
    .text("name", "What a person calls it.", \.name),
    .text("configuration", "The configuration's name.", \.configuration),
    .text("condition", "The condition.", \.condition.description),
    .object(
      "revision", "The first revision in which it holds; null: it never held.", \.found?.revision,
      of: Records.revision
    ).orNull,
    .part("frame", .frame, "The frame there; left out where it never held.", \.found?.frame)
      .optional,
    .part("before", .frame, "The frame before; left out where the view was new.", \.found?.before)
      .optional,
    .flag("stillHolds", "It holds in the newest revision.", \.found?.stillHolds).optional)

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
    if common.json { return try console.json(Self.jsonAnswer, report) }
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

  private func printFirst(_ workspace: Workspace, on console: Console) throws {
    guard let first, let config else {
      throw CommandError.needsOne("--first and --config go together: --first 'w<44' --config NAME")
    }
    guard let condition = FrameCondition(first) else {
      throw CommandError.needsOne("\"\(first)\" is no condition; give x, y, w or h, as in 'w<44'")
    }
    let report = try workspace.firstRevision(where: condition, view: view, configuration: config)
    if common.json { return try console.json(Self.first, report) }
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
}
