import ArgumentParser
import LayoutModel
import LayoutService
import LayoutSettings

/// `keyline commit`: records documents, solves the changed ones and reports what got worse.
struct Commit: Verb {
  static let configuration = CommandConfiguration(
    commandName: "commit",
    abstract: "Record documents; solve, judge and compare what changed.",
    discussion: """
      EXAMPLES
        keyline commit . -m "Larger title"
        keyline commit App/Main.storyboard -m "Fix sign-in on small phones"
        keyline commit . -m "Import" --author "Ada <a@example.org>" --date 2026-01-31

      Folders are searched for .xib and .storyboard files; keyline.overrides.json
      comes along where it counts for one. A file that cannot be read as a document
      is kept as it is, with the reason, and exit is 2. Regressions are recorded and
      reported; they do not stop a commit: `keyline check` does that. Undecided
      conflicts of a merge stop it, and exit is 2. Ctrl-C records nothing.
      """)

  @Argument(
    help: .value("paths", "Files and folders; all below the root if left out."),
    completion: Complete.documents)
  var paths: [String] = []

  @Option(name: [.customShort("m"), .long], help: .value("text", "What changed and why."))
  var message: String

  @Option(help: .value("name", "Who commits; else $KEYLINE_AUTHOR, or git's."))
  var author: String?

  @Option(help: .value("date", "When; else $KEYLINE_DATE, or now."))
  var date: String?

  @OptionGroup var matrix: MatrixOptions

  @Flag(help: "Record a revision even if no document changed.")
  var allowEmpty = false

  @OptionGroup var recording: RecordingOptions

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<CommitReport>(
    "commit", "What was recorded: `keyline commit --json`.",
    .object(
      "revision", "The revision; null where nothing had changed.", \.revision, of: Records.revision
    ).orNull,
    .list("documents", "The documents that changed, by path.", \.documents, of: Records.document),
    .fields(Records.lookalikes, \.lookalikes),
    .list(
      "givenUp", "Scenes that would take too much work.", \.givenUp,
      .text("path", "The document's path.", \.path),
      .text("scene", "The id of the scene's root view.", \.scene),
      .count("line", "The line of the document where the scene begins.", \.location.line)),
    .list(
      "refused", "Frames too large to be stored.", \.refused,
      .text("path", "The document's path.", \.path),
      .text("scene", "The id of the scene's root view.", \.scene),
      .text("view", "The view's id.", \.view),
      .texts("configurations", "On which configurations.", \.configurations)),
    .count(
      "configurations", "How many configurations each scene was solved for.", \.configurationCount),
    .object("work", \.work, of: Records.work),
    .object("found", \.found, of: Records.found),
    .regressions(\.regressions))

  func answer(on console: Console) async throws {
    let start = ContinuousClock.now
    let (workspace, place) = try store.open(for: .writing)
    let settings = try matrix.settings()
    var request = CommitRequest(
      tree: try place.tree(paths, stored: workspace.storedPaths(), scope: settings.paths),
      message: message, author: try Author.name(author), time: try Author.time(date),
      matrix: try matrix.matrix(by: settings))
    request.allowsEmpty = allowEmpty
    let merge = try UnfinishedMerge.find(at: place, of: workspace)
    if merge != nil { try await refuseUndecided(on: console) }
    request.mergedWith = merge?.state.mergedWith?.rawValue
    request.isUnsolved = recording.noSolve
    let progress = ProgressLine("scenes", on: console, isQuiet: common.quiet)
    Interruption.listen()
    var solved = (done: 0, of: 0)
    var report: CommitReport
    do {
      report = try await workspace.commit(request) { done, total in
        progress.update(done: done, total: total)
        solved = (done, total)
      }
    } catch is CancellationError {
      progress.end()
      console.note(
        "stopped: \(solved.done) of \(counted(solved.of, "scene")) solved, nothing recorded")
      throw ExitCode(Interruption.exitCode)
    } catch var problem as FileProblem {
      progress.end()
      problem.reason += "; nothing was recorded"
      throw problem
    }
    if merge != nil, report.revision != nil { try UnfinishedMerge.remove(at: place) }
    progress.end()
    report.regressions = FindingPolicy(settings).applied(to: report.regressions)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if common.json {
      try console.json(Self.jsonAnswer, report)
    } else if report.revision == nil, request.tree.files.isEmpty {
      try console.print("nothing to commit: no layout file is below \(place.root)")
    } else {
      try text(report, seconds: seconds, on: console)
    }
    let unreadable = report.documents.filter(\.isUnreadable)
    for document in unreadable {
      console.note(errors: document.reasonNotSolved ?? document.path.text)
    }
    if !unreadable.isEmpty { throw ExitCode(2) }
  }

  /// Ends no merge whose conflicts nobody looked at: their side would be lost without a word.
  private func refuseUndecided(on console: Console) async throws {
    guard let merge = try await MergeUnderWay.findAny(store) else { return }
    let left = try await merge.undecided(among: merge.paths)
    guard !left.isEmpty else { return }
    for document in left { console.note(error: "\(document.line)") }
    console.note(
      "nothing is recorded: `keyline resolve` lists and decides them, --ours keeps what is there; "
        + "`keyline merge --abort` gives the merge up")
    throw ExitCode(2)
  }

  private func text(_ report: CommitReport, seconds: Double, on console: Console) throws {
    guard let revision = report.revision else {
      return try console.print("nothing to commit: the documents are as in HEAD")
    }
    try console.print("\(revision.id.short, .bold) \(revision.message)")
    let isFew = report.documents.count <= 20
    for document in report.documents where isFew || document.reasonNotSolved != nil {
      try console.print("  \(line(of: document))")
    }
    for scene in report.givenUp { try console.print("\("given up:", .yellow) \(scene)") }
    for frame in report.refused { try console.print("\("not stored:", .yellow) \(frame)") }
    for group in report.lookalikes { try console.print(sentence(group)) }
    try console.print(report.regressions, total: report.configurationCount)
    let time = points(seconds)
    let work = report.work
    let unreadable = report.documents.count(where: \.isUnreadable)
    var verdict =
      revision.parents.isEmpty
      ? verdict(report.found) : verdict(report.regressions, isWhole: unreadable == 0)
    if unreadable > 0 {
      verdict = "\(verdict) · \(counted(unreadable, "document") + " could not be read", .red)"
    }
    try console.print(
      "\(counted(report.documents.count, "document")) · "
        + "\(counted(work.solved, "scene")) solved, \(work.reused) unchanged · "
        + "\(counted(work.layouts, "layout")) in \(time) s · \(verdict)"
    )
  }
}
