internal import GRDB

/// The values that one configuration has in stored vectors, without the other configurations'.
final class ConfigurationColumn {
  private let db: Database
  /// The configuration's position in each set that has it.
  private var positions: [Int64: Int] = [:]
  /// Its position if that is the same in every set: then no scene's set need be looked up.
  private var position: Int?
  /// Values known so far, by vector, for each position. A bound on memory, not a cache policy.
  private var known: [Int: [Int64: Int32]] = [:]
  private static let mostKnown = 1 << 18

  /// - Parameter name: as the configuration's definition has it.
  init(db: Database, name: String) throws {
    self.db = db
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT t.id, (
          SELECT m.key FROM json_each(t.members) m JOIN configuration c ON c.id = m.value
          WHERE c.definition ->> 'name' = ?)
        FROM configuration_set t
        """, arguments: [name])
    for row in rows {
      if let position: Int = try row.at(1) { positions[try row.at(0)] = position }
    }
    if positions.count == rows.count, Set(positions.values).count == 1 {
      position = positions.values.first
    }
  }

  /// The value at a place of the scene's history; nil where its set has not got the configuration.
  func value(of vector: Int64, scene: Int64, at place: Place) throws -> Int32? {
    guard let position = try position(scene, place) else { return nil }
    return try value(of: vector, at: position)
  }

  /// Whether the view is not there on the configuration.
  func isAbsent(_ view: Int64, scene: Int64, at place: Place) throws -> Bool {
    let frames = FrameTable(db: db, vectors: VectorTable(db: db))
    guard let state = try frames.vector(of: view, .state, at: place) else { return false }
    return try !FrameState.hasFrame(value(of: state, scene: scene, at: place) ?? 0)
  }

  private func position(_ scene: Int64, _ place: Place) throws -> Int? {
    if let position { return position }
    return try SceneKeyTable(db: db).key(of: scene, at: place)?.set.flatMap { positions[$0] }
  }

  private func value(of vector: Int64, at position: Int) throws -> Int32? {
    let vectors = VectorTable(db: db)
    var chain: [(number: Int64, row: VectorTable.StoredRow)] = []
    var next: Int64? = vector
    var value: Int32?
    while let number = next {
      if let found = known[position]?[number] {
        value = found
        break
      }
      let row = try vectors.row(number)
      // Depth falls by one with each step: no chain is endless, whatever the file says.
      guard chain.count <= VectorCodec.deepest,
        chain.last.map({ $0.row.depth - 1 == row.depth }) ?? true
      else { throw StoreError.damaged(path: "vector \(vector)", detail: "its chain is broken") }
      chain.append((number, row))
      next = row.base
    }
    for link in chain.reversed() {
      switch VectorCodec.value(at: position, in: link.row.data, against: value) {
      case .beyond: value = nil
      case .value(let own):
        value = own
        if known[position]?.count ?? 0 >= Self.mostKnown { known = [:] }
        known[position, default: [:]][link.number] = own
      case nil:
        throw StoreError.damaged(path: "vector \(link.number)", detail: "its data is broken")
      }
    }
    return value
  }
}
