internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Compares pairs of documents: structure, frames and findings.
struct Comparer: Sendable {
  let solving: SceneSolving

  init(matrix: Matrix) { solving = SceneSolving(matrix: matrix) }

  /// - Complexity: solves each scene that differs, per side and configuration; others cost a key.
  /// - Parameter hasBase: `false` before the first revision, where nothing can have become worse.
  func compare(
    _ pairs: [DocumentPair], hasBase: Bool, progress: SceneProgress = { _, _ in }
  ) async throws -> Comparison {
    let plans = pairs.map { $0.plan(solving.keys) }
    let headTasks = zip(pairs, plans).flatMap { $0.headTasks(for: $1.changed) }
    let baseTasks = zip(pairs, plans).flatMap { $0.baseTasks(for: $1.changed) }
    let solved = try await solving.solve(headTasks + baseTasks, progress: progress)
    let head = Array(solved.prefix(headTasks.count))
    let base = Array(solved.dropFirst(headTasks.count))

    var comparison = Comparison()
    comparison.configurationCount = solving.matrix.configurations.count
    comparison.work.solved = solved.count
    comparison.work.reused = plans.map(\.unchanged).reduce(0, +)
    comparison.work.layouts = solved.map(\.layouts.count).reduce(0, +)
    comparison.documents = pairs.map { document($0, head: head, base: base) }
    comparison.found = FindingCount(head.flatMap(\.findings))
    guard hasBase else { return comparison }
    let all = regressions(
      pairs, base: base.flatMap(\.findings), head: head.flatMap(\.findings))
    comparison.regressions = all.filter { $0.change != .kept }
    comparison.keptCount = all.count - comparison.regressions.count
    return comparison
  }

  /// What became of the findings of the scenes that differ.
  func regressions(_ pairs: [DocumentPair], base: [Finding], head: [Finding]) -> [Regression] {
    var baseViews: [String: Set<ObjectID>] = [:]
    for pair in pairs { baseViews[pair.path] = pair.base?.viewIDs }
    return compareFindings(base: base, head: head, baseViews: baseViews, scales: solving.scales)
  }

  private func document(
    _ pair: DocumentPair, head: [SolvedScene], base: [SolvedScene]
  ) -> DocumentComparison {
    let changes = structureChanges(base: pair.base?.document, head: pair.head?.document)
    let edited = Set(changes.flatMap(\.views))
    let before = Dictionary(
      base.filter { $0.path == pair.path }.map { ($0.scene.id, $0) },
      uniquingKeysWith: { first, _ in first })
    return DocumentComparison(
      path: pair.path, edit: pair.edit, reasonNotSolved: pair.head?.reasonNotSolved,
      isUnreadable: pair.head?.isUnreadable ?? false,
      structure: changes.map(StructureLine.init) + pair.declarationChanges,
      scenes: head.filter { $0.path == pair.path }.map { after in
        frames(of: after, before: before[after.scene.id], edited: edited)
      })
  }

  private func frames(
    of after: SolvedScene, before: SolvedScene?, edited: Set<ObjectID>
  ) -> SceneComparison {
    let changes = before.map { frameChanges(base: $0.layouts, head: after.layouts) } ?? []
    let names = ViewNames(after.scene)
    let folds = foldFrameChanges(
      changes, scene: after.scene, head: after.layouts, edited: edited)
    return SceneComparison(
      scene: after.scene.id, title: after.scene.title, isNew: before == nil,
      frames: folds.map { FrameLine($0, names: names, total: after.layouts.count) })
  }
}
