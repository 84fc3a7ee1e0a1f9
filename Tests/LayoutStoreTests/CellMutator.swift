import Foundation
import GRDB
import Migrations
import TestDocuments
import Testing

@testable import LayoutStore

/// Changes single cells and rows of a store behind its back: every column of every table in turn,
/// in rows and ways picked by a seed.
///
/// A change is made in a transaction, verified there and taken back, so that twenty thousand cost
/// minutes and not hours.
struct CellMutator {
  /// One statement, and the column it is about.
  struct Change: CustomStringConvertible {
    let sql: String
    fileprivate let column: Column
    fileprivate let isRow: Bool
    var description: String { sql }
  }

  fileprivate struct Column {
    var table: String
    var name: String
    /// What tells the table's rows apart.
    var keys: String
    var rows: Int
  }

  private static let values = [
    "NULL", "{c} + 1", "{c} - 1", "-{c}", "0", "1", "{c} * 2", "{c} + 4294967296", "''", "X''",
    "'x'", "{c} || 'x'", "upper({c})", "substr({c}, 2)", "replace({c}, '1', '2')",
    "substr({c}, 1, length({c}) - 1)", "CAST({c} || X'00' AS BLOB)", "zeroblob(length({c}))",
    "CAST(X'01' || substr({c}, 2) AS BLOB)",
    "(SELECT {c} FROM {t} LIMIT 1 OFFSET {n})",
    "(SELECT {c} FROM {t} WHERE {c} IS NOT NULL ORDER BY abs({c} - {t}.{c}) LIMIT 1 OFFSET 1)",
  ]

  private let queue: DatabaseQueue
  private let columns: [Column]
  private var turn = 0
  /// How often the column whose turn it is was tried in vain.
  private var misses = 0
  private var generator: SeededGenerator
  private var touched: Set<String> = []

  init(path: String, seed: UInt64) throws {
    queue = try Self.open(path)
    generator = SeededGenerator(seed: seed)
    columns = try queue.read { db in
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      return try tables.flatMap { table -> [Column] in
        let rows = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
        let columns = try Row.fetchAll(db, sql: "PRAGMA table_info(\(table))")
        let keys = columns.filter { ($0["pk"] as Int) > 0 }.map { $0["name"] as String }
        return columns.map {
          Column(table: table, name: $0["name"], keys: keys.joined(separator: ", "), rows: rows)
        }
      }
    }
  }

  /// Columns of which no cell was changed so far, as `table.column`.
  var untouched: [String] {
    columns.map { "\($0.table).\($0.name)" }.filter { !touched.contains($0) }
  }

  /// The change to try next; some change nothing, and some SQLite refuses.
  mutating func next() -> Change {
    let column = columns[turn % columns.count]
    // Whole rows go once every column had its turn.
    let isRow = turn >= columns.count && Int.random(in: 0..<12, using: &generator) == 0
    let row = Int.random(in: 0..<max(1, column.rows), using: &generator)
    let other = Int.random(in: 0..<max(1, column.rows), using: &generator)
    let value = (Self.values.randomElement(using: &generator) ?? "NULL")
      .replacingOccurrences(of: "{c}", with: column.name)
      .replacingOccurrences(of: "{t}", with: column.table)
      .replacingOccurrences(of: "{n}", with: "\(other)")
    let place =
      "(\(column.keys)) IN (SELECT \(column.keys) FROM \(column.table) LIMIT 1 OFFSET \(row))"
    return Change(
      sql: isRow
        ? "DELETE FROM \(column.table) WHERE \(place)"
        : "UPDATE \(column.table) SET \(column.name) = \(value) WHERE \(place)",
      column: column, isRow: isRow)
  }

  /// Whether a verification of the changed store reports anything; nil when nothing changed.
  mutating func isReported(_ change: Change) throws -> Bool? {
    var isReported: Bool?
    try queue.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        guard try Self.make(change, db) else { return .rollback }
        do {
          try Migrator.checkRecords(db, Schema.current.migrations[...], path: "")
          var verification = Verification(db: db, level: .full)
          verification.run(isOneEnough: true)
          isReported = !verification.report.isClean
        } catch {
          isReported = true
        }
        return .rollback
      }
    }
    misses += 1
    if isReported != nil || misses > 100 {
      turn += 1
      misses = 0
    }
    if isReported != nil, !change.isRow {
      touched.insert("\(change.column.table).\(change.column.name)")
    }
    return isReported
  }

  /// Makes a change for good.
  static func write(_ change: Change, to path: String) throws {
    let queue = try open(path)
    let isChanged = try queue.write { try make(change, $0) }
    try queue.close()
    try #require(isChanged)
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = GRDB.Configuration()
    configuration.foreignKeysEnabled = false
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Answers whether a cell or row is other than before.
  private static func make(_ change: Change, _ db: Database) throws -> Bool {
    let column = change.column
    func cells() throws -> String? {
      try String.fetchOne(
        db,
        sql: """
          SELECT count(*) || group_concat(quote(cell))
          FROM (SELECT \(column.name) AS cell FROM \(column.table) ORDER BY 1)
          """)
    }
    let before = try cells()
    do {
      try db.execute(sql: change.sql)
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_CHECK {
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
      defer { try? db.execute(sql: "PRAGMA ignore_check_constraints = OFF") }
      guard (try? db.execute(sql: change.sql)) != nil else { return false }
    } catch is DatabaseError {
      // STRICT tables and unique keys refuse what would not fit.
      return false
    }
    return try cells() != before
  }
}
