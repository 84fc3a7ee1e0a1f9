internal import GRDB
internal import GRDBSQLite

/// A statement that is run for hundreds of rows, its values bound where SQLite takes them.
///
/// GRDB's `execute(arguments:)` makes an array of boxed values for every run.
struct RowWriter {
  /// Held, for SQLite's statement goes with it.
  private let source: Statement
  private let statement: OpaquePointer

  init(_ db: Database, sql: String) throws {
    source = try db.cachedStatement(sql: sql)
    statement = source.sqliteStatement
  }

  func bind(_ index: Int32, _ number: Int64?) {
    if let number {
      sqlite3_bind_int64(statement, index, number)
    } else {
      sqlite3_bind_null(statement, index)
    }
  }

  func bind(_ index: Int32, _ text: String) {
    var text = text
    text.withUTF8 { bytes in
      // An empty text has no address, and SQLite takes that for NULL.
      let start = bytes.baseAddress.map { UnsafeRawPointer($0) }
      withUnsafeBytes(of: UInt8(0)) { empty in
        _ = sqlite3_bind_text64(
          statement, index,
          (start ?? empty.baseAddress)?.assumingMemoryBound(to: CChar.self),
          sqlite3_uint64(bytes.count), Self.copying, UInt8(SQLITE_UTF8))
      }
    }
  }

  func bind(_ index: Int32, _ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress, !bytes.isEmpty {
        _ = sqlite3_bind_blob64(
          statement, index, start, sqlite3_uint64(bytes.count), Self.copying)
      } else {
        sqlite3_bind_zeroblob(statement, index, 0)
      }
    }
  }

  /// Runs the statement with what was bound.
  /// - Throws: SQLite's error.
  func run() throws {
    let code = sqlite3_step(statement)
    guard code != SQLITE_DONE, code != SQLITE_ROW else {
      sqlite3_reset(statement)
      return
    }
    let reason = sqlite3_errmsg(sqlite3_db_handle(statement)).map { String(cString: $0) }
    sqlite3_reset(statement)
    throw DatabaseError(resultCode: ResultCode(rawValue: code), message: reason)
  }

  /// SQLite's word for: the bytes are copied.
  private static let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
