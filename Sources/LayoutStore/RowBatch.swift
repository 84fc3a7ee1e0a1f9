internal import GRDB

/// Rows of one table that wait to be written, many by one statement.
///
/// SQLite opens a table and its indices anew for each statement, which is more than half of the work of a row
/// of whole numbers.
struct RowBatch<Row> {
  private(set) var rows: [Row] = []
  private let width: Int32
  private let many: RowWriter
  private let one: RowWriter
  private let bind: (RowWriter, Int32, Row) -> Void

  /// Rows of one statement.
  private static var atOnce: Int { 32 }

  /// - Parameters:
  ///   - sql: the statement up to its `VALUES`.
  ///   - width: how many values a row has.
  ///   - bind: binds a row's values, the first of them at the given place.
  init(
    _ db: Database, sql: String, width: Int32,
    bind: @escaping (RowWriter, Int32, Row) -> Void
  ) throws {
    self.width = width
    self.bind = bind
    let row = "(" + Array(repeating: "?", count: Int(width)).joined(separator: ", ") + ")"
    func writer(_ count: Int) throws -> RowWriter {
      let rows = Array(repeating: row, count: count).joined(separator: ", ")
      return try RowWriter(db, sql: "\(sql) VALUES \(rows)")
    }
    many = try writer(Self.atOnce)
    one = try writer(1)
  }

  mutating func add(_ row: Row) { rows.append(row) }

  /// Writes all rows that wait, in their order.
  mutating func flush() throws {
    var rest = rows[...]
    while rest.count >= Self.atOnce {
      var place: Int32 = 1
      for row in rest.prefix(Self.atOnce) {
        bind(many, place, row)
        place += width
      }
      try many.run()
      rest = rest.dropFirst(Self.atOnce)
    }
    for row in rest {
      bind(one, 1, row)
      try one.run()
    }
    rows.removeAll(keepingCapacity: true)
  }
}
