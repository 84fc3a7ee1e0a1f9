internal import LayoutModel
internal import LayoutStore

extension Workspace {
  /// Where the base of a pair cannot be read (it has conflict markers, say), the last readable state of the
  /// document takes its place.
  func comparingReadable(
    _ pairs: [DocumentPair], at revision: RevisionID?, _ declared: Declarations
  ) throws -> [DocumentPair] {
    try pairs.map { pair in
      guard let revision, pair.base?.isUnreadable == true, pair.head?.document != nil else {
        return pair
      }
      return pair.comparing(with: try lastReadable(pair.path, at: revision, declared))
    }
  }

  /// The document as it stood when it could last be read, at a revision or before it.
  func lastReadable(
    _ path: DocumentPath, at revision: RevisionID, _ declared: Declarations
  ) throws -> ReadDocument? {
    var next: RevisionID? = revision
    while let at = next {
      guard let entry = try store.treeEntry(path: path, at: at) else { return nil }
      if entry.status == .parsed { return try readDocument(path, at: at, declared) }
      next = try store.revision(matching: at.rawValue).parents.first
    }
    return nil
  }
}
