internal import GRDB

/// Writes the rows of a revision that belong to entities, and adds up their hashes.
final class DerivedRows {
  /// The hash over all that was written.
  private(set) var sum = RowSum()
  private let db: Database
  private let place: Place
  private var row = RowBytes()
  private let entities: RowWriter
  private let changes: RowWriter
  private let frames: RowWriter
  private let locations: RowWriter
  private let keys: RowWriter
  private let items: RowWriter

  init(_ db: Database, at place: Place) throws {
    self.db = db
    self.place = place
    entities = try RowWriter(
      db, sql: "INSERT INTO entity (document, owner, kind, uid) VALUES (?, ?, ?, ?)")
    changes = try RowWriter(db, sql: "INSERT INTO entity_change VALUES (?, ?, ?, ?)")
    frames = try RowWriter(db, sql: "INSERT INTO frame_span VALUES (?, ?, ?, ?, ?, ?, ?)")
    locations = try RowWriter(db, sql: "INSERT INTO location_span VALUES (?, ?, ?, ?, ?)")
    keys = try RowWriter(db, sql: "INSERT INTO scene_key VALUES (?, ?, ?, ?, ?)")
    items = try RowWriter(db, sql: "INSERT OR IGNORE INTO constraint_item VALUES (?, ?)")
  }

  /// A new entity; its number.
  func entity(_ key: EntityKey, document: Int64, owner: Int64?) throws -> Int64 {
    entities.bind(1, document)
    entities.bind(2, owner)
    entities.bind(3, key.kind.rawValue)
    entities.bind(4, key.uid)
    try entities.run()
    return db.lastInsertedRowID
  }

  /// The content that an entity has from now on, with its seal; nil = gone.
  func change(
    of entity: Int64, named name: EntityName, to content: (number: Int64, seal: Int64)?
  ) throws {
    begin(changes, entity)
    changes.bind(4, content?.number)
    try changes.run()
    row.entityChange(name, content: content?.seal)
    sum.add(row)
  }

  /// The vector that a component has from now on, with its number; nil = all zero.
  func frame(
    of entity: Int64, named name: EntityName, _ component: FrameComponent,
    to vector: (number: Int64, values: FrameVector)?
  ) throws {
    let low = vector?.values.low.map(Int64.init)
    let high = vector?.values.high.map(Int64.init)
    frames.bind(1, entity)
    frames.bind(2, component.rawValue)
    frames.bind(3, place.lane)
    frames.bind(4, place.seq)
    frames.bind(5, vector?.number)
    frames.bind(6, low)
    frames.bind(7, high)
    try frames.run()
    row.frameSpan(
      name, component: component.rawValue, vector: vector?.values.packed.seal, low: low,
      high: high)
    sum.add(row)
  }

  /// The vectors of lines and columns that an entity has from now on.
  func locations(
    of entity: Int64, named name: EntityName, _ packed: PackedLocations, lines: Int64?,
    columns: Int64?
  ) throws {
    begin(locations, entity)
    locations.bind(4, lines)
    locations.bind(5, columns)
    try locations.run()
    row.locationSpan(name, lines: packed.lines?.seal, columns: packed.columns?.seal)
    sum.add(row)
  }

  /// A scene's key and its set of configurations from now on.
  func key(
    of scene: Int64, named name: EntityName, _ key: ContentHash?,
    set: (number: Int64, text: String)?
  ) throws {
    begin(keys, scene)
    if let key { keys.bind(4, key.bytes) } else { keys.bind(4, nil) }
    keys.bind(5, set?.number)
    try keys.run()
    row.sceneKey(name, key: key?.bytes, members: set?.text)
    sum.add(row)
  }

  /// Which constraint names a view or guide; follows from the contents and has no hash of its own.
  func item(_ item: Int64, of constraint: Int64) throws {
    items.bind(1, item)
    items.bind(2, constraint)
    try items.run()
  }

  private func begin(_ writer: RowWriter, _ entity: Int64) {
    writer.bind(1, entity)
    writer.bind(2, place.lane)
    writer.bind(3, place.seq)
  }
}
