import LayoutModel

/// Reads the tokens of a `.layout` file as statements.
struct LayoutParser {
  /// Blocks in one another; more than any layout that a person writes.
  static let depthLimit = 64

  let path: String
  private let tokens: [LayoutToken]
  private var place = 0
  private var depth = 0
  /// Errors so far; parsing goes on behind the statement.
  private var faults: [FormatError] = []

  static func statements(
    _ bytes: [UInt8], path: String
  ) throws(FormatError) -> [LayoutStatement] {
    let (tokens, faults) = try LayoutLexer.tokens(bytes, path: path)
    guard
      !faults.isEmpty || tokens.contains(where: { ![.newline, .comment, .end].contains($0.kind) })
    else {
      throw FormatError(
        file: path, location: SourceLocation(line: 1, column: 1),
        reason: .layoutText("the file has no screen", advice: "write screen Name { ... }"))
    }
    var parser = LayoutParser(path: path, tokens: tokens.filter { $0.kind != .comment })
    parser.faults = faults
    let found = try parser.statements(until: .end)
    if let first = FormatError.first(of: parser.faults) { throw first }
    return found
  }

  private init(path: String, tokens: [LayoutToken]) {
    self.path = path
    self.tokens = tokens
  }

  // MARK: Tokens

  /// The last token is the end, which is never passed.
  var token: LayoutToken { tokens[min(place, tokens.count - 1)] }
  var nextToken: LayoutToken { tokens[min(place + 1, tokens.count - 1)] }
  mutating func advance() { place = min(place + 1, tokens.count - 1) }

  mutating func take(_ mark: String) -> Bool {
    guard token.isMark(mark) else { return false }
    advance()
    return true
  }

  mutating func expect(_ mark: String, _ advice: String) throws(FormatError) {
    guard take(mark) else { throw problem("expected \"\(mark)\", found \(token.noun)", advice) }
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard token.isWord, token.text == word else { return false }
    advance()
    return true
  }

  mutating func word(_ what: String) throws(FormatError) -> String {
    guard token.isWord else {
      throw problem(
        "expected \(what), found \(token.noun)", "names are letters, digits and underscores")
    }
    defer { advance() }
    return token.text
  }

  func problem(_ sentence: String, _ advice: String, at place: SourceLocation? = nil) -> FormatError
  {
    FormatError(
      file: path, location: place ?? token.location,
      reason: .layoutText(sentence, advice: advice))
  }

  // MARK: Blocks

  mutating func statements(until end: LayoutToken.Kind) throws(FormatError) -> [LayoutStatement] {
    var found: [LayoutStatement] = []
    while true {
      while token.kind == .newline || token.isMark(";") { advance() }
      if token.kind == .end {
        guard end == .end else {
          throw problem("the file ends inside a block", "close it with }")
        }
        return found
      }
      if token.isMark("}") {
        guard end == .end else { return found }
        try note(problem("} closes nothing", "remove it"))
        advance()
        continue
      }
      do throws(FormatError) {
        found.append(try wholeStatement())
      } catch {
        try note(error)
        passStatement()
      }
    }
  }

  private mutating func wholeStatement() throws(FormatError) -> LayoutStatement {
    let found = try statement()
    guard token.kind == .newline || token.kind == .end || token.isMark(";") || token.isMark("}")
    else {
      throw problem(
        "expected the end of the statement, found \(token.noun)",
        "statements end with their line, or with a semicolon")
    }
    return found
  }

  /// Remembers a fault, so that those behind it are reported, too; a line has one, and so has a place.
  /// - Throws: where parsing is not to go on.
  private mutating func note(_ fault: FormatError) throws(FormatError) {
    let isTold = faults.contains { $0.location.line == fault.location.line }
    if !isTold { faults.append(fault) }
    guard case .layoutText = fault.reason, faults.count < FormatError.mostTold else {
      throw FormatError.first(of: faults) ?? fault
    }
  }

  /// Passes over what is left of a statement, its blocks included.
  private mutating func passStatement() {
    var level = 0
    while token.kind != .end {
      if level == 0, token.kind == .newline || token.isMark(";") || token.isMark("}") { return }
      if token.isMark("{") { level += 1 }
      if token.isMark("}") { level -= 1 }
      advance()
    }
  }

  mutating func body() throws(FormatError) -> [LayoutStatement] {
    try expect("{", "a block begins with it")
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw FormatError(
        file: path, location: token.location, reason: .nestedTooDeep(limit: Self.depthLimit))
    }
    let found = try statements(until: .mark)
    try expect("}", "it closes the block")
    return found
  }

  mutating func optionalBody() throws(FormatError) -> [LayoutStatement] {
    token.isMark("{") ? try body() : []
  }

  /// A number with its sign, a text, or a word.
  mutating func value(_ what: String) throws(FormatError) -> LayoutValue {
    let location = token.location
    let isNegative = take("-")
    let token = token
    let kind: LayoutValue.Kind
    switch token.kind {
    case .number(let number): kind = .number(isNegative ? -number : number)
    case .string(let text) where !isNegative: kind = .string(text)
    case .word: kind = .word(token.text, isNegative: isNegative)
    default: throw problem("expected \(what), found \(token.noun)", "write it here")
    }
    advance()
    return LayoutValue(kind: kind, location: location)
  }
}
