/// Numbers in seven bits a byte, least significant first; the top bit says that more follow.
struct VarintWriter {
  var bytes: [UInt8] = []

  mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
  mutating func append(_ count: Int) { append(UInt64(clamping: count)) }
  /// Signed numbers near zero stay short: 0, -1, 1, -2 become 0, 1, 2, 3.
  mutating func append(zigzag number: Int64) {
    append(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }
}

/// Reads what `VarintWriter` wrote; every answer is nil once the bytes make no sense.
struct VarintReader {
  let bytes: [UInt8]
  var place = 0

  init(_ bytes: [UInt8], from place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func number() -> UInt64? {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      // The tenth byte holds the last bit only.
      if shift == 63, byte > 1 { return nil }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
      if shift > 63 { return nil }
    }
    return nil
  }
  /// A count of at most `limit`.
  mutating func count(atMost limit: Int) -> Int? {
    guard let value = number(), value <= UInt64(clamping: limit) else { return nil }
    return Int(value)
  }
  mutating func zigzag() -> Int64? {
    guard let value = number() else { return nil }
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}
