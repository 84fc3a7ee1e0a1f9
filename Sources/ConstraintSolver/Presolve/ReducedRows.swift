/// The constraints of a block after the definitions are substituted, sorted by what is left of them.
struct ReducedRows<Scalar: ExactScalar>: Sendable {
  /// Rows `sum of values times columns, related to 0`, as written, not scaled.
  private(set) var rows = SparseRows<Scalar>()
  private(set) var sources: ContiguousArray<Int32> = []
  private(set) var relations: ContiguousArray<Relation> = []
  private(set) var priorities: ContiguousArray<Priority> = []
  private(set) var variableCounts: ContiguousArray<Int32> = []
  private var uses = SparseRows<Scalar>()

  /// Required rows in which no variable is left: they hold or not, depending on the parameters.
  private(set) var conditions: ContiguousArray<Int32> = []
  /// Optional rows in which no variable is left: they cost the same whatever is chosen.
  private(set) var constants: ContiguousArray<Int32> = []
  private(set) var elimination: Elimination<Scalar>

  /// Reduces all constraints of `input`, the places in `softened` counting as optional.
  init(
    _ input: BlockInput, numbering: BlockNumbering, softened: [Int]
  ) throws(ArithmeticOverflow) {
    elimination = Elimination(input, numbering: numbering)
    for (place, constraint) in input.constraints.enumerated()
    where constraint.priority.isRequired && constraint.relation == .equal
      && !softened.contains(place)
    {
      try elimination.reduce(constraint)
      if elimination.variableColumns > 0 {
        try elimination.define(from: place)
      } else if !elimination.columns.isEmpty {
        append(constraint, place: place, priority: .required)
      }
    }
    for (place, constraint) in input.constraints.enumerated() {
      let isSoftened = softened.contains(place)
      if constraint.priority.isRequired, constraint.relation == .equal, !isSoftened { continue }
      try elimination.reduce(constraint)
      append(constraint, place: place, priority: isSoftened ? .relaxed : constraint.priority)
    }
  }

  private mutating func append(_ constraint: Constraint, place: Int, priority: Priority) {
    let variables = elimination.variableColumns
    if variables == 0 {
      if priority.isRequired {
        conditions.append(Int32(rows.count))
      } else if !priority.isTieBreak {
        constants.append(Int32(rows.count))
      }
    }
    for entry in elimination.columns.indices {
      rows.append(elimination.values[entry], at: elimination.columns[entry])
    }
    rows.endRow()
    for entry in elimination.usedDefinitions.indices {
      uses.append(elimination.usedValues[entry], at: elimination.usedDefinitions[entry])
    }
    uses.endRow()
    sources.append(Int32(place))
    relations.append(constraint.relation)
    priorities.append(priority)
    variableCounts.append(Int32(variables))
  }

  /// The multipliers of the original constraints that add up to a combination of reduced rows.
  func sourceMultipliers(
    of combination: [(row: Int, multiplier: Scalar)]
  ) throws(ArithmeticOverflow) -> [Int: Scalar] {
    var net = ContiguousArray(repeating: Scalar.zero, count: elimination.defined.count)
    for (row, multiplier) in combination {
      for entry in uses.entries(of: row) {
        let definition = Int(uses.columns[entry])
        net[definition] = try net[definition] - multiplier * uses.values[entry]
      }
    }
    var result = try elimination.equalityMultipliers(net)
    for (row, multiplier) in combination {
      let source = Int(sources[row])
      result[source] = try (result[source] ?? .zero) + multiplier
    }
    return result.filter { !$0.value.isZero }
  }
}

extension ReducedRows {
  /// The conditions without those that repeat an earlier one; equal views make many equal ones.
  func distinctConditions() -> ContiguousArray<Int32> {
    var seen: Set<ConditionKey<Scalar>> = []
    return conditions.filter { row in
      let entries = rows.entries(of: Int(row))
      let key = ConditionKey(
        relation: relations[Int(row)], columns: ArraySlice(rows.columns[entries]),
        values: ArraySlice(rows.values[entries]))
      return seen.insert(key).inserted
    }
  }
}

private struct ConditionKey<Scalar: ExactScalar>: Hashable {
  let relation: Relation
  let columns: ArraySlice<Int32>
  let values: ArraySlice<Scalar>
}
