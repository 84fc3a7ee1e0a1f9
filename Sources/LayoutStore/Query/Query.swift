internal import Dispatch
internal import Foundation
internal import GRDB
internal import GRDBSQLite
public import LayoutModel
internal import Migrations
internal import Synchronization

extension DocumentStore {
  /// Runs one SELECT over the documented views, on a connection of its own that cannot write.
  ///
  /// The views are the contract `layout/1` (`Migrations/views.sql`):
  /// `revisions`, `tags`, `documents`, `screens`, `views`, `guides`, `constraints`, `variations`,
  /// `unresolved`, `configs`, `frames`, `findings`, `broken`, `assumptions`, `regressions`,
  /// `changes`, `frame_history`.
  ///
  /// `:r` and `:base` name revisions in any way `revision(matching:)` knows; they default to `HEAD`
  /// and to the first parent of `:r`. In a query that uses one of them, `screens`, `views`,
  /// `guides`, `constraints`, `variations` and `unresolved` hold these two revisions only and know
  /// their lines; in any other query they hold all revisions and `line` is NULL. `frames` answers for
  /// any revision that a query or a join asks for as `rev = id`, for the two where it asks for none, and
  /// refuses what searches among revisions otherwise; it decodes only the scenes that a query's
  /// equalities leave.
  ///
  /// SQLite stops between the steps of a statement. Inside of one function, such as `instr` over
  /// megabytes, nothing can stop it: the answer is then given up, and what is left of the statement
  /// runs out on a thread of its own that nobody waits for.
  /// - Throws: `queryRefused` for anything but one SELECT; `queryFailed` with SQLite's words;
  ///   `queryTimedOut` after `timeLimit` seconds, decoding included.
  public func query(
    sql: String, arguments: [String: SQLValue] = [:], rowLimit: Int = 10_000,
    timeLimit: Double = 10
  ) throws -> SQLAnswer {
    let request = try QueryRequest(sql: sql, arguments: arguments)
    let answer = PendingAnswer()
    DispatchQueue.global().async {
      answer.arrive(Result { try self.run(request, rowLimit: rowLimit, timeLimit: timeLimit) })
    }
    // SQLite's own stop comes first where it works, and says the same.
    guard let result = answer.wait(seconds: timeLimit + 0.25) else {
      throw StoreError.queryTimedOut(seconds: timeLimit)
    }
    return try result.get()
  }

  private func run(
    _ request: QueryRequest, rowLimit: Int, timeLimit: Double
  ) throws -> SQLAnswer {
    let queue = try naming(path) {
      try Opening(path: path, access: .readOnly, lock: lock, lockTimeout: lockTimeout)
        .connect(readOnly: true)
    }
    defer { try? queue.close() }
    let deadline = QueryDeadline(seconds: timeLimit)
    do {
      return try queue.writeWithoutTransaction { db in
        try deadline.watch(db)
        return try db.inReadTransaction {
          let bound = try QuerySnapshot(
            db: db, request: request, foreignNames: foreignNames
          ).prepare()
          try db.execute(sql: "PRAGMA query_only = ON")
          do {
            return try request.run(db, bound: bound, rowLimit: rowLimit)
          } catch {
            // SQLite only says that the table failed; the table says why.
            throw bound.frames?.failure ?? error
          }
        }
      }
    } catch let error as DatabaseError {
      if error.resultCode == .SQLITE_INTERRUPT, deadline.hasPassed {
        throw StoreError.queryTimedOut(seconds: timeLimit)
      }
      switch error.resultCode.primaryResultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_BUSY, .SQLITE_IOERR:
        throw StoreError(error, path: path)
      case .SQLITE_MISUSE:
        // The library's own words are about its own calls.
        let isAboutValues = error.message?.contains("argument") == true
        throw StoreError.queryRefused(
          reason: isAboutValues
            ? "values are given by name, as :name, not by ?" : "only one SELECT is run")
      default:
        throw StoreError.queryFailed(sql: request.sql, reason: error.message ?? "unknown")
      }
    }
  }
}

/// An answer that another thread may give in time.
private final class PendingAnswer: Sendable {
  private let result = Mutex<Result<SQLAnswer, any Error>?>(nil)
  private let hasArrived = DispatchSemaphore(value: 0)

  func arrive(_ answer: Result<SQLAnswer, any Error>) {
    result.withLock { $0 = answer }
    hasArrived.signal()
  }

  /// nil when it did not arrive in time.
  func wait(seconds: Double) -> Result<SQLAnswer, any Error>? {
    let milliseconds = Int(max(0, min(seconds, 86_400)) * 1000)
    guard hasArrived.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else {
      return nil
    }
    return result.withLock { $0 }
  }
}

