internal import Hashing

/// The check value of a small row: eight bytes of a SHA-256 over its other columns.
///
/// It is there against faults of disks and memory, not against people: who can write the file can
/// write the seal too. What must withstand people (artifacts, revisions) has its full SHA-256.
struct Seal {
  private var hasher = SHA256()

  init(_ table: String) { add(table) }

  /// The seal of a record's canonical text.
  static func of(_ text: String) -> Int64 { wide(of: text).value }

  /// The same of a text's bytes.
  static func of(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Int64 {
    var seal = Seal("")
    seal.add(Int64(bytes.count))
    seal.hasher.update(bufferPointer: UnsafeRawBufferPointer(bytes))
    return seal.value
  }

  /// The same with twice the bytes.
  static func wide(of text: String) -> WideSeal {
    var seal = Seal("")
    seal.add(text)
    return seal.wide
  }

  mutating func add(_ text: String) {
    add(Int64(text.utf8.count))
    var text = text
    text.withUTF8 { hasher.update(bufferPointer: UnsafeRawBufferPointer($0)) }
  }
  mutating func add(_ text: String?) {
    // A length no text has stands for NULL.
    if let text { add(text) } else { add(Int64(-1)) }
  }
  mutating func add(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { hasher.update(bufferPointer: $0) }
  }
  mutating func add(_ number: Int64?) {
    add(Int64(number == nil ? 0 : 1))
    add(number ?? 0)
  }
  mutating func add(_ bytes: [UInt8]) {
    add(Int64(bytes.count))
    bytes.withUnsafeBytes { hasher.update(bufferPointer: $0) }
  }
  mutating func add(_ values: [Int32]) {
    add(Int64(values.count))
    #if _endian(little)
      values.withUnsafeBytes { hasher.update(bufferPointer: $0) }
    #else
      values.map(\.littleEndian).withUnsafeBytes { hasher.update(bufferPointer: $0) }
    #endif
  }

  /// The first eight bytes, most significant first.
  var value: Int64 { Int64(bitPattern: hasher.beginning().0) }

  /// The first sixteen bytes: enough to tell what is kept in memory from all else.
  var wide: WideSeal {
    let (first, second) = hasher.beginning()
    return WideSeal(first: first, second: second)
  }

  /// All of the hash.
  var digest: ContentHash {
    ContentHash(bytes: hasher.finalize()) ?? ContentHash(of: [])
  }
}

/// A seal and the eight bytes that follow it.
struct WideSeal: Hashable, Sendable {
  var first: UInt64
  var second: UInt64

  /// The seal as rows have it.
  var value: Int64 { Int64(bitPattern: first) }
}
