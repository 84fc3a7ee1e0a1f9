internal import LayoutEngine
public import LayoutModel
internal import LayoutStore
internal import Synchronization

extension Workspace {
  /// The views of a revision that a selector describes.
  ///
  /// - Parameters:
  ///   - spec: a revision, or `BASE..HEAD` for selectors with `self@base`; the base is the parent
  ///     otherwise.
  ///   - matrix: what is solved for.
  ///   - progress: called with what is done, and how much there is.
  ///   - selector: such as `button{w < 44}`.
  /// - Complexity: that of ``query(_:at:matrix:limit:progress:deliver:)``; all views are held.
  public func query(
    _ selector: String, at spec: String = "HEAD", matrix: Matrix = .standard,
    progress: SceneProgress = { _, _ in }
  ) async throws -> [FoundView] {
    var found: [FoundView] = []
    try await query(selector, at: spec, matrix: matrix, progress: progress) { found.append($0) }
    return found
  }

  /// Hands on the views of a revision that a selector describes, in the order of the documents.
  ///
  /// - Parameters:
  ///   - limit: how many views are handed on at most; the others are counted, which takes less.
  ///   - progress: called with how many documents are done, of those that may have such views, wherever
  ///     something had to be solved.
  ///   - deliver: called on the caller's task, for each view.
  ///   - selector: such as `button{w < 44}`.
  ///   - spec: a revision, or `BASE..HEAD`.
  ///   - matrix: what is solved for.
  /// - Returns: how many such views there are.
  /// - Complexity: asks the rows for the documents that may have such views, and decodes the stored
  ///   frames of their scenes, and of the base if the selector asks for it; solves scenes without
  ///   current ones, and all of them for a selector that asks for more than frames and findings.
  ///   Memory is that of some documents, whatever their number.
  @discardableResult
  public func query(
    _ selector: String, at spec: String = "HEAD", matrix: Matrix = .standard,
    limit: Int = .max, progress: SceneProgress = { _, _ in },
    deliver: (FoundView) throws -> Void
  ) async throws -> Int {
    let parsed = try parsedSelector(selector)
    let head: Revision
    var base: Revision?
    if spec.contains("..") {
      let range = try store.range(matching: spec)
      (head, base) = (range.to, range.from)
    } else {
      head = try store.revision(matching: spec)
      base = try parent(of: head)
    }
    let question = try DocumentQuestion(
      workspace: self, selector: parsed, matrix: matrix, head: head.id,
      base: parsed.asksForBase ? base?.id : nil)
    var count = 0
    func answer(_ paths: [DocumentPath]) async throws {
      var done = 0
      try await orderedMap(
        paths, inFlight: Self.documentsInFlight,
        transform: { path in Result { try question.answer(for: path) } },
        deliver: { (answer: Result<DocumentQuestion.Answer, any Error>) in
          let answer = try answer.get()
          for view in answer.views.prefix(max(0, limit - count)) { try deliver(view) }
          count += answer.count
          if count >= limit { question.counts() }
          done += 1
          if answer.hasSolved { try progress(done, paths.count) }
        })
    }
    do {
      try parsed.check(matrix.configurations)
      try await answer(try question.candidates())
    } catch let error as SelectorError {
      throw WorkspaceError.badSelector(error.description)
    }
    guard count == 0, let kind = try question.missingKind() else { return count }
    // A word that names no kind anywhere is a slip, not a question without an answer.
    throw WorkspaceError.badSelector(
      SelectorError(column: 0, reason: .unknown(what: "kind of view", name: kind, nearest: nil))
        .description)
  }

  /// Documents that are held at a time.
  private static let documentsInFlight = 8

  private func parsedSelector(_ text: String) throws -> LayoutSelector {
    do throws(SelectorError) {
      return try LayoutSelector(text)
    } catch {
      throw WorkspaceError.badSelector(error.description)
    }
  }
}

/// A selector asked of one document after the other.
private struct DocumentQuestion: Sendable {
  private let selector: LayoutSelector
  private let head: Side
  private let base: Side?
  /// Nobody asks for more views, only for their number.
  private let isCounting = Flag()
  /// The numbers that rows tell by themselves, once somebody asks.
  private let counted = Once<Result<[DocumentPath: Int], any Error>>()