extension Database {
  /// Runs `body` in one consistent view of the file.
  fileprivate func inReadTransaction<Value>(_ body: () throws -> Value) throws -> Value {
    try execute(sql: "BEGIN")
    defer { try? execute(sql: "ROLLBACK") }
    return try body()
  }
}

/// A checked query: one SELECT, with the words it uses.
struct QueryRequest {
  let sql: String
  let arguments: [String: SQLValue]
  /// Every name in the text, in lower case; parameters with their mark.
  let words: Set<String>

  init(sql: String, arguments: [String: SQLValue]) throws {
    self.sql = sql
    self.arguments = Dictionary(
      arguments.map { (Self.bare($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    guard sql.utf8.count <= 100_000 else {
      throw StoreError.queryRefused(reason: "it is longer than 100,000 bytes")
    }
    let words = Self.words(of: sql)
    self.words = Set(words)
    guard let first = words.first, ["select", "with", "values", "explain"].contains(first) else {
      throw StoreError.queryRefused(reason: "only one SELECT is run")
    }
    guard !self.words.contains("pragma_database_list") else {
      throw StoreError.queryRefused(reason: "where the store lies is no part of it")
    }
  }

  var usesBoundRevisions: Bool { words.contains(":r") || words.contains(":base") }

  func run(_ db: Database, bound: QuerySnapshot.Bound, rowLimit: Int) throws -> SQLAnswer {
    let statement = try db.makeStatement(sql: sql)
    guard statement.isReadonly else {
      throw StoreError.queryRefused(reason: "only one SELECT is run")
    }
    var values: [String: (any DatabaseValueConvertible)?] = [:]
    for word in words where word.hasPrefix(":") && word.utf8.count > 1 {
      let name = String(word.dropFirst())
      if name == "r" || name == "base" {
        // An absent revision is bound as NULL; a plain assignment would drop the name.
        values.updateValue(name == "r" ? bound.revision : bound.base, forKey: name)
      } else if let given = arguments.first(where: { $0.key.lowercased() == name }) {
        values[given.key] = given.value.databaseValue
      } else {
        throw StoreError.queryRefused(reason: "there is no value for :\(name)")
      }
    }
    let rows = try Row.fetchCursor(statement, arguments: StatementArguments(values))
    var result = SQLAnswer(columns: statement.columnNames, rows: [], isTruncated: false)
    while let row = try rows.next() {
      guard result.rows.count < rowLimit else {
        result.isTruncated = true
        break
      }
      result.rows.append(row.databaseValues.map(SQLValue.init))
    }
    return result
  }

  /// The names of a statement in order, without what stands in texts or comments.
  private static func words(of sql: String) -> [String] {
    var words: [String] = []
    var word = ""
    var closing: Unicode.Scalar?
    var previous: Unicode.Scalar = " "
    for scalar in sql.unicodeScalars {
      defer { previous = scalar }
      if let end = closing {
        // A closing mark of two characters, as of a block comment, is known by its last one.
        if scalar == end, end != "/" || previous == "*" { closing = nil }
        continue
      }
      let isName =
        scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
      if isName {
        word.unicodeScalars.append(scalar)
        continue
      }
      if !word.isEmpty { words.append(word.lowercased()) }
      word = [":", "@", "$"].contains(scalar) ? ":" : ""
      switch (previous, scalar) {
      case (_, "'"): closing = scalar
      case ("-", "-"): closing = "\n"
      case ("/", "*"): closing = "/"
      default: break
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  private static func bare(_ name: String) -> String {
    guard let first = name.first, [":", "@", "$"].contains(first) else { return name }
    return String(name.dropFirst())
  }
}

extension SQLValue {
  init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .blob(Array(data))
    }
  }
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .blob(let bytes): Data(bytes).databaseValue
    }
  }
}

/// Stops a connection's work when its time is up, and bounds what one statement may take.
private final class QueryDeadline {
  private let end: ContinuousClock.Instant

  init(seconds: Double) {
    end = ContinuousClock.now + .milliseconds(Int64(max(0, min(seconds, 86_400)) * 1000))
  }

  var hasPassed: Bool { ContinuousClock.now >= end }

  /// SQLite asks every thousand steps. The deadline must live as long as the connection works.
  func watch(_ db: Database) throws {
    let connection = db.sqliteConnection
    sqlite3_progress_handler(
      connection, 1000,
      { context in
        guard let context else { return 0 }
        let deadline = Unmanaged<QueryDeadline>.fromOpaque(context).takeUnretainedValue()
        return deadline.hasPassed ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 1 << 26)
    sqlite3_limit(connection, SQLITE_LIMIT_EXPR_DEPTH, 200)
  }
}
