import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

/// Each row of the tables of rules alone: what a canvas shows from its release on, and what it leaves
/// alone.
struct RuleRowTests {
  private func rows(_ made: RuleRowCase) throws -> [RuleBook.Entry.Row] {
    let entry = RuleBook.chapters.flatMap(\.entries).first { $0.subject == made.subject }
    return try #require(entry).rows
  }

  private func isNear(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test(arguments: RuleRowCase.all)
  func `a row decides what a document shows from its release on`(_ made: RuleRowCase) throws {
    let rows = try rows(made)
    try #require(made.expected.count == rows.count)
    for (place, row) in rows.enumerated() {
      if place > 0 {
        let shown = made.measure(try made.layout(at: row.from))
        #expect(isNear(shown, made.expected[place]), "\(shown) at \(row.from)")
      }
      guard place + 1 < rows.count else { continue }
      let last = XcodeRelease(toolsVersion: rows[place + 1].from.tools - 1)
      let shown = made.measure(try made.layout(at: last))
      #expect(isNear(shown, made.expected[place]), "\(shown) at \(last)")
    }
  }

  @Test(arguments: RuleRowCase.all)
  func `a row leaves alone what it does not speak of`(_ made: RuleRowCase) throws {
    for row in try rows(made).dropFirst() {
      let before = try made.layout(at: XcodeRelease(toolsVersion: row.from.tools - 1)).neighbour
      let after = try made.layout(at: row.from).neighbour
      #expect(before.width > 0)
      #expect(before == after, "\(row.from)")
    }
  }

  @Test func `a table without a made document of its own is listed`() throws {
    let seen = Set(RuleRowCase.all.map(\.subject) + MacRowCase.all.flatMap { $0.subjects() })
    let tables = RuleBook.chapters.flatMap(\.entries).filter { $0.rows.count > 1 }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("tables-without-rows.txt")
    let unseen = tables.map(\.subject).filter { !seen.contains($0) }
    if ProcessInfo.processInfo.environment["KEYLINE_RENEW_ANSWERS"] != nil {
      try (unseen.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(unseen == listed)
  }
}
