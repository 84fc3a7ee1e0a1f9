package import LayoutModel

/// Walks over an old-style property list, the notation of `project.pbxproj` and of `.strings` tables:
/// texts with and without quotes, white space and comments.
///
/// Octal escapes above `\177` are read as Latin 1, which differs from Apple's reading for signs that
/// no file was seen to write so.
package struct PropertyListScanner {
  private let bytes: [UInt8]
  private let path: String
  private let isBare: (UInt8) -> Bool
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var commentRange: Range<Int>?

  /// - Parameters:
  ///   - bytes: UTF-8 without a mark.
  ///   - path: what errors call the file.
  ///   - isBare: whether a byte may stand in a text without quotes.
  package init(_ bytes: [UInt8], path: String, isBare: @escaping (UInt8) -> Bool) {
    self.bytes = bytes
    self.path = path
    self.isBare = isBare
  }

  /// The byte that comes next; nil at the end.
  package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Where the next byte stands.
  package var here: SourceLocation {
    SourceLocation(line: line, column: position - lineStart + 1)
  }

  /// The last comment since `forgetComment()`, without its marks; empty where there was none.
  package var comment: String {
    commentRange.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }

  package mutating func forgetComment() { commentRange = nil }

  /// Whether a line begins here with `text`.
  package func isLine(beginningWith text: String) -> Bool {
    position == lineStart && follows(text)
  }

  /// Passes over `character` if it is next.
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  /// Passes over white space and comments; the last comment is kept.
  package mutating func skip() throws(FormatError) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09...0x0D: advance()
      case UInt8(ascii: "/") where follows("//"):
        let start = position + 2
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
        commentRange = start..<position
      case UInt8(ascii: "/") where follows("/*"): try skipBlock()
      // A space that does not break, and the separator of lines.
      case 0xC2 where follows("\u{A0}"): position += 2
      case 0xE2 where follows("\u{2028}"): position += 3
      default: return
      }
    }
  }

  private mutating func skipBlock() throws(FormatError) {
    let start = (place: position, location: here)
    position += 2
    while next != nil {
      if follows("*/") {
        commentRange = start.place + 2..<position
        position += 2
        return
      }
      advance()
    }
    throw problem("the comment is never closed", at: start.location)
  }

  /// The text that begins here, in quotes or without.
  /// - Parameter what: what is due here, for errors.
  package mutating func text(_ what: String) throws(FormatError) -> String {
    guard let byte = next else { throw problem("the file ends where \(what) is due") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte, what) }
    let start = position
    while let byte = next, isBare(byte) { position += 1 }
    guard position > start else {
      throw problem("\(what) cannot begin with \"\(Character(Unicode.Scalar(byte)))\"")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// An error about this file.
  package func problem(_ text: String, at location: SourceLocation? = nil) -> FormatError {
    FormatError(file: path, location: location ?? here, reason: .badTable(text))
  }

  // MARK: Texts in quotes

  private mutating func quoted(_ quote: UInt8, _ what: String) throws(FormatError) -> String {
    let start = here
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
    throw problem("\(what) has no closing quote before the file ends", at: start)
  }

  private func append(_ scalar: Unicode.Scalar, to units: inout [UInt8]) {
    units.append(contentsOf: String(Character(scalar)).utf8)
  }

  /// Reads an escape after its backslash, as a unit of UTF-16.
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

  private func follows(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }
}
