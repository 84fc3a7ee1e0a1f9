internal import LayoutModel

extension SelectorParser {
  /// After `[`.
  mutating func attribute() throws(SelectorError) -> AttributeTest {
    skipBlanks()
    let column = position
    var name = try word("an attribute such as text")
    while take(".") { name += "." + (try word("the attribute of a constraint")) }
    guard ViewAttribute.isKnown(name) else {
      let known = ViewAttribute.names + LayoutAttribute.allCases.map { "constraint.\($0.rawValue)" }
      throw unknown("attribute", name, at: column, among: known)
    }
    skipBlanks()
    if take("]") { return AttributeTest(name: name, comparison: nil) }
    guard let operation = attributeOperation() else {
      throw expected("] or one of = != < <= > >= ^= $= *= ~=")
    }
    skipBlanks()
    let valueColumn = position
    let value = try conditionValue(stoppingAtComma: false)
    let number = Double(value)
    guard !operation.isOrder || number != nil else {
      throw SelectorError(
        column: valueColumn + 1, reason: .badValue(of: name, found: value, expected: "a number"))
    }
    skipBlanks()
    guard take("]") else { throw expected("]") }
    return AttributeTest(
      name: name,
      comparison: AttributeTest.Comparison(operation: operation, value: value, number: number))
  }

  /// The longest operation that stands here.
  mutating func attributeOperation() -> AttributeTest.Operation? {
    if take("==") { return .equal }
    for operation in AttributeTest.Operation.allCases {
      let wanted = Array(operation.rawValue.utf8)
      guard position + wanted.count <= bytes.count,
        Array(bytes[position..<position + wanted.count]) == wanted
      else { continue }
      position += wanted.count
      return operation
    }
    return nil
  }

  /// Quoted, or everything up to `]` (or a comma), without blanks around it.
  mutating func conditionValue(stoppingAtComma: Bool) throws(SelectorError) -> String {
    if peek == UInt8(ascii: "\"") { return try quotedText() }
    let start = position
    while let byte = peek, byte != UInt8(ascii: "]"),
      !(stoppingAtComma && byte == UInt8(ascii: ","))
    {
      position += 1
    }
    var end = position
    while end > start, bytes[end - 1] == 32 { end -= 1 }
    guard end > start else { throw expected("a value") }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
