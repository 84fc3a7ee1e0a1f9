import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline states`: which conditional groups of a text come on where.
struct States: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "states",
    abstract: "Solve a .layout file whose groups depend on its layout, until they agree.",
    discussion: """
      EXAMPLES
        keyline states SignIn.layout                       on every device of the default matrix
        keyline states SignIn.layout --size 320x568 --json

      A group with a condition, such as `group twoRows if value.width <= 80 { ... }`, comes on
      where the layout fulfils it. Exit 1 when groups switch one another for ever.
      """)

  @Argument(help: ArgumentHelp("The .layout file.", valueName: "file")) var file: String
  @OptionGroup(title: "What to solve for") var target: TargetOptions
  @OptionGroup(title: "Where sizes come from") var source: SourceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    var matrix = Matrix.standard
    if target.request != TargetRequest(), case .matrix(let asked) = try target.request.target() {
      matrix = asked
    }
    let answers = try StatesSolve.answers(
      DocumentSearch.source(file), for: matrix, options: try source.solving([file]))
    let console = common.console()
    if common.json { try json(answers, on: console) } else { try text(answers, on: console) }
    try console.finish()
    if answers.contains(where: { $0.cycle != nil || $0.isUnsettled }) { throw ExitCode(1) }
  }

  private func text(_ answers: [StatesSolve.Answer], on console: Console) throws {
    for answer in answers {
      let groups = answer.groups.isEmpty ? "no group" : answer.groups.joined(separator: ", ")
      var note = answer.rounds == 1 ? "" : " · \(answer.rounds) rounds"
      if let cycle = answer.cycle {
        let states = cycle.map { $0.isEmpty ? "none" : $0.joined(separator: " and ") }
        note = " · never settles: \(states.joined(separator: ", then "))"
      } else if answer.isUnsettled {
        note = " · not settled after \(answer.rounds) rounds"
      }
      try console.print("\(padded(answer.configuration, 34)) \(groups)\(note, .dim)")
    }
  }

  private func json(_ answers: [StatesSolve.Answer], on console: Console) throws {
    try console.json { json in
      json.object { json in
        json.field("schema", "keyline.states/1")
        json.field("document", file)
        json.list("configurations", answers) { json, answer in
          json.object { json in
            json.field("configuration", answer.configuration)
            json.field("groups", answer.groups)
            json.field("rounds", answer.rounds)
            json.field("settled", answer.cycle == nil && !answer.isUnsettled)
            json.list("cycle", answer.cycle ?? []) { json, state in json.value(state) }
            json.object("frames") { json in
              for layout in answer.layouts {
                for view in layout.views { json.field(view.id.rawValue, view.frame) }
              }
            }
          }
        }
      }
    }
  }
}
