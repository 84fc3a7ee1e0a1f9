/// A block after elimination, merging and splitting, for one set of softened constraints.
///
/// Made once and solved for many parameters.
final class PresolvedBlock<Scalar: ExactScalar> {
  /// A minimal set of required constraints that cannot hold together.
  struct Contradiction: Sendable {
    /// Places in the block's constraints, ascending.
    var members: [Int]
    /// What the members are multiplied by to cancel, "at least" positive.
    var multipliers: [Int: Scalar]
    /// Constraints that say the same as a member.
    var equivalents: [Int: [Int]]
  }

  let input: BlockInput
  let reduced: ReducedRows<Scalar>
  let merged: MergedRows<Scalar>
  let components: [Component<Scalar>]
  /// Per variable: the one component its value depends on, -1 for none, -2 for several.
  let home: ContiguousArray<Int32>
  private let conditions: ContiguousArray<Int32>
  /// Tables for combinations of pieces, nil for one that was met once or does not fit.
  var tables: [[Int]: AffineTable?] = [:]

  init(
    _ input: BlockInput, numbering: BlockNumbering, softened: [Int]
  ) throws(ArithmeticOverflow) {
    self.input = input
    reduced = try ReducedRows(input, numbering: numbering, softened: softened)
    merged = try MergedRows(reduced)
    let split = try ComponentSplit(input, reduced: reduced, merged: merged)
    var components: [Component<Scalar>] = []
    for problem in split.problems { try components.append(Component(problem)) }
    self.components = components
    home = Self.homes(split.componentOf, in: reduced.elimination)
    conditions = reduced.distinctConditions()
  }

  private static func homes(
    _ componentOf: ContiguousArray<Int32>, in elimination: Elimination<Scalar>
  ) -> ContiguousArray<Int32> {
    var home = componentOf
    for definition in elimination.defined.indices.reversed() {
      var owner: Int32 = -1
      for entry in elimination.definitions.entries(of: definition) {
        let column = Int(elimination.definitions.columns[entry])
        guard column < home.count, home[column] != -1 else { continue }
        owner = owner == -1 || owner == home[column] ? home[column] : -2
      }
      home[Int(elimination.defined[definition])] = owner
    }
    return home
  }

  /// The first required row without variables that `parameters` break, with its culprits.
  func brokenCondition(
    at parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticOverflow) -> Contradiction? {
    for row in conditions {
      let sum = try gap(ofConstant: Int(row), at: parameters)
      let isBroken =
        switch reduced.relations[Int(row)] {
        case .equal: sum.sign != 0
        case .lessOrEqual: sum.sign > 0
        case .greaterOrEqual: sum.sign < 0
        }
      if isBroken {
        let multiplier: Scalar = sum.sign < 0 ? .one : -.one
        let multipliers = try reduced.sourceMultipliers(of: [(Int(row), multiplier)])
        return Contradiction(
          members: multipliers.keys.sorted(), multipliers: multipliers, equivalents: [:])
      }
    }
    return nil
  }

  /// Left side less right side of a row in which no variable is left.
  func gap(
    ofConstant row: Int, at parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticOverflow) -> Scalar {
    let firstParameter = input.variables.count
    var sum = Scalar.zero
    for entry in reduced.rows.entries(of: row) {
      sum =
        try sum + reduced.rows.values[entry]
        * parameters[Int(reduced.rows.columns[entry]) - firstParameter]
    }
    return sum
  }

  /// Traces a component's contradiction back to the constraints it is made of.
  func trace(
    _ contradiction: Component<Scalar>.Contradiction, in component: Component<Scalar>
  ) throws(ArithmeticOverflow) -> Contradiction {
    var combination: [(row: Int, multiplier: Scalar)] = []
    var equivalents: [Int: [Int]] = [:]
    for member in contradiction.members {
      let mergedRow = component.problem.mergedRows[member.residual]
      let wanted: Relation = member.mustRise ? .greaterOrEqual : .lessOrEqual
      let candidates = merged.members.filter {
        $0.mergedRow == mergedRow && reduced.priorities[Int($0.reducedRow)].isRequired
          && ($0.relation == wanted || $0.relation == .equal)
      }.sorted { reduced.sources[Int($0.reducedRow)] < reduced.sources[Int($1.reducedRow)] }
      guard let chosen = candidates.first else { continue }
      try combination.append((Int(chosen.reducedRow), member.multiplier / chosen.scale))
      if candidates.count > 1 {
        equivalents[Int(reduced.sources[Int(chosen.reducedRow)])] = candidates.dropFirst().map {
          Int(reduced.sources[Int($0.reducedRow)])
        }
      }
    }
    let multipliers = try reduced.sourceMultipliers(of: combination)
    return Contradiction(
      members: multipliers.keys.sorted(), multipliers: multipliers, equivalents: equivalents)
  }

  /// All variables' values from those of the components' columns, `settled` ones replacing their own.
  func values(
    at parameters: ContiguousArray<Scalar>, settled: [Int: ContiguousArray<Scalar>] = [:]
  ) throws(ArithmeticOverflow) -> ContiguousArray<Scalar> {
    var values = ContiguousArray(repeating: Scalar.zero, count: input.variables.count)
    for (index, component) in components.enumerated() {
      let columnValues: ContiguousArray<Scalar>
      if let known = settled[index] {
        columnValues = known
      } else {
        columnValues = try component.columnValues()
      }
      for (place, variable) in component.problem.columns.enumerated() {
        values[Int(variable)] = columnValues[place]
      }
    }
    try evaluateDefinitions(&values, parameters: parameters)
    return values
  }

  /// Fills in the eliminated variables; without `parameters`, only what columns contribute.
  func evaluateDefinitions(
    _ values: inout ContiguousArray<Scalar>, parameters: ContiguousArray<Scalar>?
  ) throws(ArithmeticOverflow) {
    let elimination = reduced.elimination
    let variableCount = values.count
    for definition in elimination.defined.indices.reversed() {
      var sum = Scalar.zero
      for entry in elimination.definitions.entries(of: definition) {
        let column = Int(elimination.definitions.columns[entry])
        let factor = elimination.definitions.values[entry]
        if column < variableCount {
          sum = try sum + factor * values[column]
        } else if let parameters {
          sum = try sum + factor * parameters[column - variableCount]
        }
      }
      values[Int(elimination.defined[definition])] = sum
    }
  }
}
