/// Why a selector could not be read or answered.
package struct SelectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// 1-based column, in UTF-8 bytes; 0 where the fault is not in the text.
  package let column: Int
  package let reason: Reason

  /// What is wrong with a selector.
  package enum Reason: Sendable, Hashable {
    /// Something else stands where `expected` should.
    case expected(String, found: String)
    /// A name that means nothing here, the nearest that does, and all that do.
    case unknown(what: String, name: String, nearest: String?, known: [String] = [])
    /// A value that the named thing cannot have.
    case badValue(of: String, found: String, expected: String)
    /// Longer or more deeply nested than a question can sensibly be.
    case tooLarge(String)
  }

  package init(column: Int, reason: Reason) {
    self.column = column
    self.reason = reason
  }

  package var description: String {
    let place = column > 0 ? "column \(column): " : ""
    switch reason {
    case .expected(let expected, let found):
      return place + "expected \(expected), found \(found)"
    case .unknown(let what, let name, let nearest, let known):
      let all = known.isEmpty ? "" : "; known are \(known.joined(separator: ", "))"
      return place + "no \(what) is called \"\(name)\""
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? all)
    case .badValue(let name, let found, let expected):
      return place + "\(name) cannot be \"\(found)\"; expected \(expected)"
    case .tooLarge(let limit):
      return place + "the selector is too large: \(limit)"
    }
  }
}
