internal import Foundation
internal import GRDB
internal import LayoutModel

/// Reads scenes and what they hold at a place of history.
struct SceneReader {
  let db: Database
  let place: Place
  let vectors: VectorTable

  init(db: Database, place: Place) {
    self.db = db
    self.place = place
    vectors = VectorTable(db: db)
  }

  struct FoundScene {
    var entity: Int64
    var stored: StoredScene
    var set: Int64?
  }

  /// An entity that is alive, with its record.
  struct Found {
    var entity: Int64
    var key: EntityKey
    /// Empty for kinds whose records were not asked for.
    var data: String
    var location: SourceLocation?
  }

  func scenes(path: DocumentPath? = nil, scene: ObjectID? = nil) throws -> [FoundScene] {
    let documents = try Row.fetchAll(
      db, sql: "SELECT id, path FROM document WHERE ?1 IS NULL OR path = ?1 ORDER BY path",
      arguments: [path?.text])
    var result: [FoundScene] = []
    let keys = SceneKeyTable(db: db)
    for document in documents {
      for found in try alive(
        "e.owner IS NULL AND e.document = ?3", document.at(0), locatedBy: nil)
      where found.key.kind == .scene && (scene == nil || scene?.rawValue == found.key.uid) {
        let record = try decode(SceneRecord.self, found.data)
        let key = try keys.key(of: found.entity, at: place)
        result.append(
          FoundScene(
            entity: found.entity,
            stored: StoredScene(
              path: try document.at(1), scene: ObjectID(found.key.uid), title: record.title,
              kind: SceneKind(rawValue: record.kind), key: key?.key, location: found.location),
            set: key?.set))
      }
    }
    return result
  }

  /// The one scene of that path and id.
  func scene(path: DocumentPath, _ scene: ObjectID) throws -> FoundScene {
    guard let found = try scenes(path: path, scene: scene).first else {
      throw StoreError.unknownScene(scene.rawValue, path: path.text)
    }
    return found
  }

  /// The rows of documents themselves: their scenes and unresolved constraints.
  func documentContents() throws -> [Found] {
    try Int64.fetchAll(db, sql: "SELECT id FROM document ORDER BY path").flatMap {
      try alive("e.owner IS NULL AND e.document = ?3", $0, locatedBy: nil)
    }
  }

  /// - Parameter kinds: those whose records are read; nil for all. The others have their places only.
  func contents(of scene: FoundScene, reading kinds: [EntityKind]? = nil) throws -> [Found] {
    try alive("e.owner = ?3", scene.entity, locatedBy: scene, reading: kinds)
  }

  /// The records of a scene's findings, in no order and without places.
  func findings(of scene: FoundScene) throws -> [Found] {
    try unordered("e.owner = ?3 AND e.kind = \(EntityKind.finding)", scene.entity, nil)
  }

  /// The views of a scene, in no order, without their records.
  func views(in scene: FoundScene) throws -> [(id: ObjectID, entity: Int64)] {
    try unordered("e.owner = ?3 AND e.kind = \(EntityKind.view.rawValue)", scene.entity, [])
      .map { (ObjectID($0.key.uid), $0.entity) }
  }

  func views(of scene: FoundScene) throws -> [StoredView] {
    try contents(of: scene, reading: [.view]).filter { $0.key.kind == .view }.map { found in
      try view(
        id: ObjectID(found.key.uid), scene: scene.stored.scene, path: scene.stored.path,
        record: found.data, location: found.location)
    }
  }

  func view(
    id: ObjectID, scene: ObjectID, path: DocumentPath, record text: String,
    location: SourceLocation? = nil
  ) throws -> StoredView {
    let record = try decode(ViewRecord.self, text)
    return StoredView(
      id: id, path: path, scene: scene, parent: record.parent.map { ObjectID($0) },
      kind: ViewKind(rawValue: record.type), customClass: record.class, label: record.label,
      name: record.name, namePath: record.path, text: record.text,
      isTappable: record.tappable ?? false, isHidden: record.hidden ?? false, location: location)
  }

