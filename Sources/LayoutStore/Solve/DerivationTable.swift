internal import Foundation
internal import GRDB

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

  /// - Parameter rows: the hash over the rows that were written for entities.
  func record(revision: Int64, engine: String, rows: RowSum) throws {
    let digest = try digest(revision: revision, engine: engine, rows: rows)
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
  func computed(revision: Int64, place: Place, engine: String) throws -> ContentHash {
    try digest(revision: revision, engine: engine, rows: RowSum.stored(db, at: place))
  }

  private func digest(revision: Int64, engine: String, rows: RowSum) throws -> ContentHash {
    var hash = Seal("derivation 2")
    hash.add(engine)
    hash.add(rows.rows)
    hash.add(Int64(bitPattern: rows.first))
    hash.add(Int64(bitPattern: rows.second))
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

  private static let regressions = """
    SELECT n.ordinal, d.path, o.uid, e.uid, n.change, n.gates, n.configurations, n.baseAmount,
      c.seal
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
  ///
  /// So every row is found that these refer to: the hash is over the names of entities and the seals of
  /// contents and vectors, and what is missing has none. Of `constraint_item` both numbers are those of
  /// entities that the same write made or read.
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
    guard try isDerived(revision) else { return }
    guard let engine = try engine(of: revision) else {
      throw StoreError.verificationFailed("the engine's name")
    }
    let stored = try db.cachedStatement(sql: "SELECT digest FROM derivation WHERE revision = ?")
    guard let digest = try Data.fetchOne(stored, arguments: [revision]).map(Array.init),
      Self.holds(digest, try computed(revision: revision, place: place, engine: engine))
    else {
      throw StoreError.verificationFailed("the derived rows")
    }
    for (table, count) in Self.loose
    where try Int.fetchOne(
      db.cachedStatement(sql: count), arguments: [revision]) != 0
    {
      throw StoreError.verificationFailed("what table \(table) refers to")
    }
  }

  /// Rows of a revision that refer to what is not there, where their hash leaves them out.
  private static let loose = [
    (
      "regression",
      """
      SELECT count(*) FROM regression n WHERE n.revision = ? AND NOT EXISTS (
        SELECT 1 FROM entity e JOIN document d ON d.id = e.document
        JOIN entity o ON o.id = e.owner JOIN content c ON c.id = n.content WHERE e.id = n.finding)
      """
    ),
    (
      "document_edit",
      """
      SELECT count(*) FROM document_edit n
      WHERE n.revision = ? AND n.document NOT IN (SELECT id FROM document)
      """
    ),
  ]
}
