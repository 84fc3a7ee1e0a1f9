import ConstraintSolver
import Testing

@Suite struct OracleTests {
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
}
