import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline accept`: takes findings for all right, with a reason.
struct Accept: Verb {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Take findings of a check for all right, with a reason.",
    discussion: """
      EXAMPLES
        keyline accept App/Main.storyboard:214 --git main -m "overlaps on purpose"
        keyline accept overlap:abc-de-fgh --git main -m "as meant" --until 2027-03-01
        keyline accept overlap:abc-de-fgh,ijk-lm-nop -m "this pair only"
        keyline accept --interactive --git origin/main
        keyline accept --all --git origin/main -m "taken over"
            every finding that fails the check
        keyline accept --reply comment.md --git origin/main
            its lines such as `keyline accept 235f1d8104a1 as designed`
        keyline accept --languages --path App truncated:abc-de-fgh -m "as meant"
            what `keyline languages` tells, in all languages
        keyline accept --prune        removes what is not found any more

      A finding is named by FILE:LINE as checks print it, by RULE:VIEW,
      RULE:VIEW,OTHER, by its key in --json or, where copies of a document share the
      key, by FILE:KEY. Accepted is its whole cause, on the
      configurations on which it holds now: on any other it alarms again. It is
      written to .keyline/accepted.jsonl at the root, one line per cause; commit that
      file. Neither commits nor paths are part of a line's key, so that it survives
      squashes, rebases and renames; a document that had the same ids beside it is
      not taken for the renamed one.
      """)

  @Argument(help: .value("finding", "The findings."))
  var findings: [String] = []

  @Option(
    name: [.customShort("m"), .customLong("message")], help: .value("text", "Why it is all right."))
  var why: String?

  @Option(help: .value("date", "The last day on which it counts."))
  var until: String?

  @Flag(help: "Ask about each finding that fails the check.")
  var interactive = false

  @Flag(help: "Accept every finding that fails the check.")
  var all = false

  @Option(
    help: .value(
      "file",
      "Accept what a comment's lines `keyline accept FINDING REASON` name; - reads standard input.")
  )
  var reply: String?

  @Flag(help: "Remove lines that have expired or whose findings are gone.")
  var prune = false

  @Flag(help: "Take findings of `keyline languages` instead of the check's.")
  var languages = false

  @Option(
    name: .customLong("path"),
    help: .value("path", "Files and folders to check, as in `keyline check`."))
  var paths: [String] = []

  @OptionGroup var scope: CheckScope
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<[Acceptance]>(
    "accept", "What was accepted: `keyline accept --json`.",
    .list("accepted", "One for each cause.", \.self, of: Records.acceptance))

  static let pruned = Answer<(removed: Int, left: Int)>(
    "prune", "Acceptances that were removed: `keyline accept --prune --json`.",
    .count("removed", "Lines that had expired or accepted nothing.") { $0.removed },
    .count("left", "Lines that stay.") { $0.left })

  func answer(on console: Console) async throws {
    let choice = try choice()
    guard !languages || !scope.comparesStates else {
      throw CommandError.exclude("--languages", "--base, --git, --staged, --disk")
    }
    guard
      choice.isStale || languages || scope.comparesStates || !paths.isEmpty
        || scope.store.find() != nil
    else {
      throw CommandError.needsOne(
        "give what the check that told the finding was given: --git BRANCH, or --disk; for "
          + "`keyline check FILE`, give --path FILE")
    }
    if let until { try CheckedTree.requireDay(until) }
    if choice.isStale { return try await removeStale(on: console) }
    // Acceptances are written to the disk, whatever was checked.
    let root = languages ? TreeRoot(of: paths) : scope.root(of: paths)
    let tree = CheckedTree(root: root)
    let disk = try tree.ledger()
    let found =
      languages ? try await translations(disk, root, console) : try await regressions(disk, console)
    let accepted = try chosen(choice, of: found, console)
    if accepted.isEmpty, !common.quiet {
      console.note(
        all && !languages
          ? "nothing fails the check; what is worth a look is accepted as FILE:LINE or RULE:VIEW"
          : "nothing was there to accept")
    }
    try tree.add(accepted, to: disk, lookedAt: found.looked)
    if common.json {
      try console.json(Self.jsonAnswer, accepted)
    } else {
      for acceptance in accepted {
        try console.print(acceptance, of: found.findings, fromRoot: found.fromRoot)
      }
      try console.print("\(counted(accepted.count, "cause")) accepted")
    }
  }

  /// The findings that can be accepted.
  struct Acceptable {
    let findings: [Finding]
    /// Those of them that fail.
    let gating: [Finding]
    /// The number of configurations that were checked.
    let total: Int
    /// Whether a configuration of this name was looked at.
    let looked: (String) -> Bool
    let acceptance: (_ finding: Finding, _ why: String) -> Acceptance
    /// A finding's path from the root of the tree.
    let fromRoot: (DocumentPath) -> DocumentPath
  }

  private func regressions(_ disk: AcceptanceLedger, _ console: Console) async throws -> Acceptable
  {
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    let outcome = try await scope.run(paths) { progress.update(done: $0, total: $1) }
    progress.end()
    let report = outcome.report.accepting(disk, fromRoot: outcome.fromRoot)
    let names = Set(outcome.matrix.configurations.map(\.name))
    return Acceptable(
      findings: report.acceptable, gating: report.gating, total: report.configurationCount,
      looked: names.contains,
      acceptance: {
        report.acceptance(of: $0, why: $1, until: until, fromRoot: outcome.fromRoot)
      }, fromRoot: outcome.fromRoot)
  }

  private func translations(
    _ disk: AcceptanceLedger, _ root: TreeRoot, _ console: Console
  ) async throws -> Acceptable {
    guard !paths.isEmpty else {
      throw CommandError.needsOne("name the translated documents or their folders with --path")
    }
    let progress = ProgressLine("documents", on: console, isQuiet: common.quiet)
    let translated = try TranslatedFiles(paths)
    let matrix = try scope.matrix.matrix(by: scope.matrix.settings(in: root))
    let (until, fromRoot) = (until, root.fromRoot)
    let report = try await translated.survey(
      in: [], matrix: matrix, options: SourceOptions.declaring(translated.paths),
      progress: { progress.update(done: $0, total: $1) }
    ).accepting(disk, fromRoot: fromRoot)
    progress.end()
    let names = Set(
      report.documents.flatMap(\.languages).flatMap {
        matrix.running(in: $0.language).configurations.map(\.name)
      })
    return Acceptable(
      findings: report.acceptable, gating: report.acceptable.filter(\.gates), total: names.count,
      looked: names.contains,
      acceptance: {
        Acceptance(
          findings: [AcceptedFault($0)], document: fromRoot($0.document), why: $1, until: until)
      }, fromRoot: fromRoot)
  }

  private func removeStale(on console: Console) async throws {
    let tree = CheckedTree()
    let ledger = try tree.ledger()
    let stale = try await tree.audit(scope.matrix).stale(ledger)
    let gone = Set(stale + ledger.expired)
    let left = (ledger.current + ledger.expired).filter { !gone.contains($0) }
    if !gone.isEmpty { try tree.write(left) }
    if common.json {
      try console.json(Self.pruned, (gone.count, left.count))
    } else {
      try console.print("\(counted(gone.count, "line")) removed, \(left.count) left")
    }
  }
}
