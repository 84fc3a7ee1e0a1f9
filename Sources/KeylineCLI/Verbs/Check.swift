import ArgumentParser
import LayoutModel
import LayoutService
import LayoutSettings

/// `keyline check`: the entry for continuous integration.
struct Check: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell what got worse, and exit 1 if anything did.",
    discussion: """
      EXAMPLES
        keyline check                    the files here with the newest revision
        keyline check App/ --base v1.2
        keyline check --base 'latest(~red())'    the newest that broke nothing
        keyline check -r main..@         each recorded revision, by what it brought
        keyline check --git origin/main  a pull request; needs no store
        keyline check --git v1.2..v1.3   two commits as they are
        keyline check --staged           what the next git commit would change
        keyline check --disk             what is not committed yet
        keyline check Main.storyboard    without a store: every finding
        keyline check --format github    annotations on a pull request
        keyline check --format text --format sarif=a.sarif --format html=report.html

      With a base, findings that are new, spread or worse fail the check if they are
      probable, once for each edit that caused them. A view that only moved never
      fails it. Without a base, probable errors fail it. Findings below the threshold
      are reported, but do not fail the check.
      --git compares two states of the git repository here: HEAD with its merge base
      with the commit named, unless a range says otherwise.
      Ctrl-C ends with what was found so far, and exit is 130.
      """)

  enum FailOn: String, CaseIterable, ExpressibleByArgument { case error, warning, never }

  @Argument(
    help: .value("paths", "Files and folders; all below the root if left out."),
    completion: Complete.documents)
  var paths: [String] = []

  @OptionGroup var scope: CheckScope

  @Option(
    name: [.customShort("r"), .customLong("rev")],
    help: .value(
      "revisions", "Judge the recorded revisions of a set instead: A..B, red(), touching(\"App\")."),
    completion: .custom(Complete.revisions))
  var revisions: String?

  @Option(
    help: .value(
      "severity", "What fails the check: error, warning or never; else keyline.toml's, or warning.")
  )
  var failOn: FailOn?

  @Flag(help: "Count by rule and scene instead of listing each finding.")
  var summary = false

  @Option(
    help: .value(
      "format", "\(CheckFormat.names); FORMAT=FILE writes to a file, and several can be given."))
  var format: [CheckOutput] = []

  @Option(
    name: .customLong("report-url"),
    help: .value(
      "address", "Where the HTML report will be found; Markdown then links each finding into it."))
  var reportURL: String?

  @Option(
    help: .value(
      "folder",
      "Draw what stops the merge, before and after, into this folder (with --format comment)."))
  var pictures: String?

  @Option(
    name: .customLong("pictures-url"),
    help: .value("address", "Where that folder will be found; the comment then shows the pictures.")
  )
  var picturesURL: String?

  @Flag(help: "Also fail where an acceptance has expired, or what it accepted is gone.")
  var strictAcceptances = false

  @Flag(help: "List what was accepted, with the reason, instead of counting it.")
  var accepted = false

  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func validate() throws {
    if revisions != nil {
      guard paths.isEmpty, !scope.comparesStates, !scope.fetch, !strictAcceptances, !summary,
        reportURL == nil,
        format.allSatisfy({ $0.file == nil && [.text, .json].contains($0.format) })
      else {
        throw ValidationError(
          "-r judges what was recorded: no paths, no other state, and text or --json")
      }
    }
    if common.json, let format = format.first(where: { $0.file == nil && $0.format != .json }) {
      throw ValidationError(
        "--json and --format \(format.format.rawValue) both write to standard output; name a file for "
          + "one: --format \(format.format.rawValue)=FILE")
    }
    guard pictures == nil || format.contains(where: { $0.format == .comment }) else {
      throw ValidationError("--pictures goes with --format comment")
    }
    guard picturesURL == nil || pictures != nil else {
      throw ValidationError("--pictures-url says where the folder of --pictures will be found")
    }
    if let picturesURL { try requireAddress(picturesURL, of: "--pictures-url") }
    if let reportURL { try requireAddress(reportURL, of: "--report-url") }
  }

  /// - Throws: where an address could end a link of Markdown or of a page.
  private func requireAddress(_ address: String, of option: String) throws {
    let isPlain = address.utf8.allSatisfy { byte in
      (0x21...0x7E).contains(byte) && !"()<>[]|\\\"`#".utf8.contains(byte)
    }
    guard isPlain, address.hasPrefix("https://") || address.hasPrefix("http://") else {
      throw ValidationError("\(option) takes an http or https address without brackets or #")
    }
  }

  func answer(on console: Console) async throws {
    for output in format {
      guard let file = output.file else { continue }
      try OutputGround.requireFolder(of: file)
      try OutputGround.refuse(file, as: .report(output.format), force: replacing.force)
    }
    if let revisions { return try RecordedCheck(self, revisions).run(on: console) }
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    Interruption.listen()
    let outcome = try await scope.run(paths, failOn: asked) {
      progress.update(done: $0, total: $1)
    }
    progress.end()
    for note in outcome.notes where !common.quiet { console.note("\("note:", .yellow) \(note)") }
    let report = try await accepting(outcome)
    try await write(report, outcome, to: console)
    console.note(missed: report.problems)
    try Interruption.check(
      done: report.work.solved, of: report.work.solved + report.remainingCount, "scene", "solved",
      on: console)
    // Git may fail when it is asked for what is undecided: the report stands.
    try console.finish()
    let isUndecided = scope.staged ? try await tellUndecided(on: console) : false
    if isUndecided || report.gates || !report.stale.isEmpty { throw ExitCode(1) }
    if report.problems.contains(where: \.isMissed) { throw ExitCode(2) }
  }

  /// Tells what was staged of a merge of git's before its conflicts were decided; whether anything
  /// was.
  private func tellUndecided(on console: Console) async throws -> Bool {
    let undecided = try await MergeUnderWay.stagedUndecided()
    guard !undecided.isEmpty else { return false }
    for document in undecided { console.note(error: "\(document.line)") }
    console.note(
      "`keyline resolve` lists and decides them; `git commit --no-verify` passes this by")
    return true
  }

  /// Writes the report in every format asked for; text, or JSON with `--json`, where none is.
  private func write(
    _ report: CheckReport, _ outcome: CheckScope.Outcome, to console: Console
  ) async throws {
    let matrix = outcome.matrix
    var outputs = format.isEmpty ? [CheckOutput(common.json ? .json : .text)] : format
    if common.json, outputs.allSatisfy({ $0.file != nil }) { outputs.append(CheckOutput(.json)) }
    var comment: CheckComment?
    if outputs.contains(where: { [.comment, .rdjson].contains($0.format) }) {
      comment = try await CheckComment(
        report, matrix: matrix,
        policy: FindingPolicy(outcome.settings, fromRoot: outcome.fromRoot), pictures: pictures,
        at: picturesURL, force: replacing.force)
    }
    for output in outputs {
      if let file = output.file {
        let collected = Console(collecting: ())
        try CheckPrinter(
          console: collected, format: output.format, report: report, matrix: matrix,
          page: reportURL, comment: comment
        ).print()
        try Disk.write(
          collected.collected, to: file, as: .report(output.format), force: replacing.force)
      } else if summary, output.format == .text {
        try CheckSummary(report).print(on: console)
      } else {
        try CheckPrinter(
          console: console, format: output.format, report: report, matrix: matrix,
          page: reportURL, comment: comment, listsAccepted: accepted
        ).print()
      }
    }
    try Console.beside(CheckPrinter.jsonAnswer, report)
  }

  /// The report without what was accepted in the tree that is checked.
  private func accepting(_ outcome: CheckScope.Outcome) async throws -> CheckReport {
    let ledger = try outcome.tree.ledger()
    var report = outcome.report.accepting(ledger, fromRoot: outcome.fromRoot)
    if strictAcceptances {
      report.stale = ledger.expired
      report.stale += try await AcceptanceAudit(
        tree: outcome.tree.snapshot(), matrix: outcome.matrix,
        policy: FindingPolicy(outcome.settings)
      ).stale(ledger)
    }
    return report
  }

  /// What is to fail the check in place of what the settings say; nil = nothing was asked for.
  var asked: GateSettings.FailOn? { failOn.flatMap { .init(rawValue: $0.rawValue) } }
}
