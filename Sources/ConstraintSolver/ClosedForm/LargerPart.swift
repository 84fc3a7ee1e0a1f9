/// A part of a small system with more than one column, solved by the simplex and remembered in
/// pieces.
struct LargerPart {
  /// Places of the columns among those of the system.
  let columns: ContiguousArray<Int32>
  private let component: Component<Fraction<Int64>>
  private let firstParameter: Int

  init(
    _ columns: ContiguousArray<Int32>, _ problem: ComponentProblem<Fraction<Int64>>,
    firstParameter: Int
  ) throws(ArithmeticFailure) {
    self.columns = columns
    self.firstParameter = firstParameter
    component = try Component(problem)
  }

  /// The same part without anything remembered.
  func unsolved() throws(ArithmeticFailure) -> LargerPart {
    try LargerPart(columns, component.problem, firstParameter: firstParameter)
  }

  /// The columns' values, or nil if they are not unique, break a required constraint or do not fit.
  func values(
    at parameters: ContiguousArray<Fraction<Int64>>, counters: inout SolverCounters
  ) -> ContiguousArray<Fraction<Int64>>? {
    do {
      let answer = try component.solve(
        at: parameters, firstParameter: firstParameter, counters: &counters)
      guard case .solved = answer, component.moves.isEmpty else { return nil }
      return try component.columnValues()
    } catch {
      return nil
    }
  }
}

extension SmallParts {
  /// All parts of more than one column.
  func largerParts(
    _ elimination: borrowing SmallElimination
  ) throws(ArithmeticFailure) -> [LargerPart] {
    var larger = [LargerPart]()
    for place in 0..<columnCount where widths[Int(columns[place])] > 1 {
      let part = part(of: Int(columns[place]))
      let problem = try problem(part.columns, rows: part.rows, elimination)
      try larger.append(
        LargerPart(part.places, problem, firstParameter: elimination.variableCount))
    }
    return larger
  }

  private func part(
    of variable: Int
  ) -> (places: ContiguousArray<Int32>, columns: ContiguousArray<Int32>, rows: Range<Int>) {
    var places = ContiguousArray<Int32>()
    var members = ContiguousArray<Int32>()
    for place in 0..<columnCount where root(of: Int(columns[place])) == variable {
      places.append(Int32(place))
      members.append(columns[place])
    }
    return (places, members, rows(of: variable))
  }

  private func problem(
    _ columns: ContiguousArray<Int32>, rows range: Range<Int>,
    _ elimination: borrowing SmallElimination
  ) throws(ArithmeticFailure) -> ComponentProblem<Number> {
    var problem = ComponentProblem<Number>()
    problem.columns = columns
    var merging = SmallMerging()
    for place in range { try merging.add(Int(rows[place]), elimination) }
    merging.write(into: &problem, columns: columns)
    var levels: [Double] = []
    for member in merging.members where member.level != .infinity {
      if !levels.contains(member.level) { levels.append(member.level) }
    }
    levels.sort(by: >)
    problem.prepareCosts(levels: levels.map { Priority($0) })
    for member in merging.members {
      try problem.addCost(
        member.relation, to: member.residual, level: levels.firstIndex(of: member.level),
        weight: member.weight)
    }
    problem.collectParameters(constantColumn: elimination.columnCount - 1)
    return problem
  }
}
