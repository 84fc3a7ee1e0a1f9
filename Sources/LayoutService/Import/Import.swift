internal import LayoutModel
internal import LayoutStore

extension Workspace {
  /// Records the history of a git repository's layout files: one revision for each commit on its
  /// line of first parents that changes one of them, oldest first.
  ///
  /// Author, date, message and commit id are kept, and every version's bytes, with the reason when
  /// they are no document. A commit that the store already has is passed over: an import that was
  /// cut off continues, and a second one records nothing. A renamed file is one that went and one
  /// that came. Nothing of the repository is changed, and none of its hooks or filters runs.
  ///
  /// A merge keeps the edits of each commit that it merges, and their authors: documents are read for
  /// that, under the paths they have in the merge, and none is solved.
  ///
  /// Up to eight commits are read, solved and compressed while the ones in front of them are
  /// recorded. Up to sixteen revisions are one transaction, of some half a second. Commits that `progress`
  /// was called with are on the disk, whatever happens next; a kill may lose later ones, and the next
  /// import records them.
  ///
  /// Branches are called as git's, and what is checked out becomes the current one. A branch that
  /// git has rebased begins again after the last commit it kept; the revisions it had stay under
  /// another name.
  ///
  /// When the task is cancelled, the rest is counted and left for another time.
  /// - Parameters:
  ///   - progress: called with each commit once it is on the disk: those done, and all there are.
  ///   - request: what is asked for.
  /// - Complexity: solves the scenes whose layout each commit may have changed, none twice in a
  ///   row.
  package func importHistory(
    _ request: ImportRequest, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> ImportReport {
    // Its revisions go into batches, which commits of other threads must not become part of.
    try await Workspace(store: try store.anotherConnection())
      .importing(request, progress: progress)
  }

  private func importing(
    _ request: ImportRequest, progress: (_ done: Int, _ total: Int) -> Void
  ) async throws -> ImportReport {
    let repository = try GitRepository(
      path: request.repository, allowsShallow: !request.states.isEmpty)
    var plan = try ImportPlan(repository, request, store)
    var report = ImportReport()
    report.knownCount = plan.knownCount
    report.problems = plan.problems
    report.configurationCount = request.matrix.configurations.count
    let total = plan.count
    let objects = try repository.objects()
    defer { objects.end() }
    var recorder = CommitRecorder(workspace: self, request: request)
    var batches = ImportBatches(store: store)
    func acknowledge() throws {
      for imported in try batches.close() {
        report.revisions.append(imported)
        progress(report.revisions.count, total)
      }
    }
    for rename in plan.renames { try store.renameBranch(rename.name, to: rename.other) }
    do {
      for line in plan.lines {
        if Task.isCancelled { break }
        if let fork = line.fork {
          guard let base = plan.origins[fork] else { continue }
          try store.createBranch(line.branch, at: base)
        }
        var ahead = try ReadAhead(
          workspace: self, repository: repository, objects: objects, request: request,
          after: try store.head(of: line.branch))
        try await ahead.run(line.commits) { byteCount in
          if batches.isHeld(upBy: byteCount) { try acknowledge() }
        } deliver: { prepared in
          // What was prepared after that may be a part.
          try Task.checkCancellation()
          // Other declarations may change the layouts of every document, which takes long.
          if prepared.hasDeclarations { try acknowledge() }
          let imported = try await recorder.record(prepared, on: line.branch) {
            try batches.open()
          }
          plan.origins[prepared.commit.id] = imported.revision.id
          batches.add(imported)
          if batches.isFull { try acknowledge() }
        }
        try acknowledge()
      }
    } catch is CancellationError {
      try acknowledge()
    } catch {
      // What came before the culprit is kept, where the disk still allows it.
      try? acknowledge()
      throw error
    }
    report.remainingCount = total - report.revisions.count
    if let current = plan.current, try store.branches().contains(where: { $0.name == current }) {
      try store.switchBranch(to: current)
    }
    report.problems += recorder.problems
    for line in plan.lines {
      let paths = try entries(at: store.head(of: line.branch)?.id).keys
      for group in DocumentPath.lookalikes(paths) where !report.lookalikes.contains(group) {
        report.lookalikes.append(group)
      }
    }
    report.work = recorder.work
    return report
  }
}
