import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline query`: questions about views, frames and findings.
struct Query: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Ask for views by a selector, or anything by SQL.",
    discussion: """
      EXAMPLES
        keyline query '#title'                      where a view is on every device
        keyline query 'button{h < 44}'              too small to tap
        keyline query 'label !truncated @[text=2]'  cut when texts are twice as long
        keyline query '*{abs(y-self@base.y)>2}' -r v1..HEAD
        keyline query --sql 'SELECT * FROM findings WHERE rev = :r'
        keyline query '*{w>parent.w}' --expect 0
            an assertion: exit 1 if any is found
        keyline query --sql 'SELECT path FROM views WHERE class = :c' -p c=PriceLabel
        keyline query '*{w>parent.w}' --git origin/main..HEAD
            git's commits, without a store

      `keyline help selectors` has the whole language. SQL runs without a way to
      write, over the tables of --tables; :r is the revision asked about and :base
      its parent. `keyline help sql` begins with ten worked questions.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case table, csv, tsv, json, jsonl }

  @Argument(help: ArgumentHelp("A selector.", valueName: "selector"))
  var selector: String?

  @Option(help: ArgumentHelp("One SELECT.", valueName: "select"))
  var sql: String?

  @Flag(help: "List the tables of the SQL and their columns.")
  var tables = false

  @Option(
    name: [.customShort("p"), .customLong("parameter")],
    help: ArgumentHelp("A value for :name in the SQL.", valueName: "name=value"))
  var parameters: [String] = []

  @Option(
    name: [.customShort("r"), .customLong("rev")],
    help: ArgumentHelp("A revision, or BASE..HEAD.", valueName: "rev"),
    completion: .custom(Complete.revisions))
  var revision: String = "HEAD"

  @Option(
    help: ArgumentHelp(
      "Ask about a commit of the git repository here, or A..B; as -r git:COMMIT.",
      valueName: "commit"), completion: .custom(Complete.git))
  var git: String?

  @Option(help: ArgumentHelp("table, csv, tsv, json or jsonl.", valueName: "format"))
  var format: Format?

  @OptionGroup var matrix: MatrixOptions

  @Option(help: ArgumentHelp("At most so many rows.", valueName: "count"))
  var limit: Int = 10_000

  @Option(help: ArgumentHelp("Stop the SQL after so many seconds.", valueName: "seconds"))
  var timeout: Double = 10

  @Option(help: ArgumentHelp("Exit 1 unless so many are found.", valueName: "count"))
  var expect: Int?

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    let console = common.console()
    let format = self.format ?? (common.json ? .json : .table)
    if tables { return try printTables(format, on: console) }
    guard (selector == nil) != (sql == nil) else {
      throw CommandError.needsOne("give either a selector, or --sql with one SELECT")
    }
    let found = try await answer(format, on: console)
    try console.finish()
    if let expect, found.count != expect || found.isMore {
      console.note("expected \(expect), found \(found.isMore ? "more than " : "")\(found.count)")
      throw ExitCode(1)
    }
  }

  /// The tables and columns, as an answer of their own; nothing is asked of a store.
  private func printTables(_ format: Format, on console: Console) throws {
    let rows = QueryTables.all.flatMap { table in
      table.columns.map { [table.name, $0.name, $0.meaning].map(SQLValue.text) }
    }
    try AnswerPrinter(console: console, format: format).print(
      SQLAnswer(columns: ["table", "column", "meaning"], rows: rows, isTruncated: false))
    try console.finish()
  }

  /// Prints what is found in the store, or in a store made of git's commits.
  private func answer(
    _ format: Format, on console: Console
  ) async throws -> (count: Int, isMore: Bool) {
    guard let range = try gitRange() else {
      let (workspace, _) = try store.open(for: .reading)
      return try await answer(of: workspace, at: revision, format, on: console)
    }
    let states = try GitStore()
    defer { states.discard() }
    // A selector solves what it needs by itself; SQL reads rows that are there.
    let spec = try await states.record(
      states: range, matrix: matrix.matrix(), isUnsolved: sql == nil,
      progress: ProgressLine("commits", on: console, isQuiet: common.quiet))
    return try await answer(of: states.workspace, at: spec, format, on: console)
  }

  private func answer(
    of workspace: Workspace, at revision: String, _ format: Format, on console: Console
  ) async throws -> (count: Int, isMore: Bool) {
    if let sql {
      let answer = try workspace.query(
        sql: sql, parameters: try values(revision), rowLimit: max(0, limit), timeLimit: timeout)
      try AnswerPrinter(console: console, format: format).print(answer)
      if answer.isTruncated, !common.quiet {
        console.note("there are more rows; --limit shows more than \(limit)")
      }
      return (answer.rows.count, answer.isTruncated)
    }
    let progress = ProgressLine("documents", on: console, isQuiet: common.quiet)
    var found: [FoundView] = []
    // Of more than are printed, the rest is counted.
    let count = try await workspace.query(
      selector ?? "", at: revision, matrix: matrix.matrix(), limit: max(0, limit),
      progress: { progress.update(done: $0, total: $1) }, deliver: { found.append($0) })
    progress.end()
    try AnswerPrinter(console: console, format: format).print(found)
    return (count, false)
  }

  /// The commits of git that are asked about; nil for revisions of the store.
  private func gitRange() throws -> String? {
    guard revision.hasPrefix("git:") else { return git }
    guard git == nil else { throw CommandError.exclude("--git", "--rev git:") }
    return String(revision.dropFirst(4))
  }

  private func values(_ revision: String) throws -> [String: SQLValue] {
    var values: [String: SQLValue] = [:]
    if let dots = revision.firstRange(of: "..") {
      values["base"] = .text(String(revision[..<dots.lowerBound]))
      let head = String(revision[dots.upperBound...])
      values["r"] = .text(head.isEmpty ? "HEAD" : head)
    } else {
      values["r"] = .text(revision)
    }
    for parameter in parameters {
      guard let split = parameter.firstIndex(of: "="), split != parameter.startIndex else {
        throw CommandError.badParameter(parameter)
      }
      values[String(parameter[..<split])] = SQLValue(
        parameter: String(parameter[parameter.index(after: split)...]))
    }
    return values
  }
}
