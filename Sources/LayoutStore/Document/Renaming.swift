internal import GRDB
package import LayoutModel

/// That a revision took a document away and brought another one with exactly the same bytes: a file
/// that was moved.
package struct Renaming: Sendable, Hashable {
  /// The path before.
  package var from: DocumentPath
  /// The revision that moved it.
  package var revision: Revision
  /// The one before, which has the old path.
  package var parent: RevisionID
}

extension DocumentStore {
  /// How a document came to its path; nil where it was not moved there.
  ///
  /// Looked at is the document that stands at the path in a revision, or stood there last.
  /// - Complexity: the changes of the document, and those of the revision that brought it.
  package func renaming(of path: DocumentPath, upTo revision: RevisionID) throws -> Renaming? {
    try read { db in
      let revisions = RevisionTable(db: db)
      let place = try revisions.require(revision).place
      guard let found = try Renamings(db: db).renaming(of: path, at: place),
        let row = try revisions.newest(in: found.place.lane, upTo: found.place.seq),
        let parent = row.record.parents.first
      else { return nil }
      return Renaming(from: found.from, revision: row.revision, parent: parent)
    }
  }
}

/// Tells moved documents by the rows of the tree: one went and one came with the same artifact.
struct Renamings {
  let db: Database

  func renaming(
    of path: DocumentPath, at place: Place
  ) throws -> (from: DocumentPath, place: Place)? {
    guard let birth = try birth(of: path, at: place) else { return nil }
    let statement = try db.cachedStatement(
      sql: """
        SELECT d.path, c.artifact FROM document_change c JOIN document d ON d.id = c.document
        WHERE c.lane = ? AND c.seq = ?
        """)
    let tree = DocumentTree(db: db)
    let before = Place(lane: birth.place.lane, seq: birth.place.seq - 1)
    var gone: [DocumentPath] = []
    var come: [DocumentPath] = []
    for row in try Row.fetchAll(statement, arguments: [birth.place.lane, birth.place.seq]) {
      let other: DocumentPath = try row.at(0)
      let artifact: Int64? = try row.at(1)
      if let artifact, artifact != birth.artifact { continue }
      let known = try tree.entry(path: other, at: before)
      if artifact == nil {
        if known?.artifact == birth.artifact { gone.append(other) }
      } else if known == nil {
        come.append(other)
      }
    }
    // Of several with the same bytes, which became which is not known: they are paired in order.
    gone.sort()
    come.sort()
    guard let number = come.firstIndex(of: path), gone.indices.contains(number) else { return nil }
    return (gone[number], birth.place)
  }

  /// Where the document that stands at the path, or stood there last, came.
  private func birth(
    of path: DocumentPath, at place: Place
  ) throws -> (place: Place, artifact: Int64)? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT c.lane, c.seq, c.artifact FROM document d CROSS JOIN lane_scope s ON s.lane = ?1
        CROSS JOIN document_change c ON c.document = d.id AND c.lane = s.ancestor
          AND c.seq <= min(?2, s.maxSeq)
        WHERE d.path = ?3 ORDER BY s.maxSeq DESC, c.seq DESC
        """)
    var birth: (place: Place, artifact: Int64)?
    let rows = try Row.fetchCursor(statement, arguments: [place.lane, place.seq, path.text])
    while let row = try rows.next() {
      guard let artifact: Int64 = try row.at(2) else {
        if birth == nil { continue }
        break
      }
      birth = (Place(lane: try row.at(0), seq: try row.at(1)), artifact)
    }
    return birth
  }
}
