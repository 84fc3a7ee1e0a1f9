import ConstraintSolver

/// A constraint system that the tests make, in a group with others of its kind.
struct MadeSystem {
  /// What the line in the digest file is called.
  var group: String
  var seed: Int
  private(set) var system = ConstraintSystem()

  init(_ group: String, _ seed: Int) {
    self.group = group
    self.seed = seed
  }

  static let all = RandomSystems.all + ColumnSystems.all + ListSystems.all + LongSystems.all

  /// What its parameters are, one list after the other: the first pair comes back in the end. Of more than two only
  /// a few change from one list to the next.
  var places: [[Rational]] {
    let dense: [Rational] = [100, 93, Rational(281, 3), 400, 0, -60, 1376, 100]
    let pairs = dense.enumerated().map { [$1, Rational($0 * 37 % 50)] }
    guard system.parameterCount > 2 else { return pairs }
    return (0..<14).map { turn in
      pairs[turn < 4 ? 0 : turn / 2]
        + (2..<system.parameterCount).map {
          Rational($0 * 13 % 40 + ($0 % 8 == turn ? 5 : 0) + (turn == 9 ? $0 * $0 * 60 : 0))
        }
    }
  }

  mutating func variable() -> Variable { system.addVariable() }
  mutating func variables(_ count: Int) -> [Variable] { (0..<count).map { _ in variable() } }
  mutating func parameter() -> ParametricValue { ParametricValue(system.addParameter()) }

  /// Adds a row of the next rank: the sum of the terms, a relation, a value.
  mutating func add(
    _ terms: [(Rational, Variable)], _ relation: Relation, _ value: ParametricValue,
    _ priority: Priority = .required, _ relaxation: Relaxation = .authored
  ) {
    system.add(
      Constraint(
        id: ConstraintID(rank: system.constraints.count), terms: terms.map { Term($0.1, $0.0) },
        relation: relation, value: value, priority: priority, relaxation: relaxation))
  }
}
