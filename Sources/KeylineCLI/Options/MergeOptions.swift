import ArgumentParser
import LayoutModel
import LayoutService

/// What every verb takes that does edits of one line of history on another.
struct MergeOptions: ParsableArguments {
  enum Side: String, CaseIterable, ExpressibleByArgument { case ours, theirs }

  @Option(
    name: [.customShort("m"), .long],
    help: ArgumentHelp(
      "The message; a sentence that names both sides if left out.", valueName: "text"))
  var message: String?

  @Option(help: ArgumentHelp("Who commits; else $KEYLINE_AUTHOR, or git's.", valueName: "name"))
  var author: String?

  @Option(help: ArgumentHelp("When; else $KEYLINE_DATE, or now.", valueName: "date"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "Take this side's value where both changed the same thing: ours or theirs.",
      valueName: "side"))
  var favor: Side?

  @Flag(help: "Leave the layouts of merged documents out of the decision.")
  var noSolve = false

  @Flag(help: "Record only; leave the files on disk as they are.")
  var noWrite = false

  @OptionGroup var matrix: MatrixOptions

  func request() throws -> MergeRequest {
    var request = MergeRequest(
      author: try Author.name(author), time: try Author.time(date), message: message,
      matrix: try matrix.matrix())
    request.favored = favor == .theirs ? .theirs : favor == .ours ? .ours : nil
    request.solves = !noSolve
    return request
  }
}

/// Carries out a merge: guards the files on disk, writes them, tells the outcome.
struct MergeRun {
  let options: MergeOptions
  let store: StoreOptions
  let common: CommonOptions

  func run(
    _ body: (Workspace, MergeRequest) async throws -> TreeMergeReport
  ) async throws {
    let console = common.console()
    let (workspace, place) = try store.open(for: .writing)
    if try UnfinishedMerge.find(at: place) != nil {
      throw CommandError.needsOne(
        "a merge is not finished: mend its documents and commit, or `keyline merge --abort`")
    }
    let writes = try writesFiles(workspace, place)
    let report = try await body(workspace, options.request())
    if writes { try place.write(report.files) }
    if !report.conflicts.isEmpty, writes, let state = report.state {
      let paths = Set(report.files.keys).union(report.conflicts.map(\.path)).sorted()
      try UnfinishedMerge(state: state, paths: paths).write(at: place)
    }
    let printer = TreeMergePrinter(console: console, report: report, isWritten: writes)
    if common.json { try printer.json() } else { try printer.text() }
    try console.finish()
    if !report.conflicts.isEmpty { throw ExitCode(1) }
  }

  /// Whether the documents lie on the disk; what is there must be as in HEAD, or edits were lost.
  private func writesFiles(_ workspace: Workspace, _ place: StorePlace) throws -> Bool {
    guard !options.noWrite else { return false }
    let stored = try workspace.storedPaths()
    guard stored.contains(where: { Disk.kind(of: Paths.join(place.root, $0.text)) == .file }) else {
      return false
    }
    let status = try workspace.status(try place.tree([], stored: stored))
    let edited = status.documents.filter { $0.edit != .added }
    guard let first = edited.first else { return true }
    let who = edited.count == 1 ? "\(first.path) differs" : "\(edited.count) files differ"
    throw CommandError.needsOne("\(who) from HEAD: commit first, or use --no-write")
  }
}
