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

  @Argument(help: ArgumentHelp("The document.", valueName: "path"), completion: Complete.documents)
  var path: String

  @Option(help: ArgumentHelp("Only what concerns this view: its id or name.", valueName: "view"))
  var view: String?

  @Flag(help: "Blame solved frames instead of constraints; needs --config.")
  var frame = false

  @Option(help: ArgumentHelp("The configuration of the frames, as iphone-se-1.", valueName: "name"))
  var config: String?

  @Option(name: .customLong("at"), help: ArgumentHelp("The revision.", valueName: "rev"))
  var revision: String = "HEAD"

  @OptionGroup(title: "Store") var store: StoreOptions
  @OptionGroup(title: "Output") var common: CommonOptions

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
    if common.json {
      try json(report, on: console)
    } else {
      try text(report, on: console)
    }
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

  private func json(_ report: BlameReport, on console: Console) throws {
    try console.json(.blame) { json in
      json.field("document", report.document)
      json.revision("at", report.revision)
      json.field("configuration", report.configuration)
      json.objects("lines", report.lines) { json, line in
        json.field("scene", line.scene.rawValue)
        json.field(line.frame == nil ? "constraint" : "view", line.object.rawValue)
        json.field("text", line.text)
        if let frame = line.frame { json.field("frame", frame) }
        json.location(line.location)
        json.revision("revision", line.revision)
      }
    }
  }
}

/// The first line of a revision's message.
func title(_ revision: Revision) -> String {
  revision.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "(no message)"
}
