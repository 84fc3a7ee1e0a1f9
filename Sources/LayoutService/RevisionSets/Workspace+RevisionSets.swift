package import LayoutModel
internal import LayoutSettings
internal import LayoutStore

extension Workspace {
  /// The revisions of a set, the newest first. No revision comes before its descendants.
  ///
  /// - Parameters:
  ///   - policy: what stops a merge, for `red()`; nil = as it was found.
  ///   - set: the revisions asked about.
  /// - Throws: `StoreError.unknownRevision` for an unknown name, ``WorkspaceError`` for an unknown rule.
  /// - Complexity: reads all revisions if a function needs them. `red()` counts findings by one
  ///   statement, or reads those of each revision if there is a `policy`.
  package func revisions(
    in set: RevisionSet, policy: FindingPolicy? = nil
  ) throws -> [Revision] {
    var answer = RevisionSetAnswer(workspace: self, policy: policy)
    return try answer.list(set.root)
  }

  /// The one revision that a text names: by a name, or by a set that holds one.
  ///
  /// - Parameters:
  ///   - policy: as ``revisions(in:policy:)`` takes it.
  ///   - set: a name, or a set.
  /// - Throws: ``WorkspaceError/notOneRevision(_:count:)`` where the set holds none or several.
  package func revision(in set: RevisionSet, policy: FindingPolicy? = nil) throws -> Revision {
    if case .name(let name) = set.root { return try store.revision(matching: name) }
    let found = try revisions(in: set, policy: policy)
    guard found.count == 1, let only = found.first else {
      throw WorkspaceError.notOneRevision(set.text, count: found.count)
    }
    return only
  }
}

/// Evaluates the parts of one set, and reads from the store once what several parts need.
private struct RevisionSetAnswer {
  let workspace: Workspace
  let policy: FindingPolicy?
  /// Every revision that was met.
  private var known: [RevisionID: Revision] = [:]
  private var every: Set<RevisionID>?
  private var tallies: [RevisionID: RegressionTally]?

  init(workspace: Workspace, policy: FindingPolicy?) {
    self.workspace = workspace
    self.policy = policy
  }

  private var store: DocumentStore { workspace.store }

  /// The revisions of a part, the newest first.
  mutating func list(_ node: RevisionSet.Node) throws -> [Revision] {
    // This fills `known`, which `sorted` reads.
    let ids = try revisions(node)
    return sorted(ids)
  }

  private func sorted(_ ids: Set<RevisionID>) -> [Revision] {
    ids.compactMap { known[$0] }.sorted {
      ($1.sequence, $1.time, $0.id.rawValue) < ($0.sequence, $0.time, $1.id.rawValue)
    }
  }

  mutating func revisions(_ node: RevisionSet.Node) throws -> Set<RevisionID> {
    switch node {
    case .name(let name): return take([try store.revision(matching: name)])
    case .range(let from, let to, _): return try range(from, to)
    case .union(let left, let right):
      let found = try revisions(left)
      return left == right ? found : found.union(try revisions(right))
    case .intersection(let left, let right):
      return try revisions(left).intersection(revisions(right))
    case .difference(let left, let right):
      return try revisions(left).subtracting(revisions(right))
    case .complement(let inner): return try all().subtracting(revisions(inner))
    case .call(let function, let arguments, _): return try call(function, arguments)
    }
  }

  private mutating func take(_ revisions: [Revision]) -> Set<RevisionID> {
    for revision in revisions { known[revision.id] = revision }
    return Set(revisions.map(\.id))
  }

  /// The revisions that lead to any revision on the right, and to none on the left.
  private mutating func range(
    _ from: RevisionSet.Node?, _ to: RevisionSet.Node?
  ) throws -> Set<RevisionID> {
    let ends = try to.map { try revisions($0) } ?? take([store.revision(matching: "HEAD")])
    let starts = try from.map { try list($0) } ?? []
    var found: Set<RevisionID> = []
    for end in sorted(ends) {
      var line = take(try store.log(from: end.id))
      for start in starts {
        line.formIntersection(take(try store.log(RevisionRange(from: start, to: end))))
      }
      found.formUnion(line)
    }
    return found
  }

  private mutating func all() throws -> Set<RevisionID> {
    if let every { return every }
    var found: Set<RevisionID> = []
    for branch in try store.branches() {
      guard let head = branch.head else { continue }
      found.formUnion(take(try store.log(from: head)))
    }
    every = found
    return found
  }

  private mutating func all(where isWanted: (Revision) throws -> Bool) throws -> Set<RevisionID> {
    try all().filter { id in try known[id].map(isWanted) ?? false }
  }

  private mutating func call(
    _ function: RevisionSet.Function, _ arguments: [RevisionSet.Argument]
  ) throws -> Set<RevisionID> {
    switch (function, arguments.first) {
    case (.none, _): return []
    case (.red, nil): return try tallied { $0.gating > 0 }
    case (.red, .text(let name)): return try red(by: name)
    case (.fixed, _): return try tallied { $0.fixed > 0 }
    case (.touching, .text(let pattern)):
      let pattern = PathPattern(pattern)
      let store = store
      return try all { try store.changedPaths(at: $0.id).contains(where: pattern.covers) }
    case (.author, .text(let text)): return try all { Self.has(text, in: $0.author) }
    case (.message, .text(let text)): return try all { Self.has(text, in: $0.message) }
    case (.before, .date(let time)): return try all { $0.time < time }
    case (.after, .date(let time)): return try all { $0.time >= time }
    case (.merges, _): return try all { $0.parents.count > 1 }
    case (.tags, _):
      return take(try store.tags().map { try store.revision(matching: $0.revision.rawValue) })
    case (.branches, _):
      return take(
        try store.branches().compactMap(\.head).map { try store.revision(matching: $0.rawValue) })
    case (.parents, .set(let inner)):
      let parents = try list(inner).flatMap(\.parents)
      return take(try parents.map { try store.revision(matching: $0.rawValue) })
    case (.latest, .set(let inner)):
      return Set(try list(inner).prefix(Self.count(arguments)).map(\.id))
    case (.oldest, .set(let inner)):
      return Set(try list(inner).suffix(Self.count(arguments)).map(\.id))
    default: return try all()
    }
  }

  /// How many are asked for; one where it is left out.
  private static func count(_ arguments: [RevisionSet.Argument]) -> Int {
    if case .number(let count)? = arguments.last { count } else { 1 }
  }

  private static func has(_ text: String, in whole: String) -> Bool {
    whole.lowercased().contains(text.lowercased())
  }

  private mutating func tallied(
    _ isWanted: (RegressionTally) -> Bool
  ) throws -> Set<RevisionID> {
    let ids = try all()
    if tallies == nil {
      tallies = try workspace.tallies(of: sorted(ids), policy)
    }
    return ids.filter { id in (tallies?[id]).map(isWanted) ?? false }
  }

  private mutating func red(by name: String) throws -> Set<RevisionID> {
    let wanted = name.lowercased()
    guard
      let rule = Rule.allCases.first(where: {
        $0.rawValue == wanted || $0.code.lowercased() == wanted
      })
    else { throw WorkspaceError.unknownRule(name, known: Rule.allCases.map(\.rawValue)) }
    return try tallied { $0.gating > 0 }.filter { id in
      let found = try store.regressions(at: id)
      return (policy?.applied(to: found) ?? found).contains { $0.gates && $0.finding.rule == rule }
    }
  }
}
