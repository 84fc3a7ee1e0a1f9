internal import GRDB

/// Entities and the states they have from a revision on.
struct EntityTable {
  let db: Database

  struct State {
    var entity: Int64
    /// Seal of the content it has now; nil = gone.
    var seal: Int64?
  }

  /// A scalar query: the content an entity `e` has at lane ?1 and sequence ?2.
  static let contentNow = """
    (SELECT n.content FROM lane_scope s CROSS JOIN entity_change n ON n.entity = e.id
      AND n.lane = s.ancestor AND n.seq <= min(?2, s.maxSeq)
    WHERE s.lane = ?1 ORDER BY s.maxSeq DESC, n.seq DESC LIMIT 1)
    """

  /// What belongs to a document itself: its own entity, its scenes, its unresolved constraints.
  func states(document: Int64, at place: Place) throws -> [EntityKey: State] {
    try states("e.owner IS NULL AND e.document = ?3", [place.lane, place.seq, document])
  }
  /// What belongs to a scene.
  func states(owner: Int64, at place: Place) throws -> [EntityKey: State] {
    try states("e.owner = ?3", [place.lane, place.seq, owner])
  }

  private func states(_ condition: String, _ arguments: StatementArguments) throws
    -> [EntityKey: State]
  {
    let statement = try db.cachedStatement(
      sql: """
        SELECT e.id, e.kind, e.uid, c.seal FROM entity e
        LEFT JOIN content c ON c.id = \(Self.contentNow) WHERE \(condition)
        """)
    var result: [EntityKey: State] = [:]
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    while let row = try rows.next() {
      guard let kind = EntityKind(rawValue: try row.at(1)) else { continue }
      result[EntityKey(kind: kind, uid: try row.at(2))] = try State(
        entity: row.at(0), seal: row.at(3))
    }
    return result
  }

  /// Makes the states at `place` those of `wanted`, one row for each that differs.
  ///
  /// Returns the entity of every key that is alive afterwards, and the keys whose state is new.
  @discardableResult
  func write(
    _ wanted: [EntityKey: String], over current: [EntityKey: State], document: Int64,
    owner: Int64?, at place: Place
  ) throws -> (alive: [EntityKey: Int64], changed: Set<EntityKey>) {
    var alive: [EntityKey: Int64] = [:]
    var changed: Set<EntityKey> = []
    alive.reserveCapacity(wanted.count)
    // Sorted, so that numbers do not depend on the order of a dictionary.
    for (key, text) in wanted.sorted(by: { $0.key < $1.key }) {
      let seal = Seal.of(text)
      let state = current[key]
      let entity = try state?.entity ?? insert(key, document: document, owner: owner)
      alive[key] = entity
      if state?.seal != seal {
        try record(entity, content: try content(text, seal: seal), at: place)
        changed.insert(key)
      }
    }
    for (key, state) in current.sorted(by: { $0.key < $1.key })
    where state.seal != nil && wanted[key] == nil {
      try record(state.entity, content: nil, at: place)
    }
    return (alive, changed)
  }

  func insert(_ key: EntityKey, document: Int64, owner: Int64?) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO entity (document, owner, kind, uid) VALUES (?, ?, ?, ?)")
    try statement.execute(arguments: [document, owner, key.kind.rawValue, key.uid])
    return db.lastInsertedRowID
  }

  private func record(_ entity: Int64, content: Int64?, at place: Place) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO entity_change VALUES (?, ?, ?, ?)")
    try statement.execute(arguments: [entity, place.lane, place.seq, content])
  }

  /// The number of a state's text, stored now if it is new.
  func content(_ text: String, seal: Int64? = nil) throws -> Int64 {
    let seal = seal ?? Seal.of(text)
    let find = try db.cachedStatement(sql: "SELECT id FROM content WHERE seal = ? AND data = ?")
    if let known = try Int64.fetchOne(find, arguments: [seal, text]) { return known }
    let insert = try db.cachedStatement(sql: "INSERT INTO content (seal, data) VALUES (?, ?)")
    try insert.execute(arguments: [seal, text])
    return db.lastInsertedRowID
  }
}
