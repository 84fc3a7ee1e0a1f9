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
