/// A part of a small system with more than one column, solved by the simplex and remembered in pieces.
struct LargerPart {
  /// Places of the columns among those of the system.
  let columns: ContiguousArray<Int32>
  private let component: Component<Fraction<Int64>>
  private let firstParameter: Int

  init(
    _ columns: ContiguousArray<Int32>, _ problem: ComponentProblem<Fraction<Int64>>,
    firstParameter: Int
  ) throws(ArithmeticOverflow) {
    self.columns = columns
    self.firstParameter = firstParameter
    component = try Component(problem)
  }

  /// The same part without anything remembered.
  func unsolved() throws(ArithmeticOverflow) -> LargerPart {
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
  ) throws(ArithmeticOverflow) -> [LargerPart] {
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
  ) throws(ArithmeticOverflow) -> ComponentProblem<Number> {
    var problem = ComponentProblem<Number>()
    problem.columns = columns
    var merging = SmallMerging(elimination)
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

/// Rows of equal form and equal right side made one, as ``MergedRows`` does it.
private struct SmallMerging {
  struct Member {
    let residual: Int
    let relation: Relation
    let level: Double
    let weight: Fraction<Int64>
  }

  private(set) var members: [Member] = []
  private var rows = SparseRows<Fraction<Int64>>()
  private var hashes: [UInt] = []
  private var variables: [Int] = []
  private let variableCount: Int

  init(_ elimination: borrowing SmallElimination) {
    variableCount = elimination.variableCount
  }

  mutating func add(
    _ row: Int, _ elimination: borrowing SmallElimination
  ) throws(ArithmeticOverflow) {
    let pool = elimination.rows
    var entries = pool.entries(of: row).map { (column: pool.columns[$0], value: pool.values[$0]) }
    entries.sort { $0.column < $1.column }
    let scale = entries[0].value
    var hash: UInt = 0
    for place in entries.indices {
      entries[place].value = try entries[place].value / scale
      hash = RowHash.combine(hash, entries[place].column, entries[place].value)
    }
    let trait = elimination.traits[row]
    let residual = residual(of: entries, hash: hash, variables: Int(trait.variables))
    members.append(
      Member(
        residual: residual,
        relation: scale.sign < 0 ? trait.relation.mirrored : trait.relation,
        level: trait.level, weight: scale.magnitude))
  }

  private mutating func residual(
    of entries: [(column: Int32, value: Fraction<Int64>)], hash: UInt, variables count: Int
  ) -> Int {
    for known in hashes.indices where hashes[known] == hash {
      let own = rows.entries(of: known)
      let isSame =
        own.count == entries.count
        && entries.indices.allSatisfy {
          rows.columns[own.lowerBound + $0] == entries[$0].column
            && rows.values[own.lowerBound + $0] == entries[$0].value
        }
      if isSame { return known }
    }
    for entry in entries { rows.append(entry.value, at: entry.column) }
    rows.endRow()
    hashes.append(hash)
    variables.append(count)
    return hashes.count - 1
  }

  func write(
    into problem: inout ComponentProblem<Fraction<Int64>>, columns: ContiguousArray<Int32>
  ) {
    for row in 0..<rows.count {
      problem.mergedRows.append(Int32(row))
      for (place, entry) in rows.entries(of: row).enumerated() {
        if place < variables[row] {
          let local = columns.firstIndex(of: rows.columns[entry]) ?? 0
          problem.rows.append(rows.values[entry], at: Int32(local))
        } else {
          problem.rightSides.append(-rows.values[entry], at: rows.columns[entry])
        }
      }
      problem.rows.endRow()
      problem.rightSides.endRow()
    }
  }
}
