/// Answers a small system directly, without blocks and tables, where it can.
///
/// Nearly all systems of documents are small: after the equalities are eliminated, what is left
/// falls into parts of one column each, and the best value of one column follows from the rows on
/// it by narrowing an interval, priority by priority. All numbers are whole numbers over common
/// denominators, so that a size costs a few multiply-adds. Larger parts go through the simplex as
/// elsewhere.
///
/// It answers only where the best solution is unique and breaks no required constraint. A unique
/// optimum does not depend on how it was found, so these answers are those of the general way, to
/// the bit; all other cases are left to it.
final class ClosedForm {
  /// Larger systems profit more from blocks, whose parts are looked up instead of worked out.
  static var mostVariables: Int { 512 }
  static var mostConstraints: Int { 4096 }

  /// Variables that no constraint names; they are ambiguous.
  let unused: ContiguousArray<Int32>
  private let program: ClosedFormProgram
  private var larger: [LargerPart]
  /// The denominators of all answers, before the scale; answers share this storage.
  let denominators: ContiguousArray<Int64>
  private var lastOutcome: Bool?
  /// Work done in larger parts, and how many answers were given.
  private(set) var counters = SolverCounters()
  private(set) var answers = 0
  /// How many different sizes were answered, and how many were not.
  private(set) var hits = 0
  private(set) var misses = 0

  /// Nil if the system is large, contradicts itself at every size, or has numbers that do not fit.
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

  /// Writes the best values at `parameters` into `solution`; answers whether they are unique and
  /// break no required constraint, else `solution` is as it was.
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

  /// Works out the columns at the parameters taken over last.
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

  /// Works out all columns at `parameters` as if for the first time, and answers how many parts
  /// there are; nil if they have no answer in closed form.
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
