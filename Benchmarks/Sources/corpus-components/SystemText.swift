import ConstraintSolver

/// A system and the values of its parameters at some configurations.
struct MeasuredSystem {
  let system: ConstraintSystem
  var parameters: [[Rational]]

  /// Lines for the kiwi driver: `system`, a line per constraint, a line per list of parameters.
  ///
  ///     system VARIABLES PARAMETERS CONSTRAINTS SIZES
  ///     c RELATION PRIORITY CONSTANT TERMS (VARIABLE FACTOR)... TERMS (PARAMETER FACTOR)...
  ///     s VALUE...
  func write(to text: inout String) {
    let constraints = system.constraints.filter { !$0.priority.isTieBreak }
    text += "system \(system.variableCount) \(system.parameterCount) \(constraints.count) "
    text += "\(parameters.count)\n"
    for constraint in constraints {
      let relation =
        switch constraint.relation {
        case .equal: "="
        case .lessOrEqual: "<"
        case .greaterOrEqual: ">"
        }
      text += "c \(relation) \(constraint.priority.value ?? 1) "
      text += "\(constraint.value.constant.doubleValue) \(constraint.terms.count)"
      for term in constraint.terms {
        text += " \(term.variable.index) \(term.coefficient.doubleValue)"
      }
      text += " \(constraint.value.terms.count)"
      for term in constraint.value.terms {
        text += " \(term.parameter.index) \(term.coefficient.doubleValue)"
      }
      text += "\n"
    }
    for list in parameters {
      text += "s" + list.map { " \($0.doubleValue)" }.joined() + "\n"
    }
  }
}
