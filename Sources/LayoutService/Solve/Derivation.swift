internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Computes what a revision's rows are derived from: the layouts and findings of its changed
/// scenes, and what became of the parent's findings.
struct Derivation {
  let workspace: Workspace
  let comparer: Comparer

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

    /// Adds what was derived for other documents of a revision that is compared with nothing.
    mutating func add(_ other: Derived) {
      documents.merge(other.documents) { first, _ in first }
      work.add(other.work)
      found.add(other.found)
      refused += other.refused
      givenUp += other.givenUp
    }
  }

  /// - Parameters:
  ///   - pairs: every document the revision changes.
  ///   - parent: the revision the base sides come from.
  ///   - ahead: scenes that were solved already, if they are needed.
  func derive(
    _ pairs: [DocumentPair], parent: RevisionID?, ahead: SolvedAhead = SolvedAhead(),
    progress: SceneProgress = { _, _ in }
  ) async throws -> Derived {
    guard parent == nil, pairs.count > Self.documentsAtATime else {
      return try await deriveTogether(pairs, parent: parent, ahead: ahead, progress: progress)
    }
    // Before the first revision nothing is compared: no document needs the others, and memory
    // does not grow with the layouts of all.
    var derived = Derived(
      documents: [:],
      context: DerivationContext(
        engine: SceneSolving.engine,
        configurations: comparer.solving.matrix.configurations))
    let total = pairs.reduce(0) { $0 + ($1.head?.solvableCount ?? 0) }
    for start in stride(from: 0, to: pairs.count, by: Self.documentsAtATime) {
      let part = pairs[start..<min(start + Self.documentsAtATime, pairs.count)].map {
        $0.holding()
      }
      let before = derived.work.solved
      derived.add(
        try await deriveTogether(part, parent: nil, ahead: ahead) { done, _ in
          try progress(before + done, total)
        })
    }
    return derived
  }

  /// How many documents of a first revision are held in memory at a time.
  static var documentsAtATime: Int { 64 }

  private func deriveTogether(
    _ pairs: [DocumentPair], parent: RevisionID?, ahead: SolvedAhead, progress: SceneProgress
  ) async throws -> Derived {
    let solving = comparer.solving
    let plans = pairs.map { $0.plan(solving.keys) }
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
        ahead.scene(SceneReference(path: pair.path, scene: $0.id), work.0.headKeys[$0.id])
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
    // Before the first revision nothing can have become worse.
    let differing = head.filter {
      changed.contains(SceneReference(path: $0.path, scene: $0.scene.id))
    }
    let regressions =
      parent == nil
      ? []
      : try comparer.gate.judge(
        comparer.regressions(
          pairs,
          base: base.flatMap(\.findings) + known.sorted { $0.key < $1.key }.flatMap(\.value),
          head: differing.flatMap(\.findings)),
        pairs, head: differing, others: { try workspace.unchanged(by: pairs, at: parent) })

    var work = WorkCount()
    work.solved = head.count + base.count
    work.reused = plans.map(\.headKeys.count).reduce(0, +) - headTasks.count
    work.layouts = (head + base).map(\.layouts.count).reduce(0, +)
    return Derived(
      documents: documents(pairs, plans, head),
      context: DerivationContext(
        engine: SceneSolving.engine, configurations: solving.matrix.configurations,
        regressions: regressions),
      work: work, found: FindingCount(head.flatMap(\.findings)),
      refused: head.flatMap(RefusedFrame.frames),
      givenUp: head.filter(\.isGivenUp).map { GivenUpScene(path: $0.path, scene: $0.scene.id) })
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
  ) -> [DocumentPath: DerivedDocument?] {
    let results = Dictionary(
      solved.map { (SceneReference(path: $0.path, scene: $0.scene.id), $0) },
      uniquingKeysWith: { first, _ in first })
    var documents: [DocumentPath: DerivedDocument?] = [:]
    for (pair, plan) in zip(pairs, plans) {
      guard let head = pair.head, head.document != nil else {
        documents[pair.path] = .some(nil)
        continue
      }
      let scenes = head.solvableScenes.compactMap { scene -> DerivedScene? in
        guard let key = plan.headKeys[scene.id] else { return nil }
        let result = results[SceneReference(path: pair.path, scene: scene.id)]
        return DerivedScene(
          scene: scene.id, key: key,
          storing: result.flatMap {
            $0.isGivenUp ? nil : StorableLayouts($0.layouts, of: scene)
          }, findings: result?.findings ?? [])
      }
      let letGo = pair.isOneOfMany ? head.lettingGo() : head
      var derived = DerivedDocument(scenes: scenes) { letGo.document }
      if let base = pair.base?.document, let now = head.document {
        derived.edits = structureChanges(base: base, head: now)
      }
      documents[pair.path] = .some(derived)
    }
    return documents
  }
}
