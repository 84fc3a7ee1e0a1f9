import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline visual`: lines of Apple's visual format as constraints and frames.
struct Visual: Verb {
  static let configuration = CommandConfiguration(
    commandName: "visual",
    abstract: "Read visual formats and print their constraints and frames.",
    discussion: """
      EXAMPLES
        keyline visual 'H:|-[name]-[value(>=100)]-|' 'V:|-[name]' --size 320x568
        keyline visual '[a]-[b]' --options alignAllTop,directionRightToLeft --json
        keyline visual '|-margin-[photo(side)]' --metrics m.json --views views.json

      A '-' is 8 points between views. Beside '|' it ends at the margin of the
      superview, which fills the window. Without --views every name in brackets
      is a view; with it, those of the file:
        {"name": {"label": "Name"}, "value": {"width": 60, "hugging": [250, 250]}}
      Keys are class, label, title, fontSize, lines, width, height, firstBaseline,
      lastBaseline, hugging and compressionResistance. Metrics are numbers by name:
      {"margin": 12}.

      Exit codes: 0 fine, 1 the formats contradict one another, 2 a format is not
      accepted.
      """)

  @Argument(help: .value("formats", "Lines such as 'V:|-[name]-|'."))
  var formats: [String]

  @Option(help: .value("file", "Numbers by name, as JSON."))
  var metrics: String?

  @Option(help: .value("file", "What the views are, as JSON."))
  var views: String?

  @Option(
    help: .value(
      "names", "For all formats: Apple's names, such as alignAllTop, with commas between."))
  var options: String?

  @OptionGroup(title: "Window; an iPhone 17 if left out") var window: WindowOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let configuration = try window.configuration()
    var solve = VisualSolve(formats: formats)
    solve.metrics = metrics.map { DocumentSearch.source($0) }
    solve.views = views.map { DocumentSearch.source($0) }
    solve.options = (options ?? "").split(separator: ",").map {
      String($0.filter { !$0.isWhitespace })
    }
    let answer: VisualSolve.Answer
    do {
      answer = try solve.answer(for: configuration)
    } catch let refusal as VisualSolve.Refusal {
      try VisualPrinter(console: console).refuse(refusal, isJSON: common.json)
      throw ExitCode(2)
    }
    let printer = VisualPrinter(console: console)
    if common.json { try printer.json(answer) } else { try printer.text(answer) }
    if !answer.layout.conflicts.isEmpty { throw ExitCode(1) }
  }
}
