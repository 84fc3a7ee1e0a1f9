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
/// configuration alone, never on what the session solved before. The exception is a scene that
/// takes too much work: from then on every configuration is given up.
public struct LayoutSession {
  public var document: Document { source.document }
  public var scene: Scene { source.scene }
  public let options: LayoutOptions
  private let source: Source
  private var resolved: [ResolvedScene.Traits: ResolvedScene] = [:]
  private(set) var prepared: [StructureKey: PreparedSystem] = [:]
  /// Numbers of shapes, in the order in which they were met.
  private var shapes: [StructureShape: Int] = [:]
  /// What is declared, without what the scene's recorded sizes tell.
  private var declared: KnownSizes
  /// What is declared, with the fonts and heights of lines that the canvas had.
  private lazy var designed = KnownSizes(
    overrides: options.overrides, onCanvasOf: source.document, for: source.scene)
  private var evidence: TextEvidence?
  private var forms: [SceneForm.Key: SceneForm] = [:]
  private var contents: [SizingKey: (contents: SceneContents, shape: Int)] = [:]
  private var variants: TraitVariants
  private var remembered = RememberedLayouts()
  /// One for each state of groups that was met, for a scene whose groups depend on its layout.
  var states: [Set<String>: LayoutSession] = [:]
  /// The session of the scene around this one, once it was needed.
  var outer: [LayoutSession] = []
  private var checked = ProofCount()
  /// The contradictions of the layout before.
  private var conflicts: [LayoutConflict] = []
  /// Work on all configurations together.
  private let meter: WorkMeter
  /// Steps of work so far, of all copies of the session together.
  package var steps: Int { meter.steps }
  /// Which system gave the last layout, and the numbers in it.
  private(set) var last: Last?

  struct Last {
    var key: StructureKey
    var numbers: Numbers
  }

  /// Shared by reference: both are large, and every configuration needs them.
  private final class Source: Sendable {
    let document: Document
    let scene: Scene
    // Every configuration reads these: beside the large values, nothing is copied out of them.
    let id: ObjectID
    let hasGroupConditions: Bool
    /// Asked of rows that size themselves.
    let isConstrained: Bool?
    let surrounding: (scene: Scene, view: ObjectID)?

    init(_ document: Document, _ scene: Scene) {
      self.document = document
      self.scene = scene
      id = scene.id
      hasGroupConditions = !scene.groupConditions.isEmpty
      isConstrained = scene.cell?.sizesItself == true ? scene.root.isConstrained : nil
      surrounding = document.surrounding(scene)
    }
  }

  /// What the checker said of the answers so far, where options ask for proofs.
  package var proofs: ProofCount {
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
    self.init(
      document: document, scene: scene, options: options,
      meter: WorkMeter(limit: options.workLimit))
  }

  /// A session whose work is counted together with that of others.
  private init(document: Document, scene: Scene, options: LayoutOptions, meter: WorkMeter) {
    source = Source(options.overrides.declaring(document), scene)
    self.options = options
    declared = KnownSizes(overrides: options.overrides)
    variants = TraitVariants(scene)
    self.meter = meter
  }

  /// Whether something is laid out in a row that sizes itself; nil for other scenes.
  var isConstrained: Bool? { source.isConstrained }
  /// The scene that gives this one its size, and the view it stands in.
  var surrounding: (scene: Scene, view: ObjectID)? { source.surrounding }

  /// A session for another state of the scene, whose work counts as this one's.
  func session(for scene: Scene) -> LayoutSession {
    LayoutSession(document: document, scene: scene, options: options, meter: meter)
  }

  /// A session for a part of the scene that stands alone: the recorded frames of the whole scene tell
  /// the sizes of its texts.
  mutating func withSameEvidence(for part: Scene) -> LayoutSession {
    var other = session(for: part)
    if options.textSource ?? .document == .document {
      other.evidence = knownSizes(.document).evidence
    }
    return other
  }

  /// A session for a canvas with other fonts and heights of lines than the recorded labels tell;
  /// nil where labels tell none.
  mutating func withFontsOtherwise() -> LayoutSession? {
    guard designed.followsLabels else { return nil }
    var other = session(for: scene)
    other.designed = KnownSizes(
      overrides: options.overrides, onCanvasOf: source.document, for: source.scene,
      isOtherwise: true)
    return other
  }

