internal import GRDB
internal import LayoutModel

/// The revisions in which one view of a scene, a constraint on it or its frame changed, on a branch and those
/// that it began on.
///
/// A class, as it keeps what was read for one revision until the next asks for it.
final class ViewHistory {
  let db: Database
  let lane: Int64
  let path: DocumentPath
  let view: ObjectID
  let entity: Int64
  let owner: Int64
  let scene: ObjectID
  let document: Int64
  private let vectors: VectorTable
  private var configurations: [Int64: [String]] = [:]
  private var states: [Int64: StoredView] = [:]
  private lazy var lines = Result { try ViewLines(db, lane: lane, view: entity, scene: owner) }

  init(_ db: Database, _ lane: Int64, _ path: DocumentPath, _ view: ObjectID, _ row: Row) throws {
    self.db = db
    self.lane = lane
    self.path = path
    self.view = view
    entity = try row.at(0)
    owner = try row.at(1)
    scene = ObjectID(try row.at(2))
    document = try row.at(3)
    vectors = VectorTable(db: db)
  }

  /// A revision that touched the view.
  struct Touch {
    var place: Place
    /// The sum of what changed: 1 is the view, 2 a constraint on it, 4 its frame.
    var parts: Int64
    var revision: Revision
  }

  /// One for each scene that has, or had, a view of that id.
  static func found(
    _ db: Database, _ view: ObjectID, _ path: DocumentPath, _ scene: ObjectID?, _ lane: Int64
  ) throws -> [ViewHistory] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT e.id, o.id, o.uid, d.id FROM document d
        CROSS JOIN entity o ON o.document = d.id AND o.kind = \(EntityKind.scene)
          AND o.owner IS NULL
        CROSS JOIN entity e ON e.owner = o.id AND e.kind = \(EntityKind.view) AND e.uid = ?2
        WHERE d.path = ?1 AND (?3 IS NULL OR o.uid = ?3)
        """)
    return try Row.fetchAll(statement, arguments: [path.text, view.rawValue, scene?.rawValue])
      .map { try ViewHistory(db, lane, path, view, $0) }
  }

  /// Newest first.
  func touches() throws -> [ViewTouch] {
    try found().map {
      ViewTouch(
        revision: $0.revision, changesView: $0.parts & 1 != 0,
        changesConstraints: $0.parts & 2 != 0, changesFrames: $0.parts & 4 != 0)
    }
  }

  /// Newest first.
  ///
  /// The rows of one revision are joined here: SQLite would sort all rows twice to do so.
  func found() throws -> [Touch] {
    let statement = try db.cachedStatement(sql: Self.touchesSQL)
    let rows = try Row.fetchCursor(statement, arguments: [lane, entity])
    let columns = StatementColumns(statement)
    var found: [(place: Place, parts: Int64)] = []
    while try rows.next() != nil {
      found.append(
        (
          Place(lane: try columns.integer(0), seq: try columns.integer(1)),
          try columns.integer(2)
        ))
    }
    found.sort { $0.place.seq < $1.place.seq }
    var revisions = try RevisionLookup(db: db)
    var touches: [Touch] = []
    var next = 0
    while next < found.count {
      let place = found[next].place
      var parts: Int64 = 0
      while next < found.count, found[next].place == place {
        parts |= found[next].parts
        next += 1
      }
      touches.append(
        Touch(place: place, parts: parts, revision: try revisions.revision(at: place)))
    }
    return touches.reversed()
  }

  /// The rows of ``Touch``: lane, number and part, of the lane ?1 and the view ?2.
  static let touchesSQL = """
    SELECT n.lane, n.seq, 1 FROM lane_scope s CROSS JOIN entity_change n ON n.entity = ?2
      AND n.lane = s.ancestor AND n.seq <= s.maxSeq WHERE s.lane = ?1
    UNION ALL
    SELECT n.lane, n.seq, 2 FROM constraint_item i CROSS JOIN lane_scope s
    CROSS JOIN entity_change n ON n.entity = i.entity AND n.lane = s.ancestor
      AND n.seq <= s.maxSeq
    WHERE i.item = ?2 AND s.lane = ?1
    UNION ALL
    SELECT f.lane, f.seq, 4 FROM (
      SELECT column1 AS component FROM (VALUES
        \(FrameComponent.rows(FrameComponent.ofView)))) p
    CROSS JOIN lane_scope s CROSS JOIN frame_span f ON f.view = ?2
      AND f.component = p.component AND f.lane = s.ancestor AND f.seq <= s.maxSeq
    WHERE s.lane = ?1
    """

  func entry(_ touch: Touch, withConstraints: Bool) throws -> ViewHistoryEntry {
    let lines = try lines.get()
    let seq = touch.place.seq
    let before = try lines.states.value(at: seq - 1).map { try state($0) }
    let after = try lines.states.value(at: seq).map { try state($0) }
    return ViewHistoryEntry(
      revision: touch.revision, before: before, after: after,
      constraints: withConstraints && touch.parts & 2 != 0 ? try constraints(at: seq) : [],
      frames: touch.parts & 4 != 0 ? try frames(at: seq, lines) : [],
      edits: try EditTable(db: db).edits(at: touch.place, document: document, concerning: view))
  }

  /// The view as a content describes it.
  private func state(_ content: Int64) throws -> StoredView {
    if let known = states[content] { return known }
    let statement = try db.cachedStatement(sql: "SELECT data, seal FROM content WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [content]) else {
      throw StoreError.damaged(path: "content \(content)", detail: "it is missing")
    }
    let text = try ReadChecks.content(row.at(0), seal: row.at(1))
    let state = try SceneReader(db: db, place: Place(lane: lane, seq: Lanes.all))
      .view(id: view, scene: scene, path: path, record: text)
    states[content] = state
    return state
  }

  private func constraints(at seq: Int64) throws -> [ViewHistoryEntry.ConstraintChange] {
    let before = Place(lane: lane, seq: seq - 1)
    let after = Place(lane: lane, seq: seq)
    let reader = SceneReader(db: db, place: after)
    var changes: [ViewHistoryEntry.ConstraintChange] = []
    for constraint in try ConstraintItems(db: db).constraints(of: entity) {
      let texts = try (content(of: constraint, at: before), content(of: constraint, at: after))
      guard texts.0 != texts.1 else { continue }
      let sides = try (
        self.constraint(constraint, texts.0, reader), self.constraint(constraint, texts.1, reader)
      )
      guard sides.0 != nil || sides.1 != nil else { continue }
      changes.append(.init(before: sides.0, after: sides.1))
    }
    return changes.sorted {
      ($0.after ?? $0.before).map(\.id) ?? "" < ($1.after ?? $1.before).map(\.id) ?? ""
    }
  }

  private func content(of entity: Int64, at place: Place) throws -> String? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT c.data, c.seal FROM entity e JOIN content c ON c.id = \(EntityTable.contentNow)
        WHERE e.id = ?3
        """)
    return try Row.fetchOne(statement, arguments: [place.lane, place.seq, entity]).map {
      try ReadChecks.content($0.at(0), seal: $0.at(1))
    }
  }

  /// A constraint's state, if it names the view in it.
  private func constraint(_ entity: Int64, _ text: String?, _ reader: SceneReader) throws
    -> StoredConstraint?
  {
    guard let text else { return nil }
    let uid = try db.cachedStatement(sql: "SELECT uid FROM entity WHERE id = ?")
    let id = ObjectID(try String.fetchOne(uid, arguments: [entity]) ?? "")
    let constraint = try reader.constraint(id: id, scene: scene, path: path, record: text)
    return constraint.firstItem == view || constraint.secondItem == view ? constraint : nil
  }

  /// The view's frame before and after, on the configurations where it differs.
  private func frames(at seq: Int64, _ lines: ViewLines) throws -> [FrameChange] {
    let before = lines.frames.map { $0.value(at: seq - 1) }
    let after = lines.frames.map { $0.value(at: seq) }
    guard let old = lines.sets.value(at: seq - 1), let new = lines.sets.value(at: seq),
      before != after || old != new
    else { return [] }
    let was = try before.map { try $0.map { try vectors.values(of: $0) } ?? [] }
    let now = try after.map { try $0.map { try vectors.values(of: $0) } ?? [] }
    let names = try names(of: new)
    var places: [String: Int]?
    if old != new {
      places = Dictionary(
        try self.names(of: old).enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    }
    return names.enumerated().compactMap { index, name in
      guard let place = places.map({ $0[name] }) ?? index,
        let frame = Self.frame(now, index), let earlier = Self.frame(was, place), frame != earlier
      else { return nil }
      return FrameChange(
        scene: scene, view: view, configuration: name, before: earlier, after: frame)
    }
  }

  private func names(of set: Int64) throws -> [String] {
    if let known = configurations[set] { return known }
    let names = try ConfigurationTable(db: db).members(of: set).map(\.configuration.name)
    configurations[set] = names
    return names
  }

  /// The frame at an index of the components' values; nil where there is none.
  private static func frame(_ values: [[Int32]], _ index: Int) -> Frame? {
    func part(_ number: Int) -> Int32 {
      index < values[number].count ? values[number][index] : 0
    }
    guard FrameState.hasFrame(part(4)) else { return nil }
    return Frame(
      x: part(0).points, y: part(1).points, width: part(2).points, height: part(3).points)
  }
}
