import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline status`: what a commit would record.
struct Status: Verb {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show which documents differ from the newest revision.",
    discussion: """
      EXAMPLES
        keyline status
        keyline status App/

      Solves nothing; `keyline check` tells what would get worse. During a merge, of
      the store or of git, documents are told whose conflicts nobody decided yet.
      """)

  @Argument(
    help: .value("paths", "Files and folders; all below the root if left out."),
    completion: Complete.documents)
  var paths: [String] = []

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(report: StatusReport?, undecided: Undecided)>(
    "status", "What a commit would record: `keyline status --json`.",
    .text("branch", "The branch that commits go to; null without a store.") { $0.report?.branch }
      .orNull,
    .object(
      "head", "Its newest revision; null while there is none.", { $0.report?.head },
      of: Records.revision
    ).orNull,
    .list(
      "undecided", "Documents of a merge with conflicts that nobody decided yet.",
      { $0.undecided.isEmpty ? nil : $0.undecided },
      .text("path", "The document's path.") { $0.path },
      .count("conflicts", "How many conflicts are open.") { $0.conflicts }
    ).optional,
    .list(
      "documents", "The documents that differ, by path.", { $0.report?.documents ?? [] },
      of: Records.document),
    .fields(Records.lookalikes) { $0.report?.lookalikes ?? [] },
    .count("unchanged", "Documents that do not differ.") { $0.report?.unchangedCount ?? 0 },
    .fields(Records.outdated) { $0.report?.outdated ?? [] })

  func answer(on console: Console) async throws {
    let undecided = try await undecided()
    if store.find() == nil, !undecided.isEmpty {
      // Git's merge can be told without a store.
      return common.json
        ? try console.json(Self.jsonAnswer, (nil, undecided)) : try text(undecided, on: console)
    }
    let (workspace, place) = try store.open(for: .reading)
    let report = try workspace.status(try place.tree(paths, stored: workspace.storedPaths()))
    if common.json {
      try console.json(Self.jsonAnswer, (report, undecided))
    } else {
      let head: Line = report.head.map { "\($0.id.short) \($0.message)" } ?? "no revision yet"
      try console.print("on \(report.branch, .bold) at \(head)")
      for document in report.documents {
        try console.print("  \(line(of: document))")
      }
      for group in report.lookalikes { try console.print(sentence(group)) }
      try console.print(
        "\(counted(report.documents.count, "document")) to commit, "
          + "\(report.unchangedCount) unchanged"
      )
      try text(undecided, on: console)
      try console.printOutdated(report.outdated)
      if !common.quiet, let next = try next(report, place, workspace) {
        try console.print("next: \(next)")
      }
    }
  }

  /// Asks git only where it has begun to merge: that takes longer than all the rest.
  private func undecided() async throws -> Undecided {
    let isMerging =
      store.find().map { Disk.kind(of: UnfinishedMerge.file(of: $0)) == .file } == true
      || GitPlace.find(OwnProcess.folder)?.isMerging == true
    return isMerging ? try await MergeUnderWay.findAny(store)?.open() ?? [] : []
  }

  typealias Undecided = [(path: DocumentPath, conflicts: Int)]

  private func text(_ undecided: Undecided, on console: Console) throws {
    for (path, count) in undecided {
      try console.print(
        "\("merge:", .yellow) \(path) has \(counted(count, "conflict")) that nobody decided")
    }
    if !undecided.isEmpty { try console.print("`keyline resolve` lists and decides them") }
  }

  /// The command that helps; nil where there is nothing to do.
  private func next(
    _ report: StatusReport, _ place: StorePlace, _ workspace: Workspace
  ) throws -> Line? {
    if try UnfinishedMerge.find(at: place, of: workspace) != nil {
      return "keyline resolve shows the conflicts of the merge; then keyline commit -m \"...\""
    }
    guard report.head != nil else {
      return report.documents.isEmpty
        ? "no layout file is below \(place.root); keyline import --git FOLDER brings a history"
        : "keyline commit . -m \"First state\""
    }
    return report.documents.isEmpty
      ? nil : "keyline check tells what got worse, keyline commit . -m \"...\" records it"
  }
}
