internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Compares pairs of documents: structure, frames and findings.
struct Comparer: Sendable {
  let solving: SceneSolving
  let gate: Gate

  init(matrix: Matrix, sources: AppSources = .none) {
    solving = SceneSolving(matrix: matrix)
    gate = Gate(solving: solving, sources: sources)
  }

  /// When the task is cancelled, the scenes that are left are counted and left out.
  /// - Complexity: solves each scene that differs, per side and configuration; others cost a key.
  /// - Parameters:
  ///   - hasBase: `false` before the first revision, where nothing can have become worse.
  ///   - others: reads the base's documents that do not differ, where a scene may come from one.
  func compare(
    _ pairs: [DocumentPair], hasBase: Bool,
    others: @escaping @Sendable () throws -> [ReadDocument] = { [] },
    progress: SceneProgress = { _, _ in }
  ) async throws -> Comparison {
    // Each pair keeps its edits. To find them takes as much memory as the layouts of both sides, so
    // they are found while there are none.
    for pair in pairs where !Task.isCancelled { _ = pair.changes }
    let plans = pairs.map { $0.plan(solving.keys) }
    let sides = zip(pairs, plans).flatMap { ScenePair.pairs(of: $0, $1) }
    let solved = try await solving.solveUntilCancelled(
      sides.flatMap(\.tasks), progress: progress)
    var head: [SolvedScene] = []
    var base: [SolvedScene] = []
    var unfinished: Set<DocumentPath> = []
    var next = 0
    for side in sides {
      // A scene without its other side says nothing: it would be all new, or gone.
      if next + side.tasks.count <= solved.count {
        var scenes = solved[next..<(next + side.tasks.count)]
        if side.head != nil, let scene = scenes.popFirst() { head.append(scene) }
        base.append(contentsOf: scenes)
      } else if let path = side.tasks.first?.path {
        unfinished.insert(path)
      }
      next += side.tasks.count
    }

    var comparison = Comparison()
    comparison.remainingCount = next - solved.count
    comparison.unfinishedCount = pairs.count { $0.head != nil && unfinished.contains($0.path) }
    comparison.configurationCount = solving.matrix.configurations.count
    comparison.work.solved = solved.count
    comparison.work.reused = plans.map(\.unchanged).reduce(0, +)
    comparison.work.layouts = solved.map(\.layouts.count).reduce(0, +)
    comparison.givenUp = head.filter(\.isGivenUp).map {
      GivenUpScene(path: $0.path, scene: $0.scene)
    }
    comparison.documents = pairs.map { document($0, head: head, base: base) }
    comparison.found = FindingCount(head.flatMap(\.findings))
    guard hasBase else { return comparison }
    let ignored = IgnoredComparison(
      configurations: solving.matrix.configurations.map(\.name))
    let told = try gate.judge(
      regressions(
        baseViews: Self.baseViews(of: pairs), base: base.flatMap(\.findings),
        head: head.flatMap(\.findings)), pairs, head: HeadScenes(head), base: HeadScenes(base),
      others: others)
    let all = (try ignored.regressions(pairs, others: others) + told).settled()
    comparison.regressions = all.filter { $0.change != .kept }
    comparison.keptCount = all.count - comparison.regressions.count
    return comparison
  }

  /// What became of the findings of the scenes that differ.
  func regressions(
    baseViews: [DocumentPath: Set<ObjectID>], base: [Finding], head: [Finding]
  ) -> [Regression] {
    compareFindings(base: base, head: head, baseViews: baseViews, scales: solving.scales)
  }

  /// The views that documents had before.
  static func baseViews(of pairs: [DocumentPair]) -> [DocumentPath: Set<ObjectID>] {
    var views: [DocumentPath: Set<ObjectID>] = [:]
    for pair in pairs { views[pair.path] = pair.base?.viewIDs }
    return views
  }

  private func document(
    _ pair: DocumentPair, head: [SolvedScene], base: [SolvedScene]
  ) -> DocumentComparison {
    let changes = pair.changes
    let edited = Set(changes.flatMap(\.views))
    let before = Dictionary(
      base.filter { $0.path == pair.path }.map { ($0.scene.id, $0) },
      uniquingKeysWith: { first, _ in first })
    return DocumentComparison(
      path: pair.path, edit: pair.edit, reasonNotSolved: pair.head?.reasonNotSolved,
      isUnreadable: pair.head?.isUnreadable ?? false,
      structure: changes + pair.declarationChanges
        + pair.translationChanges,
      scenes: head.filter { $0.path == pair.path }.map { after in
        frames(of: after, before: before[after.scene.id], edited: edited)
      })
  }

  private func frames(
    of after: SolvedScene, before: SolvedScene?, edited: Set<ObjectID>
  ) -> SceneComparison {
    let names = ViewNames(after.scene)
    let folds = foldFrameChanges(
      from: before?.layouts ?? [], to: after.layouts, of: after.scene, edited: edited)
    return SceneComparison(
      scene: after.scene.id, title: after.scene.title, isNew: before == nil,
      frames: folds.map { FrameLine($0, names: names, total: after.layouts.count) })
  }
}
