@_spi(Measuring)
extension Solver {
  /// The components that presolve leaves of a system.
  package struct Components {
    fileprivate let run: () throws(ArithmeticFailure) -> Int

    /// Solves every component from its rows on: one column by narrowing its interval, more by
    /// dictionary, crash, simplex, regions. Answers how many
    /// there are, or nil if a number did not fit.
    package func solve() -> Int? { try? run() }
  }

  /// The components of the system at `parameters`, presolved and nothing else; for measurements.
  ///
  /// Where the closed form has no answer there, the general way is prepared.
  package func components(at parameters: [Rational]) -> Components {
    if let run = closedForm?.componentRun(at: parameters) { return Components(run: run) }
    let runs = zip(blocks, inputs).map { block, input in
      switch block {
      case .word(let block): block.componentRun(input, at: parameters)
      case .doubleWord(let block): block.componentRun(input, at: parameters)
      case .unlimited(let block): block.componentRun(input, at: parameters)
      }
    }
    return Components { () throws(ArithmeticFailure) in
      var count = 0
      for run in runs { count += try run() }
      return count
    }
  }
}

extension BlockSolver {
  fileprivate func componentRun(
    _ input: BlockInput, at parameters: [Rational]
  ) -> () throws(ArithmeticFailure) -> Int {
    let problems = plain?.components.map(\.problem) ?? []
    let local = try? localParameters(parameters)
    let firstParameter = input.variables.count
    return { () throws(ArithmeticFailure) in
      guard let local else { throw ArithmeticFailure.overflow }
      var counters = SolverCounters()
      for problem in problems {
        let component = try Component(problem)
        _ = try component.solve(
          at: local, firstParameter: firstParameter, counters: &counters)
      }
      return problems.count
    }
  }
}
