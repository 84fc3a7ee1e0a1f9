import ConstraintSolver
import TestDocuments

/// A random system of one of the kinds that break solvers.
struct FuzzedSystem {
  enum Kind: CaseIterable {
    /// Few different numbers, so that many rows meet in one point.
    case degenerate
    /// Coefficients and constants of up to 18 digits.
    case huge
    /// Fractions with large denominators.
    case tiny
    /// Huge and tiny ones beside each other.
    case mixed
    /// More required rows than variables.
    case contradictory
    /// Every row several times, some multiplied by a number.
    case duplicate
    /// Rows without terms, terms that cancel, variables without rows; sometimes nothing at all.
    case empty
    /// Ordinary numbers, wishes that only break ties.
    case tied
    /// A chain as long as a list.
    case long
  }

  let kind: Kind
  let system: ConstraintSystem
  let parameters: [Rational]

  init(using generator: inout SeededGenerator) {
    let kind = Kind.allCases.randomElement(using: &generator) ?? .degenerate
    self.kind = kind
    let variables =
      switch kind {
      case .long: Int.random(in: 20...40, using: &generator)
      case .empty: Int.random(in: 0...3, using: &generator)
      default: Int.random(in: 1...7, using: &generator)
      }
    let rows =
      switch kind {
      case .empty: Int.random(in: 0...5, using: &generator)
      case .long: variables * 2
      default: Int.random(in: 1...14, using: &generator)
      }
    var system = ConstraintSystem(variables: variables, parameters: 2)
    var constraints: [Constraint] = []
    for rank in 0..<rows {
      var row = Self.row(kind, rank: rank, variables: variables, using: &generator)
      if kind == .duplicate, let other = constraints.randomElement(using: &generator),
        Int.random(in: 0..<3, using: &generator) > 0
      {
        let factor = Self.number(.degenerate, using: &generator)
        row = other
        row.id = ConstraintID(rank: rank)
        if !factor.isZero, factor > 0, Bool.random(using: &generator) {
          row.terms = other.terms.map { Term($0.variable, $0.coefficient * factor) }
          row.value = other.value * factor
        }
      }
      constraints.append(row)
      system.add(row)
    }
    self.system = system
    parameters = (0..<2).map { _ in Self.number(kind, using: &generator) }
  }

  /// The same constraints, and the same terms in them, in another order.
  func shuffled(using generator: inout SeededGenerator) -> ConstraintSystem {
    var other = ConstraintSystem(
      variables: system.variableCount, parameters: system.parameterCount)
    for var constraint in system.constraints.shuffled(using: &generator) {
      constraint.terms.shuffle(using: &generator)
      other.add(constraint)
    }
    return other
  }

  private static func row(
    _ kind: Kind, rank: Int, variables: Int, using generator: inout SeededGenerator
  ) -> Constraint {
    var terms: [Term] = []
    let count = Int.random(in: kind == .empty ? 0...3 : 1...3, using: &generator)
    if kind == .long, rank < variables - 1, rank > 0 {
      terms = [Term(Variable(index: rank)), Term(Variable(index: rank - 1), -1)]
    } else if variables > 0 {
      for _ in 0..<count {
        terms.append(
          Term(
            Variable(index: Int.random(in: 0..<variables, using: &generator)),
            number(kind, using: &generator)))
      }
    }
    if kind == .empty, let first = terms.first, Bool.random(using: &generator) {
      terms.append(Term(first.variable, -first.coefficient))
    }
    var value = ParametricValue(number(kind, using: &generator))
    if Int.random(in: 0..<4, using: &generator) == 0 {
      value += ParametricValue(
        Parameter(index: Int.random(in: 0..<2, using: &generator)),
        times: number(kind, using: &generator))
    }
    let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    return Constraint(
      id: ConstraintID(rank: rank), terms: terms,
      relation: relations[Int.random(in: 0..<3, using: &generator)], value: value,
      priority: priority(kind, using: &generator),
      relaxation: [.authored, .authored, .helper, .never].randomElement(using: &generator)
        ?? .authored)
  }

  private static func priority(_ kind: Kind, using generator: inout SeededGenerator) -> Priority {
    let required = kind == .contradictory ? 8 : 4
    if Int.random(in: 0..<10, using: &generator) < required { return .required }
    if kind == .tied, Bool.random(using: &generator) {
      return .tieBreak(Int.random(in: 0...2, using: &generator))
    }
    return Priority(
      [999, 750, 500, 250, 249.99998, 1, 0, .nan, -.infinity].randomElement(using: &generator)
        ?? 500)
  }

  private static func number(_ kind: Kind, using generator: inout SeededGenerator) -> Rational {
    switch kind {
    case .degenerate, .contradictory, .duplicate, .empty, .tied, .long:
      let numbers: [Rational] = [0, 0, 1, 1, -1, 2, Rational(1, 2), 10, Rational(-40, 3)]
      return numbers.randomElement(using: &generator) ?? 1
    case .huge:
      let digits = Int.random(in: 0...17, using: &generator)
      let size = (0..<digits).reduce(1) { power, _ in power * 10 }
      return Rational(Int.random(in: -9 * size...9 * size, using: &generator))
    case .tiny:
      return Rational(
        Int.random(in: -1000...1000, using: &generator),
        Int.random(in: 1...1_000_000_007, using: &generator))
    case .mixed:
      return number(
        [.huge, .tiny, .degenerate].randomElement(using: &generator) ?? .huge, using: &generator)
    }
  }
}
