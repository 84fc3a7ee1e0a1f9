internal import GRDB

extension RowSum {
  /// The hash over the stored rows at `place`, as `DerivedRows` adds it up when it writes them.
  static func stored(_ db: Database, at place: Place) throws -> RowSum {
    var sum = RowSum()
    var row = RowBytes()
    let names = try EntityNames(db)
    // All rows are those of the only revision: to read on is less than to look each of them up, and a
    // plus keeps SQLite from its index.
    let isOnly = try Int.fetchOne(db, sql: "SELECT count(*) FROM revision") == 1
    let lane = isOnly ? "+n.lane" : "n.lane"
    func rows(
      _ sql: String, _ read: (StatementColumns, EntityName) throws -> Void
    ) throws {
      let columns = StatementColumns(try db.cachedStatement(sql: sql))
      columns.begin([place.lane, place.seq])
      defer { columns.leave() }
      while try columns.next() {
        try read(columns, names.name(of: columns.integer(0)))
        sum.add(row)
      }
    }
    try rows(
      """
      SELECT n.entity, c.seal FROM entity_change n LEFT JOIN content c ON c.id = n.content
      WHERE \(lane) = ? AND n.seq = ?
      """
    ) { row.entityChange($1, content: try $0.integerOrNull(1)) }
    try rows(
      """
      SELECT n.scene, n.key, t.members FROM scene_key n
      LEFT JOIN configuration_set t ON t.id = n.configurationSet WHERE \(lane) = ? AND n.seq = ?
      """
    ) { row.sceneKey($1, key: try $0.bytesOrNull(1), members: try $0.textOrNull(2)) }
    try rows(
      """
      SELECT n.view, n.component, v.seal, n.low, n.high FROM frame_span n
      LEFT JOIN vector v ON v.id = n.vector WHERE \(lane) = ? AND n.seq = ?
      """
    ) {
      row.frameSpan(
        $1, component: try $0.integer(1), vector: try $0.integerOrNull(2),
        low: try $0.integerOrNull(3), high: try $0.integerOrNull(4))
    }
    try rows(
      """
      SELECT n.entity, v.seal, w.seal FROM location_span n LEFT JOIN vector v ON v.id = n.lines
      LEFT JOIN vector w ON w.id = n.columns WHERE \(lane) = ? AND n.seq = ?
      """
    ) { row.locationSpan($1, lines: try $0.integerOrNull(1), columns: try $0.integerOrNull(2)) }
    return sum
  }
}

/// The names of stored entities. Rows come in the order of their entities, so that what the last one
/// has in common with the next is read once.
final class EntityNames {
  private let entities: StatementColumns
  private let paths: StatementColumns
  private let uids: StatementColumns
  private var last: (entity: Int64, name: EntityName)?
  private var owner: (document: Int64, scene: Int64?, name: EntityName.Owner)?

  init(_ db: Database) throws {
    func columns(_ sql: String) throws -> StatementColumns {
      StatementColumns(try db.cachedStatement(sql: sql))
    }
    entities = try columns("SELECT document, owner, kind, uid FROM entity WHERE id = ?")
    paths = try columns("SELECT path FROM document WHERE id = ?")
    uids = try columns("SELECT uid FROM entity WHERE id = ?")
  }

  /// - Throws: `damaged` when the entity, its owner or its document is missing.
  func name(of entity: Int64) throws -> EntityName {
    if let last, last.entity == entity { return last.name }
    defer { entities.leave() }
    guard try entities.find(entity) else { throw missing("entity \(entity)") }
    let owner = try owner(entities.integer(0), entities.integerOrNull(1))
    let name = try EntityName(owner, kind: entities.integer(2), uid: entities.text(3))
    last = (entity, name)
    return name
  }

  private func owner(_ document: Int64, _ scene: Int64?) throws -> EntityName.Owner {
    if let owner, owner.document == document, owner.scene == scene { return owner.name }
    let name = try EntityName.Owner(
      path: text(of: document, in: paths, "document"),
      scene: scene.map { try text(of: $0, in: uids, "entity") })
    owner = (document, scene, name)
    return name
  }

  private func text(of number: Int64, in columns: StatementColumns, _ table: String) throws
    -> String
  {
    defer { columns.leave() }
    guard try columns.find(number) else { throw missing("\(table) \(number)") }
    return try columns.text(0)
  }

  private func missing(_ row: String) -> StoreError {
    .damaged(path: row, detail: "it is missing")
  }
}