  func constraints(of scene: FoundScene) throws -> [StoredConstraint] {
    try contents(of: scene, reading: [.constraint]).filter { $0.key.kind == .constraint }
      .map { try constraint($0, scene) }
  }

  func constraint(_ found: Found, _ scene: FoundScene) throws -> StoredConstraint {
    try constraint(
      id: ObjectID(found.key.uid), scene: scene.stored.scene, path: scene.stored.path,
      record: found.data, location: found.location)
  }

  func constraint(
    id: ObjectID, scene: ObjectID, path: DocumentPath, record text: String,
    location: SourceLocation? = nil
  ) throws -> StoredConstraint {
    let record = try decode(ConstraintRecord.self, text)
    return StoredConstraint(
      id: id, path: path, scene: scene,
      owner: ObjectID(record.owner), firstItem: ObjectID(record.a),
      firstAttribute: record.aAttribute, relation: record.relation,
      secondItem: record.b.map { ObjectID($0) }, secondAttribute: record.bAttribute,
      multiplier: record.multiplier ?? 1, constant: record.constant,
      priority: record.priority ?? 1000, identifier: record.identifier, location: location)
  }

  /// The living rows under a document or scene, in document order.
  private func alive(
    _ condition: String, _ owner: Int64, locatedBy scene: FoundScene?,
    reading kinds: [EntityKind]? = nil
  ) throws -> [Found] {
    var found = try unordered(condition, owner, kinds)
    found.sort { $0.key < $1.key }
    let located = found.indices.filter { found[$0].key.kind.hasLocation }
    let holder = scene?.entity ?? found.first { $0.key.kind == .document }?.entity
    if let holder,
      let locations = try LocationTable(db: db, vectors: vectors).locations(
        of: holder, count: located.count, from: scene?.stored.location?.line ?? 0, at: place)
    {
      for (index, location) in zip(located, locations) { found[index].location = location }
    }
    func order(_ found: Found) -> SourceLocation {
      found.location ?? SourceLocation(line: .max, column: .max)
    }
    return found.sorted { order($0) == order($1) ? $0.key < $1.key : order($0) < order($1) }
  }

  /// The living rows under a document or scene, without places.
  private func unordered(
    _ condition: String, _ owner: Int64, _ kinds: [EntityKind]?
  ) throws -> [Found] {
    let data =
      kinds.map { kinds in
        let numbers = kinds.map { String($0.rawValue) }.joined(separator: ", ")
        return "CASE WHEN e.kind IN (\(numbers)) THEN c.data END"
      } ?? "c.data"
    let statement = try db.cachedStatement(
      sql: """
        SELECT e.id, e.kind, e.uid, \(data), c.seal FROM entity e
        JOIN content c ON c.id = \(EntityTable.contentNow) WHERE \(condition)
        """)
    var found: [Found] = []
    let rows = try Row.fetchCursor(statement, arguments: [place.lane, place.seq, owner])
    while let row = try rows.next() {
      guard let kind = EntityKind(rawValue: try row.at(1)) else { continue }
      let isRead = kinds?.contains(kind) ?? true
      try found.append(
        Found(
          entity: row.at(0), key: EntityKey(kind: kind, uid: row.at(2)),
          data: isRead ? ReadChecks.content(row.at(3), seal: row.at(4)) : ""))
    }
    return found
  }

  func decode<Record: Decodable>(_ type: Record.Type, _ text: String) throws -> Record {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw StoreError.damaged(path: "content", detail: "a record of \(type)")
    }
  }

  private struct SceneRecord: Decodable {
    var title: String
    var kind: String
  }
  private struct ViewRecord: Decodable {
    var type: String
    var `class`: String?
    var label: String?
    var name: String
    var path: String
    var parent: String?
    var text: String?
    var tappable: Bool?
    var hidden: Bool?
  }
  private struct ConstraintRecord: Decodable {
    var owner: String
    var a: String
    var aAttribute: String
    var relation: String
    var b: String?
    var bAttribute: String?
    var multiplier: Double?
    var constant: Double?
    var priority: Double?
    var identifier: String?
  }
}
