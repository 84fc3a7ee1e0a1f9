extension BlockSolver {
  /// The amount by which `solution` violates the constraint at `place`. The block's values must have been
  /// written to it.
  func violation(
    of place: Int, at parameters: [Rational], in solution: Solution
  ) -> Rational {
    if let gap = try? wordGap(of: place, in: solution) {
      return input.table.relations[Int(input.rows[place])].violation(of: gap).rational
    }
    let constraint = input.constraint(place)
    let left = constraint.terms.reduce(Rational.zero) { sum, term in
      sum + term.coefficient * solution[term.variable]
    }
    return constraint.violation(of: left - constraint.value.value(at: parameters))
  }

  /// The left side minus the right side at the last parameters, in 64 bits. That is many times faster than
  /// unlimited numbers, and a layout may have thousands of conflicts. Throws if a number does not fit.
  private func wordGap(
    of place: Int, in solution: Solution
  ) throws(ArithmeticFailure) -> Fraction<Int64> {
    let table = input.table
    let row = Int(input.rows[place])
    if table.traits[row].contains(.wide) { throw ArithmeticFailure.overflow }
    var gap = -table.constants[row]
    for entry in table.terms.entries(of: row) {
      gap =
        try gap + table.terms.values[entry] * solution.word(at: Int(table.terms.columns[entry]))
    }
    for entry in table.values.entries(of: row) {
      let parameter = input.localParameter(Int(table.values.columns[entry]))
      guard let parts = lastParameters[parameter].smallParts else { throw .overflow }
      let value = Fraction<Int64>(reduced: parts.numerator, over: parts.denominator)
      gap = try gap - table.values.values[entry] * value
    }
    return gap
  }
}
