internal import Foundation
internal import GRDB
package import LayoutModel

extension DocumentStore {
  /// The content key of every solved scene of a revision, or of one of its documents: what need not
  /// be solved again.
  package func solvedScenes(
    at revision: RevisionID, path: DocumentPath? = nil
  ) throws -> [SceneReference: ContentHash] {
    try writtenKeys(at: revision, path: path).mapValues(\.key)
  }

  /// The same keys, each with the revision that wrote it: one matrix and one engine for all of its
  /// keys.
  package func writtenKeys(
    at revision: RevisionID, path: DocumentPath? = nil
  ) throws -> [SceneReference: WrittenKey] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      var arguments: StatementArguments = [place.lane, place.seq]
      if let path { arguments += [path.text] }
      let statement = try db.cachedStatement(
        sql: """
          SELECT d.path, e.uid, (
            SELECT hex(k.key) || ' ' || k.lane || ' ' || k.seq
            FROM lane_scope s CROSS JOIN scene_key k ON k.scene = e.id
              AND k.lane = s.ancestor AND k.seq <= min(?2, s.maxSeq)
            WHERE s.lane = ?1 ORDER BY s.maxSeq DESC, k.seq DESC LIMIT 1)
          FROM entity e JOIN document d ON d.id = e.document
          WHERE e.kind = \(EntityKind.scene) AND e.owner IS NULL
          """ + (path == nil ? "" : " AND d.path = ?3"))
      var keys: [SceneReference: WrittenKey] = [:]
      let rows = try Row.fetchCursor(statement, arguments: arguments)
      while let row = try rows.next() {
        guard let text: String = try row.at(2), let key = WrittenKey(text) else { continue }
        keys[SceneReference(path: try row.at(0), scene: ObjectID(try row.at(1)))] = key
      }
      return keys
    }
  }

  /// Revisions without derived rows, oldest first: what a rebuild has to supply, in this order.
  package func revisionsToDerive() throws -> [RevisionID] {
    try read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT lower(hex(r.digest)) FROM revision r
          LEFT JOIN derivation d ON d.revision = r.id WHERE d.revision IS NULL ORDER BY r.id
          """
      ).map { RevisionID(rawValue: $0) }
    }
  }

  /// Name and version of the engine that derived a revision; nil = not derived.
  package func engine(of revision: RevisionID) throws -> String? {
    try read { db in
      let number = try RevisionTable(db: db).require(revision).number
      return try DerivationTable(db: db).engine(of: number)
    }
  }

  /// The engines that derived revisions, by name, and how many each.
  package func engines() throws -> [(name: String, revisions: Int)] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT e.name, count(*) FROM derivation d JOIN engine e ON e.id = d.engine
          GROUP BY e.name ORDER BY e.name
          """
      ).map { (name: $0[0], revisions: $0[1]) }
    }
  }

  /// Paths that a revision changed against its first parent; what it removed is not in its tree.
  package func changedPaths(at revision: RevisionID) throws -> [DocumentPath] {
    try read { db in
      let place = try RevisionTable(db: db).require(revision).place
      return try Row.fetchAll(
        db,
        sql: """
          SELECT d.path FROM document_change c JOIN document d ON d.id = c.document
          WHERE c.lane = ? AND c.seq = ? ORDER BY d.path
          """, arguments: [place.lane, place.seq]
      ).map { try $0.at(0) }
    }
  }

  /// Supplies the derived rows of a revision that has none: what a commit would have written.
  ///
  /// `documents` are the paths of `changedPaths(at:)` and those that are laid out differently all
  /// the same; nil for those removed or not parsed.
  /// - Throws: `notDerived` with the parent, when that has no derived rows yet.
  package func derive(
    _ revision: RevisionID, documents: [DocumentPath: DerivedDocument?], context: DerivationContext
  ) throws {
    try write { db in
      let row = try RevisionTable(db: db).require(revision)
      let table = DerivationTable(db: db)
      if let parent = row.parent, try !table.isDerived(parent) {
        throw StoreError.notDerived(row.record.parents.first ?? row.id)
      }
      guard try !table.isDerived(row.number) else { return }
      let content = try Int64.fetchOne(db, sql: "SELECT max(id) FROM content") ?? 0
      let vector = try Int64.fetchOne(db, sql: "SELECT max(id) FROM vector") ?? 0
      try DerivationWriter(db: db, place: row.place, revision: row.number, context: context)
        .write(documents)
      try table.verifyNew(
        revision: row.number, place: row.place, content: content, vector: vector)
    }
  }
}

/// A scene's content key and where in history it was written.
package struct WrittenKey: Sendable, Hashable {
  package var key: ContentHash
  /// The same for all keys of one revision.
  package var writer: String

  init?(_ text: String) {
    guard let space = text.firstIndex(of: " "),
      let key = ContentHash(hex: String(text[..<space]).lowercased())
    else { return nil }
    self.key = key
    writer = String(text[space...])
  }
}
