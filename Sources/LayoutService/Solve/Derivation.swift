internal import LayoutModel
internal import LayoutStore

/// Computes what a revision's rows are derived from: the layouts and findings of its changed
/// scenes, and what became of the parent's findings.
struct Derivation {
  let workspace: Workspace
  let comparer: Comparer
  /// How many documents are kept in memory at a time, each with its layouts.
  var documentsAtATime = Self.usualDocumentsAtATime
  static var usualDocumentsAtATime: Int { 64 }

  init(workspace: Workspace, matrix: Matrix) {
    self.workspace = workspace
    comparer = Comparer(matrix: matrix)
  }

  struct Derived {
    var documents: [DocumentPath: DerivedDocument?]
    var context: DerivationContext
    var work = WorkCount()
    /// Findings of the scenes that were solved.
    var found = FindingCount()
    /// Frames that are too large to be stored.
    var refused: [RefusedFrame] = []
    /// Scenes that took too much work.
    var givenUp: [GivenUpScene] = []

    /// Adds what was derived for other documents of the same revision.
    fileprivate mutating func add(_ other: Part) {
      documents.merge(other.documents) { first, _ in first }
      work.add(other.work)
      found.add(other.found)
      refused += other.refused
      givenUp += other.givenUp
    }
  }

  /// The derived data of some documents of a revision.
  fileprivate struct Part {
    var documents: [DocumentPath: DerivedDocument?]
    var work = WorkCount()
    var found: FindingCount
    var refused: [RefusedFrame]
    var givenUp: [GivenUpScene]
    /// The head's scenes that differ from the base's.
    var differing: [SolvedScene]
    /// Findings of the base's scenes that were solved for this, and of those that were stored.
    var baseFindings: [Finding]
    var storedFindings: [SceneReference: [Finding]]
  }

  /// - Parameters:
  ///   - pairs: every document the revision changes.
  ///   - parent: the revision the base sides come from.
  ///   - ahead: scenes that were solved already, if they are needed.
  ///   - kept: what was solved for the same revision on another parent.
  func derive(
    _ pairs: [DocumentPair], parent: RevisionID?, ahead: SolvedAhead = SolvedAhead(),
    kept: KeptWork = KeptWork(), progress: SceneProgress = { _, _ in }
  ) async throws -> Derived {
    // Documents are solved some at a time, so that memory does not grow with the layouts of all.
    // Their findings are judged together: one may stand for those of others.
    let isOnePart = pairs.count <= documentsAtATime
    let pairs = isOnePart ? pairs.map { $0.holding() } : pairs
    var derived = Derived(
      documents: [:],
      context: DerivationContext(
        engine: SceneSolving.engine,
        configurations: comparer.solving.matrix.configurations))
    var scenes = HeadScenes()
    var findings: (head: [Finding], solvedBase: [Finding]) = ([], [])
    var storedFindings: [SceneReference: [Finding]] = [:]
    var baseViews: [DocumentPath: Set<ObjectID>] = [:]
    let ignored = IgnoredComparison(matrix: comparer.solving.matrix)
    let total = pairs.reduce(0) { $0 + ($1.head?.solvableCount ?? 0) }
    for start in stride(from: 0, to: pairs.count, by: documentsAtATime) {
      let held = await orderedMap(
        Array(pairs[start..<min(start + documentsAtATime, pairs.count)])
      ) { $0.holding() }
      let before = derived.work.solved
      let part = try await derivePart(
        held, parent: parent, ahead: ahead, kept: kept
      ) { done, all in
        if isOnePart { return try progress(done, all) }
        // How many scenes of other parts have to be solved is not known before.
        try progress(min(before + done, total), total)
      }
      derived.add(part)
      if held.contains(where: { $0.head?.document?.platform == .macOS }) {
        derived.context.configurations = comparer.solving.configurations(for: [.iOS, .macOS])
      }
      guard let parent else { continue }
      derived.context.regressions += try ignored.regressions(
        held, others: { try workspace.unchanged(by: pairs, at: parent) }
      ).filter { $0.change != .kept }
      scenes.add(part.differing, isHolding: isOnePart)
      findings.head += part.differing.flatMap(\.findings)
      findings.solvedBase += part.baseFindings
      storedFindings.merge(part.storedFindings) { first, _ in first }
      baseViews.merge(Comparer.baseViews(of: held)) { first, _ in first }
    }
    // Before the first revision nothing can have become worse.
    guard let parent else { return derived }
    let base =
      findings.solvedBase + storedFindings.sorted { $0.key < $1.key }.flatMap(\.value)
    derived.context.regressions += try await comparer.gate.judge(
      comparer.regressions(baseViews: baseViews, base: base, head: findings.head),
      pairs, head: scenes, others: { try workspace.unchanged(by: pairs, at: parent) })
    derived.context.regressions = derived.context.regressions.settled()
    return derived
  }

