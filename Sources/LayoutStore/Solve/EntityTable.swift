internal import GRDB

/// Entities and the states they have from a revision on.
struct EntityTable {
  let db: Database
  let rows: DerivedRows
  private let contents = KnownNumbers<WideSeal>()
  private let found: StatementColumns
  private let new: RowWriter

  init(db: Database, rows: DerivedRows) throws {
    self.db = db
    self.rows = rows
    found = StatementColumns(
      try db.cachedStatement(sql: "SELECT id, data FROM content WHERE seal = ?"))
    new = try RowWriter(db, sql: "INSERT INTO content (seal, data) VALUES (?, ?)")
  }

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

  /// The states of a document itself: its own entity, its scenes, its unresolved constraints.
  func states(document: Int64, at place: Place) throws -> [EntityKey: State] {
    try states("e.owner IS NULL AND e.document = ?3", [place.lane, place.seq, document])
  }
  /// The states of a scene.
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

  /// Makes the states those of `wanted`, one row for each that differs.
  ///
  /// - Parameters:
  ///   - wanted: in the order of their keys, so that numbers do not depend on anything else.
  ///   - current: the states before.
  ///   - document: whose entities they are.
  ///   - owner: the scene that they belong to; nil: the document itself.
  ///   - name: what the names of the entities have in common.
  /// - Returns: for every one of `wanted` its entity and whether its state is new.
  @discardableResult
  func write(
    _ wanted: [EntityRecord], over current: [EntityKey: State], document: Int64,
    owner: Int64?, named name: EntityName.Owner
  ) throws -> [Written] {
    var written: [Written] = []
    written.reserveCapacity(wanted.count)
    for record in wanted {
      let state = current.isEmpty ? nil : current[record.key]
      let entity = try state?.entity ?? rows.entity(record.key, document: document, owner: owner)
      let isNew = state?.seal != record.seal.value
      if isNew {
        try rows.change(
          of: entity, named: EntityName(name, record.key),
          to: (try content(record.text, record.seal), record.seal.value))
      }
      written.append(Written(entity: entity, isNew: isNew))
    }
    guard !current.isEmpty else { return written }
    let keys = Set(wanted.map(\.key))
    for (key, state) in current.sorted(by: { $0.key < $1.key })
    where state.seal != nil && !keys.contains(key) {
      try rows.change(of: state.entity, named: EntityName(name, key), to: nil)
    }
    return written
  }

  struct Written {
    var entity: Int64
    var isNew: Bool
  }

  /// The number of a state's text, stored now if it is new.
  func content(_ text: String, _ seal: WideSeal? = nil) throws -> Int64 {
    let seal = seal ?? Seal.wide(of: text)
    return try contents.number(of: seal) {
      if let known = try stored(text, seal.value) { return known }
      new.bind(1, seal.value)
      new.bind(2, text)
      try new.run()
      return db.lastInsertedRowID
    }
  }

  private func stored(_ text: String, _ seal: Int64) throws -> Int64? {
    defer { found.leave() }
    var isThere = try found.find(seal)
    while isThere {
      if try found.withUTF8(1, { $0.elementsEqual(text.utf8) }) { return try found.integer(0) }
      isThere = try found.next()
    }
    return nil
  }
}

/// The new state of an entity, with its seal.
struct EntityRecord: Sendable {
  var key: EntityKey
  var text: String
  var seal: WideSeal

  init(_ key: EntityKey, _ text: String) {
    self.key = key
    self.text = text
    seal = Seal.wide(of: text)
  }

  /// In the order of their keys.
  static func sorted(_ records: [EntityKey: String]) -> [EntityRecord] {
    sorted(records.map { ($0.key, $0.value) })
  }

  /// The same of records that all have different keys.
  static func sorted(_ records: [(key: EntityKey, text: String)]) -> [EntityRecord] {
    // Places are moved, not records, and numbers tell most of them apart.
    let ranks = records.map(\.key.rank)
    let order = records.indices.sorted { left, right in
      ranks[left] != ranks[right]
        ? ranks[left] < ranks[right] : records[left].key < records[right].key
    }
    return order.map { EntityRecord(records[$0].key, records[$0].text) }
  }
}

/// Numbers of rows that one piece of work met, so that SQLite need not be asked for what many have.
final class KnownNumbers<Key: Hashable> {
  private var numbers: [Key: Int64] = [:]
  /// A bound on memory: a few megabytes.
  private let most = 1 << 16

  func number(of key: Key, finding: () throws -> Int64) throws -> Int64 {
    if let known = numbers[key] { return known }
    let number = try finding()
    if numbers.count >= most { numbers.removeAll(keepingCapacity: true) }
    numbers[key] = number
    return number
  }
}
