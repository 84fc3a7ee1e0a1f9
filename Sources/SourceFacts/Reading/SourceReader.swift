/// Walks through the tokens of a file once and notes declarations and mentions.
struct SourceReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  let isSwift: Bool
  var reading = SourceReading()
  var place = 0
  /// The braces that are open.
  var scopes: [Scope] = []
  /// Local names that are in force, the innermost last.
  var bindings: [Binding] = []
  /// The scope that the next brace on this level of parentheses opens.
  var pending: (kind: Scope.Kind, depth: Int, firstBinding: Int)?
  var depth = 0
  /// The type an Objective-C file is in.
  var objectiveCType: String?

  /// The code between two braces.
  struct Scope {
    enum Kind {
      case type(String)
      case function(FunctionRole)
      case other
    }
    var kind: Kind
    /// Names from here on belong to it.
    var firstBinding: Int
    var start: Int
    var depth: Int
  }

  /// Methods that answer for rows, for the pages of a controller, or for orientations.
  enum FunctionRole { case plain, rowHeight, itemSize, page, orientations, appOrientations }

  /// The meaning of a local name.
  struct Binding {
    var name: UInt64
    /// None: something that is not known.
    var references: [Reference]
  }

  init(bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    self.bytes = bytes
    tokens = Lexer.tokens(bytes, language)
    isSwift = language == .swift
  }

  mutating func run() {
    while place < tokens.count {
      let token = tokens[place]
      switch token.kind {
      case .mark: read(token.mark)
      case .name:
        if let word = token.word { read(word) } else { readTouchArea() }
      default: break
      }
      place += 1
    }
  }

  /// A token by its position; a blank one beyond the ends.
  @inline(__always)
  subscript(_ at: Int) -> Token {
    at >= 0 && at < tokens.count
      ? tokens[at]
      : Token(kind: .mark, word: nil, mark: .none, start: 0, end: 0, line: 0, hash: 0)
  }

  func text(_ token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The class whose code is read; empty outside of types.
  var enclosing: String {
    for scope in scopes.reversed() {
      if case .type(let name) = scope.kind { return name }
    }
    return objectiveCType ?? ""
  }

  /// Whether declarations here are those of a type, not of a function.
  var isInType: Bool {
    if case .type? = scopes.last?.kind { return true }
    return !isSwift && scopes.isEmpty
  }

  private mutating func read(_ mark: Mark) {
    switch mark {
    case .open: open()
    case .close: close()
    case .paren: depth += 1
    case .parenEnd: depth = max(0, depth - 1)
    case .semicolon: if pending?.depth == depth { pending = nil }
    case .star where !isSwift: readLocal()
    case .minus where !isSwift && scopes.isEmpty, .plus where !isSwift && scopes.isEmpty:
      readMethodHeader()
    default: break
    }
  }

  private mutating func open() {
    var scope = Scope(kind: .other, firstBinding: bindings.count, start: place, depth: depth)
    if let next = pending, next.depth == depth {
      scope.kind = next.kind
      scope.firstBinding = next.firstBinding
      pending = nil
    } else if isSwift {
      readClosureNames()
    }
    scopes.append(scope)
    depth = 0
  }

  private mutating func close() {
    guard let scope = scopes.popLast() else { return }
    if case .function(let role) = scope.kind {
      noteRole(role, from: scope.start, to: place)
      if place == scope.start + 1 { noteEmptyMethod(before: scope.start) }
    }
    if scope.firstBinding < bindings.count {
      bindings.removeLast(bindings.count - scope.firstBinding)
    }
    depth = scope.depth
    // A requirement of a protocol has no body.
    pending = nil
  }

  private mutating func read(_ word: Word) {
    if isSwift { readSwift(word) } else { readObjectiveC(word) }
    readMention(word)
  }

  mutating func note(
    _ kind: SourceFact.Kind, of subjects: [Reference], value: String? = nil, at position: Int
  ) {
    guard !subjects.isEmpty else { return }
    let enclosing = enclosing
    let (line, excerpt) = (Int(self[position].line), excerpt(at: position))
    for subject in subjects {
      reading.mentions.append(
        Mention(
          kind: kind, enclosing: enclosing, subject: subject, value: value, line: line,
          excerpt: excerpt))
    }
  }

  /// Bytes of a line that are shown at most.
  private static let longestExcerpt = 100

  /// The line around a token, without the blanks at its ends.
  private func excerpt(at position: Int) -> String {
    let token = self[position]
    var start = Int(token.start)
    var end = min(Int(token.end), bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, end - start < Self.longestExcerpt { start -= 1 }
    while end < bytes.count, bytes[end] != 0x0A, end - start < Self.longestExcerpt { end += 1 }
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
