internal import Foundation
internal import GRDB
internal import LayoutModel

/// The hash over the derived rows of each revision.
struct DerivationTable {
  let db: Database

  /// Bytes of the hash that are kept. It is against faults, as a seal is, but for a whole
  /// revision's rows.
  private static let kept = 16

  func isDerived(_ revision: Int64) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "SELECT count(*) FROM derivation WHERE revision = ?")
    return try Int.fetchOne(statement, arguments: [revision]) ?? 0 > 0
  }

  /// Name and version of the engine that derived a revision; nil = not derived.
  func engine(of revision: Int64) throws -> String? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT e.name FROM derivation d JOIN engine e ON e.id = d.engine WHERE d.revision = ?
        """)
    return try String.fetchOne(statement, arguments: [revision])
  }

  func record(revision: Int64, place: Place, engine: String) throws {
    let digest = try computed(revision: revision, place: place, engine: engine)
    let statement = try db.cachedStatement(sql: "INSERT INTO derivation VALUES (?, ?, ?)")
    let number = try number(of: engine)
    try Ledger(db: db).booking(.derivation, where: "revision = ?", [revision]) {
      try statement.execute(arguments: [revision, number, Data(digest.bytes.prefix(Self.kept))])
    }
  }

  /// The number of an engine, made now if it is new. There are as many as there were versions.
  private func number(of engine: String) throws -> Int64 {
    let find = try db.cachedStatement(sql: "SELECT id FROM engine WHERE name = ?")
    if let known = try Int64.fetchOne(find, arguments: [engine]) { return known }
    let insert = try db.cachedStatement(sql: "INSERT INTO engine (name) VALUES (?)")
    try Ledger(db: db).booking(.engine, where: "name = ?", [engine]) {
      try insert.execute(arguments: [engine])
    }
    guard let number = try Int64.fetchOne(find, arguments: [engine]) else {
      throw StoreError.verificationFailed("the engine's name")
    }
    return number
  }

  /// Whether a stored hash is that of the rows.
  static func holds(_ stored: [UInt8], _ computed: ContentHash) -> Bool {
    stored == Array(computed.bytes.prefix(kept))
  }

  /// SHA-256 over every row that the revision added to the derived tables, by names instead of
  /// numbers, so that dropping and computing them again gives the same hash.
  /// - Parameter atOnce: of so many documents rows are put in order together; of more one by one, for
  ///   the rows of thousands take hundreds of megabytes.
  func computed(
    revision: Int64, place: Place, engine: String, atOnce: Int = 64
  ) throws -> ContentHash {
    var hash = Seal("derivation")
    hash.add(engine)
    for rows in Self.placedRows {
      hash.add(rows.table)
      let documents = try documents(of: rows, at: place)
      guard documents.count > atOnce else {
        try add(rows.sql, [place.lane, place.seq], to: &hash)
        continue
      }
      for document in documents {
        try add(rows.sqlOfOneDocument, [place.lane, place.seq, document], to: &hash)
      }
    }
    hash.add("regression")
    try add(Self.regressions, [revision], to: &hash)
    hash.add("document_edit")
    try add(Self.edits, [revision], to: &hash)
    return hash.digest
  }

  private func add(
    _ sql: String, _ arguments: StatementArguments, to hash: inout Seal
  ) throws {
    let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    while let row = try rows.next() {
      for value in row.databaseValues { hash.add(value) }
    }
  }

  /// The documents with such rows, by path.
  private func documents(of rows: PlacedRows, at place: Place) throws -> [Int64] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT d.id FROM document d WHERE d.id IN (
          SELECT e.document FROM \(rows.table) n JOIN entity e ON e.id = n.\(rows.entity)
          WHERE n.lane = ? AND n.seq = ?)
        ORDER BY d.path
        """)
    return try Int64.fetchAll(statement, arguments: [place.lane, place.seq])
  }

  /// Rows of a table that belong to entities and have a place in history.
  private struct PlacedRows {
    var table: String
    /// The column that names the entity.
    var entity: String
    /// What is told of a row `n` of the entity `e`, the path first.
    var columns: String
    /// Joined for `columns`.
    var joins: String
    /// Of `columns`, by their numbers.
    var order: String

    var sql: String {
      """
      SELECT \(columns) FROM \(table) n JOIN entity e ON e.id = n.\(entity)
      JOIN document d ON d.id = e.document \(joins)
      WHERE n.lane = ? AND n.seq = ? ORDER BY \(order)
      """
    }

    var sqlOfOneDocument: String {
      """
      WITH own AS (SELECT id FROM entity WHERE document = ?3 AND owner IS NULL)
      SELECT \(columns) FROM (
        SELECT id FROM own UNION ALL SELECT i.id FROM own CROSS JOIN entity i ON i.owner = own.id
      ) a
      CROSS JOIN \(table) n INDEXED BY \(table)_place
        ON n.lane = ?1 AND n.seq = ?2 AND n.\(entity) = a.id
      CROSS JOIN entity e ON e.id = a.id JOIN document d ON d.id = e.document \(joins)
      ORDER BY \(order)
      """
    }
  }

  private static let placedRows = [
    PlacedRows(
      table: "entity_change", entity: "entity",
      columns: "d.path, e.kind, ifnull(o.uid, ''), e.uid, c.data",
      joins: """
        LEFT JOIN entity o ON o.id = e.owner LEFT JOIN content c ON c.id = n.content
        """, order: "1, 2, 3, 4"),
    PlacedRows(
      table: "scene_key", entity: "scene", columns: "d.path, e.uid, n.key, t.members",
      joins: "LEFT JOIN configuration_set t ON t.id = n.configurationSet", order: "1, 2"),
    PlacedRows(
      table: "frame_span", entity: "view",
      columns: "d.path, e.kind, ifnull(o.uid, ''), e.uid, n.component, v.seal, n.low, n.high",
      joins: "LEFT JOIN entity o ON o.id = e.owner LEFT JOIN vector v ON v.id = n.vector",
      order: "1, 2, 3, 4, 5"),
    PlacedRows(
      table: "location_span", entity: "entity", columns: "d.path, e.kind, e.uid, v.seal, w.seal",
      joins: "LEFT JOIN vector v ON v.id = n.lines LEFT JOIN vector w ON w.id = n.columns",
      order: "1, 2, 3"),
  ]

  private static let regressions = """
    SELECT n.ordinal, d.path, o.uid, e.uid, n.change, n.gates, n.configurations, n.baseAmount,
      c.data
    FROM regression n JOIN entity e ON e.id = n.finding JOIN document d ON d.id = e.document
    JOIN entity o ON o.id = e.owner JOIN content c ON c.id = n.content
    WHERE n.revision = ? ORDER BY 1
    """

  private static let edits = """
    SELECT d.path, n.data FROM document_edit n JOIN document d ON d.id = n.document
    WHERE n.revision = ? ORDER BY 1
    """

  /// Reads back what a write added: contents and vectors above the given numbers against their
  /// seals, then the revision's rows against their hash.
  func verifyNew(revision: Int64, place: Place, content: Int64, vector: Int64) throws {
    let contents = try Row.fetchCursor(
      db, sql: "SELECT id, seal, data FROM content WHERE id > ?", arguments: [content])
    while let row = try contents.next() {
      guard try Seal.of(row.at(2) as String) == row.at(1) else {
        throw StoreError.verificationFailed("content \(try row.at(0) as Int64)")
      }
    }
    let vectors = VectorTable(db: db)
    let numbers = try Int64.fetchAll(
      db, sql: "SELECT id FROM vector WHERE id > ? ORDER BY id", arguments: [vector])
    for number in numbers {
      let values = try? vectors.values(of: number)
      guard let values, try VectorTable.seal(values) == vectors.row(number).seal else {
        throw StoreError.verificationFailed("vector \(number)")
      }
    }
    guard let engine = try engine(of: revision) else { return }
    let stored = try db.cachedStatement(sql: "SELECT digest FROM derivation WHERE revision = ?")
    guard let digest = try Data.fetchOne(stored, arguments: [revision]).map(Array.init),
      Self.holds(digest, try computed(revision: revision, place: place, engine: engine))
    else {
      throw StoreError.verificationFailed("the derived rows")
    }
  }
}
