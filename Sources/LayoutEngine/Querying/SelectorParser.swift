internal import LayoutModel

/// Reads selectors by recursive descent, one byte ahead.
///
/// Depth and length are capped: the text comes from a command line or a web address.
struct SelectorParser {
  static let longest = 4096
  static let deepest = 16
  static let mostSteps = 32

  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  private var chains = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func selector() throws(SelectorError)
    -> (scene: String?, chain: SelectorChain, filter: ConfigurationFilter)
  {
    guard bytes.count <= Self.longest else {
      throw SelectorError(column: 0, reason: .tooLarge("at most \(Self.longest) bytes"))
    }
    skipBlanks()
    let scene = try scenePrefix()
    let chain = try self.chain(isRelative: false)
    let filter = try configurationFilter()
    guard peek == nil else { throw expected("a combinator, a test, @ or the end") }
    return (scene, chain, filter)
  }

  // MARK: Chains

  /// `a > b c`, up to the end, `)` or `@`.
  private mutating func chain(isRelative: Bool) throws(SelectorError) -> SelectorChain {
    chains += 1
    let id = chains
    skipBlanks()
    var combinator = isRelative ? readCombinator() ?? .descendant : .descendant
    var steps: [SelectorStep] = []
    while true {
      guard steps.count < Self.mostSteps else {
        throw tooLarge("at most \(Self.mostSteps) compounds")
      }
      steps.append(SelectorStep(combinator: combinator, tests: try compound()))
      let hadBlank = skipBlanks()
      if peek == nil || peek == UInt8(ascii: ")") || peek == UInt8(ascii: "@") { break }
      if let next = readCombinator() {
        combinator = next
      } else if hadBlank {
        combinator = .descendant
      } else {
        throw expected("a test, a blank, > + or ~")
      }
    }
    return SelectorChain(id: id, steps: steps)
  }

  private mutating func readCombinator() -> SelectorStep.Combinator? {
    let found: SelectorStep.Combinator
    switch peek {
    case UInt8(ascii: ">"): found = .child
    case UInt8(ascii: "+"): found = .nextSibling
    case UInt8(ascii: "~"): found = .laterSibling
    default: return nil
    }
    position += 1
    skipBlanks()
    return found
  }

  /// One view's tests; `*` alone has none.
  private mutating func compound() throws(SelectorError) -> [SelectorTest] {
    var tests: [SelectorTest] = []
    let start = position
    if take("*") {
      // Any view.
    } else if isLetter(peek) {
      tests.append(.kind(try kindName()))
    }
    while let test = try test() {
      guard tests.count < Self.mostSteps else { throw tooLarge("at most \(Self.mostSteps) tests") }
      tests.append(test)
    }
    guard position > start else {
      throw expected("a kind such as label, *, #id, .Class, [attribute], {frame}, :pseudo or !rule")
    }
    return tests
  }

  /// The next test of this compound; nil where it ends.
  ///
  /// A blank may come before `{` and `!`, which cannot begin a compound. After a blank any other
  /// test begins a new one, as in CSS.
  private mutating func test() throws(SelectorError) -> SelectorTest? {
    let mark = position
    if skipBlanks(), peek != UInt8(ascii: "{"), peek != UInt8(ascii: "!") {
      position = mark
      return nil
    }
    let column = position
    switch peek {
    case UInt8(ascii: "#"):
      position += 1
      return .id(try nameOrText("an id"))
    case UInt8(ascii: "."):
      position += 1
      return .customClass(try nameOrText("a class"))
    case UInt8(ascii: "["):
      position += 1
      return .attribute(try attribute())
    case UInt8(ascii: "{"):
      position += 1
      return .frame(try frameTest())
    case UInt8(ascii: ":"):
      position += 1
      return try pseudo(at: column)
    case UInt8(ascii: "!"):
      position += 1
      return .finding(try finding(at: column))
    default: return nil
    }
  }

  // MARK: Tests

  private mutating func pseudo(at column: Int) throws(SelectorError) -> SelectorTest {
    let name = try word("a pseudo such as :tappable")
    if let state = ViewState(rawValue: name) { return .state(state) }
    let relation = SpatialRelation(rawValue: name)
    guard name == "has" || name == "not" || relation != nil else {
      let all = ["has", "not"] + SpatialRelation.allCases.map(\.rawValue)
      throw unknown(
        "pseudo", name, at: column, among: all + ViewState.allCases.map(\.rawValue))
    }
    guard take("(") else { throw expected("( after :\(name)") }
    let inner = try nested { (parser) throws(SelectorError) in
      try parser.chain(isRelative: name == "has")
    }
    guard take(")") else { throw expected(")") }
    if let relation { return .related(relation, inner) }
    return name == "has" ? .has(inner) : .not(inner)
  }

