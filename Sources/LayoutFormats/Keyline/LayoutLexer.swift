import LayoutModel

/// Cuts a `.layout` file into tokens; nothing is lost but white space, which lies between them.
struct LayoutLexer {
  /// More than any layout that a person writes.
  static let byteLimit = 4 << 20

  private let bytes: [UInt8]
  private let path: String
  private var place = 0
  private var line = 1
  private var lineStart = 0
  /// The next token begins a statement.
  private var beginsStatement = true
  private var tokens: [LayoutToken] = []
  private var faults: [FormatError] = []

  /// All tokens, the last of them the end, and what is none: of a line with a fault the rest is left out but
  /// for its braces.
  /// - Throws: where a file is none of text, or has too many faults.
  static func tokens(
    _ bytes: [UInt8], path: String
  ) throws(FormatError) -> (tokens: [LayoutToken], faults: [FormatError]) {
    var lexer = LayoutLexer(bytes: bytes, path: path)
    return (try lexer.read(), lexer.faults)
  }

  private init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (place, lineStart) = (3, 3) }
  }

  private mutating func read() throws(FormatError) -> [LayoutToken] {
    guard bytes.count <= Self.byteLimit else {
      throw error(.fileTooLarge(bytes: bytes.count, limit: Self.byteLimit), at: 0)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw error(.invalidUTF8(bytes.first { $0 >= 0x80 } ?? 0), at: 0)
    }
    while next != nil {
      do throws(FormatError) {
        try readToken()
      } catch {
        faults.append(error)
        guard faults.count < FormatError.mostTold else {
          throw FormatError.first(of: faults) ?? error
        }
        passLine()
      }
    }
    add(.end, from: place)
    return tokens
  }

  /// Passes over the rest of a line; its braces count, or every block around would seem open.
  private mutating func passLine() {
    while let byte = next, byte != 0x0A {
      let start = place
      place += 1
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { add(.mark, from: start) }
    }
  }

  private mutating func readToken() throws(FormatError) {
    if let byte = next {
      let start = place
      switch byte {
      case 0x20, 0x09, 0x0D: place += 1
      case 0x0A:
        place += 1
        add(.newline, from: start)
        line += 1
        lineStart = place
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        while let byte = next, byte != 0x0A { place += 1 }
        add(.comment, from: start)
      case UInt8(ascii: "|"), UInt8(ascii: "["):
        guard beginsStatement else { throw unexpected() }
        visual(from: start)
      case UInt8(ascii: "H"), UInt8(ascii: "V"):
        if beginsStatement, isVisualAhead { visual(from: start) } else { word(from: start) }
      case UInt8(ascii: "\""): add(.string(try string()), from: start)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): try number(from: start)
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="):
        place += at(1) == UInt8(ascii: "=") ? 2 : 1
        guard byte == UInt8(ascii: "=") || place - start == 2 else {
          place = start
          throw problem("a relation is =, >= or <=", "write \(Character(Unicode.Scalar(byte)))=")
        }
        add(.mark, from: start)
      case let byte where "{}(),:.+-*/@#;".utf8.contains(byte):
        place += 1
        add(.mark, from: start)
      case let byte where Self.beginsWord(byte): word(from: start)
      default: throw unexpected()
      }
    }
  }

  // MARK: Pieces

  private mutating func word(from start: Int) {
    while let byte = next, Self.beginsWord(byte) || (0x30...0x39).contains(byte) { place += 1 }
    add(.word, from: start)
  }

  private mutating func number(from start: Int) throws(FormatError) {
    while let byte = next, (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") {
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let value = NumberText.number(text) else {
      place = start
      throw problem("\"\(text)\" is no number of points", "write it as 12 or 12.5")
    }
    add(.number(value), from: start)
  }

  private mutating func string() throws(FormatError) -> String {
    let start = place
    var text: [UInt8] = []
    place += 1
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = next else { break }
        place += 1
        switch escaped {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(escaped)
        default:
          place -= 2
          throw problem("no such escape", "there are \\n, \\t, \\\" and \\\\")
        }
      case 0x0A:
        place = start
        throw problem("the text has no closing quote", "texts end on their line; \\n breaks one")
      default: text.append(byte)
      }
    }
    place = start
    throw problem("the text has no closing quote", "write \" behind it")
  }

  /// A visual format goes to the end of its line or block, a semicolon, a comment or the word `with`.
  private mutating func visual(from start: Int) {
    while let byte = next, byte != 0x0A, !";}".utf8.contains(byte) {
      if byte == UInt8(ascii: "/"), at(1) == byte { break }
      if byte == UInt8(ascii: "w"), bytes[place...].starts(with: "with ".utf8),
        place > start, bytes[place - 1] == 0x20
      {
        break
      }
      place += 1
    }
    var end = place
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 || bytes[end - 1] == 0x0D {
      end -= 1
    }
    place = end
    add(.visual, from: start)
  }

  private var isVisualAhead: Bool {
    var ahead = 1
    while at(ahead) == 0x20 { ahead += 1 }
    guard at(ahead) == UInt8(ascii: ":") else { return false }
    ahead += 1
    while at(ahead) == 0x20 { ahead += 1 }
    return at(ahead) == UInt8(ascii: "|") || at(ahead) == UInt8(ascii: "[")
  }

  // MARK: Bytes

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }
  private func at(_ offset: Int) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private static func beginsWord(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
  }

  private mutating func add(_ kind: LayoutToken.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    tokens.append(
      LayoutToken(kind: kind, text: text, range: start..<place, location: location(of: start)))
    beginsStatement = kind == .newline || text == "{" || text == "}" || text == ";"
  }

  private func location(of place: Int) -> SourceLocation {
    SourceLocation(line: line, column: max(0, place - lineStart) + 1)
  }

  private func unexpected() -> FormatError {
    let character = bytes[place...].prefix { $0 >= 0x80 || $0 == bytes[place] }
    let shown = String(decoding: character.prefix(4), as: UTF8.self).prefix(1)
    return problem("\"\(shown)\" has no meaning here", "texts stand in quotes")
  }

  private func problem(_ sentence: String, _ advice: String) -> FormatError {
    error(.layoutText(sentence, advice: advice), at: place)
  }

  private func error(_ reason: FormatError.Reason, at place: Int) -> FormatError {
    FormatError(file: path, location: location(of: place), reason: reason)
  }
}
