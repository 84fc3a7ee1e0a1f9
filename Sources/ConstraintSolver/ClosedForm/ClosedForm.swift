/// Solves a small system directly, without blocks and tables, if possible.
///
/// Nearly all systems of documents are small. After the equalities are eliminated, the rest falls into parts
/// of one column each. The best value of one column follows from its rows: each priority in turn narrows an
/// interval. All numbers are whole numbers over common denominators, so a size costs a few multiply-adds. The
/// simplex solves larger parts.
///
/// The closed form applies only if the best solution is unique and violates no required constraint. A unique
/// optimum does not depend on the method, so the results equal those of the general solver exactly. That one
/// handles all other cases.
final class ClosedForm {
  /// Larger systems gain more from blocks, whose parts are looked up instead of computed.
  static var mostVariables: Int { 512 }
  static var mostConstraints: Int { 4096 }

  /// Variables that no constraint names; they are ambiguous.
  let unused: ContiguousArray<Int32>
  private let program: ClosedFormProgram
  private var larger: [LargerPart]
  /// The denominators of all solutions, before the scale. Solutions share this storage.
  let denominators: ContiguousArray<Int64>
  private var lastOutcome: Bool?
  /// The work done in larger parts, and the number of solutions.
  private(set) var counters = SolverCounters()
  private(set) var answers = 0
  /// The numbers of different sizes that were solved, and that were not.
  private(set) var hits = 0
  private(set) var misses = 0

  /// Fails if the system is large, contradicts itself at every size, or has numbers that do not fit.
  init?(_ system: ConstraintSystem) {
    guard system.variableCount <= Self.mostVariables,
      system.constraints.count <= Self.mostConstraints
    else { return nil }
    do {
      var elimination = SmallElimination(system)
      try elimination.eliminate(system)
      let parts = try SmallParts(&elimination)
      larger = try parts.largerParts(elimination)
      program = try ClosedFormProgram(elimination, parts)
      unused = parts.unused
      denominators = ContiguousArray(
        UnsafeBufferPointer(start: program.divisors, count: program.variableCount))
    } catch {
      return nil
    }
  }

  /// Writes the best values at `parameters` into `solution` and returns true if they are unique and violate no
  /// required constraint. Otherwise `solution` does not change.
  func solve(at parameters: [Rational], into solution: inout Solution) -> Bool {
    guard let isNew = program.takeOver(parameters) else {
      lastOutcome = nil
      misses += 1
      return false
    }
    if isNew || lastOutcome == nil {
      let isAnswered = answer()
      lastOutcome = isAnswered
      if isAnswered { hits += 1 } else { misses += 1 }
    }
    guard lastOutcome == true else { return false }
    solution.share(denominators, scale: program.scale)
    solution.numerators.withUnsafeMutableBufferPointer { program.write(into: $0) }
    for variable in unused {
      solution.ambiguities.append(
        Ambiguity(variable: Variable(index: Int(variable)), lower: nil, upper: nil))
    }
    answers += 1
    return true
  }

  /// Computes the columns at the current parameters.
  private func answer() -> Bool {
    guard program.holdsConditions() else { return false }
    if !larger.isEmpty {
      program.clearColumns()
      let exact = program.exactParameters()
      for index in larger.indices {
        guard let values = larger[index].values(at: exact, counters: &counters),
          program.setColumns(larger[index].columns, to: values)
        else { return false }
      }
    }
    return program.fits() && program.solveColumns() && program.fits()
  }

  /// Returns a run that computes all columns at `parameters` as if for the first time and counts the parts, or
  /// nil if there is no closed form.
  func componentRun(at parameters: [Rational]) -> (() throws(ArithmeticFailure) -> Int)? {
    lastOutcome = nil
    guard program.takeOver(parameters) != nil, answer() else { return nil }
    return { () throws(ArithmeticFailure) in
      self.larger = try self.larger.map { (part) throws(ArithmeticFailure) in
        try part.unsolved()
      }
      return self.answer() ? self.program.partCount + self.larger.count : 0
    }
  }
}
