import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline blame`: which revision made each constraint, or each frame, what it is.
struct Blame: Verb {
  static let configuration = CommandConfiguration(
    commandName: "blame",
    abstract: "Show which revision last changed each constraint or frame.",
    discussion: """
      EXAMPLES
        keyline blame App/Main.storyboard
        keyline blame App/Main.storyboard --view "Sign In"
        keyline blame App/Main.storyboard --frame --config iphone-se-1

      Answered from the stored history; nothing is solved.
      """)

  @Argument(help: .value("path", "The document."), completion: Complete.documents)
  var path: String

  @Option(help: .value("view", "Only what concerns this view: its id or name."))
  var view: String?

  @Flag(help: "Blame solved frames instead of constraints; needs --config.")
  var frame = false

  @Option(help: .value("name", "The configuration of the frames, as iphone-se-1."))
  var config: String?

  @Option(name: .customLong("at"), help: .value("rev", "The revision."))
  var revision: String = "HEAD"

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  static let jsonAnswer = Answer<BlameReport>(
    "blame", "Who last changed each constraint or frame: `keyline blame --json`.",
    .text("document", "The document's path.", \.document),
    .object("at", "The revision that was looked at.", \.revision, of: Records.revision),
    .text(
      "configuration", "The configuration of the frames; null: constraints were asked for.",
      \.configuration
    ).orNull,
    .list(
      "lines", "In the order of the document.",
      of: .choice([constraint.schema(), frameLine.schema()])
    ) {
      $0.lines.map { line in
        JSONPart { $0.object(line.frame == nil ? constraint : frameLine, line) }
      }
    })

  private static let constraint = Record<BlameLine>(
    "A constraint.", together: Field.located,
    .text("scene", "The id of the scene's root view.", \.scene),
    .text("constraint", "The constraint's id.", \.object),
    .text("text", "The constraint in words.", \.text),
    place)

  private static let frameLine = Record<BlameLine>(
    "A frame.", together: Field.located,
    .text("scene", "The id of the scene's root view.", \.scene),
    .text("view", "The view's id.", \.object),
    .text("text", "What a person calls it.", \.text),
    .part("frame", .frame, \.frame),
    place)

  private static let place = Record<BlameLine>(
    .location(\.location),
    .object(
      "revision", "The revision that made it what it is.", \.revision, of: Records.revision))

  func answer(on console: Console) async throws {
    guard frame == (config != nil) else {
      throw CommandError.needsOne("--frame and --config go together: --frame --config iphone-se-1")
    }
    let (workspace, place) = try store.open(for: .reading)
    let document = try place.relative(path)
    let report =
      try config.map {
        try workspace.blameFrames(document, configuration: $0, view: view, at: revision)
      } ?? workspace.blame(document, view: view, at: revision)
    if common.json { return try console.json(Self.jsonAnswer, report) }
    try text(report, on: console)
  }

  private func text(_ report: BlameReport, on console: Console) throws {
    if report.lines.isEmpty {
      let noun = report.configuration == nil ? "constraints" : "frames"
      try console.print("no \(noun) are stored of \(report.document)")
    }
    for line in report.lines {
      let place = line.location.map { ":\($0.line)" } ?? ""
      let frame = line.frame.map { ": \(frameText($0))" } ?? ""
      try console.print(
        "\(line.revision.id.short, .bold) \(DateText.text(line.revision.time)) "
          + "\(report.document)\(place)  \(line.text)\(frame) "
          + "\("· \(line.revision.author) · \(title(line.revision))", .dim)"
      )
    }
  }
}

/// The first line of a revision's message.
func title(_ revision: Revision) -> String {
  revision.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "(no message)"
}
