package import LayoutModel
internal import LayoutStore

/// The outcome of a rebuild.
package struct RebuildReport: Sendable, Hashable {
  package var revisionCount = 0
  package var work = WorkCount()
  /// Revisions that were not rebuilt because the task was cancelled.
  package var remainingCount = 0
}

extension Workspace {
  /// Drops everything derived and computes it again from the documents, oldest revision first.
  ///
  /// Each revision is a transaction of its own, so a rebuild that was interrupted continues with
  /// `isResuming`. Documents and revisions do not change. If the task is cancelled, the report counts the
  /// revisions that remain.
  /// - Parameters:
  ///   - isResuming: keeps the revisions that are solved already.
  ///   - progress: called with the number of revisions done and in all.
  ///   - matrix: the configurations to solve for.
  package func rebuild(
    matrix: Matrix = .standard, isResuming: Bool = false,
    progress: SceneProgress = { _, _ in }
  ) async throws -> RebuildReport {
    let workspace =
      isResuming ? self : Workspace(store: try await store.waiting { try $0.withoutDerived() })
    return try await workspace.deriveMissing(matrix, progress)
  }

  private func deriveMissing(
    _ matrix: Matrix, _ progress: SceneProgress
  ) async throws -> RebuildReport {
    let waiting = try store.revisionsToDerive()
    let derivation = Derivation(workspace: self, matrix: matrix)
    var report = RebuildReport()
    for id in waiting {
      if Task.isCancelled { break }
      let revision = try store.revision(matching: id.rawValue)
      let parent = revision.parents.first
      let derived: Derivation.Derived
      do {
        derived = try await derivation.derive(pairs(from: parent, to: id), parent: parent)
      } catch is CancellationError {
        break
      }
      try await store.waiting {
        try $0.derive(id, documents: derived.documents, context: derived.context)
      }
      report.revisionCount += 1
      report.work.add(derived.work)
      try progress(report.revisionCount, waiting.count)
    }
    report.remainingCount = waiting.count - report.revisionCount
    return report
  }
}
