import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline rebuild`: computes everything derived again.
struct Rebuild: Verb {
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

  static let jsonAnswer = Answer<RebuildReport>(
    "rebuild", "Frames and findings computed again: `keyline rebuild --json`.",
    .count("revisions", "Revisions that were done.", \.revisionCount),
    .count("remaining", "Revisions left when it was stopped.", \.remainingCount),
    .object("work", \.work, of: Records.work))

  func answer(on console: Console) async throws {
    let (workspace, _) = try store.open(for: .writing)
    let progress = ProgressLine("revisions", on: console, isQuiet: common.quiet)
    Interruption.listen()
    let report = try await workspace.rebuild(
      matrix: matrix.matrix(), isResuming: resume
    ) { progress.update(done: $0, total: $1) }
    progress.end()
    if common.json {
      try console.json(Self.jsonAnswer, report)
    } else {
      try console.print(
        "rebuilt \(counted(report.revisionCount, "revision")) · "
          + "\(counted(report.work.solved, "scene")) solved · "
          + "\(counted(report.work.layouts, "layout"))"
      )
    }
    try Interruption.check(
      done: report.revisionCount, of: report.revisionCount + report.remainingCount, "revision",
      "rebuilt; keyline rebuild --resume goes on", on: console)
  }
}
