internal import LayoutStore

/// How large a store is, and of what.
package struct StoreReport: Sendable, Hashable {
  package var fileBytes: Int
  package var revisionCount: Int
  package var documentCount: Int
  /// Bytes by table or index, largest first.
  package var tables: [(name: String, bytes: Int)] { names.map { ($0.name, $0.bytes) } }
  private var names: [Table]

  private struct Table: Sendable, Hashable {
    var name: String
    var bytes: Int
  }

  init(_ statistics: StoreStatistics) {
    fileBytes = statistics.fileBytes
    revisionCount = statistics.revisions
    documentCount = statistics.documents
    names = statistics.tables.map { Table(name: $0.name, bytes: $0.bytes) }
  }
}

/// Rows of a store that nothing needs any more.
package struct GarbageReport: Sendable, Hashable {
  /// Records and frame vectors.
  package var rowCount: Int
  /// Their size, without the room between rows.
  package var bytes: Int
}

/// The settings that the store's safety stands on, as read back.
package struct DoctorReport: Sendable, Hashable {
  /// Name and value, in a fixed order.
  package var settings: [[String]]
  /// Known faults of this machine's SQLite and why they do not matter here, or what to do.
  package var notes: [String]
  package var isSafe: Bool
}

extension Workspace {
  /// Counts what the store holds, and the room it takes.
  package func stats() throws -> StoreReport { StoreReport(try store.stats()) }

  /// The settings the store is kept under, and what may do harm.
  package func doctor() throws -> DoctorReport {
    let found = try store.doctor()
    return DoctorReport(
      settings: [
        ["sqlite", found.sqliteVersion], ["journal", found.journalMode],
        ["synchronous", found.synchronous == 2 ? "FULL" : String(found.synchronous)],
        ["trusts schema", found.trustsSchema ? "yes" : "no"],
        ["defensive", found.isDefensive ? "yes" : "no"],
        ["checks cells", found.checksCells ? "yes" : "no"],
        ["memory map", found.mappedBytes == 0 ? "off" : "\(found.mappedBytes) bytes"],
        ["page size", "\(found.pageSize) bytes"],
        ["foreign keys", found.checksForeignKeys ? "checked" : "not checked"],
        ["schema version", String(found.schemaVersion)], ["lock", found.lockPath],
      ],
      notes: found.notes,
      isSafe: found.synchronous >= 2 && found.checksForeignKeys && found.isDefensive
        && found.checksCells && !found.trustsSchema && found.mappedBytes == 0)
  }

  /// Writes a consistent copy of the store to a path where nothing is yet.
  public func backup(to path: String) throws { try store.backup(to: path) }

  /// Makes a store at a path where nothing is yet out of a backup, which is verified in full first.
  public static func restore(from backup: String, to path: String) throws -> Workspace {
    Workspace(store: try DocumentStore.restore(from: backup, to: path))
  }

  /// Deletes what no revision needs any more and packs the file; documents are never deleted.
  /// - Parameter isDry: only counts.
  package func collectGarbage(isDry: Bool) throws -> GarbageReport {
    let garbage = try store.collectGarbage(dryRun: isDry)
    return GarbageReport(rowCount: garbage.contents + garbage.vectors, bytes: garbage.bytes)
  }

  /// A note of the newest revision of every branch that only who has the key can have made; see
  /// ``problems(againstHeads:key:)``.
  /// - Throws: `shortKey`.
  package func signedHeads(key: [UInt8]) throws -> String {
    try checkKey(key)
    return try store.signedHeads(key: key)
  }

  /// Signs that the store is not a continuation of the state a note was made of: it was put
  /// back, or written anew, or the note was altered. Empty: it is one.
  /// - Throws: `shortKey`.
  package func problems(againstHeads note: String, key: [UInt8]) throws -> [String] {
    try checkKey(key)
    return try store.problems(againstHeads: note, key: key)
  }

  private func checkKey(_ key: [UInt8]) throws {
    guard key.count >= SignedHeads.shortestKey else {
      throw WorkspaceError.shortKey(shortest: SignedHeads.shortestKey)
    }
  }

  /// Brings a store of an older Keyline up to date, after a copy beside it.
  /// - Returns: the schema versions before and after, equal when no step was to be done; and whether
  ///   the views of the query contract were another build's and are this one's now.
  public static func migrate(path: String) throws -> (from: Int, to: Int, renewsViews: Bool) {
    try DocumentStore.migrate(path: path)
  }
}
