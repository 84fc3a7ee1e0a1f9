extension ClosedFormProgram {
  /// A common multiple of the denominators in the wishes of all parts of one column.
  static func commonMultiple(
    _ elimination: borrowing SmallElimination, _ small: borrowing SmallParts
  ) throws(ArithmeticFailure) -> Int64 {
    var multiple: Int64 = 1
    let rows = elimination.rows
    for place in 0..<small.columnCount {
      let column = Int(small.columns[place])
      guard small.widths[column] == 1 else { continue }
      for row in small.rows(of: column) {
        let entries = rows.entries(of: Int(small.rows[row]))
        let own = rows.values[entries.lowerBound]
        for entry in entries.dropFirst() {
          // From `own * column + rest` to the value of the column, in place.
          let wish = try -(rows.values[entry] / own)
          rows.values[entry] = wish
          multiple = try leastMultiple(multiple, wish.denominator)
        }
      }
    }
    return multiple
  }

  private static func leastMultiple(
    _ left: Int64, _ right: Int64
  ) throws(ArithmeticFailure) -> Int64 {
    if right == 1 || left == right { return left }
    let common = Number.commonDivisor(left, right)
    let (product, overflow) = (left / common).multipliedReportingOverflow(by: right)
    guard !overflow, product < 1 << 30 else { throw ArithmeticFailure.overflow }
    return product
  }

  /// The place in a point of what a column of the elimination stands for.
  private func place(of column: Int, _ small: borrowing SmallParts) -> Int32 {
    if column < variableCount { return Int32(1 + parameterCount) + small.placeOf[column] }
    let parameter = column - variableCount
    return parameter == parameterCount ? 0 : Int32(1 + parameter)
  }

  private func append(_ factor: Int64, at place: Int32) {
    factors[factorCount] = factor
    places[factorCount] = place
    factorCount += 1
  }

  private func endForm() throws(ArithmeticFailure) {
    var sum: UInt64 = 0
    for entry in Int(starts[formCount])..<factorCount {
      let (next, overflow) = sum.addingReportingOverflow(factors[entry].magnitude)
      if overflow { throw ArithmeticFailure.overflow }
      sum = next
    }
    largestForm = max(largestForm, sum)
    formCount += 1
    starts[formCount] = Int32(factorCount)
  }

  /// `value * multiple` over the denominator that `multiple` contains.
  private func whole(
    _ value: Number, times multiple: Int64
  ) throws(ArithmeticFailure) -> Int64 {
    let (product, overflow) = value.numerator.multipliedReportingOverflow(
      by: multiple / value.denominator)
    if overflow { throw ArithmeticFailure.overflow }
    return product
  }

  func addVariables(
    _ elimination: borrowing SmallElimination, _ small: borrowing SmallParts
  ) throws(ArithmeticFailure) {
    let last = elimination.definitions.rows - 1
    for variable in 0..<variableCount {
      let definition = Int(elimination.definitionOf[variable])
      guard definition >= 0 else {
        if small.placeOf[variable] >= 0 { append(1, at: place(of: variable, small)) }
        divisors[variable] = multiple
        try endForm()
        continue
      }
      let closed = small.closed
      let entries = closed.entries(of: last - definition)
      var divisor: Int64 = 1
      for entry in entries {
        divisor = try Self.leastMultiple(divisor, closed.values[entry].denominator)
      }
      for entry in entries {
        let column = Int(closed.columns[entry])
        var factor = try whole(closed.values[entry], times: divisor)
        if column >= variableCount {
          let product = factor.multipliedReportingOverflow(by: multiple)
          if product.overflow { throw ArithmeticFailure.overflow }
          factor = product.partialValue
        }
        append(factor, at: place(of: column, small))
      }
      divisors[variable] = divisor * multiple
      largestDivisor = max(largestDivisor, divisors[variable])
      try endForm()
    }
    largestDivisor = max(largestDivisor, multiple)
  }

  func addConditions(
    _ elimination: borrowing SmallElimination, _ small: borrowing SmallParts
  ) throws(ArithmeticFailure) {
    let rows = elimination.rows
    for condition in 0..<conditionCount {
      let row = Int(small.conditions[condition])
      var divisor: Int64 = 1
      for entry in rows.entries(of: row) {
        divisor = try Self.leastMultiple(divisor, rows.values[entry].denominator)
      }
      for entry in rows.entries(of: row) {
        try append(
          whole(rows.values[entry], times: divisor), at: place(of: Int(rows.columns[entry]), small))
      }
      relations[condition] = elimination.traits[row].relation
      try endForm()
    }
  }

  func addPart(
    column place: Int, _ elimination: borrowing SmallElimination, _ small: borrowing SmallParts
  ) throws(ArithmeticFailure) {
    let rows = elimination.rows
    let column = Int(small.columns[place])
    var weightDivisor: Int64 = 1
    for place in small.rows(of: column) {
      let first = rows.entries(of: Int(small.rows[place])).lowerBound
      weightDivisor = try Self.leastMultiple(weightDivisor, rows.values[first].denominator)
    }
    let firstForm = variableCount + conditionCount
    let first = formCount - firstForm
    for place in small.rows(of: column) {
      let row = Int(small.rows[place])
      let entries = rows.entries(of: row)
      let own = rows.values[entries.lowerBound]
      for entry in entries.dropFirst() {
        try append(
          whole(rows.values[entry], times: multiple),
          at: self.place(of: Int(rows.columns[entry]), small))
      }
      let weight = try whole(own.magnitude, times: weightDivisor)
      guard weight < 1 << 40 else { throw ArithmeticFailure.overflow }
      let trait = elimination.traits[row]
      wishes[formCount - firstForm] = Wish(
        relation: own.sign < 0 ? trait.relation.mirrored : trait.relation, level: trait.level,
        weight: weight)
      try endForm()
    }
    parts[partCount] = Part(
      first: Int32(first), end: Int32(formCount - firstForm),
      column: Int32(1 + parameterCount + place))
    partCount += 1
  }
}
