internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

/// Compares pairs of documents: structure, frames and findings.
struct Comparer: Sendable {
  let solving: SceneSolving
  let gate: Gate
  /// How many documents are kept in memory at a time, each with its layouts.
  var documentsAtATime = Derivation.usualDocumentsAtATime

  init(matrix: Matrix, sources: AppSources = .none) {
    solving = SceneSolving(matrix: matrix)
    gate = Gate(solving: solving, sources: sources)
  }

  /// When the task is cancelled, the scenes that are left are counted and left out.
  ///
  /// Of many documents, some at a time are read, solved and judged, so that memory does not grow with
  /// their layouts. The answer is the same.
  /// - Complexity: solves each scene that differs, per side and configuration; others cost a key.
  /// - Parameters:
  ///   - pairs: every document that differs, by path.
  ///   - hasBase: `false` before the first revision, where nothing can have become worse.
  ///   - others: reads the base's documents that do not differ, where a scene may come from one.
  func compare(
    _ pairs: [DocumentPair], hasBase: Bool,
    others: @escaping @Sendable () throws -> [ReadDocument] = { [] },
    progress: SceneProgress = { _, _ in }
  ) async throws -> Comparison {
    let isOneTurn = pairs.count <= documentsAtATime
    let pairs = isOneTurn ? pairs.map { $0.holding() } : pairs
    let total = pairs.reduce(0) {
      $0 + ($1.head?.solvableCount ?? 0) + ($1.base?.solvableCount ?? 0)
    }
    var comparison = Comparison()
    comparison.configurationCount = solving.matrix.configurations.count
    let ignored = IgnoredComparison(matrix: solving.matrix)
    var told: [Regression] = []
    var judging = JudgingByTurns(gate, pairs, others: others)
    for start in stride(from: 0, to: pairs.count, by: documentsAtATime) {
      let places = start..<min(start + documentsAtATime, pairs.count)
      let held = pairs[places].map { $0.holding() }
      let before = comparison.work.solved
      let turn = try await compareTurn(held, isFirst: start == 0) { done, all in
        if isOneTurn { return try progress(done, all) }
        // How many scenes of other turns have to be solved is not known before.
        try progress(min(before + done, total), total)
      }
      comparison.add(turn)
      guard hasBase else { continue }
      told += try ignored.regressions(held) {
        let rest = pairs.indices.filter { !places.contains($0) }
        return try others() + rest.compactMap { pairs[$0].base }
      }
      try await judging.judge(
        regressions(
          baseViews: Self.baseViews(of: held), base: turn.baseFindings,
          head: turn.head.flatMap(\.findings)),
        held, head: turn.head, base: turn.base)
    }
    guard hasBase else { return comparison }
    let all = (told + judging.finish()).settled()
    comparison.regressions = all.filter { $0.change != .kept }
    comparison.keptCount = judging.keptCount + all.count - comparison.regressions.count
    return comparison
  }

  /// The comparison of some of the documents.
  fileprivate struct Turn {
    var documents: [DocumentComparison] = []
    /// The scenes that differ, with what they stand against.
    var head: [SolvedScene] = []
    var base: [SolvedScene] = []
    /// Of the base, what the head answers: a scene that was given up there has mended nothing.
    var baseFindings: [Finding] = []
    var work = WorkCount()
    var titles: [SceneReference: String] = [:]
    var remainingCount = 0
    var unfinishedCount = 0
  }

  private func compareTurn(
    _ pairs: [DocumentPair], isFirst: Bool, progress: SceneProgress
  ) async throws -> Turn {
    // Each pair keeps its edits. To find them takes as much memory as the layouts of both sides, so
    // they are found while there are none.
    for pair in pairs where !Task.isCancelled { _ = pair.changes }
    let plans = pairs.map { $0.plan(solving.keys) }
    let sides = zip(pairs, plans).flatMap { ScenePair.pairs(of: $0, $1) }
    // Something is answered even where the task was cancelled before it began, but no more.
    let solved =
      !isFirst && Task.isCancelled
      ? [] : try await solving.solveUntilCancelled(sides.flatMap(\.tasks), progress: progress)
    var turn = Turn()
    var unfinished: Set<DocumentPath> = []
    var next = 0
    for side in sides {
      // A scene without its other side says nothing: it would be all new, or gone.
      if next + side.tasks.count <= solved.count {
        var scenes = solved[next..<(next + side.tasks.count)]
        var isAnswered = true
        if side.head != nil, let scene = scenes.popFirst() {
          turn.head.append(scene)
          isAnswered = !scene.isGivenUp
        }
        if isAnswered { turn.baseFindings += scenes.flatMap(\.findings) }
        turn.base.append(contentsOf: scenes)
      } else if let path = side.tasks.first?.path {
        unfinished.insert(path)
      }
      next += side.tasks.count
    }
    turn.remainingCount = next - solved.count
    turn.unfinishedCount = pairs.count { $0.head != nil && unfinished.contains($0.path) }
    turn.work.solved = solved.count
    turn.work.reused = plans.map(\.unchanged).reduce(0, +)
    turn.work.layouts = solved.map(\.layouts.count).reduce(0, +)
    turn.documents = pairs.map { document($0, head: turn.head, base: turn.base) }
    for head in pairs.compactMap(\.head) { turn.titles.addTitles(of: head) }
    return turn
  }

  /// Compares the findings of the scenes that differ.
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
    var comparison = DocumentComparison(
      path: pair.path, edit: pair.edit, origin: pair.origin,
      reasonNotSolved: pair.head?.reasonNotSolved,
      isUnreadable: pair.head?.isUnreadable ?? false,
      structure: changes + pair.declarationChanges
        + pair.translationChanges,
      scenes: head.filter { $0.path == pair.path }.map { after in
        frames(of: after, before: before[after.scene.id], edited: edited)
      })
    comparison.isResavedOnly = comparison.tellsNothing && pair.isResavedOnly
    return comparison
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

extension Comparison {
  fileprivate mutating func add(_ turn: Comparer.Turn) {
    documents += turn.documents
    found.add(FindingCount(turn.head.lazy.flatMap(\.findings)))
    work.add(turn.work)
    givenUp += turn.head.filter(\.isGivenUp).map { GivenUpScene(path: $0.path, scene: $0.scene) }
    remainingCount += turn.remainingCount
    unfinishedCount += turn.unfinishedCount
    titles.merge(turn.titles) { first, _ in first }
  }
}
