import ConstraintSolver
import LayoutModel

/// One scene whose window can be moved: evaluates the engine's passes at a place, or just beyond
/// it.
struct SweptScene {
  let scene: ResolvedScene
  /// What surrounds the root in the stretch looked at; only its moving extent does not come from
  /// here.
  var surroundings: Surroundings
  private var session: LayoutSession
  private var systems: [Set<NodeAxis>: Prepared] = [:]

  private struct Prepared {
    var system: PreparedSystem
    let walk: SolverWalk
  }

  init(_ session: LayoutSession, surroundings: Surroundings) {
    var session = session
    scene = session.resolvedScene(surroundings.traits)
    self.session = session
    self.surroundings = surroundings
  }

  /// The state with the root at `extent`: exactly there where nothing has a slope, else just
  /// beyond.
  mutating func state(
    at extent: (width: SweptNumber, height: SweptNumber)
  ) -> (state: SweptState, length: Rational?) {
    let texts = session.options.textSource ?? .document
    let contents = session.contents(of: scene, in: surroundings, texts: texts)
    let numbers = PassNumbers<SweptNumber>(
      contents, surroundings: surroundings,
      extent: (
        extent.width, surroundings.height == nil ? SweptNumber(Rational.zero) : extent.height
      ),
      insets: contents.form.insets.map { SweptInsets($0) }, decisions: Horizon())
    let first = run(numbers, undecided: [])
    let open = prepared([], contents).system.encoded.undecided(first.open, in: scene)
    guard !open.isEmpty else { return finish(first, undecided: [], contents) }
    // What was decided on the way to the open views limits the second answer, too.
    let second = run(numbers, undecided: open)
    return finish(second, undecided: open, contents)
  }

  private struct Outcome {
    var numbers: PassNumbers<SweptNumber>
    var stretch: Answer
    var open: Set<Variable> { Set(stretch.ambiguous) }
  }

  /// A solver's answer, at a place or along a stretch.
  private struct Answer: PassAnswer {
    var values: [SweptNumber]
    var conflicts: [(members: [ConstraintID], relaxed: ConstraintID)]
    var ambiguous: [Variable]

    func value(of variable: Variable) -> SweptNumber { values[variable.index] }
  }

  private mutating func prepared(
    _ undecided: Set<NodeAxis>, _ contents: SceneContents
  ) -> Prepared {
    if let known = systems[undecided] { return known }
    let system = PreparedSystem(contents, surroundings: surroundings, undecided: undecided)
    let made = Prepared(system: system, walk: SolverWalk(system.solver))
    systems[undecided] = made
    return made
  }

  private mutating func run(
    _ start: PassNumbers<SweptNumber>, undecided: Set<NodeAxis>
  ) -> Outcome {
    let prepared = prepared(undecided, start.contents)
    var numbers = start
    let answer = numbers.settle(
      prepared.system.encoded, passes: session.options.maximumPasses
    ) { solve(prepared, at: $0, horizon: start.decisions) }
    return Outcome(numbers: numbers, stretch: answer)
  }

  private func solve(
    _ prepared: Prepared, at values: [SweptNumber], horizon: Horizon
  ) -> Answer {
    guard values.contains(where: { !$0.slope.isZero }) else {
      let solution = prepared.system.solver.solve(at: values.map(\.constant))
      return Answer(
        values: (0..<solution.variableCount).map {
          SweptNumber(solution[Variable(index: $0)])
        },
        conflicts: solution.conflicts.map { ($0.members, $0.relaxed) },
        ambiguous: solution.ambiguities.map(\.variable))
    }
    let stretch = prepared.walk.stretch(from: values)
    if let length = stretch.length { horizon.limit(to: length) }
    return Answer(
      values: stretch.values, conflicts: stretch.conflicts.map { ($0.members, $0.relaxed) },
      ambiguous: stretch.ambiguities.map(\.variable))
  }

  private mutating func finish(
    _ outcome: Outcome, undecided: Set<NodeAxis>, _ contents: SceneContents
  ) -> (state: SweptState, length: Rational?) {
    let encoded = prepared(undecided, contents).system.encoded
    var names = ConflictMembers(scene, encoded.origins)
    let state = SweptState(
      frames: outcome.numbers.frames ?? [],
      conflicts: outcome.stretch.conflicts.map { conflict in
        SweptState.Conflict(
          members: names.members(conflict.members), relaxed: names.member(conflict.relaxed))
      },
      ambiguities: encoded.openQuantities(outcome.open, in: scene).map { open in
        SweptState.Ambiguity(
          view: scene.nodes[open.node].view.id, axis: open.axis, quantity: open.quantity)
      })
    return (state, outcome.numbers.decisions.length)
  }
}
