extension ConstraintSystem {
  /// Names for the text of a system; a thing without a name has its number.
  package struct Names {
    /// The name of a variable, such as `left of Title`.
    package var variable: (Variable) -> String?
    /// The name of a parameter, and its value where it has one.
    package var parameter: (Parameter) -> String?
    /// Where a constraint comes from.
    package var origin: (ConstraintID) -> String?

    package init(
      variable: @escaping (Variable) -> String? = { _ in nil },
      parameter: @escaping (Parameter) -> String? = { _ in nil },
      origin: @escaping (ConstraintID) -> String? = { _ in nil }
    ) {
      self.variable = variable
      self.parameter = parameter
      self.origin = origin
    }
  }

  /// The whole system as text, for whoever debugs: a line for each variable and parameter, then one
  /// for each row with its rank, its priority, its equation and its origin.
  ///
  ///     2 variables, 1 parameter, 2 rows
  ///     x0 = left of Title
  ///     x1 = width of Title
  ///     p0 = 320 width of the window
  ///     #0 required    x0 = 16                leading of Title to Safe Area
  ///     #1 750 x0 + x1 <= p0 - 16             trailing of Title to Safe Area
  ///
  /// Rows come by rank, which is the order that decides ties. Numbers are exact: fractions are
  /// written as such.
  /// - Complexity: linear in the text.
  package func text(_ names: Names = Names()) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    var lines = [
      [
        counted(variableCount, "variable"), counted(parameterCount, "parameter"),
        counted(constraints.count, "row"),
      ].joined(separator: ", ")
    ]
    for index in 0..<variableCount {
      if let name = names.variable(Variable(index: index)) { lines.append("x\(index) = \(name)") }
    }
    for index in 0..<parameterCount {
      if let name = names.parameter(Parameter(index: index)) {
        lines.append("p\(index) = \(name)")
      }
    }
    for row in constraints.sorted(by: { $0.id < $1.id }) {
      let origin = names.origin(row.id).map { "    \($0)" } ?? ""
      lines.append("#\(row.id.rank) \(row.priority.text)  \(row.text)\(origin)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Constraint {
  /// `x0 + 2 x1 <= p0 - 16`.
  fileprivate var text: String {
    let left = sum(terms.map { ($0.coefficient, "x\($0.variable.index)") }, 0)
    let right = sum(
      value.terms.map { ($0.coefficient, "p\($0.parameter.index)") }, value.constant)
    let sign =
      switch relation {
      case .equal: "="
      case .lessOrEqual: "<="
      case .greaterOrEqual: ">="
      }
    return "\(left) \(sign) \(right)"
  }
}

/// Multiples of names and a constant, which is left out beside a name when it is zero.
private func sum(_ terms: [(coefficient: Rational, name: String)], _ constant: Rational) -> String {
  var text = ""
  func add(_ number: Rational, _ name: String?) {
    let isNegative = number < 0
    let size = isNegative ? -number : number
    text += text.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
    guard let name else {
      text += "\(size)"
      return
    }
    text += size == 1 ? name : "\(size) \(name)"
  }
  for term in terms { add(term.coefficient, term.name) }
  if text.isEmpty || !constant.isZero { add(constant, nil) }
  return text
}

extension Priority {
  /// `required`, `750`, `249.5`, or `tie` for a wish that only chooses among equals.
  fileprivate var text: String {
    if isRequired { return "required" }
    guard let value else { return "tie" }
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
