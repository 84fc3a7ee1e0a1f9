public import LayoutModel
internal import LayoutStore

/// Two revisions compared.
public struct DiffReport: Sendable {
  /// nil: the state before the first revision.
  public var base: Revision?
  /// nil: the files on disk.
  public var head: Revision?
  public var comparison: Comparison
}

extension Workspace {
  /// What is different between two revisions.
  ///
  /// - Parameters:
  ///   - base: a revision; nil = the first parent of `head`.
  ///   - head: a revision; nil = the newest.
  ///   - paths: only these documents and folders; empty = all.
  public func diff(
    from base: String? = nil, to head: String? = nil, paths: [DocumentPath] = [],
    matrix: Matrix = .standard, progress: SceneProgress = { _, _ in }
  ) async throws -> DiffReport {
    let after = try store.revision(matching: head ?? "HEAD")
    let before = try base.map { try store.revision(matching: $0) } ?? parent(of: after)
    let pairs = try pairs(from: before?.id, to: after.id, scope: paths)
    let comparison = try await Comparer(matrix: matrix).compare(
      pairs, hasBase: before != nil, others: { try unchanged(by: pairs, at: before?.id) },
      progress: progress)
    return DiffReport(base: before, head: after, comparison: comparison)
  }

  /// What is different between a revision (nil = the newest) and the files on disk.
  public func diff(
    from base: String? = nil, to tree: WorkTree, matrix: Matrix = .standard,
    progress: SceneProgress = { _, _ in }
  ) async throws -> DiffReport {
    let before = try base.map { try store.revision(matching: $0) } ?? store.head()
    let pairs = try pairs(from: before?.id, to: tree)
    let comparison = try await Comparer(matrix: matrix).compare(
      pairs, hasBase: before != nil, others: { try unchanged(by: pairs, at: before?.id) },
      progress: progress)
    return DiffReport(base: before, head: nil, comparison: comparison)
  }

  func parent(of revision: Revision) throws -> Revision? {
    try revision.parents.first.map { try store.revision(matching: $0.rawValue) }
  }
}
