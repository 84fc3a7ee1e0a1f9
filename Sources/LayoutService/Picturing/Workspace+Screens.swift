public import LayoutModel
internal import LayoutSettings
internal import LayoutStore

extension Workspace {
  /// The revision that `HEAD~2`, a tag, a branch or the first digits of an id name.
  public func revision(_ spec: String) throws -> Revision { try store.revision(matching: spec) }

  /// The screens of a revision as they were recorded, the app's own before those of packages that lie
  /// in its tree. A document is read only where it was recorded without being solved.
  package func screenList(at revision: RevisionID) throws -> [StoredScreens.Screen] {
    let stored = try store.scenes(at: revision).filter { $0.key != nil }
    guard !stored.isEmpty else { return try screens(at: revision.rawValue).screens }
    let inner: Set<SceneKind> = [.cell, .reusable, .tableHeader, .bar]
    var paths: [DocumentPath] = []
    var byPath: [DocumentPath: [StoredScene]] = [:]
    for scene in stored {
      if byPath[scene.path] == nil { paths.append(scene.path) }
      byPath[scene.path, default: []].append(scene)
    }
    let (own, foreign) = (
      paths.filter { !SettingsFiles.isForeign($0) }, paths.filter(SettingsFiles.isForeign)
    )
    return (own + foreign).flatMap { path in
      let all = byPath[path] ?? []
      let own = all.filter { scene in scene.kind.map { !inner.contains($0) } ?? true }
      return (own.isEmpty ? all : own).map {
        StoredScreens.Screen(document: path, scene: $0.scene, title: $0.title)
      }
    }
  }

  /// The languages a document of a revision is translated into, sorted.
  package func languages(of path: DocumentPath, at revision: RevisionID) throws -> [Language] {
    try snapshot(at: revision).tables(of: path).languages(of: path)
  }

  /// The difference between two revisions: a report as of a check, the edits in words, and the screens
  /// whose frames differ.
  package func report(
    from base: String, to head: String, matrix: Matrix = .standard
  ) async throws -> RevisionComparison {
    let (before, after) = (try store.revision(matching: base), try store.revision(matching: head))
    let pairs = try pairs(from: before.id, to: after.id)
    let comparison = try await Comparer(matrix: matrix).compare(
      pairs, hasBase: true, others: { try unchanged(by: pairs, at: before.id) })
    var report = CheckReport(comparison, of: pairs)
    report.base = before
    report.comparedWith = before.id.short
    report.documentCount = pairs.count
    return RevisionComparison(
      base: before, head: after, report: report, documents: comparison.documents)
  }
}

/// Two revisions compared, for being shown.
public struct RevisionComparison: Sendable {
  public var base: Revision
  public var head: Revision
  public var report: CheckReport
  /// Edits and frames that differ, by document.
  public var documents: [DocumentComparison]
}
