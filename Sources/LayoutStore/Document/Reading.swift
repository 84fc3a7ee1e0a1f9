internal import GRDB
public import LayoutModel

extension DocumentStore {
  /// The documents of a revision, by path.
  public func tree(of revision: RevisionID) throws -> [TreeEntry] {
    try read { db in
      let row = try RevisionTable(db: db).require(revision)
      let entries = try DocumentTree(db: db).entries(at: row.place).map(\.entry)
      try ReadChecks.require(
        DocumentTree.state(entries) == row.record.state, "the documents of \(revision.short)")
      return entries
    }
  }

  /// One document of a revision; nil when the revision has none at `path`.
  package func treeEntry(path: DocumentPath, at revision: RevisionID) throws -> TreeEntry? {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      return try DocumentTree(db: db).entry(path: path, at: place)?.entry
    }
  }

  /// The bytes of a document as they were committed, checked against their hash.
  /// - Complexity: at most `DeltaChain.longest` deltas on one whole copy.
  public func bytes(path: DocumentPath, at revision: RevisionID) throws -> [UInt8] {
    try read { db in
      let row = try RevisionTable(db: db).require(revision)
      guard let entry = try DocumentTree(db: db).entry(path: path, at: row.place) else {
        throw StoreError.unknownPath(path.text, revision: revision)
      }
      return try ArtifactTable(db: db, recent: recent).bytes(of: entry.artifact)
    }
  }

  /// The bytes of any stored version by their hash.
  public func bytes(of digest: ContentHash) throws -> [UInt8]? {
    try read { db in
      let artifacts = ArtifactTable(db: db)
      return try artifacts.number(of: digest).map { try artifacts.bytes(of: $0) }
    }
  }
}
