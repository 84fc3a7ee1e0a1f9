import ConstraintSolver
public import LayoutModel

/// Solves one scene at many configurations.
///
/// ```swift
/// var session = LayoutSession(document: document, scene: document.scenes[0])
/// let layout = session.solve(configuration)
/// ```
///
/// A session keeps what does not depend on the configuration: a system is encoded once per set of
/// traits and answers every window. The answer depends on the document, the scene and the
/// configuration alone, never on what the session solved before; but for a scene that takes too
/// much work, where configurations after the one that used it up are given up too.
public struct LayoutSession {
  public let document: Document
  public let scene: Scene
  public let options: LayoutOptions
  private var resolved: [ResolvedScene.Traits: ResolvedScene] = [:]
  private(set) var prepared: [StructureKey: PreparedSystem] = [:]
  /// What is declared, and what the scene's own recording tells once it has been asked.
  private var declared: KnownSizes
  private var evidence: TextEvidence?
  private var naturals: [SizingKey: [NaturalSize]] = [:]
  private var variants: TraitVariants
  /// One for each state of groups that was met, for a scene whose groups depend on its layout.
  var states: [Set<String>: LayoutSession] = [:]
  private var checked = ProofCount()
  /// Work on all configurations together.
  private let meter: WorkMeter
  /// Which system gave the last layout, and the numbers in it.
  private(set) var last: (key: StructureKey, numbers: Numbers)?

  /// How the answers so far fared before the checker, where options ask for it.
  public var proofs: ProofCount {
    var proofs = states.values.reduce(checked) { $0 + $1.proofs }
    proofs.systems += prepared.count
    for system in prepared.values {
      let kinds = system.solver.numberKinds
      proofs.parts =
        proofs.parts
        + ProofCount.Parts(
          word: kinds.word, doubleWord: kinds.doubleWord, unlimited: kinds.unlimited)
    }
    return proofs
  }

  public init(document: Document, scene: Scene, options: LayoutOptions = .standard) {
    self.document = options.overrides.declaring(document)
    self.scene = scene
    self.options = options
    declared = KnownSizes(overrides: options.overrides)
    variants = TraitVariants(scene)
    meter = WorkMeter(limit: options.workLimit)
  }

  /// The layout in an app at `configuration`.
  public mutating func solve(_ configuration: Configuration) -> SolvedLayout {
    guard scene.groupConditions.isEmpty else { return settled { $0.solve(configuration) } }
    let surroundings = Surroundings(scene, in: document, at: configuration)
    let texts = options.textSource ?? .document
    let layout = solve(surroundings, named: configuration.name, texts: texts)
    guard layout.size.height < 1, !layout.isGivenUp,
      let row = surroundings.withRowHeight(of: scene)
    else { return layout }
    return solve(row, named: configuration.name, texts: texts)
  }

  /// The layout on the document's own canvas, as Interface Builder shows it.
  public mutating func solveAsDesigned() -> SolvedLayout {
    guard scene.groupConditions.isEmpty else { return settled { $0.solveAsDesigned() } }
    return solve(
      Surroundings(asDesigned: scene, in: document), named: "as-designed",
      texts: options.textSource ?? .model)
  }

  private mutating func solve(
    _ surroundings: Surroundings, named name: String, texts: TextSource
  ) -> SolvedLayout {
    let meter = meter
    if !meter.isExhausted {
      let layout = meter.counting { solveCounted(surroundings, named: name, texts: texts) }
      if !meter.isExhausted { return layout }
    }
    var layout = SolvedLayout(
      scene: scene.id, configuration: name,
      size: Size(width: surroundings.width, height: surroundings.height ?? 0),
      scale: surroundings.scale)
    layout.isGivenUp = true
    return layout
  }

