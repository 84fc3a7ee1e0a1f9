internal import GRDB
internal import GRDBSQLite

/// The row that a statement stands at, read where SQLite keeps it.
///
/// For answers of hundreds of rows. GRDB's `Row` makes a value of its own for every column and a
/// blob on the heap before `at(_:)` makes the text or number out of it; this makes the result only.
/// Types are checked as there: what a damaged file holds is reported, not converted.
struct StatementColumns {
  private let statement: OpaquePointer

  init(_ statement: Statement) { self.statement = statement.sqliteStatement }

  /// Goes to the first row for a statement's only parameter. `leave` must follow.
  ///
  /// For a statement run hundreds of times for a row or two: GRDB makes a cursor for every run.
  func find(_ value: Int64) throws -> Bool {
    sqlite3_bind_int64(statement, 1, value)
    return try next()
  }

  /// Begins again with numbers as parameters; `next` goes to the first row, and `leave` must follow.
  func begin(_ numbers: [Int64]) {
    for (index, number) in numbers.enumerated() {
      sqlite3_bind_int64(statement, Int32(index + 1), number)
    }
  }

  /// Goes to the next row; false after the last.
  func next() throws -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      let reason = sqlite3_errmsg(sqlite3_db_handle(statement)).map { String(cString: $0) }
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: reason)
    }
  }

  func leave() { sqlite3_reset(statement) }

  func integer(_ column: Int32) throws -> Int64 {
    guard let value = try integerOrNull(column) else { throw wrongType(column) }
    return value
  }

  func integerOrNull(_ column: Int32) throws -> Int64? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: sqlite3_column_int64(statement, column)
    case SQLITE_NULL: nil
    default: throw wrongType(column)
    }
  }

  func text(_ column: Int32) throws -> String {
    guard let value = try textOrNull(column) else { throw wrongType(column) }
    return value
  }

  func textOrNull(_ column: Int32) throws -> String? {
    try utf8OrNull(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The column's text where SQLite has it, for as long as `body` runs.
  func withUTF8<Value>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Value
  ) throws -> Value {
    guard let utf8 = try utf8OrNull(column) else { throw wrongType(column) }
    return try body(utf8)
  }

  /// The column's text, made anew only where it is not `known`: rows after one another often
  /// have the same author.
  func text(_ column: Int32, sharing known: inout String) throws -> String {
    guard let utf8 = try utf8OrNull(column) else { throw wrongType(column) }
    let isSame = known.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(utf8) } ?? false
    if !isSame { known = String(decoding: utf8, as: UTF8.self) }
    return known
  }

  /// A blob as lower-case hexadecimal digits.
  func hex(_ column: Int32) throws -> String {
    guard let value = try hexOrNull(column) else { throw wrongType(column) }
    return value
  }

  func hexOrNull(_ column: Int32) throws -> String? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_BLOB: Hex.text(bytes(column, at: sqlite3_column_blob(statement, column)))
    case SQLITE_NULL: nil
    default: throw wrongType(column)
    }
  }

  func bytes(_ column: Int32) throws -> [UInt8] {
    guard let value = try bytesOrNull(column) else { throw wrongType(column) }
    return value
  }

  func bytesOrNull(_ column: Int32) throws -> [UInt8]? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_BLOB: Array(bytes(column, at: sqlite3_column_blob(statement, column)))
    case SQLITE_NULL: nil
    default: throw wrongType(column)
    }
  }

  private func utf8OrNull(_ column: Int32) throws -> UnsafeBufferPointer<UInt8>? {
    switch sqlite3_column_type(statement, column) {
    // Asked for as text before it is counted, as SQLite's documentation has it.
    case SQLITE_TEXT: bytes(column, at: sqlite3_column_text(statement, column))
    case SQLITE_NULL: nil
    default: throw wrongType(column)
    }
  }

  /// Valid until the statement steps on.
  private func bytes(_ column: Int32, at start: UnsafeRawPointer?) -> UnsafeBufferPointer<UInt8> {
    let count = Int(sqlite3_column_bytes(statement, column))
    return UnsafeBufferPointer(
      start: start?.assumingMemoryBound(to: UInt8.self), count: start == nil ? 0 : count)
  }

  private func wrongType(_ column: Int32) -> StoreError {
    let name = sqlite3_column_name(statement, column).map { String(cString: $0) }
    return .damaged(
      path: "column \(name ?? String(column))", detail: "its value has the wrong type")
  }
}
