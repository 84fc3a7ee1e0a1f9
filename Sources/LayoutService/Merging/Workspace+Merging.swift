package import LayoutModel
internal import LayoutStore

/// A mark that only one revision has: the one that is about to be recorded.
package struct RevisionMark: Sendable, Hashable {
  /// The head it comes after.
  package var parent: RevisionID
  package var author: String
  package var time: Int64
  package var message: String

  package init(parent: RevisionID, author: String, time: Int64, message: String) {
    self.parent = parent
    self.author = author
    self.time = time
    self.message = message
  }
}

extension Workspace {
  /// Told of a merge without conflicts before it is recorded, and again where another writer came
  /// first; what it throws ends the merge.
  package typealias BeforeRecording = (RevisionMark, TreeMergeReport) throws -> Void

  /// Whether the current line of history has a revision.
  package func hasRecorded(_ mark: RevisionMark) throws -> Bool {
    guard let head = try store.head(), head.id != mark.parent,
      let parent = try? store.revision(matching: mark.parent.rawValue)
    else { return false }
    return try store.log(RevisionRange(from: parent, to: head)).contains {
      $0.parents.first == mark.parent && $0.author == mark.author && $0.time == mark.time
        && $0.message == mark.message
    }
  }

  /// Whether a merge that was left open has been ended by a commit.
  package func isEnded(_ state: MergeState) throws -> Bool {
    guard let head = try store.head() else { return false }
    return head.parents.first == state.ours
  }

  /// Joins another line of history into the current branch, document by document and object by
  /// object.
  ///
  /// Without conflicts a revision with both as parents is recorded. With some, nothing is: the
  /// report has the documents as far as they are merged, and a later commit that names the other
  /// revision as its merge parent ends the work.
  /// - Parameters:
  ///   - spec: a branch or revision.
  ///   - request: what is asked for.
  package func merge(
    _ spec: String, _ request: MergeRequest, before: @escaping BeforeRecording
  ) async throws -> TreeMergeReport {
    let theirs = try store.revision(matching: spec)
    return try await record(request, before: before) { ours in
      let ancestry = Ancestry(store: store)
      guard try !ancestry.comes(ours, from: theirs) else { return nil }
      let base = try ancestry.commonAncestor(of: ours, and: theirs)
      return MergeState(
        base: base?.id, ours: ours.id, theirs: theirs.id, mergedWith: theirs.id,
        message: "Merge \(spec) (\(theirs.id.short))")
    }
  }

  /// Does on the current branch what a revision did where it was made.
  package func cherryPick(
    _ spec: String, _ request: MergeRequest, before: @escaping BeforeRecording
  ) async throws -> TreeMergeReport {
    let picked = try store.revision(matching: spec)
    return try await record(request, before: before) { ours in
      MergeState(
        base: picked.parents.first, ours: ours.id, theirs: picked.id,
        message: "\(picked.message)\n\nPicked from \(picked.id.short).")
    }
  }

  /// Takes back what a revision did, and keeps what came after it.
  package func revert(
    _ spec: String, _ request: MergeRequest, before: @escaping BeforeRecording
  ) async throws -> TreeMergeReport {
    let reverted = try store.revision(matching: spec)
    return try await record(request, before: before) { ours in
      MergeState(
        base: reverted.id, ours: ours.id, theirs: reverted.parents.first,
        message: "Revert \"\(reverted.message.prefix { !$0.isNewline })\"\n\n"
          + "Takes back \(reverted.id.short).")
    }
  }

  /// Records the documents of HEAD's parent again, byte for byte.
  package func undo(
    _ request: MergeRequest, before: @escaping BeforeRecording
  ) async throws -> TreeMergeReport {
    guard let head = try store.head() else { throw WorkspaceError.noRevision }
    guard !head.parents.isEmpty else { throw WorkspaceError.nothingBefore }
    var request = request
    if request.message == nil {
      request.message = "Undo \"\(head.message.prefix { !$0.isNewline })\""
    }
    return try await revert(head.id.rawValue, request, before: before)
  }

  /// Merges single documents of an unfinished merge again, where one side is to be favoured.
  /// Records nothing.
  package func merged(
    _ state: MergeState, paths: [DocumentPath], _ request: MergeRequest
  ) async throws -> TreeMergeReport {
    try await merged(state, request) { paths.contains($0) }
  }

