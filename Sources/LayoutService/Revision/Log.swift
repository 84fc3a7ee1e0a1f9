public import LayoutModel
internal import LayoutStore

/// A revision as it is listed.
public struct LogEntry: Sendable {
  public var revision: Revision
  public var branches: [String]
  public var tags: [String]
  /// Documents it changed.
  public var paths: [DocumentPath]
  /// New, changed and fixed findings against its parent; kept ones are left out.
  public var regressions: [Regression]
}

/// A revision as it is listed on one line.
package struct LogLine: Sendable {
  package var revision: Revision
  package var branches: [String]
  package var tags: [String]
  package var tally: RegressionTally
}

extension Workspace {
  /// Revisions, newest first.
  ///
  /// - Parameters:
  ///   - range: `A..B`, or a revision to start from; nil = the newest.
  ///   - limit: the most entries, the newest first.
  ///   - policy: decides which regressions are reported; nil = all, as they were found.
  public func log(
    _ range: String? = nil, limit: Int = .max, policy: FindingPolicy? = nil
  ) throws -> [LogEntry] {
    try entries(of: revisions(range, limit: limit), policy)
  }

  /// The revisions of a set, newest first.
  package func log(
    in set: RevisionSet, limit: Int = .max, policy: FindingPolicy? = nil
  ) throws -> [LogEntry] {
    try entries(of: revisions(in: set, policy: policy).prefix(max(0, limit)), policy)
  }

  private func entries(
    of revisions: some Sequence<Revision>, _ policy: FindingPolicy?
  ) throws -> [LogEntry] {
    let names = try names()
    return try revisions.map { try entry($0, names, policy) }
  }

  /// The same revisions in outline. Reads no scenes and no findings, unless there is a policy.
  package func logLines(
    _ range: String? = nil, limit: Int = .max, policy: FindingPolicy? = nil
  ) throws -> [LogLine] {
    try lines(of: revisions(range, limit: limit), policy)
  }

  /// The revisions of a set in outline.
  package func logLines(
    in set: RevisionSet, limit: Int = .max, policy: FindingPolicy? = nil
  ) throws -> [LogLine] {
    try lines(of: Array(revisions(in: set, policy: policy).prefix(max(0, limit))), policy)
  }

  private func lines(
    of revisions: [Revision], _ policy: FindingPolicy?
  ) throws -> [LogLine] {
    let names = try names()
    let tallies = try tallies(of: revisions, policy)
    return revisions.map {
      LogLine(
        revision: $0, branches: names.branches[$0.id] ?? [], tags: names.tags[$0.id] ?? [],
        tally: tallies[$0.id] ?? RegressionTally())
    }
  }

  func tallies(
    of revisions: [Revision], _ policy: FindingPolicy?
  ) throws -> [RevisionID: RegressionTally] {
    let tallies = try store.regressionTallies(at: revisions.map(\.id))
    guard let policy, policy.isSelective else { return tallies }
    return try Dictionary(
      uniqueKeysWithValues: tallies.keys.map {
        ($0, RegressionTally(policy.applied(to: try store.regressions(at: $0))))
      })
  }

  private func revisions(_ range: String?, limit: Int) throws -> [Revision] {
    guard let range else { return try store.head() == nil ? [] : store.log(limit: limit) }
    let found = try store.range(matching: range)
    return found.from == nil
      ? try store.log(from: found.to.id, limit: limit)
      : Array(try store.log(found).prefix(max(0, limit)))
  }

  /// One revision as it is listed.
  package func entry(_ spec: String, policy: FindingPolicy? = nil) throws -> LogEntry {
    try entry(store.revision(matching: spec), names(), policy)
  }

  private struct Names {
    var branches: [RevisionID: [String]] = [:]
    var tags: [RevisionID: [String]] = [:]
  }

  private func names() throws -> Names {
    var names = Names()
    for branch in try store.branches() {
      if let head = branch.head { names.branches[head, default: []].append(branch.name) }
    }
    for tag in try store.tags() { names.tags[tag.revision, default: []].append(tag.name) }
    return names
  }

  private func entry(
    _ revision: Revision, _ names: Names, _ policy: FindingPolicy?
  ) throws -> LogEntry {
    let regressions = try store.regressions(at: revision.id)
    return LogEntry(
      revision: revision, branches: names.branches[revision.id] ?? [],
      tags: names.tags[revision.id] ?? [], paths: try store.changedPaths(at: revision.id),
      regressions: policy?.applied(to: regressions) ?? regressions)
  }
}
