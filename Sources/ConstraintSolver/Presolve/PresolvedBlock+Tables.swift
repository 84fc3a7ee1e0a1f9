extension PresolvedBlock {
  /// The table that gives the values here, if all components are inside pieces met together before.
  func table() throws(ArithmeticFailure) -> AffineTable? {
    if isInRecentRegion { return recent?.table }
    if let recent, isInUse(recent.pieces) { return recent.table }
    var pieces: [Int] = []
    pieces.reserveCapacity(components.count)
    for component in components {
      guard component.isSolved, let piece = component.pieceInUse else { return nil }
      pieces.append(piece)
    }
    guard let known = tables[pieces] else {
      // A region met once may not be met again, and a layout with one per size would fill memory.
      if tables.count < 64 { tables[pieces] = AffineTable?.none }
      return nil
    }
    let table: AffineTable
    if let known {
      table = known
    } else {
      guard let made = try makeTable() else { return nil }
      tables[pieces] = made
      table = made
    }
    recent = (pieces, table, region(of: pieces))
    return table
  }

  /// Whether the last table holds at `parameters`, so that no component has to be solved.
  ///
  /// Components then keep the state of an earlier size until they are solved again.
  func isInside(at parameters: ContiguousArray<Scalar>) -> Bool {
    isInRecentRegion = false
    guard let region = recent?.region else { return false }
    for place in region.indices {
      if let lower = region[place].lower, parameters[place] < lower { return false }
      if let upper = region[place].upper, upper < parameters[place] { return false }
    }
    isInRecentRegion = true
    return true
  }

  /// Where all of `pieces` hold, per parameter of the block; nil if that is no box.
  private func region(of pieces: [Int]) -> ContiguousArray<PieceBounds<Scalar>>? {
    // Asking a few components is as fast as a table.
    guard components.count >= 8, !Scalar.isTracked else { return nil }
    var region = ContiguousArray(
      repeating: PieceBounds<Scalar>(), count: input.parameters.count)
    for index in components.indices {
      let piece = components[index].pieces[pieces[index]]
      let parameters = components[index].problem.parameters
      guard parameters.count < 2, piece.region.limits.count == 0 else { return nil }
      guard let column = parameters.first else { continue }
      region[Int(column) - input.variables.count].narrow(
        piece.region.bounds.lower, piece.region.bounds.upper)
    }
    return region
  }

  /// Whether the last answers of all components come from these pieces.
  private func isInUse(_ pieces: [Int]) -> Bool {
    for index in components.indices {
      guard components[index].isSolved, components[index].pieceInUse == pieces[index] else {
        return false
      }
    }
    return true
  }

  /// Each variable over the block's parameters, by place, and the constant after them.
  private func makeTable() throws(ArithmeticFailure) -> AffineTable? {
    let variableCount = input.variables.count
    let parameterCount = input.parameters.count
    var rows = SparseRows<Scalar>()
    rows.reserve(rows: variableCount, entries: variableCount * 2)
    var rowOf = ContiguousArray<Int32>(repeating: -1, count: variableCount)
    for component in components {
      guard let index = component.pieceInUse else { continue }
      let piece = component.pieces[index]
      for (place, variable) in component.problem.columns.enumerated() {
        rowOf[Int(variable)] = Int32(rows.count)
        for entry in piece.columns.entries(of: place) {
          let local = Int(piece.columns.columns[entry])
          let column =
            local < component.problem.parameters.count
            ? component.problem.parameters[local] - Int32(variableCount) : Int32(parameterCount)
          rows.append(piece.columns.values[entry], at: column)
        }
        rows.endRow()
      }
    }
    var accumulator = RowAccumulator<Scalar>(columns: parameterCount + 1)
    var columns = ContiguousArray<Int32>()
    var values = ContiguousArray<Scalar>()
    let definitions = reduced.elimination.definitions
    let defined = reduced.elimination.defined
    for place in reduced.elimination.evaluationOrder {
      let definition = Int(place)
      for entry in definitions.entries(of: definition) {
        let column = Int(definitions.columns[entry])
        let factor = definitions.values[entry]
        if column >= variableCount {
          try accumulator.add(factor, at: column - variableCount)
          continue
        }
        let source = Int(rowOf[column])
        if source < 0 { continue }
        for part in rows.entries(of: source) {
          try accumulator.add(factor * rows.values[part], at: Int(rows.columns[part]))
        }
      }
      accumulator.drain(columns: &columns, values: &values)
      rowOf[Int(defined[definition])] = Int32(rows.count)
      for place in columns.indices { rows.append(values[place], at: columns[place]) }
      rows.endRow()
    }
    return AffineTable(
      rows, rowOf: rowOf, parameterCount: parameterCount, variables: input.variables)
  }
}
