extension PresolvedBlock {
  /// Writes the values by a table, if all components are inside pieces met together before.
  func writeByTable(
    at parameters: ContiguousArray<Scalar>, into solution: inout Solution
  ) throws(ArithmeticOverflow) -> Bool {
    var pieces: [Int] = []
    for component in components {
      guard case .solved? = component.answer, let piece = component.pieceInUse else {
        return false
      }
      pieces.append(piece)
    }
    guard let known = tables[pieces] else {
      // Once is no habit; and a layout with a region per size would fill memory with tables.
      if tables.count < 64 { tables[pieces] = AffineTable?.none }
      return false
    }
    let table: AffineTable
    if let known {
      table = known
    } else {
      guard let made = try AffineTable(affineValues(), constantColumn: constantPlace) else {
        return false
      }
      tables[pieces] = made
      table = made
    }
    var given = ContiguousArray<Fraction<Int64>>()
    for value in parameters.dropLast() {
      guard let parts = value.smallParts else { return false }
      given.append(Fraction(reduced: parts.numerator, over: parts.denominator))
    }
    return table.write(at: given, variables: input.variables, into: &solution)
  }

  private var constantPlace: Int32 { Int32(input.parameters.count) }

  /// Each variable over the block's parameters, by place, and the constant after them.
  private func affineValues() throws(ArithmeticOverflow) -> SparseRows<Scalar> {
    let variableCount = input.variables.count
    var rows = ContiguousArray(repeating: [(column: Int32, value: Scalar)](), count: variableCount)
    for component in components {
      guard let index = component.pieceInUse else { continue }
      let piece = component.pieces[index]
      for (place, variable) in component.problem.columns.enumerated() {
        for entry in piece.columns.entries(of: place) {
          let local = Int(piece.columns.columns[entry])
          let column =
            local < component.problem.parameters.count
            ? component.problem.parameters[local] - Int32(variableCount) : constantPlace
          rows[Int(variable)].append((column, piece.columns.values[entry]))
        }
      }
    }
    var accumulator = RowAccumulator<Scalar>(columns: input.parameters.count + 1)
    var columns = ContiguousArray<Int32>()
    var values = ContiguousArray<Scalar>()
    let elimination = reduced.elimination
    for definition in elimination.defined.indices.reversed() {
      for entry in elimination.definitions.entries(of: definition) {
        let column = Int(elimination.definitions.columns[entry])
        let factor = elimination.definitions.values[entry]
        if column >= variableCount {
          try accumulator.add(factor, at: column - variableCount)
          continue
        }
        for (place, value) in rows[column] { try accumulator.add(factor * value, at: Int(place)) }
      }
      accumulator.drain(columns: &columns, values: &values)
      rows[Int(elimination.defined[definition])] = zip(columns, values).map { ($0, $1) }
    }
    var result = SparseRows<Scalar>()
    for row in rows {
      for (column, value) in row { result.append(value, at: column) }
      result.endRow()
    }
    return result
  }
}
