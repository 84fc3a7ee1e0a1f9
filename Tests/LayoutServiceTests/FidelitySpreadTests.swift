import Testing

@testable import LayoutFidelity

@Suite struct FidelitySpreadTests {
  /// Repositories with so many cases right of so many.
  private func table(_ folders: [(name: String, right: Int, cases: Int)]) -> FidelityTable {
    var table = FidelityTable()
    for folder in folders {
      for step in 0..<folder.cases {
        table.add(
          step < folder.right ? .withinHalf : .off, to: [FidelityTable.Key(.folder, folder.name)])
      }
    }
    return table
  }

  @Test func `each repository counts once, and the pooled share is taken without each`() throws {
    // Shares 1, 1/2 and 0; pooled 2 of 8, without A 1 of 7, without B 1 of 6, without C 2 of 3.
    let spread = try #require(FidelitySpread(table([("A", 1, 1), ("B", 1, 2), ("C", 0, 5)])))
    #expect(spread.repositories == 3 && spread.median == 0.5 && spread.lowerQuartile == 0.25)
    #expect(abs(spread.mean - 0.5) < 1e-12)
    #expect(spread.leastWithoutOne.name == "A" && spread.greatestWithoutOne.name == "C")
    #expect(abs(spread.leastWithoutOne.share - 1.0 / 7) < 1e-12)
    #expect(abs(spread.greatestWithoutOne.share - 2.0 / 3) < 1e-12)
  }

  @Test func `one repository has no spread`() {
    #expect(FidelitySpread(table([("A", 1, 2)])) == nil)
    #expect(FidelitySpread(FidelityTable()) == nil)
  }
}
