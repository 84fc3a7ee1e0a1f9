import ArgumentParser
import LayoutModel
import LayoutService

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
