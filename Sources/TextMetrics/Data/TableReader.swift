/// Reads the tables of this folder: words of text between blanks, numbers in base 10 or 16.
///
/// The tables are compiled in, so a malformed word is a fault of ours; it reads as 0.
struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Bytes from the table's beginning.
  private(set) var position: Int

  init(_ table: StaticString, at position: Int = 0) {
    bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    self.position = min(position, bytes.count)
  }

  /// Moves past blanks; false at the end of the table.
  mutating func hasMore() -> Bool {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    return position < bytes.count
  }

  /// Moves to the end of the row.
  mutating func skipRow() {
    while !isAtRowEnd { position += 1 }
  }

  /// True at a line end: the last word read was the last of its row.
  var isAtRowEnd: Bool { position >= bytes.count || bytes[position] == 0x0A }

  /// The next byte is `byte`: steps over it.
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// A number, decimal unless another base is given, with an optional minus sign; stops at the first other byte.
  mutating func number(radix: Int = 10) -> Int {
    let isNegative = take(0x2D)
    var value = 0
    while position < bytes.count, let digit = Self.digit(bytes[position]), digit < radix {
      value = value &* radix &+ digit
      position += 1
    }
    return isNegative ? -value : value
  }

  /// Everything up to the next blank, comma or colon.
  mutating func word() -> Substring {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, bytes[position] != 0x2C,
      bytes[position] != 0x3A
    {
      position += 1
    }
    return Substring(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The scalars up to the next blank.
  mutating func scalars() -> String.UnicodeScalarView {
    let start = position
    while position < bytes.count, bytes[position] > 0x20 { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).unicodeScalars
  }

  /// The letters up to the next blank; a blank among them is written as its picture.
  mutating func letters() -> [Unicode.Scalar] { scalars().map { $0 == "␠" ? " " : $0 } }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x41 + 10
    default: nil
    }
  }
}
