/// Solves one constraint system at many parameters, exactly and with strict priorities.
///
/// Required constraints hold first. Then, from the highest priority to the lowest, the sum of
/// absolute violations is as small as it can be, and no level ever gives up anything for a lower
/// one. Tie-break levels come next; if values are still open, each variable in order of rank comes
/// as near to 0 as it can, inside its component. The answer is unique and depends only on ids,
/// ranks and parameters.
///
///     let solver = Solver(system)
///     let narrow = solver.solve(at: [320])
///     let wide = solver.solve(at: [1024])  // reuses all that did not change
///
/// Use one solver from one task at a time.
/// - Complexity: presolve once, about linear in the terms; then per call only what changed.
public final class Solver {
  let variableCount: Int
  private let system: ConstraintSystem
  /// The direct way, for small systems.
  let closedForm: ClosedForm?
  private var isClosedFormUseful = true
  /// Whether the last answer came from the closed form.
  private(set) var isLastClosed = false
  /// The general way; made when first needed.
  private lazy var general = GeneralForm(system, counters: &ownCounters)

  private var ownCounters = SolverCounters()

  /// How much work was done so far.
  public var counters: SolverCounters {
    var sum = ownCounters
    if let closedForm { sum.add(closedForm.counters, answers: closedForm.answers) }
    return sum
  }

  /// How many independent parts are left after equalities are eliminated, over all blocks.
  package var componentCount: Int { blocks.reduce(0) { $0 + $1.componentCount } }

  /// Prepares `system`. Constraints are taken in order of their ids.
  public convenience init(_ system: ConstraintSystem) {
    self.init(system, usingClosedForm: true)
  }

  /// For tests and measurements: without the closed form of small systems, everything goes the
  /// general way.
  @_spi(Measuring)
  public init(_ system: ConstraintSystem, usingClosedForm: Bool) {
    variableCount = system.variableCount
    self.system = system
    closedForm = usingClosedForm ? ClosedForm(system) : nil
    if closedForm == nil { _ = general }
  }

  /// The best values at `parameters`, one per parameter in their order; missing ones count as 0.
  ///
  /// Never fails: contradictions, ambiguities and limits are part of the answer.
  public func solve(at parameters: [Rational]) -> Solution {
    var solution = Solution(
      sharing: (isClosedFormUseful ? closedForm?.denominators : nil) ?? general.denominators)
    solve(at: parameters, into: &solution)
    return solution
  }

  /// Replaces `solution`, one of this solver's, by that at `parameters`, reusing its storage.
  public func solve(at parameters: [Rational], into solution: inout Solution) {
    solution.clear(variableCount: variableCount)
    if WorkMeter.current?.isExhausted == true {
      solution.diagnostics.append(.workLimitReached)
      return
    }
    if isClosedFormUseful, let closedForm {
      isLastClosed = closedForm.solve(at: parameters, into: &solution)
      if isLastClosed { return }
      // Two ways cost more than one.
      if closedForm.misses > closedForm.hits + 1 { isClosedFormUseful = false }
    }
    solveGenerally(at: parameters, into: &solution)
  }

  private func solveGenerally(at parameters: [Rational], into solution: inout Solution) {
    solution.denominators = general.denominators
    for index in blocks.indices {
      solve(block: index, at: parameters, into: &solution)
    }
    general.denominators = solution.denominators
    for variable in unused {
      solution.ambiguities.append(
        Ambiguity(variable: Variable(index: variable), lower: nil, upper: nil))
    }
    solution.ambiguities.sort { $0.variable < $1.variable }
    let conflicts = solution.conflicts
    let isSorted = conflicts.indices.dropFirst().allSatisfy {
      !conflicts[$0].isListed(before: conflicts[$0 - 1])
    }
    if !isSorted { solution.conflicts.sort { $0.isListed(before: $1) } }
  }

  /// Solves every block, so that its state belongs to `parameters`.
  func solveBlocks(at parameters: [Rational]) {
    var scratch = Solution(variableCount: variableCount)
    solveGenerally(at: parameters, into: &scratch)
  }

  func solve(block: Int, at parameters: [Rational], into solution: inout Solution) {
    let mark = solution.mark
    while true {
      do {
        return try general.blocks[block].solve(
          at: parameters, into: &solution, counters: &ownCounters)
      } catch {
        solution.truncate(to: mark)
        if let diagnostic = error.diagnostic {
          solution.diagnostics.append(diagnostic)
          return
        }
        widen(block: block)
      }
    }
  }

  /// Starts a block again in wider numbers; the widest never overflow.
  func widen(block: Int) {
    general.blocks[block] = blocks[block].wider(
      inputs[block], numbering: numbering, counters: &ownCounters)
  }
}

extension Solver {
  var inputs: [BlockInput] { general.inputs }
  var unused: [Int] { general.unused }
  var numbering: BlockNumbering { general.numbering }
  var blocks: [AnyBlock] { general.blocks }
  /// Ordinary priorities below required, highest first.
  var optionalLevels: [Priority] { general.optionalLevels }
}

/// A system split into blocks, each in the numbers it needs.
private struct GeneralForm {
  let inputs: [BlockInput]
  let unused: [Int]
  let numbering: BlockNumbering
  let optionalLevels: [Priority]
  var blocks: [AnyBlock] = []
  /// Those of the last solution, as most sizes have the same ones; shared, not copied.
  var denominators: ContiguousArray<Int64>

  init(_ system: ConstraintSystem, counters: inout SolverCounters) {
    denominators = ContiguousArray(repeating: 1, count: system.variableCount)
    let table = ConstraintTable(system)
    optionalLevels = Array(table.levels.dropFirst())
    (inputs, unused) = BlockInput.split(table, variableCount: system.variableCount)
    numbering = BlockNumbering(table, blocks: inputs, variableCount: system.variableCount)
    for input in inputs {
      blocks.append(AnyBlock(input, numbering: numbering, counters: &counters))
    }
  }
}
