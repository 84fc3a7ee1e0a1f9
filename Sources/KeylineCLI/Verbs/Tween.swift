import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline tween`: the way between two states of a layout.
struct Tween: Verb {
  static let configuration = CommandConfiguration(
    commandName: "tween",
    abstract: "Animate a layout from one state to another, by constants and by frames.",
    discussion: """
      EXAMPLES
        keyline tween Closed.layout Open.layout
        keyline tween Closed.layout Open.layout --steps 20 --device iphone-17 --json
        keyline tween Closed.layout Open.layout --svg strip.svg
        keyline tween Closed.layout Open.layout --rotate card=90 --enlarge badge=1.5

      Constants of constraints that both states have move in equal steps and the
      layout is solved at each; beside it, frames move from the first layout to the
      last. The answer has the steps where the two ways differ, constraints that
      hold at both ends and not on the way, and what jumps at the start because it
      is no constant. A view that is rotated or scaled about its centre keeps its
      constraints, which hold it as it lay before: the answer says how far its
      edges then seem to be from where they are pinned. The picture has the steps
      in a row, and lines along which views move, dashed where frames would be.
      Exit 1 when something jumps or contradicts. Default: 10 steps on an iPhone 17.
      """)

  @Argument(help: ArgumentHelp("The first state.", valueName: "before")) var before: String
  @Argument(help: ArgumentHelp("The second.", valueName: "after")) var after: String
  @Option(help: ArgumentHelp("Steps from the first to the last layout.", valueName: "n"))
  var steps: Int = 10
  @Option(help: ArgumentHelp("Draw the steps in a row.", valueName: "file")) var svg: String?
  @Option(
    help: ArgumentHelp("Turn a view clockwise on the way. Repeatable.", valueName: "view=degrees"))
  var rotate: [String] = []
  @Option(help: ArgumentHelp("Scale a view on the way. Repeatable.", valueName: "view=factor"))
  var enlarge: [String] = []
  @OptionGroup(title: "What to solve for") var target: TargetOptions
  @OptionGroup(title: "Where sizes come from") var source: SourceOptions
  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func validate() throws {
    guard (1...1000).contains(steps) else { throw ValidationError("steps are from 1 to 1000") }
  }

  func answer(on console: Console) async throws {
    let configuration = try target.configuration()
    var solve = TweenSolve(
      before: DocumentSearch.source(before), after: DocumentSearch.source(after), steps: steps)
    solve.turns = try turns()
    let options = try source.solving([after])
    let answer = try solve.answer(for: configuration, options: options)
    if let svg {
      let strip = try solve.strip(answer, for: configuration, options: options)
      try Disk.write(Array(strip.utf8), to: svg, as: .picture(.svg), force: replacing.force)
    }
    if common.json { try json(answer, on: console) } else { try text(answer, on: console) }
    let contradicts = answer.steps.contains { !$0.solved.conflicts.isEmpty }
    if !answer.jumped.isEmpty || contradicts { throw ExitCode(1) }
  }

  private func turns() throws -> [TweenTurn] {
    func parts(_ text: String) throws -> (view: String, value: Double) {
      guard let place = text.lastIndex(of: "="),
        let value = Double(text[text.index(after: place)...]),
        value.isFinite, abs(value) <= 1_000_000
      else { throw ValidationError("expected VIEW=NUMBER, found \"\(text)\"") }
      return (String(text[..<place]), value)
    }
    var turns: [TweenTurn] = []
    for (view, degrees) in try rotate.map(parts) {
      turns.append(TweenTurn(view: view, degrees: degrees))
    }
    for (view, scale) in try enlarge.map(parts) {
      if let place = turns.firstIndex(where: { $0.view == view }) {
        turns[place].scale = scale
      } else {
        turns.append(TweenTurn(view: view, scale: scale))
      }
    }
    return turns
  }

  private func text(_ answer: TweenSolve.Answer, on console: Console) throws {
    try console.print("\(answer.moving.count) constants move")
    for line in answer.jumps { try console.print("  at once: \(line)") }
    for jump in answer.jumped {
      try console.print("  \("jumps", .yellow) \(jump.view): \(points(jump.amount)) pt")
    }
    for broken in answer.broken {
      let time =
        broken.from == broken.to
        ? "at \(rounded(broken.from))" : "from \(rounded(broken.from)) to \(rounded(broken.to))"
      try console.print(
        "  \(broken.isRequired ? "contradicted" : "given up", .yellow) \(time): \(broken.sentence)")
    }
    for apart in farthest(answer) {
      try console.print(
        "  \("seen apart", .yellow) at \(rounded(apart.time)): \(apart.held.edge.rawValue) of \(apart.held.view) is seen \(points(abs(apart.held.amount))) pt \(side(apart.held)) where \(apart.held.constraint) holds it"
      )
    }
    for step in answer.steps {
      var line: Line = "\(padded(rounded(step.time), 6))"
      if let difference = step.difference {
        line =
          line
          + " frames and constraints differ by \(points(difference.amount)) pt on \(difference.view)"
      }
      if !step.solved.conflicts.isEmpty { line = line + " \("contradiction", .red)" }
      try console.print(line)
    }
  }

  private func rounded(_ time: Double) -> String { points((time * 100).rounded() / 100) }

  private func side(_ apart: TweenSolve.Apart) -> String {
    switch apart.edge {
    case .top, .bottom: apart.amount > 0 ? "below" : "above"
    default: apart.amount > 0 ? "right of" : "left of"
    }
  }

  /// For each constraint of a turned view the step at which it seems farthest off.
  private func farthest(
    _ answer: TweenSolve.Answer
  ) -> [(time: Double, held: TweenSolve.Apart)] {
    var found: [(time: Double, held: TweenSolve.Apart)] = []
    for step in answer.steps {
      for apart in step.apart {
        if let place = found.firstIndex(where: {
          $0.held.constraint == apart.constraint && $0.held.edge == apart.edge
        }) {
          if abs(apart.amount) > abs(found[place].held.amount) { found[place] = (step.time, apart) }
        } else {
          found.append((step.time, apart))
        }
      }
    }
    return found
  }

  private func json(_ answer: TweenSolve.Answer, on console: Console) throws {
    try console.json(.tween) { json in
      json.field("moving", answer.moving.map(\.rawValue))
      json.field("atOnce", answer.jumps)
      json.objects("jumps", answer.jumped) { json, jump in
        json.field("view", jump.view.rawValue)
        json.field("amount", jump.amount)
      }
      json.objects("steps", answer.steps) { json, step in
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
        json.object("seen") { json in
          for (view, frame) in step.seen.sorted(by: { $0.key < $1.key }) {
            json.field(view.rawValue, frame)
          }
        }
        json.objects("apart", step.apart) { json, apart in
          json.field("constraint", apart.constraint.rawValue)
          json.field("view", apart.view.rawValue)
          json.field("edge", apart.edge.rawValue)
          json.field("amount", apart.amount)
        }
      }
      json.objects("broken", answer.broken) { json, broken in
        json.field("constraint", broken.constraint.rawValue)
        json.field("sentence", broken.sentence)
        json.field("from", broken.from)
        json.field("to", broken.to)
        json.field("required", broken.isRequired)
      }
    }
  }
}
