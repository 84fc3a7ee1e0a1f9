/// Judges a solution by its certificate, knowing nothing of the solver.
///
/// Works on the original constraints only: no elimination, no merging, no components.
public struct CertificateChecker: Sendable {
  /// A gap in a certificate.
  public enum Flaw: Hashable, Sendable {
    /// A required constraint that is in no conflict is broken.
    case broken(ConstraintID)
    /// At this level, the prices do not balance for this variable: it could move to gain.
    case unbalanced(Variable, level: Priority)
    /// The price of this constraint does not fit the side on which it stands.
    case unfitting(ConstraintID)
    /// The multipliers of this conflict (by its place) do not add up to a contradiction.
    case unrefuted(conflict: Int)
    /// A conflict has no refutation, or the other way round.
    case miscounted
  }

  private let constraints: [Constraint]
  private let parameters: [Rational]

  /// A checker for `system` at `parameters`.
  public init(_ system: ConstraintSystem, parameters: [Rational]) {
    constraints = system.constraints.filter { !$0.priority.isTieBreak }
    self.parameters = parameters
  }

  /// All flaws. If there are none, `solution` breaks only the required constraints that gave way in
  /// its conflicts, and is optimal at every level.
  /// - Complexity: linear in the terms, times the levels.
  public func flaws(of solution: Solution, by certificate: Certificate) -> [Flaw] {
    let relaxed = Set(solution.conflicts.map(\.relaxed))
    var balances: [Variable: [Rational]] = [:]
    var flaws: [Flaw] = []
    for constraint in constraints {
      let isRequired = constraint.priority.isRequired && !relaxed.contains(constraint.id)
      let gap = gap(of: constraint, in: solution)
      if isRequired, constraint.violation(of: gap) > 0 { flaws.append(.broken(constraint.id)) }
      let price =
        certificate.multipliers[constraint.id] ?? certificate.levels.map { _ in Rational.zero }
      let level =
        isRequired
        ? nil
        : certificate.levels.firstIndex(
          of: relaxed.contains(constraint.id) ? .relaxed : constraint.priority)
      if price.count != certificate.levels.count || (!isRequired && level == nil)
        || !isFitting(price, gap: gap, constraint.relation, level: level)
      {
        flaws.append(.unfitting(constraint.id))
        continue
      }
      for term in constraint.terms {
        var balance = balances[term.variable] ?? price.map { _ in 0 }
        for place in price.indices { balance[place] += price[place] * term.coefficient }
        balances[term.variable] = balance
      }
    }
    for (variable, balance) in balances.sorted(by: { $0.key < $1.key }) {
      for (place, sum) in balance.enumerated() where !sum.isZero {
        flaws.append(.unbalanced(variable, level: certificate.levels[place]))
      }
    }
    return flaws + refutationFlaws(of: solution, by: certificate)
  }

  private func gap(of constraint: Constraint, in solution: Solution) -> Rational {
    constraint.terms.reduce(-constraint.value.value(at: parameters)) {
      $0 + $1.coefficient * solution[$1.variable]
    }
  }

  /// Whether the price is a subgradient of the constraint's cost at `gap`; `level` nil is required.
  private func isFitting(
    _ price: [Rational], gap: Rational, _ relation: Relation, level: Int?
  ) -> Bool {
    func cost(_ sign: Rational, if counts: Bool) -> [Rational] {
      price.indices.map { counts && $0 == level ? sign : 0 }
    }
    let up = cost(1, if: relation != .greaterOrEqual)
    let down = cost(-1, if: relation != .lessOrEqual)
    let isUpEndless = level == nil && relation != .greaterOrEqual
    let isDownEndless = level == nil && relation != .lessOrEqual
    if gap > 0 { return price == up && !isUpEndless }
    if gap < 0 { return price == down && !isDownEndless }
    return (isUpEndless || !up.lexicographicallyPrecedes(price))
      && (isDownEndless || !price.lexicographicallyPrecedes(down))
  }

  private func refutationFlaws(of solution: Solution, by certificate: Certificate) -> [Flaw] {
    guard certificate.refutations.count == solution.conflicts.count else { return [.miscounted] }
    let byID = Dictionary(constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var flaws: [Flaw] = []
    for (place, refutation) in certificate.refutations.enumerated() {
      var sums: [Variable: Rational] = [:]
      var rightSide = Rational.zero
      var isSound = Set(refutation.multipliers.keys) == Set(solution.conflicts[place].members)
      for (id, multiplier) in refutation.multipliers {
        guard let constraint = byID[id], constraint.priority.isRequired else {
          isSound = false
          continue
        }
        switch constraint.relation {
        case .equal: break
        case .greaterOrEqual: isSound = isSound && multiplier >= 0
        case .lessOrEqual: isSound = isSound && multiplier <= 0
        }
        for term in constraint.terms {
          sums[term.variable, default: 0] += multiplier * term.coefficient
        }
        rightSide += multiplier * constraint.value.value(at: parameters)
      }
      if !isSound || rightSide <= 0 || !sums.values.allSatisfy(\.isZero) {
        flaws.append(.unrefuted(conflict: place))
      }
    }
    return flaws
  }
}
