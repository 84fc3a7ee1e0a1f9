internal import LayoutStore

/// How large a store is, and of what.
public struct StoreReport: Sendable, Hashable {
  public var fileBytes: Int
  public var revisionCount: Int
  public var documentCount: Int
  /// Bytes by table or index, largest first.
  public var tables: [(name: String, bytes: Int)] { names.map { ($0.name, $0.bytes) } }
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

/// The settings that the store's safety stands on, as read back.
public struct DoctorReport: Sendable, Hashable {
  /// Name and value, in a fixed order.
  public var settings: [[String]]
  /// Known faults of this machine's SQLite and why they do not matter here, or what to do.
  public var notes: [String]
  public var isSafe: Bool
}

extension Workspace {
  public func stats() throws -> StoreReport { StoreReport(try store.stats()) }

  public func doctor() throws -> DoctorReport {
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
}
