internal import LayoutModel
internal import LayoutStore

/// Which revisions another one came from, merged ones included.
struct Ancestry {
  let store: DocumentStore

  /// The newest revision that both came from; of several, none of which came from another, the one
  /// with the latest time, then the smallest id. nil where the two have nothing in common.
  ///
  /// - Complexity: reads the revisions that either came from, once each.
  func commonAncestor(of first: Revision, and second: Revision) throws -> Revision? {
    let known = try ancestors(of: [first])
    var common: [RevisionID: Revision] = [:]
    var seen: Set<RevisionID> = []
    var waiting = [second]
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      if let shared = known[next.id] {
        common[next.id] = shared
      } else {
        waiting += try parents(of: next)
      }
    }
    for candidate in common.values.sorted(by: { $0.id.rawValue < $1.id.rawValue })
    where common.count > 1 {
      for id in try ancestors(of: parents(of: candidate)).keys { common[id] = nil }
    }
    return common.values.max { ($0.time, $1.id.rawValue) < ($1.time, $0.id.rawValue) }
  }

  /// Whether `revision` is `other` or came from it.
  func comes(_ revision: Revision, from other: Revision) throws -> Bool {
    try ancestors(of: [revision])[other.id] != nil
  }

  private func ancestors(of revisions: [Revision]) throws -> [RevisionID: Revision] {
    var found: [RevisionID: Revision] = [:]
    var waiting = revisions
    while let next = waiting.popLast() {
      guard found.updateValue(next, forKey: next.id) == nil else { continue }
      waiting += try parents(of: next).filter { found[$0.id] == nil }
    }
    return found
  }

  private func parents(of revision: Revision) throws -> [Revision] {
    try revision.parents.map { try store.revision(matching: $0.rawValue) }
  }
}
