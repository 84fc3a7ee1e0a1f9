/// Solves one constraint system at many parameters, exactly and with strict priorities.
///
/// Required constraints hold first. Then, from the highest priority to the lowest, the sum of absolute
/// violations is as small as it can be, and no level ever gives up anything for a lower one. Tie-break
/// levels come next; if values are still open, each variable in order of rank comes as near to 0 as it
/// can, inside its component. The answer is unique and depends only on ids, ranks and parameters.
///
///     let solver = Solver(system)
///     let narrow = solver.solve(at: [320])
///     let wide = solver.solve(at: [1024])  // reuses all that did not change
///
/// Use one solver from one task at a time.
/// - Complexity: presolve once, about linear in the terms; then per call only what changed.
public final class Solver {
  private let variableCount: Int
  private let inputs: [BlockInput]
  private let unused: [Int]
  private var numberings: [BlockNumbering] = []
  private var blocks: [any BlockSolving] = []
  private var widths: [ArithmeticWidth] = []

  /// How much work was done so far.
  public private(set) var counters = SolverCounters()

  /// How many independent parts are left after equalities are eliminated, over all blocks.
  public var componentCount: Int { blocks.reduce(0) { $0 + $1.componentCount } }

  /// Prepares `system`. Constraints are taken in order of their ids.
  public init(_ system: ConstraintSystem) {
    variableCount = system.variableCount
    (inputs, unused) = BlockInput.split(system)
    for input in inputs {
      let numbering = BlockNumbering(input)
      numberings.append(numbering)
      let (block, width) = Self.makeBlock(
        input, numbering: numbering, from: .word, counters: &counters)
      blocks.append(block)
      widths.append(width)
    }
  }

  /// The best values at `parameters`, one per parameter in their order; missing ones count as 0.
  ///
  /// Never fails: contradictions, ambiguities and internal limits are part of the answer.
  public func solve(at parameters: [Rational]) -> Solution {
    var solution = Solution(variableCount: variableCount)
    for index in blocks.indices {
      solve(block: index, at: parameters, into: &solution)
    }
    for variable in unused {
      solution.ambiguities.append(
        Ambiguity(variable: Variable(index: variable), lower: nil, upper: nil))
    }
    solution.ambiguities.sort { $0.variable < $1.variable }
    solution.conflicts.sort { left, right in
      left.members == right.members
        ? left.relaxed < right.relaxed : left.members.lexicographicallyPrecedes(right.members)
    }
    return solution
  }

  private func solve(block: Int, at parameters: [Rational], into solution: inout Solution) {
    while true {
      var attempt = solution
      do {
        try blocks[block].solve(at: parameters, into: &attempt, counters: &counters)
        solution = attempt
        return
      } catch {
        guard let wider = widths[block].wider else { return }
        counters.overflowFallbacks += 1
        (blocks[block], widths[block]) = Self.makeBlock(
          inputs[block], numbering: numberings[block], from: wider, counters: &counters)
      }
    }
  }

  private static func makeBlock(
    _ input: BlockInput, numbering: BlockNumbering, from width: ArithmeticWidth,
    counters: inout SolverCounters
  ) -> (any BlockSolving, ArithmeticWidth) {
    var width = width
    while true {
      do {
        switch width {
        case .word:
          return (try BlockSolver<Fraction<Int64>>(input, numbering: numbering), width)
        case .doubleWord:
          return (try BlockSolver<Fraction<Int128>>(input, numbering: numbering), width)
        case .unlimited:
          return (try BlockSolver<BigFraction>(input, numbering: numbering), width)
        }
      } catch {
        counters.overflowFallbacks += 1
        width = width.wider ?? .unlimited
      }
    }
  }
}

/// The arithmetics in the order they are tried.
private enum ArithmeticWidth {
  case word, doubleWord, unlimited

  var wider: ArithmeticWidth? {
    switch self {
    case .word: .doubleWord
    case .doubleWord: .unlimited
    case .unlimited: nil
    }
  }
}
