/// The constraints of a block after the definitions are substituted, sorted by the variables that remain.
struct ReducedRows<Scalar: ExactScalar>: Sendable {
  /// Rows `sum of values times columns, related to 0`, as written, not scaled.
  private(set) var rows = SparseRows<Scalar>()
  private(set) var sources: ContiguousArray<Int32> = []
  private(set) var relations: ContiguousArray<Relation> = []
  private(set) var priorities: ContiguousArray<Priority> = []
  /// Places of the priorities in ``ConstraintTable/levels``; -1 for required rows.
  private(set) var levels: ContiguousArray<Int32> = []
  private(set) var variableCounts: ContiguousArray<Int32> = []
  private var uses = SparseRows<Scalar>()

  /// Required rows without variables. The parameters alone decide whether they hold.
  private(set) var conditions: ContiguousArray<Int32> = []
  /// Optional rows without variables. Their cost is the same in every solution.
  private(set) var constants: ContiguousArray<Int32> = []
  /// Whether a required equality follows from others or contradicts them.
  private(set) var hasRedundantEqualities = false
  /// Tie-breaks with a variable, by place, each with the first of its columns.
  ///
  /// The rows themselves are not kept, only the columns that they connect, in ``tied``: in a long column of
  /// views each place names all sizes before it, and few tie-breaks are needed.
  private(set) var tieBreaks: [(place: Int32, column: Int32)] = []
  /// The columns that tie-breaks connect, or nil if there are none.
  private(set) var tied: DisjointSets?
  private(set) var elimination: Elimination<Scalar>

  /// Reduces all constraints of `input`, the places in `softened` counting as optional.
  init(
    _ input: BlockInput, numbering: BlockNumbering, softened: [Int], hasTieBreaks: Bool
  ) throws(ArithmeticFailure) {
    elimination = Elimination(input, numbering: numbering)
    var isSoftened = ContiguousArray<Bool>()
    if !softened.isEmpty {
      isSoftened = ContiguousArray(repeating: false, count: input.rows.count)
      for place in softened { isSoftened[place] = true }
    }
    reserve(input.rows.count)
    let traits = input.table.traits
    let levelOf = input.table.levelOf
    for place in input.rows.indices {
      let row = Int(input.rows[place])
      guard traits[row].isSuperset(of: [.required, .equality]),
        isSoftened.isEmpty || !isSoftened[place]
      else { continue }
      if try elimination.defineUnreduced(place) { continue }
      try elimination.reduce(place)
      if elimination.variableColumns > 0 {
        try elimination.define(from: place)
        continue
      }
      hasRedundantEqualities = true
      if !elimination.columns.isEmpty {
        append(place, .equal, .required, level: -1)
      }
    }
    elimination.finish()
    for place in input.rows.indices {
      let row = Int(input.rows[place])
      let softened = !isSoftened.isEmpty && isSoftened[place]
      if !softened, traits[row].isSuperset(of: [.required, .equality]) { continue }
      if traits[row].contains(.tieBreak) {
        if hasTieBreaks { try addTieBreak(place) }
        continue
      }
      try elimination.reduce(place)
      append(
        place, input.table.relations[row], softened ? .relaxed : input.table.priorities[row],
        level: softened ? 0 : levelOf[row])
    }
  }

  private mutating func addTieBreak(_ place: Int) throws(ArithmeticFailure) {
    try elimination.reduce(place)
    let work = elimination.usedDefinitions.count + elimination.columns.count
    if work > 64 { try WorkMeter.take(work) }
    let count = elimination.variableColumns
    if count == 0 { return }
    let first = elimination.columns[0]
    tieBreaks.append((Int32(place), first))
    var sets = tied ?? DisjointSets(count: elimination.definitionOf.count)
    tied = nil
    for column in elimination.columns[1..<count] { sets.join(Int(first), Int(column)) }
    tied = sets
  }

  private mutating func reserve(_ count: Int) {
    rows.reserve(rows: count, entries: count * 2)
    uses.reserve(rows: count, entries: count)
    sources.reserveCapacity(count)
    relations.reserveCapacity(count)
    priorities.reserveCapacity(count)
    levels.reserveCapacity(count)
    variableCounts.reserveCapacity(count)
  }

  private mutating func append(
    _ place: Int, _ relation: Relation, _ priority: Priority, level: Int32
  ) {
    let variables = elimination.variableColumns
    if variables == 0 {
      if priority.isRequired {
        conditions.append(Int32(rows.count))
      } else {
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
    relations.append(relation)
    priorities.append(priority)
    levels.append(level)
    variableCounts.append(Int32(variables))
  }

  /// The multipliers of the original constraints that add up to a combination of reduced rows, by place.
  ///
  /// Returns nil, without computing the rest, if the combination uses a place in `excluded`.
  func sourceMultipliers(
    of combination: [(row: Int, multiplier: Scalar)], except excluded: Set<Int> = []
  ) throws(ArithmeticFailure) -> [Int: Scalar]? {
    var net: [Int: Scalar] = [:]
    for (row, multiplier) in combination {
      for entry in uses.entries(of: row) {
        let definition = Int(uses.columns[entry])
        net[definition] = try (net[definition] ?? .zero) - multiplier * uses.values[entry]
      }
    }
    guard var result = try elimination.equalityMultipliers(net, except: excluded) else {
      return nil
    }
    for (row, multiplier) in combination {
      let source = Int(sources[row])
      if excluded.contains(source) { return nil }
      result[source] = try (result[source] ?? .zero) + multiplier
    }
    return result.filter { !$0.value.isZero }
  }
}

extension ReducedRows {
  /// The first equal condition of each condition. Equal views lead to many equal conditions.
  func conditionClasses() -> (firsts: ContiguousArray<Int32>, classOf: ContiguousArray<Int32>) {
    var firsts = ContiguousArray<Int32>()
    var classOf = ContiguousArray<Int32>()
    classOf.reserveCapacity(conditions.count)
    var size = 16
    while size < conditions.count * 2 { size *= 2 }
    var slots = ContiguousArray<Int32>(repeating: -1, count: size)
    for row in conditions {
      let entries = rows.entries(of: Int(row))
      var slot = Int(truncatingIfNeeded: rows.hashBits(of: entries)) & (size - 1)
      while slots[slot] >= 0, !isSameCondition(row, firsts[Int(slots[slot])]) {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] < 0 {
        slots[slot] = Int32(firsts.count)
        firsts.append(row)
      }
      classOf.append(slots[slot])
    }
    return (firsts, classOf)
  }

  private func isSameCondition(_ left: Int32, _ right: Int32) -> Bool {
    guard relations[Int(left)] == relations[Int(right)] else { return false }
    let a = rows.entries(of: Int(left))
    let b = rows.entries(of: Int(right))
    guard a.count == b.count else { return false }
    for offset in 0..<a.count {
      let first = a.lowerBound + offset
      let second = b.lowerBound + offset
      if rows.columns[first] != rows.columns[second] || rows.values[first] != rows.values[second] {
        return false
      }
    }
    return true
  }
}
