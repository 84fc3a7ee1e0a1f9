/// Splits what is left of a block into parts that share no column.
struct ComponentSplit<Scalar: ExactScalar> {
  private(set) var problems: [ComponentProblem<Scalar>] = []
  /// The component of each block variable that is a column, else -1.
  private(set) var componentOf: ContiguousArray<Int32>

  init(
    _ input: BlockInput, reduced: ReducedRows<Scalar>, merged: MergedRows<Scalar>
  ) throws(ArithmeticFailure) {
    let variableCount = input.variables.count
    componentOf = ContiguousArray(repeating: -1, count: variableCount)
    var sets = reduced.tied ?? DisjointSets(count: variableCount)
    for row in 0..<merged.rows.count {
      let entries = merged.rows.entries(of: row)
      let first = Int(merged.rows.columns[entries.lowerBound])
      for entry in entries.dropFirst().prefix(Int(merged.variableCounts[row]) - 1) {
        sets.join(first, Int(merged.rows.columns[entry]))
      }
    }
    var componentOfRoot = ContiguousArray<Int32>(repeating: -1, count: variableCount)
    var place = ContiguousArray<Int32>(repeating: -1, count: variableCount)
    for variable in 0..<variableCount where reduced.elimination.definitionOf[variable] < 0 {
      let root = sets.root(of: variable)
      if componentOfRoot[root] < 0 {
        componentOfRoot[root] = Int32(problems.count)
        problems.append(ComponentProblem())
      }
      let component = componentOfRoot[root]
      componentOf[variable] = component
      place[variable] = Int32(problems[Int(component)].columns.count)
      problems[Int(component)].columns.append(Int32(variable))
    }
    for row in 0..<merged.rows.count {
      let entries = merged.rows.entries(of: row)
      let variables = Int(merged.variableCounts[row])
      let component = Int(componentOf[Int(merged.rows.columns[entries.lowerBound])])
      problems[component].mergedRows.append(Int32(row))
      for entry in entries.prefix(variables) {
        problems[component].rows.append(
          merged.rows.values[entry], at: place[Int(merged.rows.columns[entry])])
      }
      for entry in entries.dropFirst(variables) {
        problems[component].rightSides.append(
          -merged.rows.values[entry], at: merged.rows.columns[entry])
      }
      problems[component].rows.endRow()
      problems[component].rightSides.endRow()
    }
    for tieBreak in reduced.tieBreaks {
      problems[Int(componentOf[Int(tieBreak.column)])].tieBreaks.append(tieBreak.place)
    }
    try price(reduced: reduced, merged: merged, allLevels: input.table.levels)
    for index in problems.indices {
      problems[index].collectParameters(constantColumn: input.constantColumn)
    }
  }

  /// Gives each merged row the costs of the constraints in it.
  private mutating func price(
    reduced: ReducedRows<Scalar>, merged: MergedRows<Scalar>, allLevels: [Priority]
  ) throws(ArithmeticFailure) {
    var residualOf = ContiguousArray<Int32>(repeating: 0, count: merged.rows.count)
    var ownerOf = residualOf
    for index in problems.indices {
      for (residual, row) in problems[index].mergedRows.enumerated() {
        residualOf[Int(row)] = Int32(residual)
        ownerOf[Int(row)] = Int32(index)
      }
    }
    // Each problem numbers the levels that occur in it, in their order.
    let levelCount = allLevels.count
    var occurs = ContiguousArray(repeating: false, count: problems.count * levelCount)
    for member in merged.members {
      let level = Int(reduced.levels[Int(member.reducedRow)])
      if level >= 0 { occurs[Int(ownerOf[Int(member.mergedRow)]) * levelCount + level] = true }
    }
    var levelOf = ContiguousArray<Int32>(repeating: -1, count: occurs.count)
    for index in problems.indices {
      var levels: [Priority] = []
      for level in 0..<levelCount where occurs[index * levelCount + level] {
        levelOf[index * levelCount + level] = Int32(levels.count)
        levels.append(allLevels[level])
      }
      problems[index].prepareCosts(levels: levels)
    }
    for member in merged.members {
      let owner = Int(ownerOf[Int(member.mergedRow)])
      let residual = Int(residualOf[Int(member.mergedRow)])
      let level = Int(reduced.levels[Int(member.reducedRow)])
      try problems[owner].addCost(
        member.relation, to: residual,
        level: level < 0 ? nil : Int(levelOf[owner * levelCount + level]),
        weight: member.scale.magnitude)
    }
  }
}

extension ComponentProblem {
  /// Makes room for the costs at `levels`; the rows have to be there.
  mutating func prepareCosts(levels: [Priority]) {
    self.levels = levels
    upCosts = ContiguousArray(repeating: .zero, count: mergedRows.count * levels.count)
    downCosts = upCosts
    isUpBlocked = ContiguousArray(repeating: false, count: mergedRows.count)
    isDownBlocked = isUpBlocked
  }

  /// `level` is nil for a required row.
  mutating func addCost(
    _ relation: Relation, to residual: Int, level: Int?, weight: Scalar
  ) throws(ArithmeticFailure) {
    guard let level else {
      if relation != .greaterOrEqual { isUpBlocked[residual] = true }
      if relation != .lessOrEqual { isDownBlocked[residual] = true }
      return
    }
    let place = residual * levels.count + level
    if relation != .greaterOrEqual { upCosts[place] = try upCosts[place] + weight }
    if relation != .lessOrEqual { downCosts[place] = try downCosts[place] + weight }
  }

  /// Lists the parameters that the right sides name.
  mutating func collectParameters(constantColumn: Int) {
    var seen: Set<Int32> = []
    for column in rightSides.columns where Int(column) != constantColumn { seen.insert(column) }
    parameters = ContiguousArray(seen.sorted())
  }
}
