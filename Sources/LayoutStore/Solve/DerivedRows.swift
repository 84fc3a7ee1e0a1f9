internal import GRDB

/// Writes the rows of a revision that belong to entities, and adds up their hashes.
///
/// Rows wait until there are many of them, or until `flush`, which must be called before any of them is
/// read and at the end.
final class DerivedRows {
  /// The hash over all that was written.
  private(set) var sum = RowSum()
  private var row = RowBytes()
  private var entities: RowBatch<Entity>
  private var changes: RowBatch<Change>
  private var frames: RowBatch<Frame>
  private var locations: RowBatch<Location>
  private var keys: RowBatch<Key>
  private var items: RowBatch<Item>
  private var nextEntity: Int64
  private var waiting = 0

  /// Rows of all tables that wait at most.
  private static let most = 1 << 12

  private typealias Entity = (
    number: Int64, document: Int64, owner: Int64?, key: EntityKey
  )
  private typealias Change = (entity: Int64, content: Int64?)
  private typealias Frame = (
    entity: Int64, component: Int64, vector: Int64?, low: Int64?, high: Int64?
  )
  private typealias Location = (entity: Int64, lines: Int64?, columns: Int64?)
  private typealias Key = (scene: Int64, key: [UInt8]?, set: Int64?)
  private typealias Item = (item: Int64, constraint: Int64)

  init(_ db: Database, at place: Place) throws {
    // As SQLite numbers them by itself.
    nextEntity = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM entity") ?? 0) &+ 1
    entities = try RowBatch(
      db, sql: "INSERT INTO entity (id, document, owner, kind, uid)", width: 5
    ) { writer, at, row in
      writer.bind(at, row.number)
      writer.bind(at + 1, row.document)
      writer.bind(at + 2, row.owner)
      writer.bind(at + 3, row.key.kind.rawValue)
      writer.bind(at + 4, row.key.uid)
    }
    changes = try RowBatch(db, sql: "INSERT INTO entity_change", width: 4) { writer, at, row in
      writer.bind(at, row.entity, place)
      writer.bind(at + 3, row.content)
    }
    frames = try RowBatch(db, sql: "INSERT INTO frame_span", width: 7) { writer, at, row in
      writer.bind(at, row.entity)
      writer.bind(at + 1, row.component)
      writer.bind(at + 2, place.lane)
      writer.bind(at + 3, place.seq)
      writer.bind(at + 4, row.vector)
      writer.bind(at + 5, row.low)
      writer.bind(at + 6, row.high)
    }
    locations = try RowBatch(db, sql: "INSERT INTO location_span", width: 5) { writer, at, row in
      writer.bind(at, row.entity, place)
      writer.bind(at + 3, row.lines)
      writer.bind(at + 4, row.columns)
    }
    keys = try RowBatch(db, sql: "INSERT INTO scene_key", width: 5) { writer, at, row in
      writer.bind(at, row.scene, place)
      if let key = row.key { writer.bind(at + 3, key) } else { writer.bind(at + 3, nil) }
      writer.bind(at + 4, row.set)
    }
    items = try RowBatch(
      db, sql: "INSERT OR IGNORE INTO constraint_item", width: 2
    ) { writer, at, row in
      writer.bind(at, row.item)
      writer.bind(at + 1, row.constraint)
    }
  }

  /// Writes what waits: entities first, to which all other rows refer.
  func flush() throws {
    waiting = 0
    try entities.flush()
    try changes.flush()
    try frames.flush()
    try locations.flush()
    try keys.flush()
    try items.flush()
  }

  private func count() throws {
    waiting += 1
    if waiting >= Self.most { try flush() }
  }

  /// A new entity; its number.
  func entity(_ key: EntityKey, document: Int64, owner: Int64?) throws -> Int64 {
    let number = nextEntity
    nextEntity += 1
    entities.add((number, document, owner, key))
    try count()
    return number
  }

  /// The content that an entity has from now on, with its seal; nil = gone.
  func change(
    of entity: Int64, named name: EntityName, to content: (number: Int64, seal: Int64)?
  ) throws {
    changes.add((entity, content?.number))
    row.entityChange(name, content: content?.seal)
    sum.add(row)
    try count()
  }

  /// The vector that a component has from now on, with its number; nil = all zero.
  func frame(
    of entity: Int64, named name: EntityName, _ component: FrameComponent,
    to vector: (number: Int64, values: FrameVector)?
  ) throws {
    let low = vector?.values.low.map(Int64.init)
    let high = vector?.values.high.map(Int64.init)
    frames.add((entity, component.rawValue, vector?.number, low, high))
    row.frameSpan(
      name, component: component.rawValue, vector: vector?.values.packed.seal, low: low,
      high: high)
    sum.add(row)
    try count()
  }

  /// The vectors of lines and columns that an entity has from now on.
  func locations(
    of entity: Int64, named name: EntityName, _ packed: PackedLocations, lines: Int64?,
    columns: Int64?
  ) throws {
    locations.add((entity, lines, columns))
    row.locationSpan(name, lines: packed.lines?.seal, columns: packed.columns?.seal)
    sum.add(row)
    try count()
  }

  /// A scene's key and its set of configurations from now on.
  func key(
    of scene: Int64, named name: EntityName, _ key: ContentHash?,
    set: (number: Int64, text: String)?
  ) throws {
    keys.add((scene, key?.bytes, set?.number))
    row.sceneKey(name, key: key?.bytes, members: set?.text)
    sum.add(row)
    try count()
  }

  /// Which constraint names a view or guide; follows from the contents and has no hash of its own.
  func item(_ item: Int64, of constraint: Int64) throws {
    items.add((item, constraint))
    try count()
  }
}

extension RowWriter {
  /// An entity with a place in history, as three values.
  fileprivate func bind(_ index: Int32, _ entity: Int64, _ place: Place) {
    bind(index, entity)
    bind(index + 1, place.lane)
    bind(index + 2, place.seq)
  }
}
