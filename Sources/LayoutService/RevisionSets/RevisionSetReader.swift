internal import LayoutModel

/// Reads the language of ``RevisionSet`` from left to right; `&` and `~` bind closer than `|`.
struct RevisionSetReader {
  private let characters: [Character]
  private let date: (String) -> Int64?
  private var place = 0
  private var depth = 0

  /// Sets within sets.
  private static let deepest = 64

  init(_ text: String, date: @escaping (String) -> Int64?) {
    characters = Array(text)
    self.date = date
  }

  mutating func whole() throws(RevisionSetError) -> RevisionSet.Node {
    let node = try union()
    skipBlanks()
    guard place == characters.count else { throw expected("|, &, ~ or the end") }
    return node
  }

  private mutating func union() throws(RevisionSetError) -> RevisionSet.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw error("parentheses are nested too deep") }
    var node = try intersection()
    while take("|") { node = .union(node, try intersection()) }
    return node
  }

  private mutating func intersection() throws(RevisionSetError) -> RevisionSet.Node {
    var node = try complement()
    while true {
      if take("&") {
        node = .intersection(node, try complement())
      } else if take("~") {
        node = .difference(node, try complement())
      } else {
        return node
      }
    }
  }

  private mutating func complement() throws(RevisionSetError) -> RevisionSet.Node {
    var isTurned = false
    while take("~") { isTurned.toggle() }
    let node = try range()
    return isTurned ? .complement(node) : node
  }

  private mutating func range() throws(RevisionSetError) -> RevisionSet.Node {
    if take("::") { return .range(nil, try primary(), isPlain: false) }
    if take("..") {
      let to = try primary()
      return .range(nil, to, isPlain: Self.isName(to))
    }
    let from = try primary()
    guard take("..") else { return from }
    skipBlanks()
    let isEnd = place == characters.count || "|&~),".contains(characters[place])
    let to = isEnd ? nil : try primary()
    return .range(from, to, isPlain: Self.isName(from) && (to.map(Self.isName) ?? true))
  }

  private static func isName(_ node: RevisionSet.Node) -> Bool {
    if case .name = node { true } else { false }
  }

  private mutating func primary() throws(RevisionSetError) -> RevisionSet.Node {
    skipBlanks()
    let start = place
    if take("(") {
      let node = try union()
      guard take(")") else { throw expected(")") }
      // A single name in parentheses is a set, too.
      return .union(node, node)
    }
    if peek == "\"" { return .name(try quoted()) }
    let word = name()
    guard !word.isEmpty else { throw expected("a revision, a function or (") }
    guard peek == "(" else { return .name(word) }
    guard let function = RevisionSet.Function(rawValue: word) else {
      throw unknown(word, at: start)
    }
    place += 1
    return .call(function, try arguments(of: function), column: start + 1)
  }

  private func unknown(_ word: String, at start: Int) -> RevisionSetError {
    let known = RevisionSet.Function.allCases.map(\.rawValue)
    let hint =
      nearestWord(to: word, among: known).map { "did you mean \($0)()?" }
      ?? "there are \(known.joined(separator: ", "))"
    return RevisionSetError(column: start + 1, reason: "no function is called \"\(word)\"; \(hint)")
  }

  private mutating func arguments(
    of function: RevisionSet.Function
  ) throws(RevisionSetError) -> [RevisionSet.Argument] {
    let (parameters, optional) = function.parameters
    var found: [RevisionSet.Argument] = []
    for (number, parameter) in parameters.enumerated() {
      skipBlanks()
      if peek == ")", number >= parameters.count - optional { break }
      if number > 0, !take(",") { throw expected(", or )") }
      found.append(try argument(parameter))
    }
    guard take(")") else { throw expected(")") }
    return found
  }

  private mutating func argument(
    _ parameter: RevisionSet.Function.Parameter
  ) throws(RevisionSetError) -> RevisionSet.Argument {
    skipBlanks()
    switch parameter {
    case .set: return .set(try union())
    case .text: return .text(try text(parameter))
    case .date:
      let start = place
      let text = try text(parameter)
      guard let seconds = date(text) else {
        throw RevisionSetError(
          column: start + 1, reason: "\"\(text)\" is not \(parameter.words)")
      }
      return .date(seconds)
    case .number:
      guard let number = Int(name()), number > 0 else { throw expected(parameter.words) }
      return .number(number)
    }
  }

  private mutating func text(
    _ parameter: RevisionSet.Function.Parameter
  ) throws(RevisionSetError) -> String {
    if peek == "\"" { return try quoted() }
    let start = place
    while let next = peek, next != ")", next != "," { place += 1 }
    let text = String(characters[start..<place]).trimmed
    guard !text.isEmpty else { throw expected(parameter.words) }
    return text
  }

  /// The letters of a name with its suffix, such as `origin/main~2`. Two dots end it, and so does a `~`
  /// without a name before it.
  private mutating func name() -> String {
    let start = place
    while let next = peek {
      if next.isWhitespace || "()|&,\"".contains(next) || next == ":" { break }
      if next == ".", place + 1 < characters.count, characters[place + 1] == "." { break }
      if next == "~", place == start { break }
      place += 1
    }
    return String(characters[start..<place])
  }

  private mutating func quoted() throws(RevisionSetError) -> String {
    let start = place
    place += 1
    var text = ""
    while let next = peek {
      place += 1
      if next == "\"" { return text }
      text.append(next)
    }
    throw RevisionSetError(column: start + 1, reason: "this \" is not closed")
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func skipBlanks() {
    while let next = peek, next.isWhitespace { place += 1 }
  }

  private mutating func take(_ mark: String) -> Bool {
    skipBlanks()
    guard characters[place...].starts(with: mark) else { return false }
    place += mark.count
    return true
  }

  private func error(_ reason: String) -> RevisionSetError {
    RevisionSetError(column: place + 1, reason: reason)
  }

  private func expected(_ what: String) -> RevisionSetError {
    let found = peek.map { "\"\($0)\"" } ?? "the end"
    return error("expected \(what), found \(found)")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
