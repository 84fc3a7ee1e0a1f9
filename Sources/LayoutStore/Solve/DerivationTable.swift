internal import Foundation
internal import GRDB
internal import LayoutModel

/// The hash over the derived rows of each revision.
struct DerivationTable {
  let db: Database

  /// Bytes of the hash that are kept. It is against faults, as a seal is, but for a whole
  /// revision's rows. Stores of schema 9 and before keep all 32.
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
    !stored.isEmpty && stored == Array(computed.bytes.prefix(stored.count))
  }

  /// SHA-256 over every row that the revision added to the derived tables, by names instead of
  /// numbers, so that dropping and computing them again gives the same hash.
  func computed(revision: Int64, place: Place, engine: String) throws -> ContentHash {
    var hash = Seal("derivation")
    hash.add(engine)
    for (table, sql) in Self.queries {
      let isByNumber = table == "regression" || table == Self.youngest
      var isNamed = table != Self.youngest
      if isNamed { hash.add(table) }
      let statement = try db.cachedStatement(sql: sql)
      let rows = try Row.fetchCursor(
        statement, arguments: isByNumber ? [revision] : [place.lane, place.seq])
      while let row = try rows.next() {
        if !isNamed { hash.add(table) }
        isNamed = true
        for value in row.databaseValues { hash.add(value) }
      }
    }
    return hash.digest
  }

  /// Named only where it has rows: the hashes of stores of before know nothing of it.
  private static let youngest = "document_edit"

  private static let queries: [(String, String)] = [
    (
      "entity_change",
      """
      SELECT d.path, e.kind, ifnull(o.uid, ''), e.uid, c.data FROM entity_change n
      JOIN entity e ON e.id = n.entity JOIN document d ON d.id = e.document
      LEFT JOIN entity o ON o.id = e.owner LEFT JOIN content c ON c.id = n.content
      WHERE n.lane = ? AND n.seq = ? ORDER BY 1, 2, 3, 4
      """
    ),
    (
      "scene_key",
      """
      SELECT d.path, e.uid, n.key, t.members FROM scene_key n
      JOIN entity e ON e.id = n.scene JOIN document d ON d.id = e.document
      LEFT JOIN configuration_set t ON t.id = n.configurationSet
      WHERE n.lane = ? AND n.seq = ? ORDER BY 1, 2
      """
    ),
    (
      "frame_span",
      """
      SELECT d.path, e.kind, ifnull(o.uid, ''), e.uid, n.component, v.seal, n.low, n.high
      FROM frame_span n
      JOIN entity e ON e.id = n.view JOIN document d ON d.id = e.document
      LEFT JOIN entity o ON o.id = e.owner LEFT JOIN vector v ON v.id = n.vector
      WHERE n.lane = ? AND n.seq = ? ORDER BY 1, 2, 3, 4, 5
      """
    ),
    (
      "location_span",
      """
      SELECT d.path, e.kind, e.uid, v.seal, w.seal FROM location_span n
      JOIN entity e ON e.id = n.entity JOIN document d ON d.id = e.document
      LEFT JOIN vector v ON v.id = n.lines LEFT JOIN vector w ON w.id = n.columns
      WHERE n.lane = ? AND n.seq = ? ORDER BY 1, 2, 3
      """
    ),
    (
      "regression",
      """
      SELECT n.ordinal, d.path, o.uid, e.uid, n.change, n.gates, n.configurations, n.baseAmount,
        c.data
      FROM regression n JOIN entity e ON e.id = n.finding JOIN document d ON d.id = e.document
      JOIN entity o ON o.id = e.owner JOIN content c ON c.id = n.content
      WHERE n.revision = ? ORDER BY 1
      """
    ),
    (
      youngest,
      """
      SELECT d.path, n.data FROM document_edit n JOIN document d ON d.id = n.document
      WHERE n.revision = ? ORDER BY 1
      """
    ),
  ]

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
