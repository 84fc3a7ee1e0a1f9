package import LayoutModel

/// A statement of a `.layout` file as bytes, with what identifies it: what a merge works on.
///
/// The bytes of all pieces of a file, one after the other, are the file.
package struct LayoutTextPiece: Sendable, Hashable {
  /// Identifies the statement in other versions: `view title`, `title.top = safeArea.top`.
  /// Numbers of equations are left out; equal ones in one body are told apart by `#2`, `#3`.
  package var key: String
  /// Empty lines and comments above it, and its indentation.
  package var lead: [UInt8]
  /// The statement to the end of its line, or to the end of the line that opens its body.
  package var head: [UInt8]
  /// Statements in its braces; nil: it has none.
  package var body: [LayoutTextPiece]?
  /// From behind the body to the end of the line that closes it; empty without a body.
  package var close: [UInt8]
  /// The head without white space and comments: equal meanings have equal words.
  package var words: [String]
  /// Bytes of the head up to the end of the last word.
  var wordsLength: Int
  package var location: SourceLocation

  /// The head with or without the brace that opens a body; a comment behind it is lost.
  ///
  /// - Parameter text: stands for the words; nil leaves them.
  package func rewritten(as text: String? = nil, opening isOpening: Bool) -> [UInt8] {
    (text.map { Array($0.utf8) } ?? Array(head.prefix(wordsLength)))
      + Array((isOpening ? " {\n" : "\n").utf8)
  }

  /// The file as pieces, and what follows the last of them.
  /// - Throws: the reason why it is no `.layout` file.
  package static func pieces(
    of bytes: [UInt8], path: String
  ) throws(FormatError) -> (pieces: [LayoutTextPiece], rest: [UInt8]) {
    _ = try LayoutParser.statements(bytes, path: path)
    var cutter = LayoutTextCutter(bytes, try LayoutLexer.tokens(bytes, path: path).tokens)
    let pieces = cutter.body()
    return (pieces, cutter.rest())
  }
}

/// Cuts the tokens of a file that was parsed before.
private struct LayoutTextCutter {
  private let bytes: [UInt8]
  private let tokens: [LayoutToken]
  private var place = 0
  /// The end of the last piece, in bytes.
  private var end = 0

  init(_ bytes: [UInt8], _ tokens: [LayoutToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  private var token: LayoutToken { tokens[min(place, tokens.count - 1)] }

  func rest() -> [UInt8] { Array(bytes[end...]) }

  /// The statements up to a closing brace or the end.
  mutating func body() -> [LayoutTextPiece] {
    var pieces: [LayoutTextPiece] = []
    var counts: [String: Int] = [:]
    while true {
      while [.newline, .comment].contains(token.kind) || token.isMark(";") { place += 1 }
      guard token.kind != .end, !token.isMark("}") else { return pieces }
      var piece = statement()
      let count = (counts[piece.key] ?? 0) + 1
      counts[piece.key] = count
      if count > 1 { piece.key += " #\(count)" }
      pieces.append(piece)
    }
  }

  private mutating func statement() -> LayoutTextPiece {
    let first = token
    let lead = Array(bytes[end..<first.range.lowerBound])
    end = first.range.lowerBound
    var head: [LayoutToken] = []
    while ![.newline, .end, .comment].contains(token.kind),
      ![";", "{", "}"].contains(where: token.isMark)
    {
      head.append(token)
      place += 1
    }
    var piece = LayoutTextPiece(
      key: Self.key(head), lead: lead, head: [], body: nil, close: [], words: head.map(\.text),
      wordsLength: (head.last?.range.upperBound ?? end) - end, location: first.location)
    guard token.isMark("{") else {
      piece.head = restOfLine()
      return piece
    }
    place += 1
    piece.head = restOfLine()
    piece.body = body()
    if token.isMark("}") { place += 1 }
    piece.close = restOfLine()
    return piece
  }

  /// Bytes up to here and, where nothing else stands in it, to the end of the line.
  private mutating func restOfLine() -> [UInt8] {
    if token.isMark(";") { place += 1 }
    if token.kind == .comment { place += 1 }
    if token.kind == .newline { place += 1 }
    let start = end
    end = place == 0 ? 0 : tokens[place - 1].range.upperBound
    return Array(bytes[start..<end])
  }

  private static func key(_ head: [LayoutToken]) -> String {
    guard let first = head.first else { return "" }
    func joined(_ tokens: some Sequence<LayoutToken>) -> String {
      tokens.map(\.text).joined(separator: " ")
    }
    if first.kind == .visual { return first.text.filter { !$0.isNumber && $0 != "." } }
    switch first.text {
    case "view", "use": return "view \(head.dropFirst().first?.text ?? "")"
    case "screen", "component", "metric", "group": return joined(head.prefix(2))
    case "when", "remove": return joined(head)
    case "change": return joined(head.prefix { !["=", "@"].contains(where: $0.isMark) })
    default: break
    }
    guard let relation = head.firstIndex(where: { ["=", ">=", "<="].contains(where: $0.isMark) })
    else { return first.text }
    if let mark = head.firstIndex(where: { $0.isMark("#") }) {
      return joined(head[mark...].prefix(2))
    }
    let right = head[relation...].prefix { !["+", "-", "@"].contains(where: $0.isMark) }
    return joined(
      (head[..<relation] + right).filter { if case .number = $0.kind { false } else { true } })
  }
}
