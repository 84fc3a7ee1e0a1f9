internal import LayoutModel
internal import LayoutStore

/// Which commits go where.
///
/// The store's branches are called as git's. What is on no branch of git's, such as a detached head
/// or a tag, goes to the store's current branch.
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
  /// Branches that get another name before anything is recorded.
  private(set) var renames: [(name: String, other: String)] = []
  private(set) var lines: [Line] = []
  /// The branch that is to be the current one in the end.
  private(set) var current: String?
  private(set) var knownCount = 0
  private(set) var problems: [FileProblem] = []
  private let store: DocumentStore
  private let names: [Branch]

  var count: Int { lines.reduce(0) { $0 + $1.commits.count } }

  init(_ repository: GitRepository, _ request: ImportRequest, _ store: DocumentStore) throws {
    self.store = store
    origins = try store.origins()
    names = try store.branches()
    let own = names.first(where: \.isCurrent)?.name ?? "main"
    guard request.states.isEmpty else {
      lines = [Line(branch: own, fork: nil, commits: try repository.states(request.states))]
      return
    }
    let head = try repository.commit(named: request.branch ?? "HEAD")
    let main = try repository.line(to: head, paths: request.paths)
    let known = main.prefix { origins[$0.id] != nil }
    knownCount = known.count
    try refuseGaps(main, known.count)
    let branches = try repository.branches()
    let named = try repository.branch(named: request.branch)?.name
    let line = try mainLine(
      named, instead: own, after: known.last?.id, Array(main.dropFirst(known.count)),
      isOwnGone: !branches.contains { $0.name == own })
    lines.append(try repository.withBrought(line, to: head, request.paths))
    // A branch that begins again is another one under the old name.
    if request.branch == nil || line.branch == own { current = line.branch }
    guard request.includesAllBranches else { return }
    var planned = Set(origins.keys).union(main.map(\.id))
    for branch in branches where branch.name != line.branch {
      let commits = try repository.line(to: branch.commit, paths: request.paths)
      let shared = commits.prefix { planned.contains($0.id) }
      do {
        let rest = Array(commits.dropFirst(shared.count))
        if let line = try self.line(branch.name, after: shared.last?.id, rest) {
          lines.append(try repository.withBrought(line, to: branch.commit, request.paths))
          if line.branch == own, current == nil { current = own }
          planned.formUnion(rest.map(\.id))
        }
      } catch let problem as FileProblem {
        problems.append(problem)
      }
    }
  }

  /// Where what is checked out goes.
  ///
  /// - Parameters:
  ///   - name: the git branch; nil where it is none.
  ///   - own: the store's current branch.
  ///   - isOwnGone: git has no branch of that name.
  private mutating func mainLine(
    _ name: String?, instead own: String, after last: String?, _ commits: [GitCommit],
    isOwnGone: Bool
  ) throws -> Line {
    let here = Line(branch: own, fork: nil, commits: commits)
    guard let name, name != own || last != nil, DocumentStore.isName(name) else { return here }
    if names.contains(where: { $0.name == name }) {
      return try line(name, after: last, commits)
        ?? Line(branch: name, fork: nil, commits: commits)
    }
    // A store of revisions that came from elsewhere goes on where it is.
    let head = try store.head(of: own)
    guard head == nil || last != nil else { return here }
    if head == nil || isOwnGone && head?.id == last.flatMap({ origins[$0] }) {
      renames.append((own, name))
      return Line(branch: name, fork: nil, commits: commits)
    }
    return Line(branch: name, fork: last, commits: commits)
  }

  /// Where the commits of a git branch go; nil where there is nothing to do.
  ///
  /// A branch that was rebased or reset begins again after the last commit it kept; what the store
  /// had stays under another name.
  private mutating func line(
    _ branch: String, after last: String?, _ commits: [GitCommit]
  ) throws -> Line? {
    let isThere = names.contains { $0.name == branch }
    if isThere {
      let head = try store.head(of: branch)
      let isHead = head == nil || head?.id == last.flatMap { origins[$0] }
      // Revisions made here lie on top of what was imported.
      if isHead || head?.origin == nil {
        return commits.isEmpty ? nil : Line(branch: branch, fork: nil, commits: commits)
      }
    }
    guard let last else {
      throw FileProblem(
        path: branch, reason: "the branch has no commit in common with the imported ones")
    }
    guard DocumentStore.isName(branch) else {
      throw FileProblem(path: branch, reason: "the branch's name cannot be one in the store")
    }
    if isThere {
      let head = try store.head(of: branch)?.id.short ?? ""
      renames.append((branch, "\(branch)-before-\(head)"))
    }
    return Line(branch: branch, fork: last, commits: commits)
  }

  /// Imported commits must be the beginning of the line, with all files that are asked for now.
  private func refuseGaps(_ line: [GitCommit], _ knownCount: Int) throws {
    let rest = line.dropFirst(knownCount)
    if let gap = rest.first, rest.contains(where: { origins[$0.id] != nil }) {
      throw GitError.outOfOrder(commit: gap.id, path: gap.changes.first?.path.text ?? "")
    }
    var recorded: Set<DocumentPath> = []
    for commit in line.prefix(knownCount) {
      if let revision = origins[commit.id] {
        recorded.formUnion(try store.changedPaths(at: revision))
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

extension GitRepository {
  fileprivate func withBrought(
    _ line: ImportPlan.Line, to commit: String, _ paths: [String]
  ) throws(GitError) -> ImportPlan.Line {
    var line = line
    line.commits = try withBrought(line.commits, to: commit, paths: paths)
    return line
  }
}
