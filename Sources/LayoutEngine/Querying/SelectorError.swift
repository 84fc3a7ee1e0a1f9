/// Why a selector could not be read or answered.
public struct SelectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// 1-based column, in UTF-8 bytes; 0 where the fault is not in the text.
  public let column: Int
  public let reason: Reason

  public enum Reason: Sendable, Hashable {
    /// Something else stands where `expected` should.
    case expected(String, found: String)
    /// A name that means nothing here, and the nearest that does.
    case unknown(what: String, name: String, nearest: String?)
    /// A value that the named thing cannot have.
    case badValue(of: String, found: String, expected: String)
    /// Longer or more deeply nested than a question can sensibly be.
    case tooLarge(String)
  }

  public init(column: Int, reason: Reason) {
    self.column = column
    self.reason = reason
  }

  public var description: String {
    let place = column > 0 ? "column \(column): " : ""
    switch reason {
    case .expected(let expected, let found):
      return place + "expected \(expected), found \(found)"
    case .unknown(let what, let name, let nearest):
      return place + "no \(what) is called \"\(name)\""
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .badValue(let name, let found, let expected):
      return place + "\(name) cannot be \"\(found)\"; expected \(expected)"
    case .tooLarge(let limit):
      return place + "the selector is too large: \(limit)"
    }
  }
}

/// The candidate a mistyped word most likely meant; nil when none is near.
///
/// Near is at most a third of the letters wrong, or `limit` of them; two letters in each other's
/// place are one mistake, and case is none.
func nearestWord(
  to word: String, among candidates: [String], limit: Int = .max
) -> String? {
  let typed = Array(word.lowercased().utf8.prefix(64))
  var best: (distance: Int, word: String)?
  for candidate in candidates {
    let distance = editDistance(typed, Array(candidate.lowercased().utf8.prefix(64)))
    let allowed = min(limit, max(1, max(typed.count, candidate.utf8.count) / 3))
    if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.word
}

/// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var older: [Int] = []
  var row = Array(0...b.count)
  for (i, left) in a.enumerated() {
    var next = [i + 1]
    for (j, right) in b.enumerated() {
      var cost = min(row[j] + (left == right ? 0 : 1), min(row[j + 1], next[j]) + 1)
      if i > 0, j > 0, left == b[j - 1], a[i - 1] == right { cost = min(cost, older[j - 1] + 1) }
      next.append(cost)
    }
    older = row
    row = next
  }
  return row[b.count]
}
