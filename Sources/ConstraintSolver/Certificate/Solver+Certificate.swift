extension Solver {
  /// Returns the solution at `parameters` with a proof that it is optimal.
  ///
  /// The solution equals that of ``solve(at:)``. Every component is solved by the simplex, so this
  /// costs more than a lookup; it is meant for tests and for audits.
  public func certifiedSolution(
    at parameters: [Rational]
  ) -> (solution: Solution, certificate: Certificate) {
    let solution = solve(at: parameters)
    if isLastClosed { solveBlocks(at: parameters) }
    var certificate = Certificate(levels: optionalLevels)
    certificate.levels.insert(.relaxed, at: 0)
    var refutations: [[ConstraintID]: Certificate.Refutation] = [:]
    for index in blocks.indices {
      certify(block: index, at: parameters, into: &certificate, refutations: &refutations)
    }
    certificate.refutations = solution.conflicts.compactMap { refutations[$0.members] }
    return (solution, certificate)
  }

  private func certify(
    block: Int, at parameters: [Rational], into certificate: inout Certificate,
    refutations: inout [[ConstraintID]: Certificate.Refutation]
  ) {
    while true {
      // A block that overflows starts again, so its prices are merged only when they are complete.
      var own = Certificate(levels: certificate.levels)
      var ownRefutations: [[ConstraintID]: Certificate.Refutation] = [:]
      do {
        try blocks[block].certify(into: &own, refutations: &ownRefutations)
        certificate.multipliers.merge(own.multipliers) { first, _ in first }
        refutations.merge(ownRefutations) { first, _ in first }
        return
      } catch {
        guard error == .overflow else { return }
        var scratch = Solution(variableCount: variableCount)
        widen(block: block)
        solve(block: block, at: parameters, into: &scratch)
      }
    }
  }
}

extension BlockSolver {
  /// Adds the prices of the last solve's constraints, and the refutations of its conflicts.
  func certify(
    into certificate: inout Certificate,
    refutations: inout [[ConstraintID]: Certificate.Refutation]
  ) throws(ArithmeticFailure) {
    guard var block = lastBlock else { return }
    if block.isInRecentRegion {
      var diagnostics: [SolverDiagnostic] = []
      var counters = SolverCounters()
      block = try consistentBlock(
        at: lastParameters, diagnostics: &diagnostics, counters: &counters)
    }
    for relief in lastConflicts {
      let contradiction = relief.contradiction
      let members = relief.conflict.members
      var multipliers: [ConstraintID: Rational] = [:]
      for (place, multiplier) in contradiction.multipliers {
        multipliers[input.constraint(place).id] = multiplier.rational
      }
      refutations[members] = Certificate.Refutation(multipliers: multipliers)
    }
    try block.addPricesOfConstants(at: lastParameters, to: &certificate)
    for component in block.components {
      try component.renewTableau()
      try block.addPrices(of: component, to: &certificate)
    }
  }
}

extension PresolvedBlock {
  fileprivate func addPrices(
    of component: Component<Scalar>, to certificate: inout Certificate
  ) throws(ArithmeticFailure) {
    let problem = component.problem
    var residualOf: [Int32: Int] = [:]
    for (residual, row) in problem.mergedRows.enumerated() { residualOf[row] = residual }
    var remaining = try problem.mergedRows.indices.map { (residual) throws(ArithmeticFailure) in
      component.prices(of: residual)
    }
    var combinations = problem.levels.map { _ in [(row: Int, multiplier: Scalar)]() }
    for member in merged.members {
      guard let residual = residualOf[member.mergedRow] else { continue }
      let priority = reduced.priorities[Int(member.reducedRow)]
      let share = try share(
        of: member, level: problem.levels.firstIndex(of: priority), in: remaining[residual])
      for level in share.indices where !share[level].isZero {
        remaining[residual][level] = try remaining[residual][level] - share[level]
        try combinations[level].append(
          (Int(member.reducedRow), share[level] / member.scale))
      }
    }
    for (level, combination) in combinations.enumerated() {
      try add(combination, at: problem.levels[level], to: &certificate)
    }
  }

  /// Adds the prices of optional rows that presolve decided.
  fileprivate func addPricesOfConstants(
    at parameters: ContiguousArray<Scalar>, to certificate: inout Certificate
  ) throws(ArithmeticFailure) {
    for row in reduced.constants {
      let sign = try gap(ofConstant: Int(row), at: parameters).sign
      let relation = reduced.relations[Int(row)]
      guard sign > 0 ? relation != .greaterOrEqual : (sign < 0 && relation != .lessOrEqual) else {
        continue
      }
      try add(
        [(Int(row), sign > 0 ? .one : -.one)], at: reduced.priorities[Int(row)], to: &certificate)
    }
  }

  private func add(
    _ combination: [(row: Int, multiplier: Scalar)], at level: Priority,
    to certificate: inout Certificate
  ) throws(ArithmeticFailure) {
    guard let place = certificate.levels.firstIndex(of: level) else { return }
    for (source, multiplier) in try reduced.sourceMultipliers(of: combination) ?? [:] {
      let id = input.constraint(source).id
      var prices = certificate.multipliers[id] ?? certificate.levels.map { _ in Rational.zero }
      prices[place] += multiplier.rational
      certificate.multipliers[id] = prices
    }
  }

  /// The share of a merged row's price that one member can carry. Prices compare as vectors.
  private func share(
    of member: MergedRows<Scalar>.Member, level: Int?, in remaining: [Scalar]
  ) throws(ArithmeticFailure) -> [Scalar] {
    let none = remaining.map { _ in Scalar.zero }
    guard let first = remaining.first(where: { !$0.isZero }) else { return none }
    let isUp = first.sign > 0
    if member.relation == (isUp ? .greaterOrEqual : .lessOrEqual) { return none }
    guard let level else { return remaining }
    var limit = none
    limit[level] = isUp ? member.scale.magnitude : -member.scale.magnitude
    for place in remaining.indices where remaining[place] != limit[place] {
      let isLess = remaining[place] < limit[place]
      return isLess == isUp ? remaining : limit
    }
    return remaining
  }
}

extension Component {
  /// The price of a unit of `residual`, per level, at the optimum.
  fileprivate func prices(of residual: Int) -> [Scalar] {
    (residual * tableau.levels..<(residual + 1) * tableau.levels).map { place in
      guard tableau.isBasic[residual] else { return -tableau.reducedCosts[place] }
      return switch tableau.sides[residual] {
      case .positive: tableau.upCosts[place]
      case .negative: -tableau.downCosts[place]
      case .fixed: .zero
      }
    }
  }
}
