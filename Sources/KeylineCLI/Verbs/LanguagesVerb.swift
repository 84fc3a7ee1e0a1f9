import ArgumentParser
import DeviceCatalogue
import LayoutModel
import LayoutService

/// `keyline languages`: how every screen looks in every language the app is translated into.
struct LanguagesVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: "Tell what is missing, cut short or in the way in every language.",
    discussion: """
      EXAMPLES
        keyline languages App/
        keyline languages App/Base.lproj/Main.storyboard --language de --language ar
        keyline languages App/ --details         every text and finding with its line
        keyline languages App/ --json
        keyline accept --languages --path App/ truncated:abc-de-fgh -m "as meant"

      Reads the tables beside each document: de.lproj/Main.strings,
      mul.lproj/Main.xcstrings. Each screen is laid out in each language on the
      windows of the matrix, and compared with the document's own texts on the same
      windows: what those show too is not told. MISSING texts show in the development
      language; STALE ones were made from a text that has changed, or are not
      finished; WRAPPED ones take more lines than before. What was accepted is left
      out and counted. Exit 1 when a translation is cut short or in the way and the
      evidence makes it probable that a user sees it, 2 when a document or table
      could not be read.
      """)

  @Argument(help: .value("files", "Documents, or folders of them."), completion: Complete.documents)
  var files: [String]

  @Option(help: .value("tag", "Only this language; can be given again."))
  var language: [String] = []

  @OptionGroup var matrix: MatrixOptions

  @Flag(help: "Tell every missing and stale text and every finding.")
  var details = false

  @Flag(help: "List what was accepted, with the reason, instead of counting it.")
  var accepted = false

  @OptionGroup(title: "Where sizes come from") var source: SourceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let translated = try TranslatedFiles(files)
    let tree = TreeRoot(of: files)
    let ledger = try CheckedTree(root: tree).ledger()
    let progress = ProgressLine("documents", on: console, isQuiet: common.quiet)
    Interruption.listen()
    var done = (count: 0, total: translated.paths.count)
    let report = try await translated.survey(
      in: language.map(ConfigurationWords.language),
      matrix: matrix.matrix(by: matrix.settings(in: tree)),
      options: source.solving(translated.paths),
      progress: {
        done = ($0, $1)
        progress.update(done: $0, total: $1)
      }
    ).accepting(ledger, fromRoot: tree.fromRoot)
    progress.end()
    let printer = LanguagePrinter(
      console: console, report: report, isDetailed: details, listsAccepted: accepted)
    if common.json {
      try console.json(LanguagePrinter.jsonAnswer, report)
    } else {
      try printer.text()
    }
    for problem in report.problems { console.note(errors: "\(problem)") }
    if Task.isCancelled {
      console.note("stopped: \(done.count) of \(counted(done.total, "document")) surveyed")
      throw ExitCode(Interruption.exitCode)
    }
    if !report.problems.isEmpty { throw ExitCode(2) }
    if report.hasErrors { throw ExitCode(1) }
  }
}
