public import LayoutModel
internal import LayoutStore

/// Two revisions compared.
public struct DiffReport: Sendable {
  /// nil: the state before the first revision.
  public var base: Revision?
  /// nil: the files on disk.
  public var head: Revision?
  package var comparison: Comparison
  /// A side that is no revision, in words.
  public var baseName: String?
  public var headName: String?

  /// There was something to compare with.
  public var hasBase: Bool { base != nil || baseName != nil }
}

/// Compares two documents without any store, whatever they are called.
public struct PlainDiff: Sendable {
  public var matrix: Matrix
  /// The head's declarations count for both.
  public var options: SolveOptions

  public init(matrix: Matrix = .standard, options: SolveOptions = SolveOptions()) {
    self.matrix = matrix
    self.options = options
  }

  /// - Throws: ``FileProblem`` for a side that cannot be read as a document.
  public func run(
    _ base: SourceFile, _ head: SourceFile, progress: SceneProgress = { _, _ in }
  ) async throws -> DiffReport {
    func read(_ file: SourceFile) throws -> ReadDocument {
      // Both sides speak of one document.
      let read = ReadDocument(
        path: head.path, bytes: try file.read(), overrides: options.overrides(of: head.path))
      if read.isUnreadable, let reason = read.reasonNotSolved {
        throw FileProblem(path: file.path.text, reason: reason)
      }
      return read
    }
    let sides = (try read(base), try read(head))
    let pairs =
      sides.0.bytes == sides.1.bytes
      ? [] : [DocumentPair(path: head.path, base: sides.0, head: sides.1)]
    var report = DiffReport(
      comparison: try await Comparer(matrix: matrix).compare(
        pairs, hasBase: true, progress: progress))
    (report.baseName, report.headName) = (base.path.text, head.path.text)
    return report
  }
}

extension Workspace {
  /// Compares two revisions.
  ///
  /// - Parameters:
  ///   - head: a revision; nil = the newest.
  ///   - paths: only these documents and folders; empty = all.
  ///   - matrix: what is solved for.
  ///   - progress: called with what is done, and how much there is.
  ///   - base: a revision; nil = the first parent of `head`.
  public func diff(
    from base: String? = nil, to head: String? = nil, paths: [DocumentPath] = [],
    matrix: Matrix = .standard, progress: SceneProgress = { _, _ in }
  ) async throws -> DiffReport {
    let after = try store.revision(matching: head ?? "HEAD")
    let before = try base.map { try store.revision(matching: $0) } ?? parent(of: after)
    try require(paths, in: [before, after].compactMap(\.self))
    guard let before else {
      let comparison = try await firstComparison(
        of: after.id, scope: paths, matrix: matrix, progress: progress)
      return DiffReport(base: nil, head: after, comparison: comparison)
    }
    let states = try TreeComparison(
      base: try snapshot(at: before.id), head: try snapshot(at: after.id)
    ).followingMoves()
    let pairs = try comparingReadable(
      try states.pairs { isInside($0, paths) }, at: before.id, states.base.declared)
    var comparison = try await Comparer(matrix: matrix).compare(
      pairs, hasBase: true, others: { try states.unchanged(by: pairs) }, progress: progress)
    comparison.regressions += try await states.regressionsInLanguages(
      of: pairs, matrix, known: comparison.regressions)
    return DiffReport(base: before, head: after, comparison: comparison)
  }

  /// Compares a revision (nil = the newest) with the files on disk.
  public func diff(
    from base: String? = nil, to tree: WorkTree, matrix: Matrix = .standard,
    progress: SceneProgress = { _, _ in }
  ) async throws -> DiffReport {
    let before = try base.map { try store.revision(matching: $0) } ?? store.head()
    let states = try comparison(from: before?.id, to: tree).followingMoves()
    let pairs = try pairs(states, at: before?.id, TreeComparison.Reading(mayLetGo: true))
    var comparison = try await Comparer(matrix: matrix).compare(
      pairs, hasBase: before != nil, others: { try states.unchanged(by: pairs) },
      progress: progress)
    if before != nil {
      comparison.regressions += try await states.regressionsInLanguages(
        of: pairs, matrix, known: comparison.regressions)
    }
    return DiffReport(base: before, head: nil, comparison: comparison)
  }

  /// Refuses a path that none of the revisions has.
  private func require(_ paths: [DocumentPath], in revisions: [Revision]) throws {
    guard !paths.isEmpty else { return }
    let known = try revisions.flatMap { try store.tree(of: $0.id).map(\.path) }
    for path in paths where !known.contains(where: { $0.isInside(path) }) {
      throw WorkspaceError.nothingThere(path.text, nearest: path.nearest(among: known))
    }
  }

  func parent(of revision: Revision) throws -> Revision? {
    try revision.parents.first.map { try store.revision(matching: $0.rawValue) }
  }
}
