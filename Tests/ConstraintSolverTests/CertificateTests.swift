import ConstraintSolver
import Testing

@Suite struct CertificateTests {
  @Test func `every answer to the 500 random systems is proven by its certificate`() throws {
    for fixture in try FixtureFile.oracle() + FixtureFile.named() {
      let (solution, certificate) = Solver(fixture.system).certifiedSolution(at: [])
      let checker = CertificateChecker(fixture.system, parameters: [])
      #expect(checker.flaws(of: solution, by: certificate) == [], "\(fixture.name)")
    }
  }

  @Test func `certificates hold at every size, also where the answer was remembered`() throws {
    for fixture in try FixtureFile.oracle().prefix(60) {
      var system = fixture.system
      let window = ParametricValue(system.addParameter())
      var parametric = ConstraintSystem(
        variables: fixture.variableNames.count, parameters: 1)
      for (index, constraint) in system.constraints.enumerated() {
        var moved = constraint
        if index % 2 == 0 { moved.value += window }
        parametric.add(moved)
      }
      let solver = Solver(parametric)
      for size in [0, 20, -20, 5, 0, 20] as [Rational] {
        let (solution, certificate) = solver.certifiedSolution(at: [size])
        let checker = CertificateChecker(parametric, parameters: [size])
        #expect(checker.flaws(of: solution, by: certificate) == [], "\(fixture.name) \(size)")
      }
    }
  }

  @Test func `a wrong value is not proven`() {
    var builder = SystemBuilder("x")
    let limit = builder.add(["x": 1], .greaterOrEqual, 10)
    let wish = builder.add(["x": 1], .equal, 0, at: 500)
    let (_, certificate) = Solver(builder.system).certifiedSolution(at: [])
    let checker = CertificateChecker(builder.system, parameters: [])
    var tooLarge = SystemBuilder("x")
    tooLarge.add(["x": 1], .equal, 12)
    #expect(checker.flaws(of: tooLarge.solve(), by: certificate).contains(.unfitting(limit)))
    var tooSmall = SystemBuilder("x")
    tooSmall.add(["x": 1], .equal, 3)
    let flaws = checker.flaws(of: tooSmall.solve(), by: certificate)
    #expect(flaws.contains(.broken(limit)))
    #expect(!flaws.contains(.broken(wish)))
  }
}