  /// The layout in an app at `configuration`.
  public mutating func solve(_ configuration: Configuration) -> SolvedLayout {
    guard !source.hasGroupConditions else { return settled { $0.solve(configuration) } }
    let surroundings = surroundings(at: configuration)
    let texts = options.textSource ?? .document
    let layout = solve(surroundings, named: configuration.name, texts: texts)
    guard layout.size.height < 1, !layout.isGivenUp,
      let row = surroundings.withRowHeight(of: source.scene)
    else { return layout }
    return solve(row, named: configuration.name, texts: texts)
  }

  /// The layout on the document's own canvas, as Interface Builder shows it.
  public mutating func solveAsDesigned() -> SolvedLayout {
    guard !source.hasGroupConditions else { return settled { $0.solveAsDesigned() } }
    let surroundings = Surroundings(asDesigned: source.scene, in: source.document)
    let texts = options.textSource ?? .model
    let layout = solve(surroundings, named: "as-designed", texts: texts)
    return tellingRecordings(in: layout, at: surroundings, texts)
  }

  mutating func solve(
    _ surroundings: Surroundings, named name: String, texts: TextSource
  ) -> SolvedLayout {
    let meter = meter
    if !meter.isExhausted {
      let place = place(surroundings, texts)
      // Each answer is to be proved, so none is taken from memory.
      if !options.certifies, let known = remembered[place.key] {
        last = known.last
        var layout = known.layout
        layout.configuration = name
        return layout
      }
      var layout = meter.counting { solveCounted(place, named: name, texts: texts) }
      if !meter.isExhausted {
        layout.shareConflicts(with: &conflicts)
        if let last { remembered.add(.init(layout: layout, last: last), for: place.key) }
        return layout
      }
    }
    var layout = SolvedLayout(
      scene: scene.id, configuration: name,
      size: Size(width: surroundings.width, height: surroundings.height ?? 0),
      scale: surroundings.scale)
    layout.isGivenUp = true
    return layout
  }

  /// Surroundings, reduced to what makes a difference to the scene.
  private struct Place {
    var surroundings: Surroundings
    var resolved: ResolvedScene
    var key: LayoutKey
  }

  private mutating func place(_ surroundings: Surroundings, _ texts: TextSource) -> Place {
    let traits = variants.representative(of: surroundings.traits)
    let resolved = resolvedScene(traits)
    let seen = resolved.contentTraits.seen(surroundings)
    var sizing = SizingKey(traits: traits, surroundings: seen, texts: texts)
    if !resolved.contentTraits.haveWheels { sizing.isPhoneOnItsSide = false }
    return Place(
      surroundings: seen, resolved: resolved, key: LayoutKey(seen, sizing: sizing))
  }

  /// What the rules find in the scene's layouts, as a part of the session's work.
  /// - Parameters:
  ///   - document: the path findings carry.
  ///   - layouts: the scene's solved layouts, in matrix order.
  /// - Returns: nil where solving or judging took too much work.
  public func findings(
    document: DocumentPath, layouts: [(Configuration, SolvedLayout)]
  ) -> [Finding]? {
    judging { LayoutEngine.findings(document: document, scene: source.scene, layouts: layouts) }
  }

  /// Frees the memory that solving took, before layouts are judged. A later layout builds it again.
  package mutating func letGo() {
    resolved = [:]
    prepared = [:]
    forms = [:]
    contents = [:]
    remembered = RememberedLayouts()
    conflicts = []
    last = nil
    states = states.mapValues { state in
      var state = state
      state.letGo()
      return state
    }
  }

  /// Runs `body` and counts its work; nil once the session has done too much.
  func judging<Value>(_ body: () -> Value) -> Value? {
    guard !meter.isExhausted else { return nil }
    let value = meter.counting(body)
    return meter.isExhausted ? nil : value
  }