  private func derivePart(
    _ pairs: [DocumentPair], parent: RevisionID?, ahead: SolvedAhead, kept: KeptWork,
    progress: SceneProgress
  ) async throws -> Part {
    let solving = comparer.solving
    // Each pair keeps its edits, found while there are no layouts in memory.
    for pair in pairs where pair.base?.document != nil && pair.head?.document != nil {
      _ = pair.changes
    }
    let keys = solving.keys
    let plans = await orderedMap(pairs) { $0.plan(keys) }
    var stored: [SceneReference: ContentHash] = [:]
    for pair in pairs {
      guard let parent else { break }
      stored.merge(try workspace.store.solvedScenes(at: parent, path: pair.path)) { $1 }
    }
    // A stored key that is not today's was made by another engine or for another matrix: the scene
    // is solved even though its document says the same.
    let outdated = zip(pairs, plans).map { pair, plan in
      (pair.head?.solvableScenes ?? []).filter {
        stored[SceneReference(path: pair.path, scene: $0.id)] != plan.headKeys[$0.id]
      }
    }
    let headTasks = zip(pairs, outdated).flatMap { $0.headTasks(for: $1) }
    let known = try storedFindings(pairs, plans, stored, parent)
    let baseTasks = zip(pairs, plans).flatMap { pair, plan in
      pair.baseTasks(for: plan.changed).filter {
        known[SceneReference(path: pair.path, scene: $0.scene.id)] == nil
      }
    }
    let done = zip(pairs, zip(plans, outdated)).flatMap { pair, work in
      work.1.map {
        let key = work.0.headKeys[$0.id]
        return ahead.scene(SceneReference(path: pair.path, scene: $0.id), key)
          ?? kept.scene($0, in: pair.path, key)
      }
    }
    let missing = zip(headTasks, done).filter { $1 == nil }.map(\.0)
    var solved = try await solving.solve(missing + baseTasks, progress: progress)[...]
    let head = done.map { $0 ?? solved.removeFirst() }
    let base = solved
    let changed = Set(
      zip(pairs, plans).flatMap { pair, plan in
        plan.changed.map { SceneReference(path: pair.path, scene: $0.id) }
      })
    var work = WorkCount()
    work.solved = head.count + base.count
    work.reused = plans.map(\.headKeys.count).reduce(0, +) - headTasks.count
    work.layouts = (head + base).map(\.layouts.count).reduce(0, +)
    let refused = await orderedMap(head) { RefusedFrame.frames(of: $0) }
    return Part(
      documents: await documents(pairs, plans, head), work: work,
      found: FindingCount(head.flatMap(\.findings)),
      refused: zip(head, refused).flatMap { $1 + kept.refusedFrames(of: $0) },
      givenUp: head.filter(\.isGivenUp).map { GivenUpScene(path: $0.path, scene: $0.scene) },
      differing: head.filter {
        changed.contains(SceneReference(path: $0.path, scene: $0.scene.id))
      }, baseFindings: base.flatMap(\.findings), storedFindings: known)
  }

  /// The parent's findings of scenes that change, where today's engine would find the same.
  private func storedFindings(
    _ pairs: [DocumentPair], _ plans: [DocumentPair.Plan],
    _ stored: [SceneReference: ContentHash], _ parent: RevisionID?
  ) throws -> [SceneReference: [Finding]] {
    guard let parent else { return [:] }
    var known: [SceneReference: [Finding]] = [:]
    for (pair, plan) in zip(pairs, plans) {
      let current = plan.changed.map(\.id).filter { scene in
        guard let key = plan.baseKeys[scene] else { return false }
        return stored[SceneReference(path: pair.path, scene: scene)] == key
      }
      guard !current.isEmpty else { continue }
      let findings = try workspace.store.findings(
        at: parent, path: pair.path, scenes: Set(current))
      for scene in current {
        known[SceneReference(path: pair.path, scene: scene)] = findings.filter {
          $0.scene == scene
        }
      }
    }
    return known
  }

  private func documents(
    _ pairs: [DocumentPair], _ plans: [DocumentPair.Plan], _ solved: [SolvedScene]
  ) async -> [DocumentPath: DerivedDocument?] {
    let results = Dictionary(
      solved.map { (SceneReference(path: $0.path, scene: $0.scene.id), $0) },
      uniquingKeysWith: { first, _ in first })
    let derived = await orderedMap(Array(zip(pairs, plans))) { pair, plan in
      Self.document(pair, plan, results)
    }
    return Dictionary(
      zip(pairs.map(\.path), derived), uniquingKeysWith: { _, last in last })
  }

  /// nil: nothing is known of it any more.
  private static func document(
    _ pair: DocumentPair, _ plan: DocumentPair.Plan, _ results: [SceneReference: SolvedScene]
  ) -> DerivedDocument? {
    guard let head = pair.head, head.document != nil else { return nil }
    let scenes = head.solvableScenes.compactMap { scene -> DerivedScene? in
      guard let key = plan.headKeys[scene.id] else { return nil }
      let result = results[SceneReference(path: pair.path, scene: scene.id)]
      return DerivedScene(
        scene: scene.id, key: key,
        storing: result.flatMap {
          $0.isGivenUp ? nil : $0.stored ?? StorableLayouts($0.layouts, of: scene)
        }, findings: result?.findings ?? [])
    }
    let letGo = pair.isOneOfMany ? head.lettingGo() : head
    var derived = DerivedDocument(scenes: scenes) { letGo.document }
    if pair.base?.document != nil { derived.edits = pair.changes }
    return derived
  }
}
