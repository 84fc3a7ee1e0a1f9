/// A piece of code: comments and blanks are none.
struct Token {
  enum Kind: UInt8 {
    case name, number, string, mark
  }

  var kind: Kind
  /// The word it is, where it means something to the reader.
  var word: Word?
  /// The mark, or 0 for other tokens.
  var mark: Mark
  /// Its bytes; for a string those between the quotes.
  var start: Int32
  var end: Int32
  /// From 1.
  var line: Int32
  /// The hash of a name's bytes.
  var hash: UInt64
}

/// A mark: its own byte, or one of the pairs that matter.
struct Mark: Equatable {
  let byte: UInt8

  static let none = Mark(byte: 0)
  static let open = Mark(byte: UInt8(ascii: "{"))
  static let close = Mark(byte: UInt8(ascii: "}"))
  static let paren = Mark(byte: UInt8(ascii: "("))
  static let parenEnd = Mark(byte: UInt8(ascii: ")"))
  static let bracket = Mark(byte: UInt8(ascii: "["))
  static let bracketEnd = Mark(byte: UInt8(ascii: "]"))
  static let dot = Mark(byte: UInt8(ascii: "."))
  static let comma = Mark(byte: UInt8(ascii: ","))
  static let colon = Mark(byte: UInt8(ascii: ":"))
  static let semicolon = Mark(byte: UInt8(ascii: ";"))
  static let question = Mark(byte: UInt8(ascii: "?"))
  static let bang = Mark(byte: UInt8(ascii: "!"))
  static let star = Mark(byte: UInt8(ascii: "*"))
  static let at = Mark(byte: UInt8(ascii: "@"))
  static let less = Mark(byte: UInt8(ascii: "<"))
  static let greater = Mark(byte: UInt8(ascii: ">"))
  static let minus = Mark(byte: UInt8(ascii: "-"))
  static let plus = Mark(byte: UInt8(ascii: "+"))
  /// `=` alone.
  static let assign = Mark(byte: UInt8(ascii: "="))
  /// `+=` and its like.
  static let assignChange = Mark(byte: 1)
  /// `==`, `!=`, `<=`, `>=`.
  static let comparison = Mark(byte: 2)
  /// `->`.
  static let arrow = Mark(byte: 3)
  /// `<~`, by which reactive libraries bind.
  static let binding = Mark(byte: 4)
  /// `&&`, `||`, `??`.
  static let logic = Mark(byte: 5)

  /// Whether the statement continues on the next line.
  var continues: Bool {
    switch self {
    case .assign, .assignChange, .comparison, .arrow, .binding, .logic, .comma, .dot, .colon, .plus,
      .minus, .star, .less:
      true
    default: false
    }
  }
}
