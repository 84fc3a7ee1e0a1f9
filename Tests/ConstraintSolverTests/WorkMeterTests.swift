import ConstraintSolver
import SolverPieces
import Testing

/// Systems that are slow by design, and the limit on work.
struct WorkMeterTests {
  /// Widths of which each is a large multiple of the one before.
  private func chain(_ count: Int, factor: Int) -> (SystemBuilder, [String]) {
    let names = (0..<count).map { "w\($0)" }
    var builder = SystemBuilder(names: names)
    builder.add([names[0]: 1], .greaterOrEqual, 1)
    builder.add([names[0]: 1], .equal, 0, at: 500)
    for (previous, next) in zip(names, names.dropFirst()) {
      builder.add([next: 1, previous: -Rational(factor)] as KeyValuePairs, .equal, 0)
    }
    return (builder, names)
  }

  @Test func `a long chain of large multiples is solved exactly`() {
    let (builder, names) = chain(60, factor: 1_000_000)
    let meter = WorkMeter()
    let solution = meter.counting { Solver(builder.system).solve(at: []) }
    #expect(!meter.isExhausted)
    var expected = Rational(1)
    for name in names {
      #expect(solution[builder[name]] == expected)
      expected *= Rational(1_000_000)
    }
  }

  @Test func `work is the same every time`() {
    func steps() -> Int {
      let meter = WorkMeter()
      _ = meter.counting { Solver(chain(40, factor: 999_983).0.system).solve(at: []) }
      return meter.steps
    }
    #expect(steps() == steps())
    #expect(steps() > 0)
  }

  @Test(arguments: [0, 1, 10, 100, 1_000])
  func `solving stops where the work is used up, and says so`(limit: Int) {
    let meter = WorkMeter(limit: limit)
    let solver = Solver(chain(60, factor: 999_983).0.system)
    let solution = meter.counting { solver.solve(at: []) }
    #expect(meter.isExhausted)
    #expect(solution.diagnostics.contains(.workLimitReached))
    // Not a little more for each call: everything after it is given up at once.
    let before = meter.steps
    #expect(
      meter.counting { solver.solve(at: []) }.diagnostics.contains(.workLimitReached))
    #expect(meter.steps == before)
    // Without a limit the same solver answers.
    #expect(solver.solve(at: []).diagnostics.isEmpty)
  }

  @Test func `a walk stops where the work is used up, and says so`() {
    let solver = Solver(chain(20, factor: 999_983).0.system)
    let parameter = Parameter(index: 0)
    WorkMeter(limit: 0).counting {
      let stretch = SolverWalk(solver).stretch(from: [])
      #expect(stretch.diagnostics == [.workLimitReached])
      #expect(solver.pieces(of: parameter, from: 0, to: 1, others: []).isEmpty)
    }
    #expect(SolverWalk(solver).stretch(from: []).diagnostics.isEmpty)
    #expect(solver.pieces(of: parameter, from: 0, to: 1, others: []).map(\.upper) == [1])
  }

  @Test func `what nobody counts has no limit`() {
    #expect(Solver(chain(30, factor: 999_983).0.system).solve(at: []).diagnostics.isEmpty)
  }
}
