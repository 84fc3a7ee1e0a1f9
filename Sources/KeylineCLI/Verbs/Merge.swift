import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline merge`: joins another branch into the current one.
struct Merge: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join another branch into the current one, object by object.",
    discussion: """
      EXAMPLES
        keyline merge redesign
        keyline merge redesign --favor theirs
        keyline merge --abort                put everything back after conflicts

      Documents are merged by object and property and solved before they are accepted. Without
      conflicts a revision with both parents is recorded and the files on disk are renewed. With
      some, nothing is recorded: the documents on disk are merged as far as they can be, and
      `keyline commit` ends the merge once they are mended. Files that differ from HEAD are never
      overwritten.
      Exit codes: 0 merged, 1 conflicts, 2 could not.
      """)

  @Argument(help: ArgumentHelp("A branch or revision.", valueName: "rev"))
  var revision: String?

  @Flag(help: "Give an unfinished merge up and put its documents back.")
  var abort = false

  @OptionGroup var options: MergeOptions
  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    if abort {
      guard revision == nil else { throw CommandError.exclude("--abort", "a revision") }
      return try giveUp()
    }
    guard let revision else { throw CommandError.needsOne("name the branch to merge") }
    try await MergeRun(options: options, store: store, common: common).run {
      try await $0.merge(revision, $1)
    }
  }

  private func giveUp() throws {
    let console = common.console()
    let (workspace, place) = try store.open(for: .reading)
    guard let merge = try UnfinishedMerge.find(at: place) else {
      throw CommandError.needsOne("no merge is under way")
    }
    let head = merge.state.ours.rawValue
    var files: [DocumentPath: [UInt8]?] = [:]
    let stored = Set(try workspace.paths(at: head))
    for path in merge.paths {
      files[path] = .some(stored.contains(path) ? try workspace.export(path, at: head).bytes : nil)
    }
    try place.write(files)
    try UnfinishedMerge.remove(at: place)
    try console.print("given up: \(counted(files.count, "document")) as in HEAD again")
    try console.finish()
  }
}

/// `keyline resolve`: takes one side's values in documents under merge.
struct Resolve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Tell what a merge left open, or take one side's values.",
    discussion: """
      EXAMPLES
        keyline resolve                                  what is contested, with both values
        keyline resolve --theirs App/Main.storyboard
        keyline resolve --ours                           in all documents

      Takes one side wherever both changed the same thing; what only one side changed stays merged.
      Edits made to these documents since the merge are lost. `keyline commit` ends the merge.
      """)

  @Argument(help: ArgumentHelp("Documents; all of the merge if left out.", valueName: "paths"))
  var paths: [String] = []

  @Flag(help: "Take our values.") var ours = false
  @Flag(help: "Take their values.") var theirs = false

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    guard !(ours && theirs) else { throw CommandError.exclude("--ours", "--theirs") }
    let console = common.console()
    let (workspace, place) = try store.open(for: .reading)
    guard let merge = try UnfinishedMerge.find(at: place) else {
      throw CommandError.needsOne("no merge is under way")
    }
    let chosen = try paths.isEmpty ? merge.paths : paths.map { try place.relative($0) }
    if let other = chosen.first(where: { !merge.paths.contains($0) }) {
      throw CommandError.needsOne("\(other) is not under merge")
    }
    var request = MergeRequest(author: "", time: 0)
    request.favored = ours ? .ours : theirs ? .theirs : nil
    request.solves = request.favored == nil
    let report = try await workspace.merged(merge.state, paths: chosen, request)
    if request.favored != nil {
      var files = report.files
      for path in chosen where files[path] == nil {
        files[path] = .some(
          try? workspace.export(path, at: merge.state.ours.rawValue).bytes)
      }
      try place.write(files)
    }
    let printer = TreeMergePrinter(console: console, report: report, isWritten: false)
    if common.json { try printer.json() } else { try text(report, on: console, chosen.count) }
    try console.finish()
  }

  private func text(_ report: TreeMergeReport, on console: Console, _ count: Int) throws {
    if ours || theirs {
      return try console.print(
        "\(counted(count, "document")): \(ours ? "our" : "their") values; `keyline commit` ends "
          + "the merge")
    }
    for (path, conflict) in report.conflicts {
      try console.print("\("conflict", .red) \(path): \(conflict.sentence)")
    }
    if report.conflicts.isEmpty { try console.print("nothing is contested") }
  }
}
