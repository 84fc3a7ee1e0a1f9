import ConstraintSolver
import Foundation
import Testing

@Suite struct OracleTests {
  private static let furtherCases = ProcessInfo.processInfo.environment["KEYLINE_ORACLE_CASES"]

  @Test func `the named systems have the known answers`() throws {
    let fixtures = try FixtureFile.named()
    #expect(fixtures.count == 28)
    for fixture in fixtures {
      let solution = Solver(fixture.system).solve(at: [])
      #expect(differences(solution, from: fixture) == [], "\(fixture.name)")
    }
  }

  @Test func `500 random systems agree with z3 in violations, ranges and satisfiability`() throws {
    let fixtures = try FixtureFile.oracle()
    #expect(fixtures.count == 500)
    for fixture in fixtures {
      let solution = Solver(fixture.system).solve(at: [])
      #expect(differences(solution, from: fixture) == [], "\(fixture.name)")
    }
  }

  @Test(.enabled(if: furtherCases != nil, "needs KEYLINE_ORACLE_CASES, see make_oracle_cases.py"))
  func `further random systems agree with the oracle that answered them`() throws {
    let path = try #require(Self.furtherCases)
    let fixtures = try FixtureFile.oracle(at: URL(filePath: path))
    var contradictory = 0
    var ambiguous = 0
    for fixture in fixtures {
      let solution = Solver(fixture.system).solve(at: [])
      #expect(differences(solution, from: fixture) == [], "\(fixture.name)")
      if fixture.answer.conflicts != nil { contradictory += 1 }
      if fixture.answer.ambiguous?.isEmpty == false { ambiguous += 1 }
    }
    print("\(fixtures.count) systems: \(contradictory) contradictory, \(ambiguous) ambiguous")
  }
}
