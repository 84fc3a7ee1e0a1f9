import LayoutModel
import Testing

/// Ranges of one fault along a sweep, told as few.
struct `Spans of a sweep` {
  /// `[1,3)`: square brackets take the end in, round ones leave it out.
  private func span(_ text: String, _ message: String = "m") throws -> Sweep.Span {
    let ends = text.dropFirst().dropLast().split(separator: ",").compactMap { Double($0) }
    try #require(ends.count == 2)
    return Sweep.Span(
      kind: .conflict, view: nil, message: message, location: nil,
      lower: Sweep.Place(exact: nil, value: ends[0]), includesLower: text.hasPrefix("["),
      upper: Sweep.Place(exact: nil, value: ends[1]), includesUpper: text.hasSuffix("]"))
  }

  private func text(_ span: Sweep.Span) -> String {
    (span.includesLower ? "[" : "(") + "\(Int(span.lower.value)),\(Int(span.upper.value))"
      + (span.includesUpper ? "]" : ")")
  }

  @Test(arguments: [
    // Apart, in the order of their lower ends.
    (["[5,6]", "[1,2]"], ["[1,2]", "[5,6]"]),
    // Overlapping, one within another, and the same twice.
    (["[1,4]", "[2,6)"], ["[1,6)"]),
    (["[1,9]", "(2,3)"], ["[1,9]"]),
    (["(1,2)", "(1,2)"], ["(1,2)"]),
    // Meeting at 3: joined where 3 belongs to one of them.
    (["[1,3)", "[3,5]"], ["[1,5]"]),
    (["[1,3]", "(3,5]"], ["[1,5]"]),
    (["[1,3)", "(3,5]"], ["[1,3)", "(3,5]"]),
    // A place in one of two that begin or end alike is in both together.
    (["(1,4)", "[1,2]"], ["[1,4)"]),
    (["[1,4)", "[2,4]"], ["[1,4]"]),
    // A single place closes a gap.
    (["[1,3)", "(3,5]", "[3,3]"], ["[1,5]"]),
    ([], []),
  ])
  func `ranges that meet or overlap are one`(given: [String], expected: [String]) throws {
    let joined = Sweep.Span.joined(try given.map { try span($0) })
    #expect(joined.map(text) == expected)
    #expect(Sweep.Span.joined(try given.reversed().map { try span($0) }).map(text) == expected)
  }

  @Test func `what is joined keeps the words of the range that begins first`() throws {
    let joined = Sweep.Span.joined([try span("[3,5]", "later"), try span("[1,3]", "first")])
    #expect(joined.map(\.message) == ["first"])
  }
}
