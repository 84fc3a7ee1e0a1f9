import Testing

@testable import TextMetrics

@Suite struct LineBreakTests {
  private func breaks(_ scalars: [UInt32]) -> [Int] {
    var breaker = LineBreaker()
    return scalars.indices.filter { index in
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      return breaker.step(scalars[index], next: next) != .none
    }
  }

  @Test func `opportunities are those of another implementation of the annex`() throws {
    let rows = try Fixture.rows("line-breaks.tsv")
    #expect(rows.count > 2900)
    for row in rows {
      let scalars = row[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let expected = row[1].split(separator: " ").compactMap { Int($0) }
      #expect(breaks(scalars) == expected, "\(row[0]) : \(row[1])")
    }
  }

  @Test func `a long text of every class is one pass`() {
    let scalars = (0..<200_000).map { UInt32($0 % 0x3000) }
    #expect(!breaks(scalars).isEmpty)
  }
}
