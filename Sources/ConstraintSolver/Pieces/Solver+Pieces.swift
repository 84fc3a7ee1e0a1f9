extension Solver {
  /// The solution as a function of one parameter: where it changes its behaviour, and how it moves
  /// in between.
  ///
  /// The breakpoints are exact. Adjacent pieces differ in a value's slope, in a conflict or in an
  /// ambiguity, or have a point between them that does.
  /// - Parameters:
  ///   - parameter: the one that moves.
  ///   - others: all parameters; the place of `parameter` itself is ignored.
  /// - Returns: pieces from `from` to `to`, in order, without gaps; none if `from` is not below `to`.
  /// - Complexity: one solve per change of basis, in unlimited numbers.
  public func pieces(
    of parameter: Parameter, from: Rational, to: Rational, others: [Rational]
  ) -> [Piece] {
    var walk = ParameterWalk(self, parameter: parameter, others: others)
    var pieces: [Piece] = []
    var position = from
    while position < to {
      let piece = walk.piece(at: position, atMost: to)
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
  private let parameter: Parameter
  private var others: [Rational]
  private let step = WalkStep()
  private var blocks: [(input: BlockInput, solver: BlockSolver<AffineNumber>)] = []
  private var counters = SolverCounters()

  init(_ solver: Solver, parameter: Parameter, others: [Rational]) {
    self.solver = solver
    self.parameter = parameter
    self.others = others
    while self.others.count <= parameter.index { self.others.append(.zero) }
    for (input, numbering) in zip(solver.inputs, solver.numberings) {
      blocks.append((input, BlockSolver<AffineNumber>(lazily: input, numbering: numbering)))
    }
  }

  mutating func piece(at position: Rational, atMost end: Rational) -> Piece {
    step.restart()
    others[parameter.index] = position
    func affine(_ number: AffineNumber) -> Piece.Affine {
      Piece.Affine(constant: number.value - number.slope * position, slope: number.slope)
    }
    let nothing = Piece.Affine(constant: .zero, slope: .zero)
    var values = [Piece.Affine](repeating: nothing, count: solver.variableCount)
    var conflicts: [Piece.Conflict] = []
    var ambiguities = solver.unused.map {
      Piece.Ambiguity(variable: Variable(index: $0), lower: nil, upper: nil)
    }
    for (input, block) in blocks {
      var local = ContiguousArray<AffineNumber>()
      for place in input.parameters {
        if place == parameter.index {
          local.append(AffineNumber(position, slope: .one, walk: step))
        } else {
          local.append(
            AffineNumber(exactly: others.indices.contains(place) ? others[place] : .zero))
        }
      }
      local.append(.one)
      guard let settled = try? block.settled(at: local, counters: &counters) else { continue }
      for (place, variable) in input.variables.enumerated() {
        values[variable] = affine(settled.values[place])
      }
      for (contradiction, relaxed) in block.lastConflicts {
        conflicts.append(
          Piece.Conflict(
            members: contradiction.members.map { input.constraints[$0].id },
            relaxed: input.constraints[relaxed].id))
      }
      for (variable, range) in settled.ranges {
        let value = settled.base[variable]
        ambiguities.append(
          Piece.Ambiguity(
            variable: Variable(index: input.variables[variable]),
            lower: range.below.map { affine(value + $0) },
            upper: range.above.map { affine(value + $0) }))
      }
    }
    conflicts.sort { left, right in
      left.members == right.members
        ? left.relaxed < right.relaxed : left.members.lexicographicallyPrecedes(right.members)
    }
    ambiguities.sort { $0.variable < $1.variable }
    let length = step.length ?? end - position
    return Piece(
      lower: position, upper: min(end, position + length), values: values, conflicts: conflicts,
      ambiguities: ambiguities, start: solver.solve(at: others))
  }
}
