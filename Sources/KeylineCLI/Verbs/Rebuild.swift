import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline rebuild`: computes everything derived anew.
struct Rebuild: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rebuild",
    abstract: "Drop frames and findings and compute them again from the documents.",
    discussion: """
      EXAMPLES
        keyline rebuild
        keyline rebuild --matrix full
        keyline rebuild --resume             only what is missing

      Documents and revisions are not touched.
      """)

  @OptionGroup var matrix: MatrixOptions

  @Flag(help: "Keep what is there and compute what is missing.")
  var resume = false

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    let console = common.console()
    let (workspace, _) = try store.open(for: .writing)
    let progress = ProgressLine("revisions", on: console, isQuiet: common.quiet)
    Interruption.listen()
    let report = try await workspace.rebuild(
      matrix: matrix.matrix(), isResuming: resume
    ) { progress.update(done: $0, total: $1) }
    progress.end()
    if common.json {
      try console.json { json in
        json.object { json in
          json.shape(.rebuild)
          json.field("revisions", report.revisionCount)
          json.field("remaining", report.remainingCount)
          json.work(report.work)
        }
      }
    } else {
      try console.print(
        "rebuilt \(counted(report.revisionCount, "revision")) · "
          + "\(counted(report.work.solved, "scene")) solved · "
          + "\(counted(report.work.layouts, "layout"))"
      )
    }
    try console.finish()
    guard report.remainingCount == 0 else {
      let total = report.revisionCount + report.remainingCount
      console.note(
        "stopped: \(report.revisionCount) of \(counted(total, "revision")) rebuilt; "
          + "keyline rebuild --resume goes on")
      throw ExitCode(Interruption.exitCode)
    }
  }
}
