internal import GRDB
package import LayoutModel

/// The change of one thing of a document against the revision before it on its line.
package struct StoredChange: Sendable, Hashable {
  /// The kind of thing that a row is about.
  package enum Kind: Int64, Sendable, Hashable, CaseIterable {
    case document = 0
    case scene, view, guide, constraint, variation, finding, broken, unresolved, assumption
  }
  package var path: DocumentPath
  /// The scene it belongs to; nil for documents, scenes and unresolved constraints.
  package var scene: ObjectID?
  package var kind: Kind
  package var id: ObjectID
  /// Its record, in canonical JSON, before and after; nil = not there.
  package var before: String?
  package var after: String?
}

extension DocumentStore {
  /// Everything a revision changed in the meaning of its documents, and in their findings.
  ///
  /// Rows, not documents, are read: nothing is parsed and nothing solved.
  /// - Complexity: one range of the change log, and one look-up for each change.
  package func changes(at revision: RevisionID) throws -> [StoredChange] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      let statement = try db.cachedStatement(sql: Self.changesSQL)
      let rows = try Row.fetchAll(statement, arguments: [place.lane, place.seq])
      return try rows.compactMap { row in
        guard let kind = StoredChange.Kind(rawValue: try row.at(2)) else { return nil }
        return try StoredChange(
          path: row.at(0), scene: (row.at(1) as String?).map { ObjectID($0) }, kind: kind,
          id: ObjectID(row.at(3)), before: row.at(4), after: row.at(5))
      }
    }
  }

  /// Lane ?1, sequence ?2.
  static let changesSQL = """
    SELECT d.path, o.uid, e.kind, e.uid,
      (SELECT b.data FROM content b WHERE b.id = (
        SELECT h.content FROM lane_scope s CROSS JOIN entity_change h ON h.entity = e.id
          AND h.lane = s.ancestor AND h.seq <= min(?2 - 1, s.maxSeq)
        WHERE s.lane = ?1 ORDER BY s.maxSeq DESC, h.seq DESC LIMIT 1)),
      c.data
    FROM entity_change n CROSS JOIN entity e ON e.id = n.entity
    CROSS JOIN document d ON d.id = e.document
    LEFT JOIN entity o ON o.id = e.owner LEFT JOIN content c ON c.id = n.content
    WHERE n.lane = ?1 AND n.seq = ?2
    """
}
