internal import LayoutEngine
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
  /// Up to eight commits are read, solved and compressed while the ones in front of them are
  /// recorded. Up to sixteen revisions are one transaction, of some half a second: what `progress`
  /// was told is on the disk, whatever happens next. What it was not told, a kill may take back,
  /// and the next import records it.
  ///
  /// - Parameters:
  ///   - isStopping: asked before each commit; from true on the rest is left for another time.
  ///   - progress: told of each commit once it is on the disk: those done, and all there are.
  /// - Complexity: solves the scenes whose layout each commit may have changed, none twice in a
  ///   row.
  public func importHistory(
    _ request: ImportRequest, isStopping: () -> Bool = { false },
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> ImportReport {
    let repository = try GitRepository(path: request.repository)
    var plan = try ImportPlan(repository, request, self)
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
    do {
      for line in plan.lines {
        if isStopping() { break }
        if let fork = line.fork {
          guard let base = plan.origins[fork] else { continue }
          try store.createBranch(line.branch, at: base)
        }
        var ahead = try ReadAhead(
          workspace: self, objects: objects, request: request,
          after: try store.head(of: line.branch))
        try await ahead.run(line.commits) { byteCount in
          if batches.isHeld(upBy: byteCount) { try acknowledge() }
        } deliver: { prepared in
          if isStopping() { throw Stopped() }
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
    } catch is Stopped {
      try acknowledge()
    } catch {
      // What came before the culprit is kept, where the disk still allows it.
      try? acknowledge()
      throw error
    }
    report.remainingCount = total - report.revisions.count
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

/// Which commits go where.
struct ImportPlan {
  struct Line {
    /// The store's branch.
    var branch: String
    /// The commit whose revision the branch begins after; nil = the branch is there.
    var fork: String?
    /// Oldest first.
    var commits: [GitCommit]
  }

  /// Revisions by the commit they were made of.
  var origins: [String: RevisionID]
  var lines: [Line] = []
  var knownCount = 0
  var problems: [FileProblem] = []

  var count: Int { lines.reduce(0) { $0 + $1.commits.count } }

  init(_ repository: GitRepository, _ request: ImportRequest, _ workspace: Workspace) throws {
    origins = try workspace.store.origins()
    let names = try workspace.store.branches()
    let own = names.first(where: \.isCurrent)?.name ?? "main"
    let head = try repository.commit(named: request.branch ?? "HEAD")
    let main = try repository.line(to: head, paths: request.paths)
    let known = main.prefix { origins[$0.id] != nil }
    knownCount = known.count
    try refuseGaps(main, known.count, workspace)
    lines.append(Line(branch: own, fork: nil, commits: Array(main.dropFirst(known.count))))
    guard request.includesAllBranches else { return }
    var planned = Set(origins.keys).union(main.map(\.id))
    for branch in try repository.branches() where branch.commit != head && branch.name != own {
      let commits = try repository.line(to: branch.commit, paths: request.paths)
      let shared = commits.prefix { planned.contains($0.id) }
      let rest = Array(commits.dropFirst(shared.count))
      let isThere = names.contains { $0.name == branch.name }
      if rest.isEmpty, isThere || shared.isEmpty { continue }
      do {
        try addLine(branch.name, after: shared.last?.id, rest, isThere: isThere, workspace)
        planned.formUnion(rest.map(\.id))
      } catch let problem as FileProblem {
        problems.append(problem)
      }
    }
  }

  private mutating func addLine(
    _ branch: String, after last: String?, _ commits: [GitCommit], isThere: Bool,
    _ workspace: Workspace
  ) throws {
    guard let last else {
      throw FileProblem(
        path: branch, reason: "the branch has no commit in common with the imported ones")
    }
    if isThere {
      guard let head = try workspace.store.head(of: branch), origins[last] == head.id else {
        throw FileProblem(path: branch, reason: "the store's branch of this name went another way")
      }
    } else if !DocumentStore.isName(branch) {
      throw FileProblem(path: branch, reason: "the branch's name cannot be one in the store")
    }
    lines.append(Line(branch: branch, fork: isThere ? nil : last, commits: commits))
  }

  /// Imported commits must be the beginning of the line, with all files that are asked for now.
  private func refuseGaps(
    _ line: [GitCommit], _ knownCount: Int, _ workspace: Workspace
  ) throws {
    let rest = line.dropFirst(knownCount)
    if let gap = rest.first, rest.contains(where: { origins[$0.id] != nil }) {
      throw GitError.outOfOrder(commit: gap.id, path: gap.changes.first?.path.text ?? "")
    }
    var recorded: Set<DocumentPath> = []
    for commit in line.prefix(knownCount) {
      if let revision = origins[commit.id] {
        recorded.formUnion(try workspace.store.changedPaths(at: revision))
      }
    }
    for commit in line.prefix(knownCount) {
      for change in commit.changes
      where change.blob != nil && !recorded.contains(change.path)
        && change.isText && DocumentStore.isPath(change.path)
      {
        throw GitError.outOfOrder(commit: commit.id, path: change.path.text)
      }
    }
  }
}