  private mutating func finding(at column: Int) throws(SelectorError) -> FindingTest {
    let name = try word("a rule such as !overlap, or !error")
    if name == "any" { return .any }
    if Severity(rawValue: name) != nil { return .severity(name) }
    if let rule = Rule.allCases.first(where: {
      $0.rawValue == name || $0.code.lowercased() == name.lowercased()
    }) {
      return .rule(rule.rawValue)
    }
    let all = Rule.allCases.map(\.rawValue) + Severity.allCases.map(\.rawValue) + ["any"]
    throw unknown("rule", name, at: column, among: all)
  }

  private mutating func kindName() throws(SelectorError) -> String {
    let column = position
    let name = try word("a kind")
    if KnownKinds.isKnown(name) { return KnownKinds.normal(name) }
    if name == "constraint" {
      throw SelectorError(
        column: column + 1,
        reason: .expected(
          "a kind of view (constraints are asked for with --sql, or by [constraint.width>=320])",
          found: "\"constraint\""))
    }
    // A kind need not be a known one: only what looks mistyped is refused. `[kind=...]` takes any.
    if nearestWord(to: name, among: KnownKinds.all, limit: 1) != nil {
      throw unknown("kind", name, at: column, among: KnownKinds.all)
    }
    return KnownKinds.normal(name)
  }

  private mutating func scenePrefix() throws(SelectorError) -> String? {
    let start = position
    if peek == UInt8(ascii: "\"") {
      let text = try quotedText()
      if take("/") {
        skipBlanks()
        return text
      }
    } else {
      while let byte = peek, isName(byte) || byte == UInt8(ascii: ".") { position += 1 }
      if position > start, peek == UInt8(ascii: "/") {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        skipBlanks()
        return text
      }
    }
    position = start
    return nil
  }

  // MARK: Pieces

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = position
    while let byte = peek, byte == 32 || (9...13).contains(byte) { position += 1 }
    return position > start
  }

  mutating func take(_ text: StaticString) -> Bool {
    let wanted = text.utf8CodeUnitCount
    guard position + wanted <= bytes.count else { return false }
    let isThere = text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { buffer[$0] == bytes[position + $0] }
    }
    if isThere { position += wanted }
    return isThere
  }

  /// Letters, digits, `_`, `-`.
  mutating func word(_ what: String) throws(SelectorError) -> String {
    let start = position
    while let byte = peek, isName(byte) { position += 1 }
    guard position > start else { throw expected(what) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func nameOrText(_ what: String) throws(SelectorError) -> String {
    peek == UInt8(ascii: "\"") ? try quotedText() : try word(what)
  }

  /// In double quotes; `\` takes the next byte as it is.
  mutating func quotedText() throws(SelectorError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let next = peek {
        text.append(next)
        position += 1
      } else {
        text.append(byte)
      }
    }
    throw SelectorError(
      column: start + 1, reason: .expected("a closing \"", found: "the end"))
  }

  /// Runs `body` one level deeper.
  mutating func nested<Value>(
    _ body: (inout SelectorParser) throws(SelectorError) -> Value
  ) throws(SelectorError) -> Value {
    guard depth < Self.deepest else { throw tooLarge("at most \(Self.deepest) levels deep") }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 128
  }
  func isDigit(_ byte: UInt8?) -> Bool { byte.map { (48...57).contains($0) } ?? false }
  func isName(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 45 }

  func expected(_ what: String) -> SelectorError {
    let found: String
    if position < bytes.count {
      let rest = bytes[position..<min(bytes.count, position + 12)]
      found = "\"\(String(decoding: rest, as: UTF8.self))\""
    } else {
      found = "the end"
    }
    return SelectorError(column: position + 1, reason: .expected(what, found: found))
  }
  func unknown(
    _ what: String, _ name: String, at column: Int, among known: [String]
  ) -> SelectorError {
    SelectorError(
      column: column + 1,
      reason: .unknown(
        what: what, name: name, nearest: nearestWord(to: name, among: known), known: known))
  }
  func tooLarge(_ limit: String) -> SelectorError {
    SelectorError(column: position + 1, reason: .tooLarge(limit))
  }
}
