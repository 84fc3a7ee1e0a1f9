internal import Foundation
internal import GRDB

/// Count and hash of the tables whose missing rows no other hash would tell.
///
/// Every row has a hash over all its columns; a table's are added up. Whoever adds, changes or takes
/// away a row of such a table says so here, in the same transaction.
struct Ledger {
  let db: Database

  enum Table: String, CaseIterable {
    case brought = "brought_edit"
    case configuration
    case configurationSet = "configuration_set"
    case derivation, engine, lane, revision
    case setting, tag
  }

  struct Entry: Hashable {
    var rows: Int64 = 0
    var sum: Int64 = 0

    static func + (left: Entry, right: Entry) -> Entry {
      Entry(rows: left.rows &+ right.rows, sum: left.sum &+ right.sum)
    }
    static func - (left: Entry, right: Entry) -> Entry {
      Entry(rows: left.rows &- right.rows, sum: left.sum &- right.sum)
    }
  }

  /// Runs `change` on the rows of `table` that `condition` picks, and books what became of them.
  func booking(
    _ table: Table, where condition: String, _ arguments: StatementArguments,
    _ change: () throws -> Void
  ) throws {
    let before = try rows(of: table, where: condition, arguments)
    try change()
    let after = try rows(of: table, where: condition, arguments)
    guard before != after else { return }
    try book((try entry(of: table) ?? Entry()) - before + after, for: table)
  }

  /// The booked entry; nil when nothing is, or its seal does not hold.
  func entry(of table: Table) throws -> Entry? {
    let statement = try db.cachedStatement(
      sql: "SELECT rows, sum, seal FROM ledger WHERE name = ?")
    guard let row = try Row.fetchOne(statement, arguments: [table.rawValue]) else { return nil }
    let entry = try Entry(rows: row.at(0), sum: row.at(1))
    return try row.at(2) == Self.seal(table, entry) ? entry : nil
  }

  /// The sum of the rows themselves.
  func rows(
    of table: Table, where condition: String = "1", _ arguments: StatementArguments = []
  ) throws -> Entry {
    let statement = try db.cachedStatement(
      sql: "SELECT * FROM \(table.rawValue) WHERE \(condition)")
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var entry = Entry()
    while let row = try rows.next() {
      var seal = Seal(table.rawValue)
      for value in row.databaseValues { seal.add(value) }
      entry = entry + Entry(rows: 1, sum: seal.value)
    }
    return entry
  }

  /// Books every table as it is: for a store that had no ledger, and after rows were dropped.
  func renew(_ tables: [Table] = Table.allCases) throws {
    for table in tables { try book(try rows(of: table), for: table) }
  }

  private func book(_ entry: Entry, for table: Table) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO ledger VALUES (?, ?, ?, ?)")
    try statement.execute(arguments: [
      table.rawValue, entry.rows, entry.sum, Self.seal(table, entry),
    ])
  }

  private static func seal(_ table: Table, _ entry: Entry) -> Int64 {
    var seal = Seal("ledger")
    seal.add(table.rawValue)
    seal.add(entry.rows)
    seal.add(entry.sum)
    return seal.value
  }
}

extension Seal {
  /// A column of any type; equal values of different types are different.
  mutating func add(_ value: DatabaseValue) {
    switch value.storage {
    case .null: add(String?.none)
    case .int64(let number): add(number)
    case .double(let number): add(RecordText.number(number))
    case .string(let text): add(text)
    case .blob(let data): add(Array(data))
    }
  }
}
