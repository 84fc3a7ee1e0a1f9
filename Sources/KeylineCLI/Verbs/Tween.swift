import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline tween`: the way between two states of a layout.
struct Tween: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tween",
    abstract: "Animate a layout from one state to another, by constants and by frames.",
    discussion: """
      EXAMPLES
        keyline tween Closed.layout Open.layout
        keyline tween Closed.layout Open.layout --steps 20 --device iphone-se-1 --json

      Constants of constraints that both states have move in equal steps and the layout is solved
      at each; beside it, frames move from the first layout to the last. Told are the steps where
      the two ways differ, constraints that contradict one another on the way, and what jumps at
      the start because it is no constant. Exit 1 when something jumps or contradicts.
      Default: 10 steps on an iPhone 17.
      """)

  @Argument(help: ArgumentHelp("The first state.", valueName: "before")) var before: String
  @Argument(help: ArgumentHelp("The second.", valueName: "after")) var after: String
  @Option(help: ArgumentHelp("Steps from the first to the last layout.", valueName: "n"))
  var steps: Int = 10
  @OptionGroup(title: "What to solve for") var target: TargetOptions
  @OptionGroup(title: "Where sizes come from") var source: SourceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func validate() throws {
    guard (1...1000).contains(steps) else { throw ValidationError("steps are from 1 to 1000") }
  }

  func run() async throws {
    var request = try target.request
    if request == TargetRequest() { request.device = TargetRequest.usualDevice }
    guard case .matrix(let matrix) = try request.target(), matrix.configurations.count == 1,
      let configuration = matrix.configurations.first
    else { throw ValidationError("name one window: --device, --size or traits") }
    let answer = try TweenSolve(
      before: DocumentSearch.source(before), after: DocumentSearch.source(after), steps: steps
    ).answer(for: configuration, options: try source.solving([after]))
    let console = common.console()
    if common.json { try json(answer, on: console) } else { try text(answer, on: console) }
    try console.finish()
    let contradicts = answer.steps.contains { !$0.solved.conflicts.isEmpty }
    if !answer.jumped.isEmpty || contradicts { throw ExitCode(1) }
  }

  private func text(_ answer: TweenSolve.Answer, on console: Console) throws {
    try console.print("\(answer.moving.count) constants move")
    for line in answer.jumps { try console.print("  at once: \(line)") }
    for jump in answer.jumped {
      try console.print("  \("jumps", .yellow) \(jump.view): \(points(jump.amount)) pt")
    }
    for step in answer.steps {
      var line: Line = "\(padded(points((step.time * 100).rounded() / 100), 6))"
      if let difference = step.difference {
        line =
          line
          + " frames and constraints differ by \(points(difference.amount)) pt on \(difference.view)"
      }
      if !step.solved.conflicts.isEmpty { line = line + " \("contradiction", .red)" }
      try console.print(line)
    }
  }

  private func json(_ answer: TweenSolve.Answer, on console: Console) throws {
    try console.json { json in
      json.object { json in
        json.field("schema", "keyline.tween/1")
        json.field("moving", answer.moving.map(\.rawValue))
        json.field("atOnce", answer.jumps)
        json.list("jumps", answer.jumped) { json, jump in
          json.object { json in
            json.field("view", jump.view.rawValue)
            json.field("amount", jump.amount)
          }
        }
        json.list("steps", answer.steps) { json, step in
          json.object { json in
            json.field("time", step.time)
            json.object("solved") { json in
              for view in step.solved.views { json.field(view.id.rawValue, view.frame) }
            }
            json.object("moved") { json in
              for view in step.solved.views {
                if let frame = step.moved[view.id] { json.field(view.id.rawValue, frame) }
              }
            }
            json.field("difference", step.difference?.amount ?? 0)
            json.field("contradictions", step.solved.conflicts.count)
          }
        }
      }
    }
  }
}
