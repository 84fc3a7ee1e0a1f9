internal import LayoutModel

extension SelectorParser {
  /// Reads `@` parts up to the end of the text.
  mutating func configurationFilter() throws(SelectorError) -> ConfigurationFilter {
    var filter = ConfigurationFilter()
    skipBlanks()
    while take("@") {
      skipBlanks()
      if peek == UInt8(ascii: "\"") {
        filter.names.append(try quotedText())
      } else if peek != UInt8(ascii: "[") {
        let name = try word("any, all, only, a configuration or [")
        if let quantifier = ConfigurationFilter.Quantifier(rawValue: name) {
          filter.quantifier = quantifier
        } else {
          filter.names.append(name)
        }
      }
      if take("[") { try conditions(&filter) }
      skipBlanks()
    }
    return filter
  }

  private mutating func conditions(_ filter: inout ConfigurationFilter) throws(SelectorError) {
    repeat {
      skipBlanks()
      let column = position
      let name = try word("a condition such as width<=375")
      guard let key = ConfigurationFilter.Key(rawValue: name) else {
        throw unknown(
          "condition", name, at: column, among: ConfigurationFilter.Key.allCases.map(\.rawValue))
      }
      skipBlanks()
      guard let operation = attributeOperation(),
        [.equal, .notEqual].contains(operation)
          || operation.isOrder
      else { throw expected("one of = != < <= > >=") }
      skipBlanks()
      let place = position
      let value = try conditionValue(stoppingAtComma: true)
      let rank = try rank(of: value, key, operation, at: place)
      filter.conditions.append(
        ConfigurationFilter.Condition(key: key, operation: operation, value: value, rank: rank))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw expected(", or ]") }
  }

  private func rank(
    of value: String, _ key: ConfigurationFilter.Key, _ operation: AttributeTest.Operation,
    at place: Int
  ) throws(SelectorError) -> Double? {
    func check(_ known: [String]) throws(SelectorError) {
      guard !known.contains(where: { $0.lowercased() == value.lowercased() }) else { return }
      throw SelectorError(
        column: place + 1,
        reason: .badValue(
          of: key.rawValue, found: value, expected: known.joined(separator: ", ")))
    }
    switch key {
    case .width, .height, .scale, .text, .system:
      guard let number = Double(value), number.isFinite else {
        throw SelectorError(
          column: place + 1,
          reason: .badValue(of: key.rawValue, found: value, expected: "a number"))
      }
      return number
    case .type:
      try check(ContentSizeCategory.allCases.map(\.rawValue))
      return ContentSizeCategory(rawValue: value.uppercased()).map { Double($0.rank) }
    case .dir: try check(["ltr", "rtl"])
    case .orientation: try check(["portrait", "landscape"])
    case .bold: try check(["yes", "no"])
    case .widthClass, .heightClass: try check(["compact", "regular", "any"])
    case .idiom: try check(["phone", "pad", "tv", "mac", "watch"])
    case .name, .device, .language: break
    }
    guard !operation.isOrder else {
      throw SelectorError(
        column: place + 1,
        reason: .badValue(of: key.rawValue, found: value, expected: "= or !=, it has no order"))
    }
    return nil
  }
}
