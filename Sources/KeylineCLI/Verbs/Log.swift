import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline log`: the revisions, newest first.
struct Log: Verb {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List revisions, newest first, with what each broke and mended.",
    discussion: """
      EXAMPLES
        keyline log
        keyline log --oneline -n 10
        keyline log v1..HEAD
        keyline log 'red() & touching("App/Login*")'
        keyline log --signed --key key > heads.txt     for `keyline verify --signed`

      Of what each revision brought, that is told which keyline.toml lets `keyline
      check` tell today. `keyline help revisions` has the language of sets.
      """)

  @Argument(
    help: .value("range", "A revision to start from, A..B, or a set."),
    completion: .custom(Complete.revisions))
  var range: String?

  @Option(
    name: [.customShort("n"), .customLong("limit")], help: .value("count", "At most so many."))
  var limit: Int?

  @Flag(help: "One line each.")
  var oneline = false

  @Flag(help: "Instead: every branch's newest revision, signed with --key.")
  var signed = false

  @Option(help: .value("file", "A file of 16 secret bytes or more, for --signed."))
  var key: String?

  @Option(
    help: .value(
      "file", "The file of settings; else keyline.toml at the root of the store or repository."),
    completion: .file(extensions: ["toml"]))
  var config: String?

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<[LogEntry]>(
    "log", "Revisions, newest first: `keyline log --json`.",
    .list("revisions", "Newest first.", \.self, of: Records.entry))

  static let heads = Answer<String>(
    "heads", "A signed note of the newest revisions: `keyline log --signed --json`.",
    .text("note", "The note; `keyline verify --signed` takes it.", \.self))

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: .reading)
    if signed || key != nil { return try printHeads(of: workspace, on: console) }
    let most = max(0, limit ?? .max)
    let policy = FindingPolicy(try SettingsSearch.load(config))
    let set = try range.map { try RevisionSet(typed: $0) }.flatMap { $0.isPlain ? nil : $0 }
    if oneline, !common.json {
      let lines =
        try set.map { try workspace.logLines(in: $0, limit: most, policy: policy) }
        ?? workspace.logLines(range, limit: most, policy: policy)
      for line in lines { try outline(line, on: console) }
      if lines.isEmpty, most > 0 { try console.print(nothing) }
      return
    }
    let entries =
      try set.map { try workspace.log(in: $0, limit: most, policy: policy) }
      ?? workspace.log(range, limit: most, policy: policy)
    if common.json { return try console.json(Self.jsonAnswer, entries) }
    for entry in entries { try text(entry, on: console) }
    if entries.isEmpty, most > 0 { try console.print(nothing) }
  }

  private var nothing: Line {
    range.map { "no revision is in \($0)" } ?? "no revision yet; keyline commit makes the first"
  }

  private func printHeads(of workspace: Workspace, on console: Console) throws {
    guard signed, let key else {
      throw CommandError.needsOne("--signed and --key belong together; give both")
    }
    let note = try workspace.signedHeads(key: Disk.read(key))
    if common.json { return try console.json(Self.heads, note) }
    try console.write(note.utf8)
  }

  private func text(_ entry: LogEntry, on console: Console) throws {
    let revision = entry.revision
    try console.print(title(revision, entry.branches + entry.tags))
    let commit = revision.origin.map { " · git \($0.prefix(10))" } ?? ""
    try console.print("    \(DateText.text(revision.time)) · \(revision.author)\(commit)")
    let outcome = outcome(of: revision, RegressionTally(entry.regressions))
    try console.print("    \(counted(entry.paths.count, "document")) · \(outcome)")
  }

  private func outline(_ line: LogLine, on console: Console) throws {
    let title = title(line.revision, line.branches + line.tags)
    try console.print("\(title) · \(outcome(of: line.revision, line.tally))")
  }

  private func title(_ revision: Revision, _ names: [String]) -> Line {
    let label: Line = names.isEmpty ? "" : " \("(" + names.joined(separator: ", ") + ")", .cyan)"
    let first = revision.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return "\(revision.id.short, .bold)\(label) \(first)"
  }

  private func outcome(of revision: Revision, _ tally: RegressionTally) -> Line {
    revision.parents.isEmpty ? "the first" : verdict(tally)
  }
}
