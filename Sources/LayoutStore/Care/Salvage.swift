internal import Foundation
internal import GRDB

extension DocumentStore {
  /// This store without anything derived, whatever has become of the derived tables.
  ///
  /// Mostly that is the same file. Where SQLite cannot even drop a table, the documents and
  /// revisions are copied to a new file, verified there, and the file takes the old one's place; the
  /// store it was asked of must then not be used any more.
  /// - Throws: `damaged` when documents or revisions are damaged themselves; then nothing changed.
  package func withoutDerived() throws -> DocumentStore {
    do {
      try dropDerived()
      return self
    } catch StoreError.damaged {
      return try whileWriting {
        try Salvage(store: self).replaceFile()
        return try DocumentStore(path: path, access: .readWrite, lockTimeout: lockTimeout)
      }
    }
  }
}

/// Copies what cannot be computed again into a new file.
private struct Salvage {
  let store: DocumentStore
  private var fresh: String { store.path + ".salvaged" }

  /// Rows are taken over in this order; those of a table that names another come after its.
  private static let tables = [
    "schema_migration", "lane", "lane_scope", "revision", "document", "artifact",
    "document_change", "brought_edit", "tag", "setting",
  ]
  /// Those of them whose rows are counted.
  private static let counted: [Ledger.Table] = [.brought, .lane, .revision, .setting, .tag]

  func replaceFile() throws {
    removeFresh()
    do {
      let copy = try DocumentStore.create(at: fresh, lockTimeout: store.lockTimeout)
      try naming(store.path) { try fill(copy) }
      if let problem = try copy.verify().problems.first {
        throw StoreError.damaged(path: store.path, detail: problem.description)
      }
      try copy.queue.close()
      try syncToDisk(fresh)
      try? store.queue.close()
      guard rename(fresh, store.path) == 0 else {
        throw StoreError.system(path: store.path, reason: String(cString: strerror(errno)))
      }
      try syncToDisk(URL(fileURLWithPath: store.path).deletingLastPathComponent().path)
      removeFresh()
    } catch {
      removeFresh()
      throw error
    }
  }

  private func fill(_ copy: DocumentStore) throws {
    try copy.queue.writeWithoutTransaction { target in
      try target.execute(sql: "PRAGMA foreign_keys = OFF")
      try target.inTransaction(.immediate) {
        for table in Self.tables.reversed() { try target.execute(sql: "DELETE FROM \(table)") }
        try store.queue.read { source in
          for table in Self.tables { try Self.copy(table, from: source, to: target) }
          // What was counted before decides whether all of it is there.
          for table in Self.counted {
            try target.execute(
              sql: "DELETE FROM ledger WHERE name = ?", arguments: [table.rawValue])
            try Self.copy(
              "ledger", from: source, to: target, where: "name = '\(table.rawValue)'")
          }
        }
        return .commit
      }
      try target.execute(sql: "PRAGMA foreign_keys = ON")
    }
  }

  private static func copy(
    _ table: String, from source: Database, to target: Database, where condition: String = "1"
  ) throws {
    let rows = try Row.fetchCursor(source, sql: "SELECT * FROM \(table) WHERE \(condition)")
    while let row = try rows.next() {
      let marks = row.databaseValues.map { _ in "?" }.joined(separator: ", ")
      let insert = try target.cachedStatement(sql: "INSERT INTO \(table) VALUES (\(marks))")
      try insert.execute(arguments: StatementArguments(row.databaseValues))
    }
  }

  private func removeFresh() {
    for end in ["", "-journal", ".lock"] {
      try? FileManager.default.removeItem(atPath: fresh + end)
    }
  }
}
