public import LayoutModel
internal import LayoutStore

extension Workspace {
  /// Everything that is found in the documents of a revision, none of it compared with another.
  /// - Parameters:
  ///   - name: a name of the revision.
  ///   - paths: files and folders, from the root; none = all.
  ///   - matrix: what is solved for.
  ///   - progress: called with what is done, and how much there is.
  public func findings(
    at name: String, among paths: [String], matrix: Matrix, progress: SceneProgress = { _, _ in }
  ) async throws -> CheckReport {
    let revision = try store.revision(matching: name)
    let tree = try snapshot(at: revision.id)
    let scope = paths.map { DocumentPath($0) }
    let wanted = tree.documents.filter { path in
      scope.isEmpty || scope.contains { path == $0 || path.isInside($0) }
    }
    guard !wanted.isEmpty || scope.isEmpty else { throw WorkspaceError.nothingFound(paths: paths) }
    var report = try await PlainCheck(matrix: matrix, options: tree.solving).run(
      wanted.compactMap { tree.files[$0]?.source }, progress: progress)
    report.base = nil
    return report
  }
}
