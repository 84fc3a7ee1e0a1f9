/// The names and values behind an address, or of a form that was sent: `at=HEAD&dark=1`.
package struct Parameters: Sendable, Hashable {
  private var pairs: [Pair] = []
  /// The number of bytes that are read of a text. The rest is ignored.
  private static let mostBytes = 1 << 20

  private struct Pair: Sendable, Hashable {
    var name: String
    var value: String
  }

  package init() {}

  /// Reads percent-encoded text, with `+` for a blank. Bytes that are no UTF-8 are replaced.
  package init(encoded text: String) {
    for part in text.utf8.prefix(Self.mostBytes).split(separator: UInt8(ascii: "&")) {
      let end = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let value = part[end...].dropFirst()
      pairs.append(Pair(name: Self.decoded(part[..<end]), value: Self.decoded(value)))
    }
  }

  /// The first value of that name; nil where there is none or it is empty.
  package subscript(name: String) -> String? {
    get { pairs.first { $0.name == name && !$0.value.isEmpty }?.value }
    set {
      pairs.removeAll { $0.name == name }
      if let newValue { pairs.append(Pair(name: name, value: newValue)) }
    }
  }

  /// All values of that name.
  package func all(_ name: String) -> [String] {
    pairs.filter { $0.name == name && !$0.value.isEmpty }.map(\.value)
  }

  package mutating func add(_ name: String, _ value: String) {
    pairs.append(Pair(name: name, value: value))
  }

  /// All names with their values, in order.
  package var all: [(name: String, value: String)] { pairs.map { ($0.name, $0.value) } }

  /// The address of a page with these parameters.
  func address(of page: String) -> String {
    let text = pairs.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
      .joined(separator: "&")
    return text.isEmpty ? page : "\(page)?\(text)"
  }

  private static func decoded(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == 2, rest.count >= 2 else {
          bytes.append(byte)
          continue
        }
        bytes.append(UInt8(digits[0] * 16 + digits[1]))
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var result = String.UnicodeScalarView()
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-._~".unicodeScalars.contains(scalar)
      {
        result.append(scalar)
      } else {
        result.append("%")
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return String(result)
  }
}
