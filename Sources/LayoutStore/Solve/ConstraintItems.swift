internal import GRDB
internal import LayoutModel

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
  ///   - known: every entity the scene had before, alive or not.
  ///   - alive: every entity it has now.
  func write(
    _ constraints: [(key: EntityKey, constraint: LayoutConstraint)], scene: Int64,
    known: [EntityKey: EntityTable.State], alive: [EntityKey: Int64]
  ) throws {
    let insert = try db.cachedStatement(sql: "INSERT OR IGNORE INTO constraint_item VALUES (?, ?)")
    for (key, constraint) in constraints {
      guard let entity = alive[key] else { continue }
      for id in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
        for kind in [EntityKind.view, .guide] {
          let item = EntityKey(kind: kind, uid: id.rawValue)
          guard let number = alive[item] ?? known[item]?.entity else { continue }
          try insert.execute(arguments: [number, entity])
        }
      }
    }
    // A new view may have the id that an older state of a constraint named.
    guard !known.isEmpty else { return }
    let fresh = alive.filter {
      ($0.key.kind == .view || $0.key.kind == .guide) && known[$0.key] == nil
    }
    for number in fresh.values.sorted() {
      let statement = try db.cachedStatement(
        sql: "INSERT OR IGNORE INTO constraint_item \(Self.expected) AND e.owner = ? AND i.id = ?")
      try statement.execute(arguments: [scene, number])
    }
  }

  /// The constraints that have ever named `view`.
  func constraints(of view: Int64) throws -> [Int64] {
    let statement = try db.cachedStatement(
      sql: "SELECT entity FROM constraint_item WHERE item = ? ORDER BY entity")
    return try Int64.fetchAll(statement, arguments: [view])
  }
}
