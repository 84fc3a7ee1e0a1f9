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
    let sizing = session.sizing(in: surroundings, texts: texts)
    let numbers = SweptNumbers(
      scene: scene, surroundings: surroundings, extent: extent,
      naturals: session.naturals(of: scene, surroundings.traits, sizing, texts))
    let first = run(numbers, sizing: sizing, undecided: [])
    let open = undecided(first, in: prepared([], numbers.naturals).system.encoded)
    guard !open.isEmpty else { return finish(first, undecided: [], naturals: numbers.naturals) }
    var again = numbers
    again.horizon = first.numbers.horizon
    let second = run(again, sizing: sizing, undecided: open)
    return finish(second, undecided: open, naturals: numbers.naturals)
  }

  private struct Outcome {
    var numbers: SweptNumbers
    var stretch: Answer
  }

  /// A solver's answer, at a place or along a stretch.
  private struct Answer {
    var values: [SweptNumber] = []
    var conflicts: [(members: [ConstraintID], relaxed: ConstraintID)] = []
    var ambiguous: [Variable] = []
  }

  private mutating func prepared(
    _ undecided: Set<NodeAxis>, _ naturals: [NaturalSize]
  ) -> Prepared {
    if let known = systems[undecided] { return known }
    let system = PreparedSystem(
      scene, surroundings: surroundings, naturals: naturals, undecided: undecided)
    let made = Prepared(system: system, walk: SolverWalk(system.solver))
    systems[undecided] = made
    return made
  }

  /// The passes of ``Passes``, on moving numbers.
  private mutating func run(
    _ start: SweptNumbers, sizing: ContentSizing, undecided: Set<NodeAxis>
  ) -> Outcome {
    let prepared = prepared(undecided, start.naturals)
    let encoded = prepared.system.encoded
    var numbers = start
    var answer = Answer()
    var values = encoded.quantities.map { numbers.value(of: $0) }
    for _ in 0..<Swift.max(1, session.options.maximumPasses) {
      answer = solve(prepared, at: values, horizon: &numbers.horizon)
      numbers.frames = readFrames(answer, encoded)
      wrapTexts(&numbers, answer, encoded, sizing: sizing)
      let next = encoded.quantities.map { numbers.value(of: $0) }
      if next == values { break }
      values = next
    }
    return Outcome(numbers: numbers, stretch: answer)
  }

  private func solve(
    _ prepared: Prepared, at values: [SweptNumber], horizon: inout Horizon
  ) -> Answer {
    guard values.contains(where: { !$0.slope.isZero }) else {
      let solution = prepared.system.solver.solve(at: values.map(\.here))
      return Answer(
        values: (0..<solution.variableCount).map {
          SweptNumber(solution[Variable(index: $0)])
        },
        conflicts: solution.conflicts.map { ($0.members, $0.relaxed) },
        ambiguous: solution.ambiguities.map(\.variable))
    }
    let stretch = prepared.walk.stretch(
      from: values.map { Piece.Affine(constant: $0.here, slope: $0.slope) })
    if let length = stretch.length { horizon.limit(to: length) }
    return Answer(
      values: stretch.values.map { SweptNumber($0.constant, slope: $0.slope) },
      conflicts: stretch.conflicts.map { ($0.members, $0.relaxed) },
      ambiguous: stretch.ambiguities.map(\.variable))
  }

  private func readFrames(_ answer: Answer, _ encoded: EncodedScene) -> [SweptFrame] {
    encoded.boxes.indices.map { index in
      let box = encoded.boxes[index]
      let insets = SweptInsets(
        scene.nodes[index].alignmentInsets(at: surroundings.release))
      return SweptFrame(
        x: answer.values[box.left.index] - insets.left,
        y: answer.values[box.top.index] - insets.top,
        width: answer.values[box.width.index] + insets.left + insets.right,
        height: answer.values[box.height.index] + insets.top + insets.bottom)
    }
  }

  /// Measures wrapping texts anew, just beyond their solved widths.
  private func wrapTexts(
    _ numbers: inout SweptNumbers, _ answer: Answer, _ encoded: EncodedScene,
    sizing: ContentSizing
  ) {
    for (index, node) in scene.nodes.enumerated() where sizing.wraps(node.view) {
      let width = answer.values[encoded.boxes[index].width.index]
      var probe = width.here.doubleValue
      // Beyond the reach of the rule by which measured sums are read.
      if width.slope.sign != 0 { probe += Double(width.slope.sign) * 1e-6 }
      let wrapped = sizing.naturalSize(of: node, width: probe)
      numbers.naturals[index].width = wrapped.width
      numbers.naturals[index].height = wrapped.height
      numbers.naturals[index].firstBaseline = wrapped.firstBaseline
      numbers.naturals[index].lastBaseline = wrapped.lastBaseline
      guard width.slope.sign != 0 else { continue }
      let steady = sizing.steadyWidths(of: node.view, around: probe)
      guard let end = width.slope.sign > 0 ? steady.upper : steady.lower else { continue }
      // Thresholds closer than a millionth of a point count as one.
      let distance = (end - width.here) / width.slope
      numbers.horizon.limit(to: Swift.max(distance, Rational(1, 1_000_000) / width.slope.magnitude))
    }
  }

  private func undecided(_ outcome: Outcome, in encoded: EncodedScene) -> Set<NodeAxis> {
    let open = Set(outcome.stretch.ambiguous)
    guard !open.isEmpty else { return [] }
    var result: Set<NodeAxis> = []
    for (index, box) in encoded.boxes.enumerated() where !scene.nodes[index].isCollapsed {
      if open.contains(box.left) || open.contains(box.width) {
        result.insert(NodeAxis(node: index, axis: .horizontal))
      }
      if open.contains(box.top) || open.contains(box.height) {
        result.insert(NodeAxis(node: index, axis: .vertical))
      }
    }
    return result
  }

  private mutating func finish(
    _ outcome: Outcome, undecided: Set<NodeAxis>, naturals: [NaturalSize]
  ) -> (state: SweptState, length: Rational?) {
    let encoded = prepared(undecided, naturals).system.encoded
    var names = ConflictMembers(scene, encoded.origins)
    let state = SweptState(
      frames: outcome.numbers.frames ?? [],
      conflicts: outcome.stretch.conflicts.map { conflict in
        SweptState.Conflict(
          members: names.members(conflict.members), relaxed: names.member(conflict.relaxed))
      },
      ambiguities: ambiguities(outcome.stretch, encoded))
    return (state, outcome.numbers.horizon.length)
  }

  /// What ``Passes`` reports as ambiguous, without the ranges.
  private func ambiguities(_ answer: Answer, _ encoded: EncodedScene) -> [SweptState.Ambiguity] {
    guard !answer.ambiguous.isEmpty else { return [] }
    let open = Set(answer.ambiguous)
    var result: [SweptState.Ambiguity] = []
    for (index, node) in scene.nodes.enumerated() where !node.isCollapsed {
      func report(_ axis: Axis, _ quantity: LayoutAmbiguity.Quantity) {
        result.append(
          SweptState.Ambiguity(view: node.view.id, axis: axis, quantity: quantity))
      }
      let box = encoded.boxes[index]
      let outer = node.parent.map { encoded.boxes[$0] }
      for axis in Axis.allCases {
        let isHorizontal = axis == .horizontal
        if let content = encoded.contentBoxes[index],
          encoded.contentAxes.contains(NodeAxis(node: index, axis: axis)),
          open.contains(isHorizontal ? content.width : content.height)
        {
          report(axis, .size)
        }
        if open.contains(isHorizontal ? box.width : box.height) { report(axis, .size) }
        let outerPosition = outer.map { isHorizontal ? $0.left : $0.top }
        if open.contains(isHorizontal ? box.left : box.top),
          outerPosition.map({ !open.contains($0) }) ?? true
        {
          report(axis, .position)
        }
      }
    }
    return result
  }
}
