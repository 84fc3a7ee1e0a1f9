@_spi(Measuring) import ConstraintSolver
import TestDocuments
import Testing

@Suite struct ClosedFormTests {
  @Test func `small systems are answered in closed form, and as the general way answers them`() {
    var generator = SeededGenerator(seed: 7)
    var answers = 0
    var closed = 0
    for index in 0..<Effort.cases(300) {
      let fuzzed = FuzzedSystem(using: &generator)
      let direct = Solver(fuzzed.system)
      let general = Solver(fuzzed.system, usingClosedForm: false)
      var kept = Solution()
      for step in [0, 1, 0, Rational(1, 3)] as [Rational] {
        let parameters = fuzzed.parameters.map { $0 + step }
        let expected = general.solve(at: parameters)
        direct.solve(at: parameters, into: &kept)
        for solution in [direct.solve(at: parameters), kept] {
          #expect(
            says(solution, as: expected), "\(fuzzed.kind) system \(index), parameters \(parameters)"
          )
        }
        answers += 2
      }
      closed += direct.counters.closedForms
      #expect(general.counters.closedForms == 0)
    }
    // Most fuzzed systems contradict themselves or are ambiguous.
    #expect(closed > answers / 20, "\(closed) of \(answers)")
  }

  @Test func `wishes of one priority meet in their median, weighted by their factors`() {
    var builder = SystemBuilder("x")
    builder.add(["x": 1], .equal, 0, at: 500)
    builder.add(["x": 1], .equal, 10, at: 500)
    builder.add(["x": 3], .equal, 120, at: 500)
    builder.add(["x": 1], .lessOrEqual, 7, at: 250)
    let solver = Solver(builder.system)
    // 3 on the right of 10, 2 on its left: the row of weight 3 wins alone.
    #expect(solver.solve(at: [])[builder["x"]] == 40)
    #expect(solver.counters.closedForms == 1)
  }

  @Test func `two equal wishes leave an interval that a lower priority decides`() {
    var builder = SystemBuilder("x")
    let wish = builder.parameter()
    builder.add(["x": 1], .equal, 0, at: 500)
    builder.add(["x": 1], .equal, 10, at: 500)
    builder.add(["x": 2], .equal, wish, at: 250)
    let solver = Solver(builder.system)
    #expect(solver.solve(at: [-4])[builder["x"]] == 0)
    #expect(solver.solve(at: [7])[builder["x"]] == Rational(7, 2))
    #expect(solver.solve(at: [90])[builder["x"]] == 10)
    #expect(solver.counters.closedForms == 3)
  }

  @Test func `a size at which constraints contradict each other does not disturb the next`() {
    var builder = SystemBuilder("l", "w")
    let window = builder.parameter()
    builder.add(["l": 1], .equal, 16)
    builder.add(["l": 1, "w": 1], .equal, window - 16)
    builder.add(["w": 1], .greaterOrEqual, 0)
    let solver = Solver(builder.system)
    #expect(solver.solve(at: [320])[builder["w"]] == 288)
    #expect(solver.solve(at: [20]).conflicts.count == 1)
    #expect(solver.solve(at: [375])[builder["w"]] == 343)
    #expect(solver.solve(at: [375]).conflicts.isEmpty)
    #expect(solver.counters.closedForms == 3)
  }

  private func says(_ solution: Solution, as expected: Solution) -> Bool {
    solution.variableCount == expected.variableCount
      && solution.conflicts == expected.conflicts
      && solution.ambiguities == expected.ambiguities
      && (0..<expected.variableCount).map(Variable.init).allSatisfy {
        solution[$0] == expected[$0]
          && solution.doubleValue(of: $0).bitPattern == expected.doubleValue(of: $0).bitPattern
      }
  }
}
