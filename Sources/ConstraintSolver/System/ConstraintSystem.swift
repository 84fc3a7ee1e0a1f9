/// Variables, parameters, and the constraints between them.
///
///     var system = ConstraintSystem()
///     let width = system.addVariable()
///     let window = system.addParameter()
///     system.add(Constraint(
///       id: ConstraintID(rank: 0), terms: [Term(width)], relation: .equal,
///       value: ParametricValue(window) - 32))
///     Solver(system).solve(at: [375])[width]  // 343
public struct ConstraintSystem: Sendable {
  /// How many variables there are; their ranks are below this.
  public private(set) var variableCount = 0

  /// How many parameters there are.
  public private(set) var parameterCount = 0

  /// The constraints in the order they were added, which means nothing.
  public private(set) var constraints: [Constraint] = []

  /// An empty system.
  public init() {}

  /// A system of `variables` and `parameters`, ranked from 0, without constraints.
  public init(variables: Int, parameters: Int) {
    variableCount = max(0, variables)
    parameterCount = max(0, parameters)
  }

  /// Adds a variable of the next rank.
  public mutating func addVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Adds a parameter at the next place.
  public mutating func addParameter() -> Parameter {
    defer { parameterCount += 1 }
    return Parameter(index: parameterCount)
  }

  /// Adds a constraint. Variables and parameters it names come into being if they do not exist yet.
  ///
  /// - Precondition: no variable or parameter has a negative index.
  public mutating func add(_ constraint: Constraint) {
    for term in constraint.terms {
      precondition(term.variable.index >= 0, "a variable's rank is never negative")
      variableCount = max(variableCount, term.variable.index + 1)
    }
    for term in constraint.value.terms {
      precondition(term.parameter.index >= 0, "a parameter's place is never negative")
      parameterCount = max(parameterCount, term.parameter.index + 1)
    }
    constraints.append(constraint)
  }

  /// Takes out the constraint called `id`, if there is one.
  public mutating func remove(_ id: ConstraintID) {
    constraints.removeAll { $0.id == id }
  }
}
