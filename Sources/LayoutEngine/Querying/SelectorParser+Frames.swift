internal import LayoutModel

extension SelectorParser {
  /// After `{`.
  mutating func frameTest() throws(SelectorError) -> FrameExpression {
    let column = position
    let expression = try either()
    guard expression.isStatement else { throw notAStatement(column) }
    skipBlanks()
    guard take("}") else { throw expected("}, an operator, \"and\" or \"or\"") }
    return expression
  }

  private mutating func either() throws(SelectorError) -> FrameExpression {
    let column = position
    var parts = [try both()]
    while takeWord("or") { parts.append(try both()) }
    guard parts.count > 1 else { return parts[0] }
    guard parts.allSatisfy(\.isStatement) else { throw notAStatement(column) }
    return .either(parts)
  }

  private mutating func both() throws(SelectorError) -> FrameExpression {
    let column = position
    var parts = [try denied()]
    while takeWord("and") { parts.append(try denied()) }
    guard parts.count > 1 else { return parts[0] }
    guard parts.allSatisfy(\.isStatement) else { throw notAStatement(column) }
    return .both(parts)
  }

  private mutating func denied() throws(SelectorError) -> FrameExpression {
    skipBlanks()
    guard takeWord("not") else { return try comparison() }
    let column = position
    let inner = try nested { (parser) throws(SelectorError) in try parser.denied() }
    guard inner.isStatement else { throw notAStatement(column) }
    return .not(inner)
  }

  private mutating func comparison() throws(SelectorError) -> FrameExpression {
    let column = position
    let left = try sum()
    skipBlanks()
    guard let order = order() else { return left }
    let right = try sum()
    guard !left.isStatement, !right.isStatement else {
      throw SelectorError(
        column: column + 1, reason: .expected("numbers to compare", found: "a statement"))
    }
    return .comparison(left, order, right)
  }

  private mutating func order() -> FrameExpression.Order? {
    if take("<=") { return .atMost }
    if take(">=") { return .atLeast }
    if take("!=") { return .notEqual }
    if take("==") || take("=") { return .equal }
    if take("<") { return .less }
    return take(">") ? .greater : nil
  }

  private mutating func sum() throws(SelectorError) -> FrameExpression {
    try terms(
      plus: "+", minus: "-", of: { (parser) throws(SelectorError) in try parser.product() },
      make: { .sum($0) })
  }

  private mutating func product() throws(SelectorError) -> FrameExpression {
    try terms(
      plus: "*", minus: "/", of: { (parser) throws(SelectorError) in try parser.factor() },
      make: { .product($0) })
  }

  /// Operands joined by two operations of one rank; kept flat, so that length is not depth.
  private mutating func terms(
    plus: StaticString, minus: StaticString,
    of operand: (inout SelectorParser) throws(SelectorError) -> FrameExpression,
    make: ([FrameExpression.Term]) -> FrameExpression
  ) throws(SelectorError) -> FrameExpression {
    let column = position
    var terms = [FrameExpression.Term(isInverse: false, value: try operand(&self))]
    while true {
      skipBlanks()
      let isInverse: Bool
      if take(plus) { isInverse = false } else if take(minus) { isInverse = true } else { break }
      terms.append(FrameExpression.Term(isInverse: isInverse, value: try operand(&self)))
    }
    guard terms.count > 1 else { return terms[0].value }
    guard terms.allSatisfy({ !$0.value.isStatement }) else {
      throw SelectorError(
        column: column + 1, reason: .expected("numbers to calculate with", found: "a statement"))
    }
    return make(terms)
  }

  private mutating func factor() throws(SelectorError) -> FrameExpression {
    skipBlanks()
    let column = position
    if take("-") {
      let inner = try nested { (parser) throws(SelectorError) in try parser.factor() }
      guard !inner.isStatement else { throw expected("a number after -") }
      return .negated(inner)
    }
    if take("(") { return try inParentheses() }
    if isDigit(peek) || peek == UInt8(ascii: ".") { return .number(try number()) }
    guard isLetter(peek) else { throw expected("a number or a field such as w") }
    let name = fieldWord()
    if name == "abs" {
      guard take("(") else { throw expected("( after abs") }
      let inner = try inParentheses()
      guard !inner.isStatement else { throw notANumber(column) }
      return .absolute(inner)
    }
    return .field(try field(name, at: column))
  }

  private mutating func inParentheses() throws(SelectorError) -> FrameExpression {
    let inner = try nested { (parser) throws(SelectorError) in try parser.either() }
    skipBlanks()
    guard take(")") else { throw expected(")") }
    return inner
  }

  private mutating func number() throws(SelectorError) -> Double {
    let start = position
    while isDigit(peek) || peek == UInt8(ascii: ".") { position += 1 }
    guard position - start <= 32,
      let value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    else {
      position = start
      throw expected("a number")
    }
    return value
  }

  /// `self@base.ax`, `parent.parent.w`.
  private mutating func fieldWord() -> String {
    let start = position
    while let byte = peek,
      isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func field(_ text: String, at column: Int) throws(SelectorError) -> FrameField {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var field = FrameField(isBase: false, parents: 0, name: .x)
    if parts.first == "self@base" || parts.first == "self" {
      field.isBase = parts.removeFirst() == "self@base"
    }
    while parts.first == "parent" {
      parts.removeFirst()
      field.parents += 1
    }
    let rest = parts.joined(separator: ".")
    guard let name = FrameField.Name(rawValue: rest) else {
      let known = FrameField.Name.allCases.map(\.rawValue)
      let start = String(text.dropLast(rest.count))
      // Names of one letter are all equally near.
      let nearest =
        rest.utf8.count < 2 ? nil : nearestWord(to: rest, among: known).map { start + $0 }
      throw SelectorError(
        column: column + 1,
        reason: .unknown(what: "field", name: text, nearest: nearest, known: known))
    }
    field.name = name
    return field
  }

  /// A whole word, not the start of a longer one.
  private mutating func takeWord(_ word: String) -> Bool {
    let mark = position
    skipBlanks()
    let wanted = Array(word.utf8)
    guard position + wanted.count <= bytes.count,
      Array(bytes[position..<position + wanted.count]) == wanted
    else {
      position = mark
      return false
    }
    let after = position + wanted.count < bytes.count ? bytes[position + wanted.count] : nil
    if isLetter(after) || isDigit(after) || after == UInt8(ascii: ".") {
      position = mark
      return false
    }
    position += wanted.count
    return true
  }

  private func notAStatement(_ column: Int) -> SelectorError {
    SelectorError(
      column: column + 1, reason: .expected("a comparison such as w < 44", found: "a number"))
  }
  private func notANumber(_ column: Int) -> SelectorError {
    SelectorError(column: column + 1, reason: .expected("a number", found: "a statement"))
  }
}