  /// A revision whose documents are asked.
  private struct Side: Sendable {
    let workspace: Workspace
    let stored: StoredLayouts
    let declared: Declarations
    let paths: [DocumentPath]
    private let known: Set<DocumentPath>

    init(_ workspace: Workspace, _ revision: RevisionID, _ matrix: Matrix) throws {
      let tree = try workspace.store.tree(of: revision)
      self.workspace = workspace
      declared = try workspace.declarations(at: revision, among: tree.map(\.path))
      paths = tree.filter { $0.status == .parsed && FileRole($0.path) == .document }.map(\.path)
      known = Set(paths)
      stored = try StoredLayouts(
        store: workspace.store, revision: revision, solving: SceneSolving(matrix: matrix))
    }

    func holds(_ path: DocumentPath) -> Bool { known.contains(path) }

    func read(_ path: DocumentPath) throws -> ReadDocument {
      try workspace.readDocument(path, at: stored.revision, declared)
    }
  }

  init(
    workspace: Workspace, selector: LayoutSelector, matrix: Matrix, head: RevisionID,
    base: RevisionID?
  ) throws {
    self.selector = selector
    self.head = try Side(workspace, head, matrix)
    self.base = try base.map { try Side(workspace, $0, matrix) }
  }

  /// The documents that may have such views.
  func candidates() throws -> [DocumentPath] {
    guard
      let known = try head.workspace.store.paths(
        at: head.stored.revision, having: selector.requirements)
    else { return head.paths }
    return head.paths.filter(known.contains)
  }

  /// From now on documents are asked for the number of their views alone.
  func counts() { isCounting.set() }

  struct Answer: Sendable {
    /// None where only their number is asked for.
    var views: [FoundView] = []
    var count: Int
    /// Stored frames were not enough.
    var hasSolved: Bool
  }

  func answer(for path: DocumentPath) throws -> Answer {
    let isCounting = isCounting.isSet
    if isCounting, let count = try countedByRows()[path] {
      return Answer(count: count, hasSolved: false)
    }
    let detail: FrameDetail =
      isCounting && selector.isAnsweredByPresence ? .presence : .places
    var hasSolved = false
    let now = try scenes(of: path, head, detail, &hasSolved)
    var before: [ObjectID: SolvedScene] = [:]
    if let base, base.holds(path) {
      for scene in try scenes(of: path, base, detail, &hasSolved) {
        before[scene.scene.id] = scene
      }
    }
    let asked = now.map { scene in
      QueriedScene(
        document: path, scene: scene.scene,
        layouts: Array(zip(scene.configurations, scene.layouts)),
        base: before[scene.scene.id].map { (scene: $0.scene, layouts: $0.layouts) },
        findings: scene.findings)
    }
    if isCounting {
      return Answer(count: try selector.count(in: asked), hasSolved: hasSolved)
    }
    let views = try selector.matches(in: asked)
    return Answer(views: views, count: views.count, hasSolved: hasSolved)
  }

  /// How many views the documents have whose rows tell.
  private func countedByRows() throws -> [DocumentPath: Int] {
    try counted.value {
      Result {
        guard let requirements = selector.wholeRequirements else { return [:] }
        return try head.stored.viewCounts(fitting: requirements)
      }
    }.get()
  }

  private func scenes(
    of path: DocumentPath, _ side: Side, _ detail: FrameDetail, _ hasSolved: inout Bool
  ) throws -> [SolvedScene] {
    let read = try side.read(path)
    return try read.tasks(for: read.solvableScenes).map { task in
      if selector.isAnsweredByFrames,
        let known = try side.stored.scene(
          task, reading: detail, hasFindings: selector.asksForFindings)
      {
        return known
      }
      hasSolved = true
      return side.stored.solving.solve(task)
    }
  }

  /// A kind that the selector names and that no view of any document has.
  func missingKind() throws -> String? {
    var missing = selector.unknownKinds
    for path in head.paths where !missing.isEmpty {
      for view in try head.read(path).solvableScenes.flatMap({ Array($0.views) }) {
        let kind = KnownKinds.normal(view.kind.rawValue)
        missing.removeAll { $0 == kind }
      }
    }
    return missing.first
  }
}

/// A flag that all threads see; once set, it stays set.
private final class Flag: Sendable {
  private let state = Atomic(false)

  var isSet: Bool { state.load(ordering: .relaxed) }
  func set() { state.store(true, ordering: .relaxed) }
}
