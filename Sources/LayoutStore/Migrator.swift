internal import Foundation
internal import GRDB
internal import Migrations

/// Runs the steps of a schema: forward only, each in its own transaction, the version last.
struct Migrator {
  let path: String
  let queue: DatabaseQueue
  let schema: Schema

  /// Makes an empty store, whole or not at all.
  func create() throws {
    try queue.writeWithoutTransaction { db in
      // Small pages: an empty store has forty of them, and most histories are short.
      try db.execute(sql: "PRAGMA page_size = 1024")
      try db.inTransaction(.immediate) {
        for migration in schema.migrations { try apply(migration, db) }
        // What its hashes are made of, SQL cannot compute.
        try Ledger(db: db).renew()
        try StoredViews(db: db).renew()
        try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
        try db.execute(sql: "PRAGMA user_version = \(schema.version)")
        let main = try Lanes(db: db).insert(name: "main", parent: nil, forkSeq: 0)
        try Settings(db: db).set("lane", to: String(main))
        return .commit
      }
    }
  }

  /// Brings an older store up to date, after a backup beside it (`<path>.v15.backup`).
  func migrate() throws {
    let version = try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
    guard version < schema.version else { return }
    try queue.read { db in
      try SchemaCheck(schema: schema).compare(db, version: version, path: path)
      try Self.checkRecords(db, schema.steps(upTo: version), path: path)
    }
    let backup = "\(path).v\(version).backup"
    if !FileManager.default.fileExists(atPath: backup) { try makeBackup(backup) }
    try queue.writeWithoutTransaction { db in
      // A table that others name can only be made again while their names are not looked up.
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      for (number, migration) in schema.migrations.enumerated().dropFirst(
        version - schema.first + 1)
      {
        try db.inTransaction(.immediate) {
          try apply(migration, db)
          if try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") != nil {
            throw StoreError.damaged(
              path: path, detail: "\(migration.id): a row names a missing one")
          }
          try db.execute(sql: "PRAGMA user_version = \(schema.first + number)")
          return .commit
        }
      }
      try db.execute(sql: "PRAGMA foreign_keys = ON")
    }
  }

  /// Replaces the views of another build by this one's. They hold no data, so no backup is made.
  func renewViews() throws {
    try queue.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try StoredViews(db: db).renew()
        return .commit
      }
    }
  }

  /// Under its name only when it is whole: a backup that was cut off must not pass for one.
  private func makeBackup(_ backup: String) throws {
    let unfinished = backup + ".unfinished"
    try? FileManager.default.removeItem(atPath: unfinished)
    try queue.writeWithoutTransaction {
      try $0.execute(sql: "VACUUM INTO ?", arguments: [unfinished])
    }
    try syncToDisk(unfinished)
    guard rename(unfinished, backup) == 0 else {
      throw StoreError.system(path: backup, reason: String(cString: strerror(errno)))
    }
    try syncToDisk(URL(fileURLWithPath: backup).deletingLastPathComponent().path)
  }

  private func apply(_ migration: Schema.Migration, _ db: Database) throws {
    try db.execute(sql: migration.sql)
    let time = Int64(Date().timeIntervalSince1970)
    try db.execute(
      sql: "INSERT INTO schema_migration VALUES (?, ?, ?, ?, ?)",
      arguments: [
        migration.id, migration.sha256, time, DocumentStore.keylineVersion,
        Self.seal(migration.id, migration.sha256, time, DocumentStore.keylineVersion),
      ])
  }

  /// Refuses a store whose recorded migrations are not the expected ones.
  static func checkRecords(
    _ db: Database, _ expected: ArraySlice<Schema.Migration>, path: String
  ) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, sha256, appliedAt, appVersion, seal FROM schema_migration ORDER BY id")
    guard rows.count == expected.count else {
      throw StoreError.foreignSchema(
        path: path, object: "\(rows.count) recorded migrations instead of \(expected.count)")
    }
    for (row, migration) in zip(rows, expected) {
      let id: String = try row.at(0)
      guard id == migration.id, try row.at(1) == migration.sha256 else {
        throw StoreError.foreignSchema(path: path, object: "migration \(id) differs")
      }
      guard try row.at(4) == seal(row.at(0), row.at(1), row.at(2), row.at(3)) else {
        throw StoreError.damaged(path: path, detail: "schema_migration \(migration.id)")
      }
    }
  }

  private static func seal(_ id: String, _ sha256: String, _ time: Int64, _ version: String)
    -> Int64
  {
    var seal = Seal("schema_migration")
    seal.add(id)
    seal.add(sha256)
    seal.add(time)
    seal.add(version)
    return seal.value
  }
}

extension DocumentStore {
  /// Brings an older store up to date, after a backup beside it (`<path>.v15.backup`).
  ///
  /// Each step is a transaction: cut off, the next call goes on where this one stopped.
  /// - Returns: the schema versions before and after, equal when no step was to be done; and whether
  ///   the views of the query contract were another build's and are this one's now.
  package static func migrate(path: String) throws -> (from: Int, to: Int, renewsViews: Bool) {
    let opening = Opening(
      path: path, access: .readWrite, lock: WriterLock(storePath: path), lockTimeout: 10)
    let before = try opening.checkHeader()
    let views =
      before == Schema.current.version
      ? try DocumentStore(path: path, access: .readOnly).foreignViews() : 0
    _ = try DocumentStore(path: path, access: .readWrite)
    return (before, try opening.checkHeader(), views > 0)
  }
}

/// Waits until a file's bytes are on the disk.
func syncToDisk(_ path: String) throws {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0, fsync(descriptor) == 0 else {
    let reason = String(cString: strerror(errno))
    if descriptor >= 0 { close(descriptor) }
    throw StoreError.system(path: path, reason: reason)
  }
  close(descriptor)
}
