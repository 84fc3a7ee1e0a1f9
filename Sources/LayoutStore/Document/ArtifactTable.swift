internal import Foundation
internal import GRDB

/// The stored bytes of documents, found by their SHA-256.
struct ArtifactTable {
  let db: Database

  /// The longest document that is stored or read back, in bytes. A stored length beyond it is
  /// refused before any memory is taken for it.
  static let longest = 1 << 28

  /// The number of the artifact with these bytes, stored now if they are new.
  ///
  /// `predecessor` is the version of the same path before this one; the bytes become a delta on its
  /// chain when that is worth it.
  func number(of bytes: [UInt8], after predecessor: Int64?) throws -> Int64 {
    guard bytes.count <= Self.longest else {
      throw StoreError.invalidPath("document", reason: "longer than \(Self.longest) bytes")
    }
    let digest = ContentHash(of: bytes)
    if let known = try number(of: digest) { return known }
    let delta = try predecessor.flatMap { try self.delta(of: bytes, after: $0) }
    // Compressing a whole storyboard takes longer than all the rest: a small delta needs no rival.
    if let delta, delta.payload.data.count < bytes.count / 50 {
      return try insert(digest, bytes.count, delta.payload, base: delta.base, place: delta.place)
    }
    let whole =
      Zlib.compress(bytes).map { Payload(codec: 1, data: $0) } ?? Payload(codec: 0, data: bytes)
    // A version that shares nothing with its base starts a chain of its own.
    if let delta, delta.payload.data.count < whole.data.count {
      return try insert(digest, bytes.count, delta.payload, base: delta.base, place: delta.place)
    }
    return try insert(digest, bytes.count, whole, base: nil, place: 0)
  }

  func number(of digest: ContentHash) throws -> Int64? {
    let statement = try db.cachedStatement(sql: "SELECT id FROM artifact WHERE digest = ?")
    return try Int64.fetchOne(statement, arguments: [Data(digest.bytes)])
  }

  /// The bytes of an artifact, checked against its digest.
  func bytes(of number: Int64) throws -> [UInt8] {
    let row = try row(number)
    let bytes = try decoded(row).bytes
    guard bytes.count == row.byteCount, ContentHash(of: bytes).bytes == row.digest else {
      throw damage(number, "its bytes do not have its hash")
    }
    return bytes
  }

  /// Reads an artifact back and hashes it, without putting its bytes together.
  func check(_ number: Int64) throws {
    let row = try row(number)
    guard try decoded(row).digest.bytes == row.digest else {
      throw damage(number, "its bytes do not have its hash")
    }
  }

  struct Payload {
    var codec: Int64
    var data: [UInt8]
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
    return try StoredRow(
      number: number, digest: row.at(0), byteCount: Int(byteCount),
      payload: Payload(codec: row.at(2), data: row.at(5)), base: row.at(3), place: row.at(4))
  }

  /// Undoes a row's chain of deltas, without the digest check. `known` are versions that were undone
  /// before.
  func decoded(_ row: StoredRow, known: [Int64: PieceList] = [:]) throws -> PieceList {
    var chain = [row]
    var list: PieceList?
    while let last = chain.last, let base = last.base {
      if let found = known[base] {
        list = found
        break
      }
      let next = try self.row(base)
      // Numbers fall, as they do when a chain is written: no chain is endless, whatever the file says.
      guard next.place < last.place, chain.count <= DeltaChain.longest else {
        throw damage(row.number, "its chain of deltas is broken")
      }
      chain.append(next)
    }
    for link in chain.reversed() {
      let plain = try inflated(link)
      if link.base == nil {
        list = PieceList(plain)
      } else if list?.apply(plain, limit: Self.longest) != true {
        throw damage(link.number, "its delta does not fit")
      }
      guard let count = list?.count, count == link.byteCount else {
        throw damage(link.number, "it has \(list?.count ?? 0) bytes instead of \(link.byteCount)")
      }
    }
    return list ?? PieceList([])
  }

  /// The payload without its compression. A compressed delta carries its own length in front.
  private func inflated(_ row: StoredRow) throws -> [UInt8] {
    guard row.payload.codec == 1 else { return row.payload.data }
    if row.base == nil {
      guard let plain = Zlib.inflate(row.payload.data, count: row.byteCount) else {
        throw damage(row.number, "its compressed data is broken")
      }
      return plain
    }
    var reader = VarintReader(row.payload.data)
    guard let count = reader.count(atMost: Self.longest),
      let plain = Zlib.inflate(Array(row.payload.data[reader.place...]), count: count)
    else { throw damage(row.number, "its compressed delta is broken") }
    return plain
  }

  private func delta(
    of bytes: [UInt8], after predecessor: Int64
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
    let plain = Delta.between(try self.bytes(of: link.number), bytes)
    var payload = Payload(codec: 0, data: plain)
    if let short = Zlib.compress(plain) {
      var framed = VarintWriter()
      framed.append(plain.count)
      framed.bytes.append(contentsOf: short)
      if framed.bytes.count < plain.count { payload = Payload(codec: 1, data: framed.bytes) }
    }
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
      Data(digest.bytes), byteCount, payload.codec, base, place, Data(payload.data),
    ])
    return db.lastInsertedRowID
  }

  func damage(_ number: Int64, _ what: String) -> StoreError {
    .damaged(path: "artifact \(number)", detail: what)
  }
}
