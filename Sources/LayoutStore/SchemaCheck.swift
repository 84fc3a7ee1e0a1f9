internal import GRDB
internal import Migrations

/// Compares a file's schema with the one the migrations make.
struct SchemaCheck {
  let schema: Schema

  struct Object: Hashable {
    var type: String
    var name: String
    var table: String
    var sql: String
  }

  /// Refuses any table, index, view or trigger that is missing, altered or extra.
  ///
  /// The steps make no views; see `StoredViews`.
  func compare(_ db: Database, version: Int, path: String) throws {
    let found = try Self.objects(db).filter { $0.type != "view" }
    try compareSteps(found, version: version, path: path)
    try StoredViews(db: db).check(path: path)
  }

  private func compareSteps(_ found: Set<Object>, version: Int, path: String) throws {
    // Making the schema again to compare with costs more than a small commit; its hash is pinned.
    if version == schema.version, Self.digest(found).description == schema.objectsSHA256 { return }
    let expected = try expected(version: version)
    if let extra = found.subtracting(expected).min(by: { $0.name < $1.name }) {
      let known = expected.contains { $0.name == extra.name && $0.type == extra.type }
      throw StoreError.foreignSchema(
        path: path, object: "\(known ? "altered" : "unknown") \(extra.type) \(extra.name)")
    }
    if let missing = expected.subtracting(found).min(by: { $0.name < $1.name }) {
      throw StoreError.foreignSchema(path: path, object: "no \(missing.type) \(missing.name)")
    }
  }

  static func objects(_ db: Database) throws -> Set<Object> {
    let rows = try Row.fetchAll(
      db, sql: "SELECT type, name, tbl_name, coalesce(sql, '') FROM main.sqlite_schema")
    return Set(
      try rows.map {
        try Object(type: $0.at(0), name: $0.at(1), table: $0.at(2), sql: $0.at(3))
      })
  }

  /// SHA-256 over all objects, in the order of their kinds and names.
  static func digest(_ objects: Set<Object>) -> ContentHash {
    var hash = Seal("schema")
    for object in objects.sorted(by: { ($0.type, $0.name) < ($1.type, $1.name) }) {
      hash.add(object.type)
      hash.add(object.name)
      hash.add(object.table)
      hash.add(object.sql)
    }
    return hash.digest
  }

  /// The schema that the steps up to a version make, asked of SQLite itself in memory.
  func expected(version: Int) throws -> Set<Object> {
    let queue = try DatabaseQueue()
    return try queue.writeWithoutTransaction { db in
      for migration in schema.steps(upTo: version) { try db.execute(sql: migration.sql) }
      return try Self.objects(db)
    }
  }
}
