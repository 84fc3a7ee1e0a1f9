internal import GRDB

/// Which constraints have ever named a view or guide of their scene.
///
/// What `constraint_item` holds follows from the contents of the constraints, and is brought up to
/// date with every change of a scene: pairs are only ever added.
struct ConstraintItems {
  let db: Database

  /// The pairs that follow from the contents; `verify` compares them with the rows.
  static let expected = """
    SELECT DISTINCT i.id AS item, e.id AS entity FROM entity e
    JOIN entity_change n ON n.entity = e.id JOIN content c ON c.id = n.content
    JOIN entity i ON i.owner = e.owner AND i.kind IN (\(EntityKind.view), \(EntityKind.guide))
      AND i.uid IN (c.data ->> 'a', c.data ->> 'b')
    WHERE e.kind = \(EntityKind.constraint)
    """

  /// Adds what a scene's changed constraints name, and what older ones name that is new.
  ///
  /// - Parameters:
  ///   - scene: what is written of the scene.
  ///   - owner: its entity.
  ///   - known: every entity the scene had before, alive or not.
  ///   - written: the entity of each of the scene's records, and whether its state is new.
  ///   - rows: where rows are written.
  func write(
    _ scene: SceneRows, owner: Int64, known: [EntityKey: EntityTable.State],
    _ written: [EntityTable.Written], in rows: DerivedRows
  ) throws {
    for item in scene.items where written[item.constraint].isNew {
      for named in item.named {
        guard let number = named.record.map({ written[$0].entity }) ?? known[named.key]?.entity
        else { continue }
        try rows.item(number, of: written[item.constraint].entity)
      }
    }
    // A new view may have the id that an older state of a constraint named.
    guard !known.isEmpty else { return }
    let fresh = zip(scene.records, written).filter { record, _ in
      (record.key.kind == .view || record.key.kind == .guide) && known[record.key] == nil
    }
    guard !fresh.isEmpty else { return }
    try rows.flush()
    for number in fresh.map(\.1.entity).sorted() {
      let statement = try db.cachedStatement(
        sql: "INSERT OR IGNORE INTO constraint_item \(Self.expected) AND e.owner = ? AND i.id = ?")
      try statement.execute(arguments: [owner, number])
    }
  }

  /// The constraints that have ever named `view`.
  func constraints(of view: Int64) throws -> [Int64] {
    let statement = try db.cachedStatement(
      sql: "SELECT entity FROM constraint_item WHERE item = ? ORDER BY entity")
    return try Int64.fetchAll(statement, arguments: [view])
  }
}