  /// Merges, and begins again on top of the new head where another writer came first.
  /// - Parameter plan: what to merge into the head; nil = nothing is to be done.
  func record(
    _ request: MergeRequest, before: BeforeRecording = { _, _ in },
    plan: (Revision) throws -> MergeState?
  ) async throws -> TreeMergeReport {
    for _ in 0..<Self.mostTurns {
      do {
        return try await recordOnce(request, before: before, plan: plan)
      } catch StoreError.lineMoved {
        continue
      }
    }
    return try await recordOnce(request, before: before, plan: plan)
  }

  private func recordOnce(
    _ request: MergeRequest, before: BeforeRecording = { _, _ in },
    plan: (Revision) throws -> MergeState?
  ) async throws -> TreeMergeReport {
    guard let ours = try store.head() else { throw WorkspaceError.noRevision }
    guard let state = try plan(ours) else {
      var report = TreeMergeReport()
      report.isUpToDate = true
      return report
    }
    var report = try await merged(state, request) { _ in true }
    guard report.conflicts.isEmpty else { return report }
    report.isUpToDate = report.files.isEmpty && state.mergedWith == nil
    guard !report.isUpToDate else { return report }
    let mark = RevisionMark(
      parent: state.ours, author: request.author, time: request.time,
      message: request.message ?? state.message)
    try before(mark, report)
    try await record(&report, request, state)
    return report
  }

  private func merged(
    _ state: MergeState, _ request: MergeRequest, where isWanted: (DocumentPath) -> Bool
  ) async throws -> TreeMergeReport {
    let (old, new) = (try snapshot(at: state.base), try snapshot(at: state.theirs))
    let own = try snapshot(at: state.ours)
    let paths = Set(old.files.keys).union(new.files.keys).filter {
      old.files[$0]?.mark != new.files[$0]?.mark && isWanted($0)
    }
    var report = try await TreeMerge(
      request: request, base: old.bytes, ours: own.bytes, theirs: new.bytes,
      overrides: { own.declared.overrides(for: $0) }
    ).run(paths.sorted())
    report.state = state
    try report.sign { path, side in
      try edits(of: path, since: state.base, until: side == .ours ? state.ours : state.theirs)
    }
    return report
  }

  /// The versions of a document between two revisions, along first parents: what a merge brought
  /// is the merge's edit.
  private func edits(
    of path: DocumentPath, since base: RevisionID?, until tip: RevisionID?
  ) throws -> SideEdits? {
    guard let tip else { return nil }
    let range = RevisionRange(
      from: try base.map { try store.revision(matching: $0.rawValue) },
      to: try store.revision(matching: tip.rawValue))
    var versions: [SideEdits.Version] = []
    for revision in try store.log(range) where versions.count <= SideEdits.most {
      guard try store.changedPaths(at: revision.id).contains(path) else { continue }
      versions.append(
        SideEdits.Version(
          edit: MergeConflict.Edit(
            revision: revision.id.rawValue, author: revision.author, time: revision.time,
            title: String(revision.message.prefix { !$0.isNewline })),
          bytes: { try reading(path, at: revision.id) }))
    }
    return SideEdits(
      path: path, versions: versions, base: { try base.flatMap { try reading(path, at: $0) } })
  }

  private func reading(_ path: DocumentPath, at revision: RevisionID) throws -> [UInt8]? {
    guard try entries(at: revision)[path] != nil else { return nil }
    return try store.bytes(path: path, at: revision)
  }

  private func record(
    _ report: inout TreeMergeReport, _ request: MergeRequest, _ state: MergeState
  ) async throws {
    let files = report.files.map { path, bytes in
      SourceFile(path: path, read: { () throws(FileProblem) in bytes ?? [] })
    }
    let removed = report.files.filter { $0.value == nil }.map(\.key)
    var tree = WorkTree(files: files.filter { !removed.contains($0.path) })
    tree.missing = removed
    let (revision, derived) = try await record(
      Recording(
        pairs: try pairs(from: state.ours, to: tree), parent: state.ours,
        mergedWith: state.mergedWith, author: request.author, time: request.time,
        message: request.message ?? state.message, matrix: request.matrix))
    report.revision = revision
    report.regressions = derived?.context.regressions.filter { $0.change != .kept } ?? []
    report.configurationCount = request.matrix.configurations.count
  }
}
