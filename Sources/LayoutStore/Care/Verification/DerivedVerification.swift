internal import GRDB

/// Checks derived data against its seals and the hashes over it.
extension Verification {
  mutating func checkConfigurations() throws {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT name, definition, seal FROM configuration
        UNION ALL SELECT '', members, seal FROM configuration_set
        """)
    for row in rows {
      let text: String = try row.at(1)
      if try row.at(2) != ConfigurationTable.seal(row.at(0), text) {
        report("configuration \(try row.at(0) as String)", "its seal does not hold")
      }
    }
  }

  mutating func checkContents() throws {
    let rows = try Row.fetchCursor(db, sql: "SELECT id, seal, data FROM content")
    while let row = try rows.next() {
      if try row.at(1) != Seal.of(row.at(2) as String) {
        report("content \(try row.at(0) as Int64)", "its seal does not hold")
      }
    }
  }

  mutating func checkVectors() throws {
    let vectors = VectorTable(db: db)
    for number in try Int64.fetchAll(db, sql: "SELECT id FROM vector ORDER BY id") {
      check("vector \(number)") { verification in
        let values = try vectors.values(of: number)
        if try vectors.row(number).seal != VectorTable.seal(values) {
          verification.report("vector \(number)", "its seal does not hold")
        }
      }
    }
  }

  mutating func checkDerivations() throws {
    let table = DerivationTable(db: db)
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT d.revision, e.name, d.digest, r.lane, r.seq, lower(hex(r.digest))
        FROM derivation d JOIN revision r ON r.id = d.revision
        LEFT JOIN engine e ON e.id = d.engine ORDER BY d.revision
        """)
    for row in rows {
      report.derivedRevisions += 1
      let computed = try table.computed(
        revision: row.at(0), place: Place(lane: row.at(3), seq: row.at(4)), engine: row.at(1) ?? "")
      if try !DerivationTable.holds(row.at(2), computed) {
        let id: String = try row.at(5)
        report("revision \(id.prefix(10))", "its derived rows do not have their hash")
      }
    }
  }
}