  private mutating func solveCounted(
    _ place: Place, named name: String, texts: TextSource
  ) -> SolvedLayout {
    let surroundings = place.surroundings
    let (contents, shape) = contents(of: place.resolved, place.key.sizing, in: surroundings)
    let key = StructureKey(
      shape: shape, direction: surroundings.direction, fitsHeight: surroundings.height == nil)
    let system = prepared(key, contents, surroundings)
    var passes = Passes(
      numbers: Numbers(contents, surroundings: surroundings), options: options)
    passes.run(system)
    if options.certifies { checked = checked + passes.proofs.count }
    if surroundings.height == nil, let fitted = passes.frames.first?.height, fitted < 0.5 {
      // As UIKit says in the console: constraints suggest a height of zero, a standard one is used.
      var standing = place
      standing.surroundings.height = surroundings.openHeight
      return solveCounted(standing, named: name, texts: texts)
    }
    last = Last(key: key, numbers: passes.numbers)
    let undecided = passes.undecided(system.encoded)
    let contradictions =
      passes.breaksRequiredContents(system.encoded)
      ? contentConflicts(contents, key, surroundings) : []
    guard !undecided.isEmpty else {
      var layout = passes.layout(named: name, of: source.id, system: system)
      layout.conflicts += contradictions
      return layout
    }
    // Only the few views that constraints leave open get tie-breaks, so that others pay nothing.
    var openKey = key
    openKey.undecided = undecided
    let settled = prepared(openKey, contents, surroundings)
    var again = Passes(
      numbers: Numbers(contents, surroundings: surroundings), options: options)
    again.run(settled)
    if options.certifies { checked = checked + again.proofs.count }
    last = Last(key: openKey, numbers: again.numbers)
    var layout = again.layout(
      named: name, of: source.id, system: settled, undecided: undecided)
    layout.conflicts += contradictions
    return layout
  }

  /// The contradictions between required constraints and contents of priority 1000.
  private mutating func contentConflicts(
    _ contents: SceneContents, _ key: StructureKey, _ surroundings: Surroundings
  ) -> [LayoutConflict] {
    var key = key
    key.requiresContents = true
    let system = prepared(key, contents, surroundings)
    var passes = Passes(
      numbers: Numbers(contents, surroundings: surroundings), options: options)
    passes.run(system)
    return passes.contentConflicts(system.encoded)
  }

  private mutating func prepared(
    _ key: StructureKey, _ contents: SceneContents, _ surroundings: Surroundings
  ) -> PreparedSystem {
    if let known = prepared[key] { return known }
    let system = PreparedSystem(
      contents, surroundings: surroundings, undecided: key.undecided,
      requiresContents: key.requiresContents)
    prepared[key] = system
    return system
  }

  /// How contents are sized in `surroundings`.
  mutating func sizing(in surroundings: Surroundings, texts: TextSource) -> ContentSizing {
    let known =
      surroundings.traits.isDesignTime && texts != .document ? designed : knownSizes(texts)
    return ContentSizing(document: source.document, surroundings: surroundings, known: known)
  }

  /// What the contents of a scene that was resolved for the traits of `surroundings` ask for there.
  mutating func contents(
    of resolved: ResolvedScene, in surroundings: Surroundings, texts: TextSource
  ) -> SceneContents {
    let key = SizingKey(traits: surroundings.traits, surroundings: surroundings, texts: texts)
    return contents(of: resolved, key, in: surroundings).contents
  }

  private mutating func contents(
    of resolved: ResolvedScene, _ key: SizingKey, in surroundings: Surroundings
  ) -> (contents: SceneContents, shape: Int) {
    if let known = contents[key] { return known }
    let sizing = sizing(in: surroundings, texts: key.texts)
    let formKey = SceneForm.Key(key)
    let form = forms[formKey] ?? SceneForm(resolved, traits: key.traits, sizing: sizing)
    forms[formKey] = form
    let fresh = SceneContents(form, sizing: sizing)
    let number = shapes[fresh.shape] ?? shapes.count
    shapes[fresh.shape] = number
    contents[key] = (fresh, number)
    return (fresh, number)
  }

  private mutating func knownSizes(_ texts: TextSource) -> KnownSizes {
    guard texts == .document else { return declared }
    var known = declared
    if let evidence {
      known.evidence = evidence
    } else {
      let search = EvidenceSearch(
        document: source.document, scene: source.scene, options: options, known: designed)
      known.evidence = search.evidence()
      evidence = known.evidence
    }
    return known
  }

  mutating func resolvedScene(_ traits: ResolvedScene.Traits) -> ResolvedScene {
    if let known = resolved[traits] { return known }
    var fresh = ResolvedScene(source.scene, of: source.document, traits: traits)
    fresh.declare(options.overrides)
    resolved[traits] = fresh
    return fresh
  }
}
