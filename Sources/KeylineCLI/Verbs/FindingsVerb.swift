import ArgumentParser
import LayoutModel
import LayoutService
import LayoutSettings

/// `keyline findings`: everything that is wrong now, or was at a revision.
struct FindingsVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "findings",
    abstract: "List what is wrong in the documents as they are, or were at a revision.",
    discussion: """
      EXAMPLES
        keyline findings                      everything below this folder
        keyline findings App/Main.storyboard --rule L002
        keyline findings --at v1.2            as the store has that revision
        keyline findings --by rule            how many of each rule, and where
        keyline findings --count              how many of each rule, a line each
        keyline findings --scene "Sign In" --severity warning

      A finding is listed whoever brought it and whenever. What was accepted is
      counted and left out, unless --accepted is given. Nothing is compared, and
      exit is 0, or 2 where a document could not be read or a scene not be solved;
      `keyline check` tells what got worse.
      """)

  enum Order: String, CaseIterable, ExpressibleByArgument { case document, rule, scene }

  enum Least: String, CaseIterable, ExpressibleByArgument {
    case error, warning, note
    var severity: Severity { self == .error ? .error : self == .warning ? .warning : .info }
  }

  @Argument(help: .value("paths", "Files and folders; all below this folder if left out."))
  var paths: [String] = []

  @Option(help: .value("rev", "A revision of the store instead of the files."))
  var at: String?

  @Option(help: .value("rule", "Only this rule, by name or number; can be given again."))
  var rule: [String] = []

  @Option(help: .value("scene", "Only this scene, by title or id."))
  var scene: String?

  @Option(help: .value("severity", "The least severity: error, warning or note."))
  var severity: Least = .note

  @Option(help: .value("order", "Gather by document, rule or scene."))
  var by: Order?

  @Flag(help: "Count them only, of each rule, or of each document or scene with --by.")
  var count = false

  @Flag(help: "List what was accepted, too.")
  var accepted = false

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let rules = try NamedKinds<Rule>("rule", code: \.code).all(of: rule)
    let tree = at == nil ? TreeRoot(of: paths) : .here
    let settings = try matrix.settings(in: tree)
    let matrix = try matrix.matrix(by: settings)
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    var report = try await found(settings, matrix, tree) { progress.update(done: $0, total: $1) }
    progress.end()
    // A store names documents from the root already.
    var fromRoot = tree.fromRoot
    if at != nil { fromRoot = { @Sendable path in path } }
    report = FindingPolicy(settings, fromRoot: fromRoot).applied(to: report)
    if !accepted {
      report = report.accepting(try CheckedTree(root: tree).ledger(), fromRoot: fromRoot)
    }
    let named = report
    report.findings = report.findings.filter { finding in
      finding.severity >= severity.severity && (rules.isEmpty || rules.contains(finding.rule))
        && (scene.map { $0 == finding.scene.rawValue || $0 == named.title(of: finding) } ?? true)
    }
    try FindingsPrinter(
      console: console, report: report, order: by ?? (count ? .rule : .document), isCounting: count,
      isJSON: common.json
    ).print()
    console.note(missed: report.problems)
    if report.problems.contains(where: \.isMissed) { throw ExitCode(2) }
  }

  private func found(
    _ settings: ProjectSettings, _ matrix: Matrix, _ tree: TreeRoot, progress: SceneProgress
  ) async throws -> CheckReport {
    if let at {
      guard let place = store.find() else { throw CommandError.noStore(OwnProcess.folder) }
      let workspace = try place.workspace(for: .reading)
      return try await workspace.findings(
        at: try workspace.spec(at, policy: FindingPolicy(settings)), among: paths, matrix: matrix,
        progress: progress)
    }
    let named = paths.isEmpty ? ["."] : paths
    let files = SettingsSearch.kept(
      try DocumentSearch.files(named), named: named, by: settings, in: tree)
    guard !files.isEmpty else { throw try SettingsSearch.nothingKept(of: named) }
    let options = try SourceOptions.declaring(files)
    return try await PlainCheck(matrix: matrix, options: options).run(
      files.map { DocumentSearch.source($0) }, progress: progress)
  }
}
