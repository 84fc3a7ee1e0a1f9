import LayoutModel

/// Takes words, fields and values out of what a running app printed, line by line.
struct DumpScanner {
  private let bytes: [UInt8]
  private let path: String
  private let lineStarts: [Int]
  private(set) var position = 0

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == Self.newline }.map { $0 + 1 }
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The text behind a name and an equals sign.
  struct Field {
    var place: Int
    var text: String?
    var word: String?
    var numbers: [Double] = []
  }

  /// `name = value; name = value`, up to the end of the line or the bracket that closes the view.
  mutating func fields(isView: Bool) throws(CalibrationError) -> [String: Field] {
    var fields: [String: Field] = [:]
    while let byte = peek, byte != Self.newline, !(isView && byte == UInt8(ascii: ">")) {
      if byte == Self.space || byte == Self.semicolon {
        position += 1
        continue
      }
      let name = take {
        $0 != UInt8(ascii: "=") && $0 != Self.semicolon && $0 != Self.newline
          && !(isView && $0 == UInt8(ascii: ">"))
      }
      guard peek == UInt8(ascii: "=") else { continue }
      position += 1
      while peek == Self.space { position += 1 }
      let field = try value(isView: isView)
      let trimmed = name.split(separator: " ").joined(separator: " ")
      if fields[trimmed] == nil { fields[trimmed] = field }
    }
    return fields
  }

  private mutating func value(isView: Bool) throws(CalibrationError) -> Field {
    var field = Field(place: position)
    switch peek {
    case Self.quote: field.text = try quoted()
    case UInt8(ascii: "("): field.numbers = try numbers()
    case UInt8(ascii: "<"): skipNested(UInt8(ascii: "<"), UInt8(ascii: ">"))
    case UInt8(ascii: "{"): skipNested(UInt8(ascii: "{"), UInt8(ascii: "}"))
    default:
      let word = take {
        $0 != Self.semicolon && $0 != Self.newline && !(isView && $0 == UInt8(ascii: ">"))
      }
      field.word = word.split(separator: " ").joined(separator: " ")
      if let number = Double(word), number.isFinite { field.numbers = [number] }
    }
    return field
  }

  private mutating func quoted() throws(CalibrationError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\\"), let next = peek,
        [Self.quote, UInt8(ascii: "\\"), UInt8(ascii: "n")].contains(next)
      {
        text.append(next == UInt8(ascii: "n") ? Self.newline : next)
        position += 1
      } else if byte == Self.quote,
        peek.map({ $0 == Self.semicolon || $0 == UInt8(ascii: ">") || $0 == Self.newline }) ?? true
      {
        return String(decoding: text, as: UTF8.self)
      } else {
        text.append(byte)
      }
    }
    throw error("the text that begins here does not end", at: start)
  }

  private mutating func numbers() throws(CalibrationError) -> [Double] {
    let start = position
    position += 1
    let words = take { $0 != UInt8(ascii: ")") && $0 != Self.newline }
    guard peek == UInt8(ascii: ")") else { throw error("the bracket is not closed", at: start) }
    position += 1
    var numbers: [Double] = []
    for word in words.split(whereSeparator: { " ;,".contains($0) }) {
      guard let number = Double(word), number.isFinite, abs(number) <= 1e6 else {
        throw error("\"\(word)\" is no length in points", at: start)
      }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func skipNested(_ opening: UInt8, _ closing: UInt8) {
    var depth = 0
    while let byte = peek, byte != Self.newline {
      position += 1
      if byte == opening { depth += 1 }
      if byte == closing {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let bar = UInt8(ascii: "|")
  static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "'")
  private static let semicolon = UInt8(ascii: ";")

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek, isWanted(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Goes on by one byte.
  mutating func skip() { position += 1 }

  /// The bars in front of a line, one for each level of views.
  mutating func takeDepth() -> Int {
    var depth = 0
    while let byte = peek, byte == Self.space || byte == Self.bar {
      if byte == Self.bar { depth += 1 }
      position += 1
    }
    return depth
  }

  /// The first of `keywords` that stands here.
  mutating func take(oneOf keywords: [String]) -> String? {
    for keyword in keywords where bytes[position...].starts(with: keyword.utf8) {
      position += keyword.utf8.count
      return keyword
    }
    return nil
  }

  mutating func skipLine() {
    while let byte = peek, byte != Self.newline { position += 1 }
    position += 1
  }

  func location(of place: Int) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: place - lineStarts[low] + 1)
  }

  func error(_ reason: String, at place: Int) -> CalibrationError {
    CalibrationError(file: path, location: location(of: place), reason: reason)
  }
}
