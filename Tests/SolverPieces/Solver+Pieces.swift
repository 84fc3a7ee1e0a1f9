package import ConstraintSolver

/// A range of one parameter in which the whole solution is affine.
package struct Piece: Sendable {
  /// Where the piece begins.
  package let lower: Rational

  /// Where the piece ends.
  package fileprivate(set) var upper: Rational

  /// Each variable's value, by rank.
  package let values: [SolverWalk.Affine]

  /// The contradictions between the ends, sorted by members.
  package let conflicts: [SolverWalk.Conflict]

  /// The ambiguous variables between the ends, by rank.
  package let ambiguities: [SolverWalk.Ambiguity]

  /// The solution exactly at ``lower``, where conflicts and ambiguities may differ from the inside.
  package let start: Solution

  /// The value of `variable` at `parameter`, which should be inside the piece.
  package func value(of variable: Variable, at parameter: Rational) -> Rational {
    values.indices.contains(variable.index)
      ? values[variable.index].value(at: parameter) : .zero
  }

  /// Whether the inside continues that of `other`.
  fileprivate func continues(_ other: Piece) -> Bool {
    lower == other.upper && values == other.values && conflicts == other.conflicts
      && ambiguities == other.ambiguities
      && start.conflicts.map(\.members) == conflicts.map(\.members)
      && start.ambiguities.map(\.variable) == ambiguities.map(\.variable)
  }
}

extension Solver {
  /// The solution as a function of one parameter: where it changes its behaviour, and how it moves
  /// in between.
  ///
  /// The breakpoints are exact. Adjacent pieces differ in a value's slope, in a conflict or in an
  /// ambiguity, or have a point between them that does.
  /// - Parameters:
  ///   - parameter: the one that moves.
  ///   - from: where it begins.
  ///   - to: where it ends.
  ///   - others: all parameters; the place of `parameter` itself is ignored.
  /// - Returns: pieces from `from` to `to`, in order, without gaps; none if `from` is not below
  ///   `to`, and fewer where the ``WorkMeter`` ran out on the way.
  /// - Complexity: one solve per change of basis, in unlimited numbers.
  package func pieces(
    of parameter: Parameter, from: Rational, to: Rational, others: [Rational]
  ) -> [Piece] {
    var walk = ParameterWalk(self, parameter: parameter, others: others)
    var pieces: [Piece] = []
    var position = from
    while position < to {
      guard let piece = walk.piece(at: position, atMost: to) else { break }
      if let last = pieces.last, piece.continues(last) {
        pieces[pieces.count - 1].upper = piece.upper
      } else {
        pieces.append(piece)
      }
      position = piece.upper
    }
    return pieces
  }
}

/// Goes along one parameter from breakpoint to breakpoint.
private struct ParameterWalk {
  private let solver: Solver
  private let walk: SolverWalk
  private let parameter: Parameter
  private var others: [Rational]

  init(_ solver: Solver, parameter: Parameter, others: [Rational]) {
    self.solver = solver
    self.parameter = parameter
    self.others = others
    walk = SolverWalk(solver)
    while self.others.count <= parameter.index { self.others.append(.zero) }
  }

  /// The piece that begins at `position`; nil where solving was cut off.
  mutating func piece(at position: Rational, atMost end: Rational) -> Piece? {
    others[parameter.index] = position
    let stretch = walk.stretch(
      from: others.enumerated().map { place, value in
        SolverWalk.Affine(constant: value, slope: place == parameter.index ? .one : .zero)
      })
    guard stretch.diagnostics.isEmpty else { return nil }
    /// A number over the step from the position, over the parameter itself.
    func moved(_ number: SolverWalk.Affine) -> SolverWalk.Affine {
      SolverWalk.Affine(constant: number.constant - number.slope * position, slope: number.slope)
    }
    let length = stretch.length ?? end - position
    return Piece(
      lower: position, upper: min(end, position + length), values: stretch.values.map(moved),
      conflicts: stretch.conflicts,
      ambiguities: stretch.ambiguities.map { ambiguity in
        var ambiguity = ambiguity
        ambiguity.lower = ambiguity.lower.map(moved)
        ambiguity.upper = ambiguity.upper.map(moved)
        return ambiguity
      }, start: solver.solve(at: others))
  }
}
