/// A JSON value with the place it was written at.
package struct JSONValue {
  package enum Kind {
    case object([(key: String, place: Int, value: JSONValue)])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }
  package var kind: Kind
  /// Offset of its first byte.
  package var place: Int

  /// Its kind, in words.
  package var noun: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

/// Reads JSON text strictly: no comments, no commas too many, no key twice.
package struct JSONText {
  /// Deeper nesting than any file of ours has.
  private static let deepest = 16
  private let bytes: [UInt8]
  private var position = 0

  package struct Problem: Error {
    package var place: Int
    package var text: String
    package init(place: Int, text: String) {
      self.place = place
      self.text = text
    }
  }

  package static func read(_ bytes: [UInt8]) throws(Problem) -> JSONValue {
    var text = JSONText(bytes: bytes)
    let value = try text.value(depth: 0)
    text.skipSpace()
    guard text.position == bytes.count else {
      throw text.problem("something stands after the end of the value; remove it")
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func problem(_ text: String, at place: Int? = nil) -> Problem {
    Problem(place: place ?? position, text: text)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Problem) -> JSONValue {
    skipSpace()
    let place = position
    guard depth < Self.deepest else { throw problem("nested too deeply") }
    guard let byte = next else { throw problem("the text ends where a value is due") }
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(kind: try object(depth: depth), place: place)
    case UInt8(ascii: "["): return JSONValue(kind: try array(depth: depth), place: place)
    case UInt8(ascii: "\""): return JSONValue(kind: .string(try string()), place: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(kind: .number(try number()), place: place)
    default:
      for (word, kind) in [
        ("true", JSONValue.Kind.bool(true)), ("false", .bool(false)), ("null", .null),
      ] where bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return JSONValue(kind: kind, place: place)
      }
      throw problem("no value begins with \"\(Unicode.Scalar(byte))\"")
    }
  }

  private mutating func object(depth: Int) throws(Problem) -> JSONValue.Kind {
    position += 1
    var members: [(key: String, place: Int, value: JSONValue)] = []
    // Byte for byte: texts that Unicode holds equal are different names.
    var keys: Set<[UInt8]> = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      let place = position
      guard next == UInt8(ascii: "\"") else { throw problem("a key in quotes is due") }
      let key = try string()
      guard keys.insert(Array(key.utf8)).inserted else {
        throw problem("\"\(key)\" stands here a second time; keep one", at: place)
      }
      guard take(UInt8(ascii: ":")) else { throw problem("a colon is due after \"\(key)\"") }
      members.append((key, place, try value(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw problem("a comma or } is due") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Problem) -> JSONValue.Kind {
    position += 1
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw problem("a comma or ] is due") }
    return .array(values)
  }

  private mutating func number() throws(Problem) -> Double {
    let start = position
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw problem("\"\(text)\" is no number", at: start)
    }
    return number
  }

  private mutating func string() throws(Problem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem("the text is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case 0..<0x20: throw problem("a line ends inside a text", at: position - 1)
      default: text.append(byte)
      }
    }
    throw problem("the text has no closing quote", at: start)
  }

  private mutating func escape() throws(Problem) -> Character {
    guard let byte = next else { throw problem("the text ends after a backslash") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try unit()
      guard 0xD800..<0xDC00 ~= first else {
        guard let scalar = Unicode.Scalar(first) else { throw problem("half a character") }
        return Character(scalar)
      }
      guard next == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw problem("half a character") }
      position += 2
      let second = try unit()
      guard 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      else { throw problem("half a character") }
      return Character(scalar)
    default: throw problem("no such escape", at: position - 2)
    }
  }

  private mutating func unit() throws(Problem) -> UInt32 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("\\u needs four hexadecimal digits") }
    position += 4
    return unit
  }

  /// The offset just behind the value that begins at `place`, in bytes that were read already.
  package static func end(ofValueAt place: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var isText = false
    var position = place
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if isText {
        if byte == UInt8(ascii: "\\") { position += 1 }
        guard byte == UInt8(ascii: "\"") else { continue }
        isText = false
      } else {
        switch byte {
        case UInt8(ascii: "\""):
          isText = true
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          continue
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ","), 0x09, 0x0A, 0x0D, 0x20:
          // Behind a number or a word.
          if depth == 0 { return position - 1 }
          continue
        default: continue
        }
      }
      if depth <= 0 { return depth < 0 ? position - 1 : position }
    }
    return min(position, bytes.count)
  }
}
