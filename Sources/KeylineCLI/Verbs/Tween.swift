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

  @Argument(help: .value("before", "The first state.")) var before: String
  @Argument(help: .value("after", "The second.")) var after: String
  @Option(help: .value("n", "Steps from the first to the last layout."))
  var steps: Int = 10
  @Option(help: .value("file", "Draw the steps in a row (.svg).")) var svg: String?
  @Option(help: .value("view=degrees", "Turn a view clockwise on the way. Repeatable."))
  var rotate: [String] = []
  @Option(help: .value("view=factor", "Scale a view on the way. Repeatable."))
  var enlarge: [String] = []
  @OptionGroup(title: "What to solve for") var target: TargetOptions
  @OptionGroup(title: "Where sizes come from") var source: SourceOptions
  @OptionGroup(title: "Output") var replacing: ReplaceOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func validate() throws {
    guard (1...1000).contains(steps) else { throw ValidationError("steps are from 1 to 1000") }
  }

  static let jsonAnswer = Answer<TweenSolve.Answer>(
    "tween", "The way between two states of a layout: `keyline tween --json`.",
    .texts("moving", "The ids of constraints whose constant moves.", \.moving),
    .texts(
      "atOnce", "What differs by more than a constant and is changed at the start, in words.",
      \.jumps),
    .list(
      "jumps", "The largest way each view jumps at once.", \.jumped,
      .text("view", "The view's id.") { $0.view },
      .number("amount", "In points.") { $0.amount }),
    .list("steps", "In the order of time.", \.steps, of: step),
    .list(
      "broken", "Constraints that hold at both ends and not on the way.", \.broken,
      .text("constraint", "The constraint's id.", \.constraint),
      .text("sentence", "The constraint in words.", \.sentence),
      .number("from", "The first time at which it does not hold, 0 to 1.", \.from),
      .number("to", "The last time.", \.to),
      .flag("required", "It is required.", \.isRequired)))

  private static let step = Record<TweenSolve.Step>(
    .number("time", "From 0 to 1.", from: 0, to: 1, \.time),
    .frames(
      "solved", "Frames with constants in between, solved, by the view's id.", \.solved.views),
    .byName(
      "moved", "Frames in between, not solved, by the view's id.", of: .part(.frame)
    ) { step in
      step.solved.views.compactMap { view in step.moved[view.id].map { (view.id.rawValue, $0) } }
    },
    .number("difference", "How far these two differ at most, in points.") {
      $0.difference?.amount ?? 0
    },
    .count("contradictions", "Contradictions of required constraints.", \.solved.conflicts.count),
    .byName(
      "seen", "Rectangles around what is seen of turned views, by the view's id.", of: .part(.frame)
    ) { $0.seen.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) } },
    .list(
      "apart", "Constraints whose edges turned views seem to leave.", \.apart,
      .text("constraint", "The constraint's id.", \.constraint),
      .text("view", "The id of the turned view.", \.view),
      .part("edge", .attribute, \.edge.rawValue),
      .number("amount", "Points from the edge that is held to the one that is seen.", \.amount)))

  func answer(on console: Console) async throws {
    if let svg { try PictureFormat.requireSVG(svg) }
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
    if common.json {
      try console.json(Self.jsonAnswer, answer)
    } else {
      try text(answer, on: console)
    }
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
    let count = answer.moving.count
    try console.print("\(counted(count, "constant")) \(count == 1 ? "moves" : "move")")
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
}
