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
  private struct Acceptable {
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

  /// The findings to accept: exactly one of these is given.
  private enum Choice {
    case named([String])
    /// The lines of a comment.
    case reply(String)
    /// Every finding that fails the check.
    case all
    /// Those of them that the answers to questions take.
    case asked
    /// Nothing: lines that no longer count are removed.
    case stale

    var isStale: Bool { if case .stale = self { true } else { false } }
  }

  private func choice() throws -> Choice {
    var given: [Choice] = findings.isEmpty ? [] : [.named(findings)]
    if let reply { given.append(.reply(reply)) }
    if all { given.append(.all) }
    if interactive { given.append(.asked) }
    if prune { given.append(.stale) }
    guard let choice = given.first, given.count == 1 else {
      throw CommandError.needsOne(
        "name findings, as in `keyline accept Main.storyboard:214 --git main -m REASON`, or give "
          + "one of --interactive, --all, --reply and --prune")
    }
    guard !interactive || !common.json else {
      throw CommandError.exclude("--interactive", "--json")
    }
    return choice
  }

  private func chosen(
    _ choice: Choice, of found: Acceptable, _ console: Console
  ) throws -> [Acceptance] {
    switch choice {
    case .stale: []
    case .asked: try ask(found, console)
    case .all: accepted(all: found, try reason())
    case .named(let names): try accepted(names, try reason(), found)
    case .reply(let file): try replied(file, found)
    }
  }

  private func accepted(all found: Acceptable, _ why: String) -> [Acceptance] {
    found.gating.map { found.acceptance($0, why) }
  }

  private func reason() throws -> String {
    guard let why = CheckedTree.reason(why) else {
      throw CommandError.needsOne("say why it is all right, with -m")
    }
    return why
  }

  private func replied(_ file: String, _ found: Acceptable) throws -> [Acceptance] {
    // Whose reply it was, or where: -m adds it to each reason.
    let source = why.map { " (\($0))" } ?? ""
    let text = file == "-" ? try Disk.readInput() : try Disk.read(file, limit: 1 << 20)
    return try AcceptReply.all(in: String(decoding: text, as: UTF8.self)).flatMap { line in
      guard let why = CheckedTree.reason(line.why + source) else { return [Acceptance]() }
      return try accepted([line.name], why, found)
    }
  }

  private func accepted(
    _ names: [String], _ why: String, _ found: Acceptable
  ) throws -> [Acceptance] {
    try names.flatMap { name -> [Acceptance] in
      let meant = found.findings.filter { FindingName(name).means($0) }
      guard let first = meant.first else {
        throw CommandError.needsOne(unknown(name, found.findings))
      }
      let documents = Set(meant.map(\.document))
      guard documents.count == 1 || !FindingName(name).isKey(of: first) else {
        throw CommandError.needsOne(
          "\(name) is a finding of \(documents.count) documents that share their objects' ids; name one: "
            + meant.prefix(5).map { FindingName.text($0, isShared: true) }.joined(separator: ", "))
      }
      return meant.map { found.acceptance($0, why) }
    }
  }

  private func unknown(_ name: String, _ findings: [Finding]) -> String {
    let source = languages ? "`keyline languages`" : "the check"
    guard !findings.isEmpty else {
      return "\(source) finds nothing, so that there is no \"\(name)\" to accept"
        + (scope.comparesStates
          ? ""
          : "; it compares with what is recorded: give --git or --base as for the check that told the finding")
    }
    var places: [String] = []
    for finding in findings {
      let place = finding.document.text + (finding.location.map { ":\($0.line)" } ?? "")
      if !places.contains(place) { places.append(place) }
      if places.count == 5 { break }
    }
    return "\(source) has no finding called \"\(name)\"; it has some at "
      + places.joined(separator: ", ")
  }

  /// One question for each finding that fails the check; the end of input is the end of questions.
  private func ask(_ found: Acceptable, _ console: Console) throws -> [Acceptance] {
    var accepted: [Acceptance] = []
    for finding in found.gating {
      try console.print(finding, total: found.total)
      console.note("accept it? y = yes, n = no, q = enough")
      guard let answer = readLine(), answer.lowercased() != "q" else { break }
      guard answer.lowercased().hasPrefix("y") else { continue }
      var reason = why
      if reason == nil {
        console.note("why?")
        reason = readLine()
      }
      guard let reason = CheckedTree.reason(reason) else {
        console.note("no reason, not accepted")
        continue
      }
      accepted.append(found.acceptance(finding, reason))
    }
    return accepted
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
