extension BlockSolver {
  /// By how much the constraint at `place` is broken in `solution`, which the block has been
  /// written to.
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

  /// Left side less right side at the last parameters. In 64 bits, since that is many times faster than
  /// unlimited numbers, and a layout may have thousands of conflicts. Throws where they do not suffice.
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
