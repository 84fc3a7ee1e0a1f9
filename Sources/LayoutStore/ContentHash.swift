internal import Hashing

/// A SHA-256: what an artifact, a tree or a scene's content is known by.
public struct ContentHash: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Always 32 bytes.
  public let bytes: [UInt8]

  /// The hash of `bytes`.
  public init(of bytes: [UInt8]) {
    var hasher = SHA256()
    bytes.withUnsafeBytes { hasher.update(bufferPointer: $0) }
    self.bytes = hasher.finalize()
  }

  /// The hash of a text's UTF-8.
  public init(of text: String) { self.init(of: Array(text.utf8)) }

  /// Takes 32 bytes as a hash; nil for any other number of them.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// Reads 64 hexadecimal digits.
  public init?(hex: String) {
    guard let bytes = Hex.bytes(hex) else { return nil }
    self.init(bytes: bytes)
  }

  /// Lower-case hex.
  public var description: String { Hex.text(bytes) }
  public static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

/// Bytes as lower-case hexadecimal digits and back.
enum Hex {
  static func text(_ bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer(text) }

  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      for (index, byte) in bytes.enumerated() {
        text[index * 2] = digit(byte >> 4)
        text[index * 2 + 1] = digit(byte & 15)
      }
      return bytes.count * 2
    }
  }

  /// Without a branch, so that the compiler can do many at once.
  private static func digit(_ value: UInt8) -> UInt8 {
    let letter = (value &+ 6) >> 4
    return UInt8(ascii: "0") &+ value &+ letter &* (UInt8(ascii: "a") - UInt8(ascii: "0") - 10)
  }

  static func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(digits[place]), let low = value(digits[place + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
