internal import Foundation
internal import GRDB

/// The stored bytes of documents, found by their SHA-256.
struct ArtifactTable {
  let db: Database
  /// Versions at hand; nil: every chain is undone from its beginning.
  var recent: RecentArtifacts?

  /// The longest document that is stored or read back, in bytes. A stored length beyond it is
  /// refused before any memory is taken for it.
  static let longest = 1 << 28

  /// The number of the artifact with these bytes, stored now if they are new.
  ///
  /// `digest` is their hash; there are no more of them than `longest`. `predecessor` is the version of the same path before this one; the
  /// bytes become a delta on its chain when that is worth it.
  func number(
    of bytes: [UInt8], _ digest: ContentHash, after predecessor: Int64?,
    _ compressed: CompressedDocument? = nil
  ) throws -> Int64 {
    if let known = try number(of: digest) { return known }
    let delta = try predecessor.flatMap { try self.delta(of: bytes, after: $0, compressed) }
    if let delta, delta.payload.isSmall(for: bytes.count) {
      return try insert(digest, bytes.count, delta.payload, base: delta.base, place: delta.place)
    }
    let whole = compressed?.whole ?? Payload.whole(bytes)
    // A version that shares nothing with its base starts a chain of its own.
    if let delta, delta.payload.data.count < whole.data.count {
      return try insert(digest, bytes.count, delta.payload, base: delta.base, place: delta.place)
    }
    return try insert(digest, bytes.count, whole, base: nil, place: 0)
  }

  /// The index holds the first bytes of digests only; the whole decides.
  static let numberSQL = """
    SELECT id FROM artifact WHERE substr(digest, 1, 6) = substr(?1, 1, 6) AND digest = ?1
    """

  func number(of digest: ContentHash) throws -> Int64? {
    let statement = try db.cachedStatement(sql: Self.numberSQL)
    return try Int64.fetchOne(statement, arguments: [Data(digest.bytes)])
  }

  /// The bytes of an artifact, checked against its digest.
  func bytes(of number: Int64) throws -> [UInt8] {
    let row = try row(number)
    if let found = recent?.list(of: row.digest) { return found.bytes }
    let list = try decoded(row)
    let bytes = list.bytes
    guard bytes.count == row.byteCount, ContentHash(of: bytes).bytes == row.digest else {
      throw damage(number, "its bytes do not have its hash")
    }
    recent?.keep(list, as: row.digest)
    return bytes
  }

  /// Reads an artifact back and hashes it, without putting its bytes together.
  func check(_ number: Int64) throws {
    let row = try row(number)
    let list = try decoded(row)
    guard list.digest.bytes == row.digest else {
      throw damage(number, "its bytes do not have its hash")
    }
    recent?.keep(list, as: row.digest)
  }

  struct StoredRow {
    var number: Int64
    var digest: [UInt8]
    var byteCount: Int
    var payload: Payload
    var base: Int64?
    var place: Int
  }

  func row(_ number: Int64) throws -> StoredRow {
    let statement = try db.cachedStatement(
      sql: "SELECT digest, byteCount, codec, base, place, data FROM artifact WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [number]) else {
      throw damage(number, "it is missing")
    }
    let byteCount: Int64 = try row.at(1)
    guard byteCount >= 0, byteCount <= Self.longest else {
      throw damage(number, "it claims \(byteCount) bytes")
    }
    guard let codec = Payload.Codec(rawValue: try row.at(2)) else {
      throw damage(number, "it is written in a way that is not known")
    }
    return try StoredRow(
      number: number, digest: row.at(0), byteCount: Int(byteCount),
      payload: Payload(codec: codec, data: row.at(5)), base: row.at(3), place: row.at(4))
  }

  /// Undoes a row's chain of deltas, without the digest check. `known` are versions that were
  /// undone before.
  func decoded(_ row: StoredRow, known: [Int64: PieceList] = [:]) throws -> PieceList {
    var chain = [row]
    var list: PieceList?
    while let last = chain.last, let base = last.base {
      if let found = known[base] {
        list = found
        break
      }
      let next = try self.row(base)
      if let found = recent?.list(of: next.digest) {
        list = found
        break
      }
      // Numbers fall, as they do when a chain is written: no chain is endless, whatever the file
      // says.
      guard next.place < last.place, chain.count <= DeltaChain.longest else {
        throw damage(row.number, "its chain of deltas is broken")
      }
      chain.append(next)
    }
    for link in chain.reversed() {
      if link.base == nil {
        list = PieceList(try whole(link))
      } else {
        let delta = try delta(link, on: list)
        guard list?.apply(delta, limit: Self.longest) == true else {
          throw damage(link.number, "its delta does not fit")
        }
      }
      guard let count = list?.count, count == link.byteCount else {
        throw damage(link.number, "it has \(list?.count ?? 0) bytes instead of \(link.byteCount)")
      }
    }
    return list ?? PieceList([])
  }

  private func whole(_ row: StoredRow) throws -> [UInt8] {
    guard let plain = row.payload.whole(count: row.byteCount) else {
      throw damage(row.number, "its compressed data is broken")
    }
    return plain
  }

  private func delta(_ row: StoredRow, on base: PieceList?) throws -> [UInt8] {
    let plain = row.payload.delta(
      baseCount: base?.count ?? 0, base: { base?.bytes ?? [] }, limit: Self.longest)
    guard let plain else {
      throw damage(row.number, "its compressed delta is broken")
    }
    return plain
  }

  private func delta(
    of bytes: [UInt8], after predecessor: Int64, _ compressed: CompressedDocument?
  ) throws -> (payload: Payload, base: Int64, place: Int)? {
    var link = try row(predecessor)
    let place = link.place + 1
    guard place < DeltaChain.period, let wanted = DeltaChain.base(of: place) else { return nil }
    var steps = 0
    // An older chain may have no version of just that number; the next one down serves as well.
    while link.place > wanted {
      steps += 1
      guard let base = link.base, steps <= DeltaChain.longest else { return nil }
      link = try row(base)
    }
    if let known = compressed?.delta, compressed?.base?.bytes == link.digest {
      return (known, link.number, place)
    }
    let payload = Payload.delta(from: try self.bytes(of: link.number), to: bytes)
    return (payload, link.number, place)
  }

  private func insert(
    _ digest: ContentHash, _ byteCount: Int, _ payload: Payload, base: Int64?, place: Int
  ) throws -> Int64 {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO artifact (digest, byteCount, codec, base, place, data)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      Data(digest.bytes), byteCount, payload.codec.rawValue, base, place, Data(payload.data),
    ])
    return db.lastInsertedRowID
  }

  func damage(_ number: Int64, _ what: String) -> StoreError {
    .damaged(path: "artifact \(number)", detail: what)
  }
}
