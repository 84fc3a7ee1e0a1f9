/// Follows a solver's answer while its parameters move together.
///
///     let walk = SolverWalk(solver)
///     let stretch = walk.stretch(from: [SolverWalk.Affine(constant: 320, slope: 1)])
///     stretch.length  // how far the parameters may move before the answer takes another form
///
/// Use one walk from one task at a time.
package final class SolverWalk {
  private let solver: Solver
  private let step = WalkStep()
  private let blocks: [(input: BlockInput, solver: BlockSolver<AffineNumber>)]
  private var counters = SolverCounters()

  /// A walk over the answers of `solver`.
  package init(_ solver: Solver) {
    self.solver = solver
    blocks = solver.inputs.map { input in
      (input, BlockSolver<AffineNumber>(lazily: input, numbering: solver.numbering))
    }
  }

  /// An answer that is affine in the step taken from where it begins.
  package struct Stretch: Sendable {
    /// Each variable's value, by rank.
    package let values: [Affine]
    /// The contradictions just beyond the beginning, sorted by members.
    package let conflicts: [Conflict]
    /// The ambiguous variables just beyond the beginning, by rank.
    package let ambiguities: [Ambiguity]
    /// The longest step for which all this is sure to hold; nil is without end. Never 0.
    package let length: Rational?
    /// Failures of the solver: the stretch is void where solving was cut off.
    package let diagnostics: [SolverDiagnostic]
  }

  /// The answer just beyond `parameters`, each moving by its slope for a unit of the step.
  ///
  /// Missing parameters stay at 0. Where the ``WorkMeter`` runs out the answer says so in its
  /// diagnostics, as a ``Solution`` does, and is void.
  /// - Complexity: one solve in unlimited numbers; presolve is done once.
  package func stretch(from parameters: [Affine]) -> Stretch {
    step.restart()
    let nothing = Affine(constant: .zero, slope: .zero)
    var values = [Affine](repeating: nothing, count: solver.variableCount)
    var conflicts: [Conflict] = []
    var ambiguities = solver.unused.map {
      Ambiguity(variable: Variable(index: $0), lower: nil, upper: nil)
    }
    var diagnostics: [SolverDiagnostic] = []
    for (input, block) in blocks {
      let settled: SettledBlock<AffineNumber>
      do {
        settled = try block.settled(
          at: local(parameters, input), diagnostics: &diagnostics, counters: &counters)
      } catch {
        // Numbers over the step have no limit of size, so none overflows.
        diagnostics.append(error.diagnostic ?? .notAffine)
        continue
      }
      for (place, variable) in input.variables.enumerated() {
        values[variable] = settled.values[place].form
      }
      for relief in block.lastConflicts {
        conflicts.append(
          Conflict(members: relief.conflict.members, relaxed: relief.conflict.relaxed))
      }
      for (variable, range) in settled.ranges {
        let value = settled.base[variable]
        ambiguities.append(
          Ambiguity(
            variable: Variable(index: input.variables[variable]),
            lower: range.below.map { (value + $0).form },
            upper: range.above.map { (value + $0).form }))
      }
    }
    conflicts.sort { left, right in
      left.members == right.members
        ? left.relaxed < right.relaxed : left.members.lexicographicallyPrecedes(right.members)
    }
    ambiguities.sort { $0.variable < $1.variable }
    return Stretch(
      values: values, conflicts: conflicts, ambiguities: ambiguities, length: step.length,
      diagnostics: diagnostics)
  }

  /// The parameters that a block knows, in its order, and the 1 of the constant.
  private func local(
    _ parameters: [Affine], _ input: BlockInput
  ) -> ContiguousArray<AffineNumber> {
    var local = ContiguousArray<AffineNumber>()
    for place in input.parameters {
      guard parameters.indices.contains(place) else {
        local.append(.zero)
        continue
      }
      let parameter = parameters[place]
      local.append(
        parameter.slope.isZero
          ? AffineNumber(exactly: parameter.constant)
          : AffineNumber(parameter, walk: step))
    }
    local.append(.one)
    return local
  }
}
