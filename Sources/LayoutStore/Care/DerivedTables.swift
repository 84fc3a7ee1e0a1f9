internal import GRDB
internal import Migrations

/// The tables that can be computed again, as a whole.
enum DerivedTables {
  static let names = [
    "configuration", "configuration_set", "constraint_item", "content", "derivation",
    "document_edit", "engine", "entity", "entity_change", "frame_span", "location_span",
    "regression", "scene_key", "vector",
  ]

  /// Drops them and makes them anew. No row is read, so that no damage to one matters.
  ///
  /// Foreign keys must be off: dropping a table would else look for rows that name its own.
  static func makeAgain(_ db: Database, _ schema: Schema) throws {
    let objects = try SchemaCheck(schema: schema).expected(version: schema.version)
      .filter { names.contains($0.table) && !$0.sql.isEmpty }
    for name in names { try db.execute(sql: "DROP TABLE \(name)") }
    for type in ["table", "index"] {
      for object in objects.sorted(by: { $0.name < $1.name }) where object.type == type {
        try db.execute(sql: object.sql)
      }
    }
    try Ledger(db: db).renew([.configuration, .configurationSet, .derivation, .engine])
  }
}

extension DocumentStore {
  /// Deletes everything that can be computed again; documents and revisions stay as they are.
  /// - Throws: `damaged` where pages of the derived tables are so damaged that SQLite cannot give
  ///   them back; see `withoutDerived`.
  package func dropDerived() throws {
    try whileWriting {
      try naming(path) {
        try queue.writeWithoutTransaction { db in
          try db.execute(sql: "PRAGMA foreign_keys = OFF")
          defer { try? db.execute(sql: "PRAGMA foreign_keys = ON") }
          try db.inTransaction(.immediate) {
            try DerivedTables.makeAgain(db, schema)
            return .commit
          }
        }
      }
    }
  }
}