  private mutating func solveCounted(
    _ surroundings: Surroundings, named name: String, texts: TextSource
  ) -> SolvedLayout {
    let traits = variants.representative(of: surroundings.traits)
    let resolved = resolvedScene(traits)
    let sizing = sizing(in: surroundings, texts: texts)
    var numbers = Numbers(
      scene: resolved, surroundings: surroundings, sizing: sizing,
      naturals: naturals(of: resolved, traits, sizing, texts))
    let key = StructureKey(
      surroundings: surroundings, traits: traits, naturals: numbers.naturals, scene: resolved,
      undecided: [])
    let system =
      prepared[key]
      ?? PreparedSystem(resolved, surroundings: surroundings, naturals: numbers.naturals)
    var passes = Passes(numbers: numbers, options: options)
    passes.run(system)
    checked = checked + passes.proofs.count
    prepared[key] = system
    if surroundings.height == nil, let fitted = passes.frames.first?.height, fitted < 0.5 {
      // As UIKit says in the console: constraints suggest a height of zero, a standard one is used.
      var standing = surroundings
      standing.height = surroundings.openHeight
      return solveCounted(standing, named: name, texts: texts)
    }
    last = (key, passes.numbers)
    let undecided = passes.undecided(system.encoded)
    guard !undecided.isEmpty else {
      return passes.layout(named: name, of: scene, document: document, system: system)
    }
    // Only the few views that constraints leave open get tie-breaks, so that others pay nothing.
    numbers = Numbers(
      scene: resolved, surroundings: surroundings, sizing: sizing, naturals: numbers.naturals)
    var openKey = key
    openKey.undecided = undecided
    let settled =
      prepared[openKey]
      ?? PreparedSystem(
        resolved, surroundings: surroundings, naturals: numbers.naturals, undecided: undecided)
    var again = Passes(numbers: numbers, options: options)
    again.run(settled)
    checked = checked + again.proofs.count
    prepared[openKey] = settled
    last = (openKey, again.numbers)
    return again.layout(
      named: name, of: scene, document: document, system: settled, undecided: undecided)
  }

  /// What contents ask for there.
  mutating func sizing(in surroundings: Surroundings, texts: TextSource) -> ContentSizing {
    ContentSizing(document: document, surroundings: surroundings, known: knownSizes(texts))
  }

  /// What contents ask for before widths are known.
  mutating func naturals(
    of resolved: ResolvedScene, _ traits: ResolvedScene.Traits, _ sizing: ContentSizing,
    _ texts: TextSource
  ) -> [NaturalSize] {
    let key = SizingKey(traits: traits, surroundings: sizing.surroundings, texts: texts)
    if let known = naturals[key] { return known }
    let fresh = resolved.nodes.map { sizing.naturalSize(of: $0, width: nil) }
    naturals[key] = fresh
    return fresh
  }

  private mutating func knownSizes(_ texts: TextSource) -> KnownSizes {
    guard texts == .document else { return declared }
    var known = declared
    if let evidence {
      known.evidence = evidence
    } else {
      var search = EvidenceSearch(
        document: document, scene: scene, options: options, known: declared)
      known.evidence = search.evidence()
      evidence = known.evidence
    }
    return known
  }

  mutating func resolvedScene(_ traits: ResolvedScene.Traits) -> ResolvedScene {
    if let known = resolved[traits] { return known }
    var fresh = ResolvedScene(scene, traits: traits)
    fresh.declare(options.overrides)
    resolved[traits] = fresh
    return fresh
  }
}

/// Configurations with equal keys share one linear system and differ in its parameters only.
struct StructureKey: Hashable {
  var traits: ResolvedScene.Traits
  var direction: LayoutDirection
  /// How far frames reach beyond their alignment rectangles, where they do.
  var insets: [EdgeInsets]
  var fitsHeight: Bool
  /// Which contents ask for something, and the proportions of proportional stacks.
  var presence: [UInt8]
  var proportions: [Double]
  var undecided: Set<NodeAxis>

  init(
    surroundings: Surroundings, traits: ResolvedScene.Traits, naturals: [NaturalSize],
    scene: ResolvedScene, undecided: Set<NodeAxis>
  ) {
    self.traits = traits
    direction = surroundings.direction
    insets = scene.nodes.indices.lazy.map {
      scene.nodes[$0].alignmentInsets(at: surroundings.release)
    }.filter { $0 != .zero }
    fitsHeight = surroundings.height == nil
    presence = naturals.map { natural in
      (natural.width == nil ? 0 : 1) + (natural.height == nil ? 0 : 2)
    }
    proportions = []
    for (index, node) in scene.nodes.enumerated() {
      guard node.isArranged, let parent = node.parent,
        case .stack(let stack) = scene.nodes[parent].view.content,
        stack.distribution == .fillProportionally
      else { continue }
      proportions.append(
        scene.proportionalLength(of: index, along: stack.axis, naturals: naturals))
    }
    self.undecided = undecided
  }
}

/// An encoded scene with the solver that answers it.
struct PreparedSystem {
  let encoded: EncodedScene
  var solver: Solver

  init(
    _ scene: ResolvedScene, surroundings: Surroundings, naturals: [NaturalSize],
    undecided: Set<NodeAxis> = [], keepsConstantsOpen: Bool = false
  ) {
    var encoder = SceneEncoder(
      scene, surroundings: surroundings, naturals: naturals, undecided: undecided)
    encoder.keepsConstantsOpen = keepsConstantsOpen
    encoded = encoder.encode()
    solver = Solver(encoded.system)
  }
}
