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
  let variableCount: Int
  let inputs: [BlockInput]
  let unused: [Int]
  let numbering: BlockNumbering
  private(set) var blocks: [AnyBlock] = []
  /// Those of the last solution, as most sizes have the same ones; shared, not copied.
  private var denominators: ContiguousArray<Int64>
  /// Ordinary priorities below required, highest first.
  let optionalLevels: [Priority]

  /// How much work was done so far.
  public private(set) var counters = SolverCounters()

  /// How many independent parts are left after equalities are eliminated, over all blocks.
  public var componentCount: Int { blocks.reduce(0) { $0 + $1.componentCount } }

  /// Prepares `system`. Constraints are taken in order of their ids.
  public init(_ system: ConstraintSystem) {
    variableCount = system.variableCount
    denominators = ContiguousArray(repeating: 1, count: variableCount)
    let table = ConstraintTable(system)
    optionalLevels = Array(table.levels.dropFirst())
    (inputs, unused) = BlockInput.split(table, variableCount: variableCount)
    numbering = BlockNumbering(table, blocks: inputs, variableCount: variableCount)
    for input in inputs {
      blocks.append(AnyBlock(input, numbering: numbering, counters: &counters))
    }
  }

  /// The best values at `parameters`, one per parameter in their order; missing ones count as 0.
  ///
  /// Never fails: contradictions, ambiguities and internal limits are part of the answer.
  public func solve(at parameters: [Rational]) -> Solution {
    var solution = Solution(denominators: denominators)
    for index in blocks.indices {
      solve(block: index, at: parameters, into: &solution)
    }
    denominators = solution.denominators
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

  func solve(block: Int, at parameters: [Rational], into solution: inout Solution) {
    let mark = solution.mark
    while true {
      do {
        return try blocks[block].solve(at: parameters, into: &solution, counters: &counters)
      } catch {
        solution.truncate(to: mark)
        widen(block: block)
      }
    }
  }

  /// Starts a block again in wider numbers; the widest never overflow.
  func widen(block: Int) {
    blocks[block] = blocks[block].wider(
      inputs[block], numbering: numbering, counters: &counters)
  }
}
