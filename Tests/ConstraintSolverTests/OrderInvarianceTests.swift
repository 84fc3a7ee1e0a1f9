import ConstraintSolver
import TestDocuments
import Testing

@Suite struct OrderInvarianceTests {
  @Test func `the order of adding constraints leaves no trace`() throws {
    var generator = SeededGenerator(seed: 7)
    for fixture in try FixtureFile.oracle() {
      let reference = Solver(fixture.system).solve(at: [])
      let shuffled = fixture.rows.map(\.constraint).shuffled(using: &generator)
      let solution = Solver(fixture.system(shuffled)).solve(at: [])
      #expect(isSame(solution, reference, in: fixture), "\(fixture.name)")
    }
  }

  @Test func `a constraint added and removed again leaves no trace`() throws {
    for fixture in try FixtureFile.oracle().prefix(100) {
      var system = fixture.system
      let extra = ConstraintID(rank: fixture.rows.count)
      system.add(
        Constraint(
          id: extra, terms: [Term(Variable(index: 0))], relation: .equal, value: 77))
      system.remove(extra)
      let reference = Solver(fixture.system).solve(at: [])
      #expect(isSame(Solver(system).solve(at: []), reference, in: fixture), "\(fixture.name)")
    }
  }

  @Test func `sizes asked in any order get the answers of a fresh solver`() throws {
    var generator = SeededGenerator(seed: 11)
    for fixture in try FixtureFile.oracle().prefix(150) {
      let system = parametric(fixture)
      let steps: [Rational] = [-1, 0, 1, Rational(3, 2), 2, 3]
      let sizes: [[Rational]] = steps.map { [$0, 0] } + steps.map { [$0, 2] }
      let fresh = sizes.map { Solver(system).solve(at: $0) }
      let rising = Array(sizes.indices)
      for order in [rising, rising.reversed(), rising.shuffled(using: &generator)] {
        let solver = Solver(system)
        for index in order + order {
          #expect(
            isSame(solver.solve(at: sizes[index]), fresh[index], in: fixture),
            "\(fixture.name) at \(sizes[index])")
        }
      }
    }
  }

  @Test func `a parameter gives what its value written as a constant gives`() throws {
    for fixture in try FixtureFile.oracle() {
      let solution = Solver(parametric(fixture)).solve(at: [1, 2])
      var constant = ConstraintSystem(variables: fixture.variableNames.count, parameters: 0)
      for constraint in parametric(fixture).constraints {
        var written = constraint
        written.value = ParametricValue(constraint.value.value(at: [1, 2]))
        constant.add(written)
      }
      let reference = Solver(constant).solve(at: [])
      // Which of several contradictions is met first may differ, as more is known in presolve.
      if reference.conflicts.isEmpty {
        #expect(isSame(solution, reference, in: fixture), "\(fixture.name)")
      } else {
        #expect(!solution.conflicts.isEmpty, "\(fixture.name)")
      }
    }
  }

  /// The fixture with every second right side moving with a parameter.
  private func parametric(_ fixture: SystemFixture) -> ConstraintSystem {
    var system = ConstraintSystem(variables: fixture.variableNames.count, parameters: 2)
    for (index, row) in fixture.rows.enumerated() {
      var constraint = row.constraint
      if index % 2 == 1 {
        constraint.value += ParametricValue(Parameter(index: index % 4 / 2), times: 6)
      }
      system.add(constraint)
    }
    return system
  }

  private func isSame(_ left: Solution, _ right: Solution, in fixture: SystemFixture) -> Bool {
    left.conflicts == right.conflicts && left.ambiguities == right.ambiguities
      && fixture.variableNames.indices.allSatisfy {
        left[Variable(index: $0)] == right[Variable(index: $0)]
      }
  }
}
