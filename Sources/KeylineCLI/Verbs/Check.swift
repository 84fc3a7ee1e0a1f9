import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline check`: the entry for continuous integration.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell what got worse, and exit 1 if anything did.",
    discussion: """
      EXAMPLES
        keyline check                        the files here with the newest revision
        keyline check App/ --base v1.2
        keyline check --git origin/main      a pull request; needs no store
        keyline check --git v1.2..v1.3       two commits as they are
        keyline check --staged               what the next git commit would change
        keyline check Main.storyboard        without a store: every finding
        keyline check --format github        annotations on a pull request
        keyline check --format text --format sarif=keyline.sarif --format html=report.html

      With a base, new, spread and worse findings fail the check, once for each edit that
      caused some, where the evidence makes them probable; a view that only moved never
      does. Without one, errors that are probable do. Doubted ones are told.
      --git compares two states of the git repository here: HEAD with its merge base with
      the commit named, unless a range says otherwise.
      Ctrl-C ends with what was found so far, and exit is 130.
      """)

  enum FailOn: String, CaseIterable, ExpressibleByArgument { case error, warning, never }

  @Argument(
    help: ArgumentHelp("Files and folders; all below the root if left out.", valueName: "paths"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The revision to compare with; the newest if left out.", valueName: "rev"))
  var base: String?

  @Option(
    help: ArgumentHelp(
      "Compare commits of the git repository here: a commit, A..B or A...B.", valueName: "range"))
  var git: String?

  @Flag(help: "Compare what git has staged, with HEAD or with --git's merge base.")
  var staged = false

  @Flag(help: "Compare the files on disk, with HEAD or with --git's merge base.")
  var worktree = false

  @OptionGroup var matrix: MatrixOptions

  @Option(
    help: ArgumentHelp("What fails the check: error, warning or never.", valueName: "severity"))
  var failOn: FailOn = .warning

  @Flag(help: "Count by rule and scene instead of telling each finding.")
  var summary = false

  @Option(
    help: ArgumentHelp(
      "\(CheckFormat.names); FORMAT=FILE writes to a file, and several can be given.",
      valueName: "format"))
  var format: [CheckOutput] = []

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    let console = common.console()
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    Interruption.listen()
    let report = try await report(matrix.matrix()) { progress.update(done: $0, total: $1) }
    progress.end()
    try write(report, try matrix.matrix(), to: console)
    try console.finish()
    for problem in report.problems where problem.isUnreadable {
      console.note("\("error:", .red) \(problem.reason)")
    }
    try Interruption.check(
      done: report.work.solved, of: report.work.solved + report.remainingCount, "scene", "solved",
      on: console)
    if fails(report) { throw ExitCode(1) }
    if report.problems.contains(where: \.isUnreadable) { throw ExitCode(2) }
  }

  /// Writes the report in every format asked for; text, or JSON with `--json`, where none is.
  private func write(_ report: CheckReport, _ matrix: Matrix, to console: Console) throws {
    let outputs = format.isEmpty ? [CheckOutput(common.json ? .json : .text)] : format
    for output in outputs {
      if let file = output.file {
        let collected = Console(collecting: ())
        try CheckPrinter(
          console: collected, format: output.format, report: report, matrix: matrix
        ).print()
        try Disk.write(collected.collected, to: file)
      } else if summary, output.format == .text {
        try CheckSummary(report).print(on: console)
      } else {
        try CheckPrinter(
          console: console, format: output.format, report: report, matrix: matrix
        ).print()
      }
    }
  }

  private func report(
    _ matrix: Matrix, _ progress: SceneProgress
  ) async throws -> CheckReport {
    if let range = try gitRange() {
      guard base == nil else { throw CommandError.exclude("--base", "--git, --staged, --worktree") }
      return try await GitCheck(
        repository: Surroundings.folder, range: range, paths: paths, matrix: matrix
      ).run(
        disk: { DocumentSearch.source($0, as: $1) }, isStopping: { Interruption.isAsked },
        progress: progress)
    }
    if let place = store.find() {
      let workspace = try Workspace(path: place.path, for: .reading)
      let tree = try place.tree(paths, stored: workspace.storedPaths())
      return try await workspace.check(
        tree, base: base, matrix: matrix, isStopping: { Interruption.isAsked }, progress: progress)
    }
    guard base == nil else { throw CommandError.noStore(Surroundings.folder) }
    guard !paths.isEmpty else {
      throw CommandError.needsOne(
        "nothing to check: name files or folders, or run `keyline init` to compare with a history")
    }
    let files = try DocumentSearch.files(paths)
    guard !files.isEmpty else { throw WorkspaceError.nothingFound(paths: paths) }
    var options = SolveOptions()
    options.overridesByPath = try SourceOptions.declared(for: files)
    return try await PlainCheck(matrix: matrix, options: options).run(
      files.map { DocumentSearch.source($0) }, isStopping: { Interruption.isAsked },
      progress: progress)
  }

  /// The states of the git repository to compare; nil where none are asked for.
  private func gitRange() throws -> GitRange? {
    guard !(staged && worktree) else { throw CommandError.exclude("--staged", "--worktree") }
    let head: GitRange.Head? = staged ? .index : worktree ? .worktree : nil
    guard git != nil || head != nil else { return nil }
    return try GitRange(git ?? "HEAD", head: head)
  }

  private func fails(_ report: CheckReport) -> Bool {
    switch failOn {
    case .never: false
    case .warning: report.gates
    case .error:
      report.findings.contains(where: \.gates)
        || report.regressions.contains { $0.gates && $0.finding.severity == .error }
    }
  }
}
