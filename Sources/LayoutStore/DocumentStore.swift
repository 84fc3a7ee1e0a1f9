internal import Foundation
internal import GRDB
internal import Migrations

/// The repository: documents with their whole history, and what was derived from them, in one file.
///
///     let store = try DocumentStore.create(at: "layouts.keyline")
///     let first = try store.commit(
///       RevisionDraft(expectedHead: nil, author: "Ada", time: 0, message: "Start",
///         changes: ["Main.storyboard": .put(bytes, .parsed, nil)]))
///     let same = try store.bytes(path: "Main.storyboard", at: first.id)
///
/// The file is an SQLite database. It is opened in rollback mode (`journal_mode=TRUNCATE`,
/// `synchronous=FULL`), not with a write-ahead log: SQLite before 3.51.3 can corrupt a database
/// whose log is reset by two connections at once, commands live for one commit, and a truncated
/// journal is synced before the commit is acknowledged, so that a power cut cannot bring it back.
/// Writers in different processes take turns through a lock on `<path>.lock`.
public final class DocumentStore: Sendable {
  /// The version of Keyline, as stores note it beside each step of their schema.
  package static let keylineVersion = "0.1.0"

  /// Where the file is.
  public let path: String
  public let access: Access
  /// Seconds that a write waits for another process.
  public let lockTimeout: Double
  /// Asked for names of revisions that are none of the store's own.
  package let foreignNames: ForeignNames
  let queue: DatabaseQueue
  let lock: WriterLock
  let schema: Schema
  let recent = RecentArtifacts()

  /// The purpose that a store is opened for.
  public enum Access: Sendable, Hashable {
    /// Migrates an older store, after a backup beside it, and makes the views of the query contract
    /// anew where they are another build's.
    case readWrite
    /// Never changes the file, except to roll back a write that was cut off.
    case readOnly
  }

  /// The ids of the git commits that a name stands for, the nearest first: the commit itself, then
  /// those before it. None for a name that git does not know either.
  public typealias ForeignNames = @Sendable (_ name: String) -> [String]

  /// Opens an existing store.
  ///
  /// Refuses, without touching the file: anything that is no Keyline store, a newer one, and one
  /// whose schema is not exactly what the migrations make.
  public convenience init(
    path: String, access: Access, lockTimeout: Double = 10,
    foreignNames: @escaping ForeignNames = { _ in [] }
  ) throws {
    try self.init(
      path: path, access: access, lockTimeout: lockTimeout, foreignNames: foreignNames,
      schema: .current)
  }

  /// The same with the schema of another build.
  init(
    path: String, access: Access, lockTimeout: Double = 10,
    foreignNames: @escaping ForeignNames = { _ in [] }, schema: Schema
  ) throws {
    self.path = path
    self.foreignNames = foreignNames
    self.access = access
    self.lockTimeout = lockTimeout
    self.schema = schema
    lock = WriterLock(storePath: path)
    queue = try Opening(
      path: path, access: access, lock: lock, lockTimeout: lockTimeout, schema: schema
    ).open()
  }

  /// Makes a new, empty store with the branch `main`.
  public static func create(at path: String, lockTimeout: Double = 10) throws -> DocumentStore {
    try Opening(
      path: path, access: .readWrite, lock: WriterLock(storePath: path), lockTimeout: lockTimeout
    ).create()
    return try DocumentStore(path: path, access: .readWrite, lockTimeout: lockTimeout)
  }

  /// The same file through a connection of its own, which takes turns with this one as another
  /// process would: what belongs together is written there, and nobody joins it by accident.
  package func anotherConnection() throws -> DocumentStore {
    try DocumentStore(
      path: path, access: access, lockTimeout: lockTimeout, foreignNames: foreignNames,
      schema: schema)
  }

  /// Runs `body` with no other process writing in between; writes inside it do not wait again.
  package func whileWriting<Value>(_ body: () throws -> Value) throws -> Value {
    guard access == .readWrite else { throw StoreError.readOnly(path: path) }
    return try lock.whileHeld(storePath: path, waiting: lockTimeout, body)
  }

  /// Keeps other writers waiting until ``letWritersGo()``, for longer than their `lockTimeout` as well: for
  /// a writer that several others came first to.
  package func holdWriters() throws {
    guard access == .readWrite else { throw StoreError.readOnly(path: path) }
    try lock.take(storePath: path, waiting: lockTimeout, isWholeTurn: true)
  }

  /// Ends what ``holdWriters()`` began.
  package func letWritersGo() { lock.letGo() }

  /// One consistent look at the store.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try naming(path) { try queue.read(body) }
  }

  /// One transaction, or a part of the batch that is open: all of `body`, or nothing.
  ///
  /// - Parameter provesReferences: `body` reads back what it wrote and finds every row that it refers to, as
  ///   `DerivationTable.verifyNew` does. SQLite then looks for none while rows are written, which is a
  ///   fifth to a third of the work on many.
  func write<Value>(
    provesReferences: Bool = false, _ body: (Database) throws -> Value
  ) throws -> Value {
    try whileWriting {
      try naming(path) {
        try queue.writeWithoutTransaction { db in
          // Within a transaction this cannot be changed.
          let isChecked = !provesReferences || db.isInsideTransaction
          if !isChecked { try db.execute(sql: "PRAGMA foreign_keys = OFF") }
          defer { if !isChecked { try? db.execute(sql: "PRAGMA foreign_keys = ON") } }
          var value: Value?
          let step: () throws -> Database.TransactionCompletion = {
            value = try body(db)
            return .commit
          }
          if db.isInsideTransaction {
            try db.inSavepoint(step)
          } else {
            try db.inTransaction(.immediate, step)
          }
          guard let value else { throw StoreError.verificationFailed("no transaction ran") }
          return value
        }
      }
    }
  }
}

/// Runs `body` with SQLite's errors turned into the store's.
func naming<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error as DatabaseError {
    throw StoreError(error, path: path)
  } catch is RowDecodingError {
    throw StoreError.damaged(path: path, detail: "a value has the wrong type")
  }
}

extension StoreError {
  init(_ error: DatabaseError, path: String) {
    let reason = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    switch error.resultCode.primaryResultCode {
    case .SQLITE_FULL: self = .diskFull(path: path)
    case .SQLITE_CORRUPT: self = .damaged(path: path, detail: reason)
    case .SQLITE_NOTADB: self = .notAStore(path: path, reason: reason)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self = .locked(path: path, holder: WriterLock(storePath: path).holder, waitedSeconds: 0)
    case .SQLITE_CANTOPEN: self = .system(path: path, reason: "cannot be opened")
    case .SQLITE_READONLY: self = .readOnly(path: path)
    default: self = .system(path: path, reason: reason)
    }
  }
}
