public import LayoutModel
internal import LayoutStore

/// A revision as it is listed.
public struct LogEntry: Sendable {
  public var revision: Revision
  public var branches: [String]
  public var tags: [String]
  /// Documents it changed; empty where only an outline was asked for.
  public var paths: [DocumentPath]
  /// What it made of its parent's findings; kept ones are left out.
  public var regressions: [Regression]
}

extension Workspace {
  /// Revisions, newest first.
  ///
  /// - Parameters:
  ///   - range: `A..B`, or a revision to start from; nil = the newest.
  ///   - isOutline: without the documents, and without the places of regressions in them; many
  ///     times as fast.
  public func log(
    _ range: String? = nil, limit: Int = .max, isOutline: Bool = false
  ) throws -> [LogEntry] {
    let revisions: [Revision]
    if let range {
      let range = try store.range(matching: range)
      revisions =
        range.from == nil
        ? try store.log(from: range.to.id, limit: limit)
        : Array(try store.log(range).prefix(max(0, limit)))
    } else {
      revisions = try store.head() == nil ? [] : store.log(limit: limit)
    }
    let names = try names()
    guard isOutline else { return try revisions.map { try entry($0, names) } }
    let regressions = try store.regressionsWithoutPlaces(at: revisions.map(\.id))
    return revisions.map {
      LogEntry(
        revision: $0, branches: names.branches[$0.id] ?? [], tags: names.tags[$0.id] ?? [],
        paths: [], regressions: regressions[$0.id] ?? [])
    }
  }

  /// One revision as it is listed.
  public func entry(_ spec: String) throws -> LogEntry {
    try entry(store.revision(matching: spec), names())
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

  private func entry(_ revision: Revision, _ names: Names) throws -> LogEntry {
    LogEntry(
      revision: revision, branches: names.branches[revision.id] ?? [],
      tags: names.tags[revision.id] ?? [], paths: try store.changedPaths(at: revision.id),
      regressions: try store.regressions(at: revision.id))
  }
}
