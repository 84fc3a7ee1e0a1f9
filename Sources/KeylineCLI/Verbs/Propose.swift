import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline propose`: tries edits of constraints and tells what they would do.
struct Propose: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "propose",
    abstract: "Try edits of constraints: the lines that would change, and what they would do.",
    discussion: """
      EXAMPLES
        keyline propose Main.storyboard abc-de-fgh.constant=24
        keyline propose Main.storyboard abc-de-fgh.priority=999 ijk-lm-nop.remove
        keyline propose Main.storyboard abc-de-fgh.priority=750 --write

      Each edit rewrites only its own line, as Interface Builder writes it. Nothing
      is written without --write. Exit 1 when a layout would get worse; nothing is
      written then either.
      """)

  @Argument(help: .value("file", "A document."), completion: Complete.documents)
  var file: String

  @Argument(
    help: .value("edits", "ID.constant=N, ID.priority=N or ID.remove, by the ids of constraints."))
  var edits: [String]

  @Flag(help: "Write the document.")
  var write = false

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<(lines: [ChangedLine], comparison: Comparison)>(
    "propose", "Edits that were tried: `keyline propose --json`.",
    .list(
      "lines", "The lines that would change.", { $0.lines },
      .part("line", .line, "The line in its state of the document, from 1.") { $0.line },
      .flag("isNew", "It is of the state with the edits; else of the one before.") { $0.isNew },
      .text("text", "The line.") { $0.text }),
    .fields(Records.comparison) { $0.comparison })

  typealias ChangedLine = (line: Int, isNew: Bool, text: String)

  func run() async throws {
    let console = common.console()
    let proposed = ProposedEdits(
      try edits.map { text in
        guard let edit = ProposedEdits.Edit(text) else {
          throw CommandError.needsOne(
            "\"\(text)\" is no edit; give ID.constant=N, ID.priority=1...1000 or ID.remove")
        }
        return edit
      })
    let tree = TreeRoot(of: [file])
    let settings = try matrix.settings(in: tree)
    let base = DocumentSearch.source(file)
    let head = try proposed.applied(to: base)
    let options = try SourceOptions.declaring([file])
    let report = try await PlainDiff(
      matrix: matrix.matrix(by: settings), options: options
    ).run(base, head)
    let regressions = FindingPolicy(settings, fromRoot: tree.fromRoot)
      .applied(to: report.comparison.regressions)
    let lines = ProposedEdits.lines(from: try base.read(), to: try head.read())
    if common.json {
      try console.json(Self.jsonAnswer, (lines, report.comparison))
    } else {
      for line in lines {
        try console.print("\(file):\(line.line) \(line.isNew ? "+" : "-") \(line.text)")
      }
      for line in report.comparison.documents.flatMap(\.scenes).flatMap(\.frames) {
        try console.print("    \(line.text)")
      }
      try console.print(regressions, total: report.comparison.configurationCount)
      try console.print("\(verdict(regressions, kept: report.comparison.keptCount))")
      try Console.beside(Self.jsonAnswer, (lines, report.comparison))
    }
    try console.finish()
    if regressions.contains(where: \.gates) { throw ExitCode(1) }
    if write, !lines.isEmpty { try Disk.rewrite(file, with: try head.read()) }
  }
}
