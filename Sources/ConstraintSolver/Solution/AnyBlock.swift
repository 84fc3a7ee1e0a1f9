/// A block in whichever arithmetic it needs, from the narrowest on.
///
/// An enum, not a protocol: the compiler then makes a copy of the whole solver per arithmetic.
/// Through a protocol every addition would go through tables, two hundred times slower.
enum AnyBlock {
  case word(BlockSolver<Fraction<Int64>>)
  case doubleWord(BlockSolver<Fraction<Int128>>)
  case unlimited(BlockSolver<BigFraction>)

  /// The narrowest arithmetic that presolve does not overflow.
  init(_ input: BlockInput, numbering: BlockNumbering, counters: inout SolverCounters) {
    do {
      self = .word(try BlockSolver(input, numbering: numbering))
    } catch {
      counters.overflowFallbacks += 1
      self = Self.atLeastDoubleWord(input, numbering: numbering, counters: &counters)
    }
  }

  private static func atLeastDoubleWord(
    _ input: BlockInput, numbering: BlockNumbering, counters: inout SolverCounters
  ) -> AnyBlock {
    do {
      return .doubleWord(try BlockSolver(input, numbering: numbering))
    } catch {
      counters.overflowFallbacks += 1
      return .unlimited(BlockSolver(lazily: input, numbering: numbering))
    }
  }

  /// The same block, not solved yet, in the next wider arithmetic.
  func wider(
    _ input: BlockInput, numbering: BlockNumbering, counters: inout SolverCounters
  ) -> AnyBlock {
    counters.overflowFallbacks += 1
    switch self {
    case .word: return Self.atLeastDoubleWord(input, numbering: numbering, counters: &counters)
    case .doubleWord, .unlimited:
      return .unlimited(BlockSolver(lazily: input, numbering: numbering))
    }
  }

  var componentCount: Int {
    switch self {
    case .word(let block): block.componentCount
    case .doubleWord(let block): block.componentCount
    case .unlimited(let block): block.componentCount
    }
  }

  /// Solves at `parameters` and writes the answer into `solution`.
  func solve(
    at parameters: [Rational], into solution: inout Solution, counters: inout SolverCounters
  ) throws(ArithmeticFailure) {
    switch self {
    case .word(let block): try block.solve(at: parameters, into: &solution, counters: &counters)
    case .doubleWord(let block):
      try block.solve(at: parameters, into: &solution, counters: &counters)
    case .unlimited(let block):
      try block.solve(at: parameters, into: &solution, counters: &counters)
    }
  }

  /// Adds the proof of the last solve's answer.
  func certify(
    into certificate: inout Certificate,
    refutations: inout [[ConstraintID]: Certificate.Refutation]
  ) throws(ArithmeticFailure) {
    switch self {
    case .word(let block): try block.certify(into: &certificate, refutations: &refutations)
    case .doubleWord(let block):
      try block.certify(into: &certificate, refutations: &refutations)
    case .unlimited(let block):
      try block.certify(into: &certificate, refutations: &refutations)
    }
  }
}
