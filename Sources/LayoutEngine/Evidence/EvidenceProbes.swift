import ConstraintSolver
import LayoutModel

/// Solves a scene at its canvas where some contents ask for other sizes than modelled.
struct EvidenceProbes {
  private let scene: ResolvedScene
  private let options: LayoutOptions
  /// With what is settled so far.
  private var sizing: ContentSizing
  private var naturals: [NaturalSize]
  private let form: SceneForm
  private var prepared: (shape: StructureShape, system: PreparedSystem)?

  init(_ scene: ResolvedScene, sizing: ContentSizing, options: LayoutOptions) {
    self.scene = scene
    self.sizing = sizing
    self.options = LayoutOptions(maximumPasses: options.maximumPasses)
    form = SceneForm(scene, traits: sizing.surroundings.traits, sizing: sizing)
    naturals = SceneContents(form, sizing: sizing).naturals
  }

  /// From now on the candidate asks for its recorded size on that axis.
  mutating func settle(_ candidate: EvidenceCandidate, along axis: Axis) {
    sizing.known.probes[
      candidate.view, default: ContentExtent(wrapWidth: candidate.recorded.wrapWidth)][axis] =
      candidate.recorded[axis]
    let node = scene.nodes[candidate.index]
    naturals[candidate.index] = sizing.naturalSize(of: node, width: nil)
  }

  /// Which candidates' solved sizes follow what they ask for, a step more and a step less than
  /// recorded, when all ask at once.
  mutating func following(_ candidates: [EvidenceCandidate]) -> [Set<Axis>] {
    let more = candidates.map { ($0, $0.recorded.grown(by: $0.step)) }
    let less = candidates.map { ($0, $0.recorded.grown(by: -$0.step)) }
    return zip(obeyed(more), obeyed(less)).map { $0.intersection($1) }
  }

  /// Whether the candidate's solved size follows along `axis` while all others stay as they are.
  mutating func follows(_ candidate: EvidenceCandidate, along axis: Axis) -> Bool {
    var alone = candidate
    alone.recorded = alone.recorded.along(axis)
    return has(alone, alone.recorded.grown(by: -alone.step), along: axis)
      && has(alone, alone.recorded.grown(by: alone.step), along: axis)
  }

  /// Whether the candidate has the size it asks for, if it asks for `extent`.
  mutating func has(
    _ candidate: EvidenceCandidate, _ extent: ContentExtent, along axis: Axis
  ) -> Bool {
    obeyed([(candidate, extent)])[0].contains(axis)
  }

  /// The axes on which each candidate is as large as it asks to be. Where other solutions are as
  /// good, a size is chance and counts for nothing.
  private mutating func obeyed(
    _ questions: [(candidate: EvidenceCandidate, asked: ContentExtent)]
  ) -> [Set<Axis>] {
    var probing = sizing
    var naturals = naturals
    for (candidate, asked) in questions {
      var probe = probing.known.probes[candidate.view] ?? asked
      for axis in Axis.allCases where asked[axis] != nil { probe[axis] = asked[axis] }
      if asked.width != nil { probe.wrapWidth = asked.wrapWidth }
      probing.known.probes[candidate.view] = probe
      naturals[candidate.index] = probing.naturalSize(
        of: scene.nodes[candidate.index], width: nil)
    }
    let surroundings = sizing.surroundings
    let asking = SceneContents(form, sizing: probing, naturals: naturals)
    let system: PreparedSystem
    if let prepared, prepared.shape == asking.shape {
      system = prepared.system
    } else {
      system = PreparedSystem(asking, surroundings: surroundings)
      prepared = (asking.shape, system)
    }
    var passes = Passes(
      numbers: Numbers(asking, surroundings: surroundings), options: options)
    passes.run(system)
    let open = Set((passes.solution?.ambiguities ?? []).map(\.variable))
    return questions.map { candidate, asked in
      let box = system.encoded.boxes[candidate.index]
      var axes: Set<Axis> = []
      for axis in Axis.allCases {
        let variable = axis == .horizontal ? box.width : box.height
        guard let size = asked[axis], let solution = passes.solution, !open.contains(variable)
        else { continue }
        if abs(solution.doubleValue(of: variable) - size) < 1e-4 { axes.insert(axis) }
      }
      return axes
    }
  }
}
