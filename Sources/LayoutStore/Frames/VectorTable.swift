internal import Foundation
internal import GRDB

/// Stored vectors, with the decoded ones of one piece of work kept at hand.
final class VectorTable {
  let db: Database
  private var decoded: [Int64: [Int32]] = [:]
  private let numbers = KnownNumbers<Int64>()
  /// Values in `decoded`, all vectors together.
  private(set) var held = 0
  /// The most values kept at hand, four bytes each. A bound on memory, not a cache policy: the
  /// vectors of a scene on a full matrix are a hundredth of it, while ten bytes of a hostile file
  /// decode to a million values.
  static let mostHeld = 1 << 21
  /// The most vectors kept at hand, each of which takes some room of its own.
  private static let mostVectors = 10_000

  init(db: Database) { self.db = db }

  static func seal(_ values: [Int32]) -> Int64 {
    var seal = Seal("vector")
    seal.add(values)
    return seal.value
  }

  /// The number of the vector with these values, stored now if it is new; as a difference to
  /// `predecessor` where that is shorter.
  func number(of vector: PackedVector, after predecessor: Int64?) throws -> Int64 {
    try numbers.number(of: vector.seal) {
      let find = try db.cachedStatement(sql: "SELECT id FROM vector WHERE seal = ? LIMIT 1")
      if let known = try Int64.fetchOne(find, arguments: [vector.seal]) { return known }
      return try insert(vector, after: predecessor)
    }
  }

  private func insert(_ vector: PackedVector, after predecessor: Int64?) throws -> Int64 {
    var data = vector.bytes
    var base: Int64?
    var depth: Int64 = 0
    if let predecessor {
      let row = try row(predecessor)
      if row.depth < VectorCodec.deepest, let values = VectorCodec.decode(vector.bytes) {
        let delta = VectorCodec.encode(values, against: try self.values(of: predecessor))
        if delta.count + 2 < data.count {
          data = delta
          base = predecessor
          depth = row.depth + 1
        }
      }
    }
    let row = try RowWriter(
      db, sql: "INSERT INTO vector (seal, base, depth, data) VALUES (?, ?, ?, ?)")
    row.bind(1, vector.seal)
    row.bind(2, base)
    row.bind(3, depth)
    row.bind(4, data)
    try row.run()
    return db.lastInsertedRowID
  }

  struct StoredRow {
    var seal: Int64
    var base: Int64?
    var depth: Int64
    var data: [UInt8]
  }

  func row(_ number: Int64) throws -> StoredRow {
    let statement = try db.cachedStatement(
      sql: "SELECT seal, base, depth, data FROM vector WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [number]) else {
      throw StoreError.damaged(path: "vector \(number)", detail: "it is missing")
    }
    return try StoredRow(seal: row.at(0), base: row.at(1), depth: row.at(2), data: row.at(3))
  }

  /// The values of a vector, undoing at most `VectorCodec.deepest` differences.
  func values(of number: Int64) throws -> [Int32] {
    if let known = decoded[number] { return known }
    var chain: [(number: Int64, row: StoredRow)] = [(number, try row(number))]
    var start: [Int32]?
    while let last = chain.last, let base = last.row.base, start == nil {
      if let known = decoded[base] {
        start = known
        break
      }
      let next = try row(base)
      // Depth falls by one with each step: no chain is endless, whatever the file says.
      guard next.depth == last.row.depth - 1, chain.count <= VectorCodec.deepest else {
        throw StoreError.damaged(path: "vector \(number)", detail: "its chain is broken")
      }
      chain.append((base, next))
    }
    var values = start
    for link in chain.reversed() {
      guard link.row.base == nil || values != nil,
        let next = VectorCodec.decode(link.row.data, against: values)
      else { throw StoreError.damaged(path: "vector \(link.number)", detail: "its data is broken") }
      try ReadChecks.require(Self.seal(next) == link.row.seal, "vector \(link.number)")
      values = next
      keep(next, as: link.number)
    }
    return values ?? []
  }

  private func keep(_ values: [Int32], as number: Int64) {
    if held + values.count > Self.mostHeld || decoded.count > Self.mostVectors {
      decoded.removeAll()
      held = 0
    }
    if decoded.updateValue(values, forKey: number) == nil { held += values.count }
  }
}

/// A vector as it is stored by itself, with the seal over its values.
struct PackedVector: Sendable {
  var seal: Int64
  var bytes: [UInt8]

  init(_ values: [Int32]) {
    seal = VectorTable.seal(values)
    bytes = VectorCodec.encode(values)
  }

  /// - Parameter bytes: `values` as `VectorCodec` has them.
  init(_ values: [Int32], encoded bytes: [UInt8]) {
    seal = VectorTable.seal(values)
    self.bytes = bytes
  }
}
