/// The five named entities of XML and character references.
enum XMLEntities {
  /// Appends `source` with entities replaced. What is not an entity is kept as it stands.
  static func decode(_ source: ArraySlice<UInt8>, into target: inout [UInt8]) {
    var position = source.startIndex
    while position < source.endIndex {
      let byte = source[position]
      if byte == UInt8(ascii: "&"),
        let end = source[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(named: source[position + 1..<end])
      {
        target.append(contentsOf: Array(String(Character(scalar)).utf8))
        position = end + 1
      } else {
        target.append(byte)
        position += 1
      }
    }
  }

  /// An attribute's raw bytes with each line break or tab as one space (XML 1.0, 3.3.3).
  static func withSpaces(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard source.contains(where: { $0 < 0x20 }) else { return source }
    return withoutCarriageReturns(Array(source)).map { $0 < 0x20 ? 0x20 : $0 }[...]
  }

  /// Text with every line break as one line feed (XML 1.0, 2.11).
  static func withoutCarriageReturns(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(0x0D) else { return source }
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    for (position, byte) in source.enumerated() {
      guard byte == 0x0D else {
        result.append(byte)
        continue
      }
      let isFollowed = position + 1 < source.count && source[position + 1] == 0x0A
      if !isFollowed { result.append(0x0A) }
    }
    return result
  }

  /// The character between `&` and `;`; nil when XML defines none.
  static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = name.first else { return nil }
    if first == UInt8(ascii: "#") { return scalar(numbered: name.dropFirst()) }
    if name.elementsEqual("amp".utf8) { return "&" }
    if name.elementsEqual("lt".utf8) { return "<" }
    if name.elementsEqual("gt".utf8) { return ">" }
    if name.elementsEqual("quot".utf8) { return "\"" }
    if name.elementsEqual("apos".utf8) { return "'" }
    return nil
  }

  private static func scalar(numbered digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHex = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
    // "+5" parses as a number but is no reference.
    guard text.utf8.count <= 8, let lead = text.utf8.first, lead != UInt8(ascii: "+"),
      let value = UInt32(text, radix: isHex ? 16 : 10), isCharacter(value)
    else { return nil }
    return Unicode.Scalar(value)
  }

  /// XML 1.0, production 2 (Char).
  private static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// `text` as Interface Builder writes it inside an attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A raw line break in an attribute is read back as a space.
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
