import ArgumentParser
import LayoutService

/// `keyline baseline`: accepts every finding of today.
struct Baseline: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accept everything that is found now, to begin on an old project.",
    discussion: """
      EXAMPLES
        keyline baseline write
        keyline baseline write -m "as taken over" --until 2027-03-01
      """,
    subcommands: [Write.self])

  struct Write: Verb {
    static let configuration = CommandConfiguration(
      commandName: "write",
      abstract: "Write .keyline/accepted.jsonl with a line for each warning and error.",
      discussion: """
        Lines with the same reason are written anew. Those that were accepted one by
        one stay as they are, with their reason and their last day.
        """)

    @Option(
      name: [.customShort("m"), .customLong("message")],
      help: .value("text", "The reason each line gets."))
    var why = "baseline"

    @Option(help: .value("date", "The last day on which it counts."))
    var until: String?

    @OptionGroup var matrix: MatrixOptions
    @OptionGroup(title: "Output") var common: CommonOptions

    static let jsonAnswer = Answer<Int>(
      "baseline", "Everything accepted at once: `keyline baseline write --json`.",
      .count("accepted", "Findings that were accepted, a line each.", \.self),
      .text("file", "The file they were written to.") { _ in AcceptanceFile.path })

    func answer(on console: Console) async throws {
      if let until, !AcceptanceFile.isDate(until) { throw CommandError.badDay(until) }
      let tree = CheckedTree()
      let ledger = try tree.ledger()
      let baseline = try await tree.audit(matrix).baseline(over: ledger, why: why, until: until)
      try tree.write(baseline.kept + tree.marked(baseline.added))
      if common.json {
        try console.json(Self.jsonAnswer, baseline.added.count)
      } else {
        let kept = baseline.kept.isEmpty ? "" : ", \(counted(baseline.kept.count, "line")) kept"
        try console.print(
          "\(counted(baseline.added.count, "finding")) accepted in \(AcceptanceFile.path)\(kept)")
      }
    }
  }
}
