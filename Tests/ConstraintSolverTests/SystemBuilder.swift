import ConstraintSolver

/// Builds small systems in tests: variables by name, constraints ranked in the order of writing.
struct SystemBuilder {
  private(set) var system = ConstraintSystem()
  private(set) var constraints: [Constraint] = []
  private var variables: [String: Variable] = [:]

  init(_ names: String...) { self.init(names: names) }

  init(names: [String]) {
    for name in names { variables[name] = system.addVariable() }
  }

  subscript(name: String) -> Variable { variables[name] ?? Variable(index: 0) }

  mutating func parameter() -> ParametricValue { ParametricValue(system.addParameter()) }

  /// Adds `sum of coefficient * name`, relation, value; answers the id.
  @discardableResult
  mutating func add(
    _ terms: KeyValuePairs<String, Rational>, _ relation: Relation, _ value: ParametricValue,
    at priority: Double = 1000, _ relaxation: Relaxation = .authored
  ) -> ConstraintID {
    add(terms, relation, value, Priority(priority), relaxation)
  }

  @discardableResult
  mutating func add(
    _ terms: KeyValuePairs<String, Rational>, _ relation: Relation, _ value: ParametricValue,
    _ priority: Priority, _ relaxation: Relaxation = .authored
  ) -> ConstraintID {
    let constraint = Constraint(
      id: ConstraintID(rank: constraints.count),
      terms: terms.map { Term(self[$0.key], $0.value) }, relation: relation, value: value,
      priority: priority, relaxation: relaxation)
    constraints.append(constraint)
    system.add(constraint)
    return constraint.id
  }

  func solve(at parameters: [Rational] = []) -> Solution { Solver(system).solve(at: parameters) }

  /// The values of `names`, in that order.
  func values(_ names: String..., at parameters: [Rational] = []) -> [Rational] {
    let solution = solve(at: parameters)
    return names.map { solution[self[$0]] }
  }

  func range(_ name: String) -> [Rational?]? {
    solve().ambiguities.first { $0.variable == self[name] }.map { [$0.lower, $0.upper] }
  }
}
