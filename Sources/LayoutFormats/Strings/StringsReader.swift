internal import LayoutModel

/// Reads the text form of a table: `/* comment */ "key" = "value";`.
///
/// Keys and values may stand without quotes, a key may stand without a value (it is then its own),
/// and the whole may be in braces, as in an old property list. Octal escapes above `\177` are read
/// as Latin 1, which differs from Apple's reading for signs no table was seen to write so.
struct StringsReader {
  /// One line of a table.
  struct Entry {
    var key: String
    var value: String
    var location: SourceLocation
    /// The comment before it, without its marks.
    var comment: String
  }

  private let bytes: [UInt8]
  private let path: String
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var comment = ""

  private init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// - Parameter bytes: UTF-8 without a mark.
  static func entries(_ bytes: [UInt8], path: String) throws(FormatError) -> [Entry] {
    var reader = StringsReader(bytes, path: path)
    return try reader.entries()
  }

  private mutating func entries() throws(FormatError) -> [Entry] {
    var entries: [Entry] = []
    try skip()
    let isBraced = take(UInt8(ascii: "{"))
    while true {
      try skip()
      if isBraced, take(UInt8(ascii: "}")) {
        try skip()
        guard next == nil else { throw problem("something stands after the closing brace") }
        return entries
      }
      guard let byte = next else {
        guard !isBraced else { throw problem("the opening brace is never closed") }
        return entries
      }
      try refuseMarkers(byte)
      let entry = Entry(
        key: try text("a key"), value: "", location: here(position), comment: comment)
      entries.append(try valued(entry))
      comment = ""
    }
  }

  private mutating func valued(_ entry: Entry) throws(FormatError) -> Entry {
    var entry = entry
    entry.location = textStart
    try skip()
    if take(UInt8(ascii: ";")) {
      entry.value = entry.key
      return entry
    }
    guard take(UInt8(ascii: "=")) else {
      throw problem("an equals sign is due after the key \"\(entry.key)\"")
    }
    try skip()
    entry.value = try text("the text of \"\(entry.key)\"")
    let end = (position, line, lineStart)
    try skip()
    guard take(UInt8(ascii: ";")) else {
      (position, line, lineStart) = end
      throw problem("a semicolon is due after the text of \"\(entry.key)\"")
    }
    return entry
  }

  // MARK: Texts

  private var textStart = SourceLocation(line: 1, column: 1)

  private mutating func text(_ what: String) throws(FormatError) -> String {
    textStart = here(position)
    guard let byte = next else { throw problem("the file ends where \(what) is due") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte, what) }
    let start = position
    while let byte = next, Self.isBare(byte) { position += 1 }
    guard position > start else {
      throw problem("\(what) cannot begin with \"\(Character(Unicode.Scalar(byte)))\"")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8, _ what: String) throws(FormatError) -> String {
    let start = here(position)
    position += 1
    var units: [UInt8] = []
    // The first half of a character that UTF-16 writes as two.
    var half: UInt32?
    while let byte = next {
      advance()
      if byte == quote {
        if half != nil { append("\u{FFFD}", to: &units) }
        return String(decoding: units, as: UTF8.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        if half != nil { append("\u{FFFD}", to: &units) }
        half = nil
        units.append(byte)
        continue
      }
      guard let unit = try escape() else { continue }
      if let first = half {
        half = nil
        if 0xDC00..<0xE000 ~= unit,
          let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00))
        {
          append(scalar, to: &units)
          continue
        }
        append("\u{FFFD}", to: &units)
      }
      if 0xD800..<0xDC00 ~= unit {
        half = unit
      } else {
        append(Unicode.Scalar(unit) ?? "\u{FFFD}", to: &units)
      }
    }
    throw FormatError(
      file: path, location: start,
      reason: .badTable("\(what) has no closing quote before the file ends"))
  }

  private func append(_ scalar: Unicode.Scalar, to units: inout [UInt8]) {
    units.append(contentsOf: String(Character(scalar)).utf8)
  }

  /// What stands behind a backslash, as a unit of UTF-16.
  private mutating func escape() throws(FormatError) -> UInt32? {
    guard let byte = next else { throw problem("the file ends after a backslash") }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "a"): return 7
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "v"): return 11
    case UInt8(ascii: "\n"): return 10
    case UInt8(ascii: "U"):
      let digits = digits(upTo: 4) { Character(Unicode.Scalar($0)).hexDigitValue }
      guard let unit = UInt32(digits, radix: 16) else {
        throw problem("\\U needs hexadecimal digits")
      }
      return unit
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      let digits = digits(upTo: 3) { 0..<8 ~= Int($0) - 48 ? Int($0) - 48 : nil }
      return UInt32(digits, radix: 8).map { $0 & 0xFF }
    case 0..<0x80: return UInt32(byte)
    default:
      // A character beyond ASCII stands for itself; its other bytes follow.
      position -= 1
      let text = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
      guard let scalar = text.unicodeScalars.first else { return nil }
      position += String(scalar).utf8.count
      return scalar.value
    }
  }

  private mutating func digits(upTo count: Int, _ value: (UInt8) -> Int?) -> String {
    let start = position
    while position - start < count, let byte = next, value(byte) != nil { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Steps

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Passes over white space and comments; the last comment is kept.
  private mutating func skip() throws(FormatError) {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        advance()
      } else if byte == UInt8(ascii: "/"), bytes[position...].starts(with: "//".utf8) {
        let start = position + 2
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
        comment = String(decoding: bytes[start..<position], as: UTF8.self)
      } else if byte == UInt8(ascii: "/"), bytes[position...].starts(with: "/*".utf8) {
        try skipBlock()
      } else if bytes[position...].starts(with: [0xC2, 0xA0]) {
        position += 2
      } else if bytes[position...].starts(with: [0xE2, 0x80, 0xA8]) {
        position += 3
      } else {
        return
      }
    }
  }

  private mutating func skipBlock() throws(FormatError) {
    let start = (place: position, location: here(position))
    position += 2
    while next != nil {
      if bytes[position...].starts(with: "*/".utf8) {
        comment = String(decoding: bytes[(start.place + 2)..<position], as: UTF8.self)
        position += 2
        return
      }
      advance()
    }
    throw FormatError(
      file: path, location: start.location, reason: .badTable("the comment is never closed"))
  }

  /// Lines that a merge left behind.
  private func refuseMarkers(_ byte: UInt8) throws(FormatError) {
    guard position == lineStart, [UInt8(ascii: "<"), UInt8(ascii: "=")].contains(byte) else {
      return
    }
    for marker in ["<<<<<<<", "=======", ">>>>>>>"]
    where bytes[position...].starts(with: marker.utf8) {
      throw FormatError(file: path, location: here(position), reason: .mergeConflictMarkers)
    }
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "/"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  private func here(_ place: Int) -> SourceLocation {
    SourceLocation(line: line, column: place - lineStart + 1)
  }

  private func problem(_ text: String) -> FormatError {
    FormatError(file: path, location: here(position), reason: .badTable(text))
  }
}
