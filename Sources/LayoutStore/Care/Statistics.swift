internal import CSQLiteConfig
internal import Foundation
internal import GRDB
internal import GRDBSQLite

/// The size of a store and of its parts.
package struct StoreStatistics: Sendable, Hashable {
  package var fileBytes: Int
  package var revisions: Int
  package var documents: Int
  /// Bytes on pages by table or index, largest first.
  package var tables: [Table]

  /// The size of a table or index.
  package struct Table: Sendable, Hashable {
    package var name: String
    package var bytes: Int
  }
}

/// The settings of the store's connection as SQLite reports them, and the known faults of this SQLite.
package struct Diagnosis: Sendable, Hashable {
  package var sqliteVersion: String
  package var journalMode: String
  /// 2 = FULL.
  package var synchronous: Int
  package var trustsSchema: Bool
  /// Whether SQL is kept from changing the file's own structures.
  package var isDefensive: Bool
  /// Whether SQLite checks the cells of each page that it reads.
  package var checksCells: Bool
  /// Bytes of the file that are mapped into memory; 0 = none.
  package var mappedBytes: Int
  package var pageSize: Int
  package var checksForeignKeys: Bool
  package var schemaVersion: Int
  package var lockPath: String
  /// Known faults of this SQLite and why they do not matter here, or what to do.
  package var notes: [String]
}

extension DocumentStore {
  /// The SQLite this program is linked to, such as `3.40.1`.
  package static var sqliteVersion: String { String(cString: sqlite3_libversion()) }

  /// Counts what the store holds, and its size.
  package func stats() throws -> StoreStatistics {
    try read { db in
      func number(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
      let tables = try Row.fetchAll(
        db,
        sql: """
          SELECT name, sum(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC, 1
          """
      ).map { try StoreStatistics.Table(name: $0.at(0), bytes: $0.at(1)) }
      return StoreStatistics(
        fileBytes: try number("PRAGMA page_count") * number("PRAGMA page_size"),
        revisions: try number("SELECT count(*) FROM revision"),
        documents: try number("SELECT count(*) FROM document"), tables: tables)
    }
  }

  /// Reads back the settings that keep data safe.
  package func doctor() throws -> Diagnosis {
    try naming(path) {
      try queue.writeWithoutTransaction { db in
        func number(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
        let version = try String.fetchOne(db, sql: "SELECT sqlite_version()") ?? "unknown"
        var notes: [String] = []
        let parts = version.split(separator: ".").compactMap { Int($0) }
        if parts.lexicographicallyPrecedes([3, 51, 3]) {
          notes.append(
            "SQLite \(version) can corrupt a write-ahead log that two connections reset at once "
              + "(fixed in 3.51.3); this store uses a rollback journal, which has no such fault")
        }
        return Diagnosis(
          sqliteVersion: version,
          journalMode: try String.fetchOne(db, sql: "PRAGMA journal_mode") ?? "unknown",
          synchronous: try number("PRAGMA synchronous"),
          trustsSchema: try number("PRAGMA trusted_schema") != 0,
          isDefensive: db.sqliteConnection.map { sqlite_config_is_defensive($0) == 1 } ?? false,
          checksCells: try number("PRAGMA cell_size_check") != 0,
          mappedBytes: try number("PRAGMA mmap_size"), pageSize: try number("PRAGMA page_size"),
          checksForeignKeys: try number("PRAGMA foreign_keys") != 0,
          schemaVersion: try number("PRAGMA user_version"), lockPath: lock.path, notes: notes)
      }
    }
  }
}
