import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline import`: the layout history that a git repository already has.
struct Import: Verb {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Record the history of a git repository's layout files.",
    discussion: """
      EXAMPLES
        keyline init && keyline import --git .
        keyline import --git ~/App Sources/Main.storyboard
        keyline import --git ~/App --all --no-solve

      One revision for each commit on the line of first parents that changes a .xib
      or .storyboard file or a keyline.overrides.json, with its author, date, message
      and commit id. An import that was cut off goes on where it stopped; commits
      that are there already are passed over. Ctrl-C ends after the commit under way,
      with exit 130. The repository is only read.
      """)

  @Argument(
    help: .value(
      "paths", "Files and folders, from the repository's folder; every layout file if left out."))
  var paths: [String] = []

  @Option(help: .value("folder", "The repository's folder."))
  var git: String

  @Option(help: .value("name", "The git branch; what is checked out if left out."))
  var branch: String?

  @Flag(help: "Import every local branch, each to a branch of its own.")
  var all = false

  @OptionGroup var matrix: MatrixOptions

  @OptionGroup var recording: RecordingOptions

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(report: ImportReport, seconds: Double)>(
    "import", "What was recorded of a git history: `keyline import --json`.",
    .count("known", "Commits that the store had already.") { $0.report.knownCount },
    .count("remaining", "Commits left when it was stopped.") { $0.report.remainingCount },
    .count("configurations", "How many configurations each scene was solved for.") {
      $0.report.configurationCount
    },
    .number("seconds", "How long it took.") { $0.seconds },
    .object("work", { $0.report.work }, of: Records.work),
    .list(
      "revisions", "In the order in which they were recorded.", { $0.report.revisions },
      .object("revision", \.revision, of: Records.revision),
      .text("origin", "The git commit's id.", \.origin),
      .text("branch", "The branch it is on.", \.branch),
      .list("documents", "The documents it changed, by path.", \.documents, of: Records.document),
      .regressions(\.regressions)),
    .fields(Records.lookalikes) { $0.report.lookalikes },
    .list(
      "leftOut", "Branches and files that were left out.", { $0.report.problems },
      of: Records.problem))

  func answer(on console: Console) async throws {
    let start = ContinuousClock.now
    let (workspace, place) = try store.open(for: .writing)
    let repository = Paths.absolute(git, in: place.current)
    var request = ImportRequest(
      repository: repository, matrix: try matrix.matrix(orAt: branch ?? "HEAD", of: repository))
    request.paths = paths
    request.branch = branch
    request.includesAllBranches = all
    request.isUnsolved = recording.noSolve
    let progress = ProgressLine("revisions", on: console, isQuiet: common.quiet)
    Interruption.listen()
    let report = try await workspace.importHistory(request) { progress.update(done: $0, total: $1) }
    progress.end()
    if !paths.isEmpty, report.isOfNothing {
      throw CommandError.needsOne(
        "no commit of \(git) has a layout file at \(paths.joined(separator: ", "))")
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if common.json {
      try console.json(Self.jsonAnswer, (report, seconds))
    } else {
      try text(report, seconds: seconds, on: console)
    }
    try Interruption.check(
      done: report.revisions.count, of: report.revisions.count + report.remainingCount, "revision",
      "recorded; the same command goes on", on: console)
  }

  private func text(_ report: ImportReport, seconds: Double, on console: Console) throws {
    for problem in report.problems {
      try console.print("\("left out", .yellow) \(problem.path): \(problem.reason)")
    }
    for group in report.lookalikes { try console.print(sentence(group)) }
    guard !report.revisions.isEmpty || report.remainingCount > 0 else {
      return try console.print(
        "nothing to import: \(counted(report.knownCount, "commit")) recorded already")
    }
    try printRegressions(report, on: console)
    try printKept(report, on: console)
    let count = report.revisions.count
    let rate = seconds > 0 ? (Double(count) / seconds * 10).rounded() / 10 : 0
    let known = report.knownCount > 0 ? ", \(report.knownCount) recorded already" : ""
    try console.print(
      "\(counted(count, "revision"))\(known) · \(counted(report.work.solved, "scene")) solved, "
        + "\(report.work.reused) unchanged · \(points(seconds)) s, \(points(rate)) per s · "
        + "\(counted(report.gating.count, "revision")) would be stopped"
    )
  }

  /// Prints each regression with its revision, oldest first; the newest ones where there are many.
  private func printRegressions(_ report: ImportReport, on console: Console) throws {
    let gating = report.gating
    let shown = gating.suffix(12)
    if gating.count > shown.count {
      try console.print(
        "\("\(gating.count - shown.count) earlier revisions would be stopped too", .dim)")
    }
    for imported in shown {
      let revision = imported.revision
      let worse = imported.regressions.filter(\.gates)
      try console.print(
        "\(revision.id.short, .bold) \(DateText.text(revision.time)) \(title(revision)) "
          + "\("· git \(imported.origin.prefix(10))", .dim)"
      )
      for regression in worse.prefix(3) {
        let finding = regression.finding
        try console.print(
          "    \(finding.severity.rawValue, finding.severity.style) \(finding.rule.code) "
            + "\(finding.rule.rawValue) \(finding.message) · \(place(of: finding)) · "
            + "\(regression.configurations.count)/\(report.configurationCount)"
        )
      }
      if worse.count > 3 {
        try console.print("    and \(worse.count - 3) more; keyline show \(revision.id.short)")
      }
    }
  }

  /// Versions without layouts, by the reason.
  private func printKept(_ report: ImportReport, on console: Console) throws {
    var counts: [(reason: String, count: Int)] = []
    var places: [String: Int] = [:]
    for imported in report.revisions {
      for reason in imported.documents.compactMap(\.reasonNotSolved?.firstLine) {
        if let place = places[reason] {
          counts[place].count += 1
        } else {
          places[reason] = counts.count
          counts.append((reason, 1))
        }
      }
    }
    for (reason, count) in counts.prefix(8) {
      try console.print("\(counted(count, "version"), .yellow) kept as bytes: \(reason)")
    }
    if counts.count > 8 { try console.print("and \(counts.count - 8) more reasons") }
  }
}
