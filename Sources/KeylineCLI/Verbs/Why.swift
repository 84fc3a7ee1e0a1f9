import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline why`: what decides a view's frame.
struct Why: Verb {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Tell what decides a view's frame, by priority, and what was given up.",
    discussion: """
      EXAMPLES
        keyline why title SignIn.layout
        keyline why "Sign In" Main.storyboard --device iphone-se-1 --type AX3
        keyline why title SignIn.layout --rev HEAD~1

      Every number behind the layout is changed a little and solved for; what then
      moves the view decides its frame, and the frame follows it by the points told.
      Default: an iPhone 17.
      """)

  @Argument(
    help: ArgumentHelp("A view, by its id or name.", valueName: "view"),
    completion: .custom(Complete.views))
  var view: String
  @Argument(help: ArgumentHelp("The document.", valueName: "file"), completion: Complete.documents)
  var file: String
  @OptionGroup var options: InspectionOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    let inspection = try options.inspection(of: file, holding: view)
    let reasons = try inspection.why(view)
    if common.json {
      try json(reasons, inspection, on: console)
    } else {
      try text(reasons, inspection, on: console)
    }
  }

  private func text(
    _ reasons: LayoutInspection.Reasons, _ inspection: LayoutInspection, on console: Console
  ) throws {
    let names = inspection.names()
    let sentences = inspection.sentences()
    func sentence(_ id: ObjectID) -> String { sentences[id] ?? id.rawValue }
    let frame = reasons.frame
    let mark = reasons.isAmbiguous ? " · ambiguous" : ""
    try console.print(
      "\(names(reasons.view), .bold) (\(points(frame.x)), \(points(frame.y))) \(points(frame.width)) x \(points(frame.height)) · \(inspection.configuration.name)\(mark, .yellow)"
    )
    for reason in reasons.reasons {
      let priority = reason.priority.map { padded("@\(points($0))", 8) } ?? padded("", 8)
      let what =
        reason.constraint.map(sentence)
        ?? reason.kind + (reason.subject.map { " of \(names($0))" } ?? "")
      try console.print("  \(priority)\(what)  \(moves(reason.moves), .dim)")
    }
    for broken in reasons.givenUp {
      try console.print(
        "  \("given up", .yellow) \(sentence(broken.constraint)): by \(points(broken.amount))")
    }
    for conflict in reasons.conflicts {
      let members = conflict.members.map { $0.constraint.map(sentence) ?? $0.description }
      try console.print("  \("contradiction", .red) \(members.joined(separator: "; "))")
    }
  }

  /// `x 1, width -0.5`.
  private func moves(_ moves: [Double]) -> String {
    zip(["x", "y", "width", "height"], moves).filter { abs($0.1) >= 0.01 }
      .map { "\($0.0) \(points(($0.1 * 100).rounded() / 100))" }.joined(separator: ", ")
  }

  private func json(
    _ reasons: LayoutInspection.Reasons, _ inspection: LayoutInspection, on console: Console
  ) throws {
    let sentences = inspection.sentences()
    try console.json(.why) { json in
      json.field("document", file)
      json.field("configuration", inspection.configuration.name)
      json.field("view", reasons.view.rawValue)
      json.field("frame", reasons.frame)
      json.field("ambiguous", reasons.isAmbiguous)
      json.objects("reasons", reasons.reasons) { json, reason in
        json.field("kind", reason.kind)
        json.field("constraint", reason.constraint?.rawValue)
        json.field("sentence", reason.constraint.flatMap { sentences[$0] })
        json.field("of", reason.subject?.rawValue)
        json.field("priority", reason.priority)
        json.list("moves", reason.moves) { json, number in json.value(number) }
      }
      json.objects("givenUp", reasons.givenUp) { json, broken in
        json.field("constraint", broken.constraint.rawValue)
        json.field("sentence", sentences[broken.constraint])
        json.field("amount", broken.amount)
      }
      json.list("conflicts", reasons.conflicts) { json, conflict in
        json.value(conflict.members.map { $0.constraint?.rawValue ?? $0.description })
      }
    }
  }
}
