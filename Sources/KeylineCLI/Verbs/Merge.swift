import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline merge`: joins another branch into the current one.
struct Merge: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join another branch into the current one, object by object.",
    discussion: """
      EXAMPLES
        keyline merge redesign
        keyline merge redesign --favor theirs
        keyline merge --abort                put everything back after conflicts

      Documents are merged by object and property and solved before they are
      accepted. Without conflicts a revision with both parents is recorded and the
      files on disk are renewed. With some, nothing is recorded: the documents on
      disk are merged as far as they can be, and `keyline commit` ends the merge once
      they are mended. Files that differ from HEAD are never overwritten.
      Exit codes: 0 merged, 1 conflicts, 2 could not.
      """)

  @Argument(help: .value("rev", "A branch or revision."), completion: .custom(Complete.revisions))
  var revision: String?

  @Flag(help: "Give an unfinished merge up and put its documents back.")
  var abort = false

  @OptionGroup var options: MergeOptions
  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let abortAnswer = Answer<[DocumentPath]>(
    "merge-abort", "A merge that was given up: `keyline merge --abort --json`.",
    .texts("documents", "The documents that are as in HEAD again.", \.self))

  func answer(on console: Console) async throws {
    if abort {
      guard revision == nil else { throw CommandError.exclude("--abort", "a revision") }
      return try giveUp(on: console)
    }
    guard let revision else { throw CommandError.needsOne("name the branch to merge") }
    try await MergeRun(
      options: options, store: store, isJSON: common.json, console: console
    ).run("merge") {
      try await $0.merge(revision, $1, before: $2)
    }
  }

  private func giveUp(on console: Console) throws {
    let (workspace, place) = try store.open(for: .reading)
    guard let merge = try UnfinishedMerge.find(at: place, of: workspace) else {
      throw CommandError.needsOne("no merge is under way: nothing is left to decide")
    }
    let head = merge.state.ours.rawValue
    var pending = PendingWrites(verb: "merge --abort")
    let stored = Set(try workspace.paths(at: head))
    let paths = merge.paths.sorted()
    for path in paths {
      let bytes = stored.contains(path) ? try workspace.export(path, at: head).bytes : nil
      try pending.add(path, below: place.root, becomes: bytes)
    }
    for file in [UnfinishedMerge.file(of: place), UnfinishedMerge.decisions(of: place)] {
      pending.addOwn(file, becomes: nil)
    }
    try pending.carryOut(place.note, in: place.root)
    if common.json { return try console.json(Self.abortAnswer, paths) }
    try console.print("given up: \(counted(paths.count, "document")) as in HEAD again")
  }
}
