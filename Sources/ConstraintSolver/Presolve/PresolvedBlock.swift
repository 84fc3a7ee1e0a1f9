/// A block after elimination, merging and splitting, for one set of softened constraints.
///
/// Made once and solved for many parameters.
final class PresolvedBlock<Scalar: ExactScalar> {
  /// A minimal set of required constraints that cannot hold together.
  struct Contradiction: Sendable {
    /// Places in the block's constraints, ascending.
    var members: [Int]
    /// The factors with which the members cancel, "at least" positive.
    var multipliers: [Int: Scalar]
    /// Constraints that say the same as a member.
    var equivalents: [Int: [Int]]
  }

  /// A contradiction and what is done about it.
  struct Relief: Sendable {
    let contradiction: Contradiction
    /// The place of the member that gives way.
    let relaxed: Int
    /// The public form, the amount left open.
    let conflict: Conflict
  }

  /// Reliefs that come together, shared by all sizes that need them.
  final class ReliefList {
    let reliefs: [Relief]
    /// The places that give way, in order of the reliefs.
    let relaxed: [Int]
    /// The block without them, while it is kept.
    weak var successor: PresolvedBlock?

    init(_ reliefs: [Relief]) {
      self.reliefs = reliefs
      relaxed = reliefs.map(\.relaxed)
    }
  }

  let input: BlockInput
  /// Whether the block's tie-breaks are included; they are left out if none matters.
  let hasTieBreaks: Bool
  let reduced: ReducedRows<Scalar>
  let merged: MergedRows<Scalar>
  let components: [Component<Scalar>]
  /// Per variable: the one component its value depends on, -1 for none, -2 for several.
  let home: ContiguousArray<Int32>
  /// The reduced rows of the distinct conditions.
  private let conditions: ContiguousArray<Int32>
  /// Which of ``conditions`` each of the reduced rows' conditions repeats.
  private let conditionOf: ContiguousArray<Int32>
  /// Tables for combinations of pieces, nil for one that was met once or does not fit.
  var tables: [[Int]: AffineTable?] = [:]
  /// The one used last, and the box of parameters in which it holds, if it is one.
  var recent: (pieces: [Int], table: AffineTable, region: ContiguousArray<PieceBounds<Scalar>>?)?
  /// Whether the last parameters were found in that box, and no component was asked.
  var isInRecentRegion = false
  /// The consequences of broken conditions, by the signs of all of them.
  var reliefs: [[Int8]: ReliefList] = [:]

  init(
    _ input: BlockInput, numbering: BlockNumbering, softened: [Int], hasTieBreaks: Bool
  ) throws(ArithmeticFailure) {
    self.input = input
    self.hasTieBreaks = hasTieBreaks
    reduced = try ReducedRows(
      input, numbering: numbering, softened: softened, hasTieBreaks: hasTieBreaks)
    try WorkMeter.take(reduced.elimination.definitions.columns.count + reduced.rows.columns.count)
    merged = try MergedRows(reduced)
    let split = try ComponentSplit(input, reduced: reduced, merged: merged)
    var components: [Component<Scalar>] = []
    for problem in split.problems { try components.append(Component(problem)) }
    self.components = components
    home = Self.homes(split.componentOf, in: reduced.elimination)
    (conditions, conditionOf) = reduced.conditionClasses()
  }

  private static func homes(
    _ componentOf: ContiguousArray<Int32>, in elimination: Elimination<Scalar>
  ) -> ContiguousArray<Int32> {
    var home = componentOf
    for place in elimination.evaluationOrder {
      let definition = Int(place)
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

  /// The sign of the gap of each distinct condition at `parameters`, 0 for one that holds; nil if all hold.
  ///
  /// If reading signs has a cost, the conditions after the first broken one count as holding.
  func brokenConditions(
    at parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> [Int8]? {
    var signs: [Int8]?
    for (place, row) in conditions.enumerated() {
      let sign = try gap(ofConstant: Int(row), at: parameters).sign
      let isBroken =
        switch reduced.relations[Int(row)] {
        case .equal: sign != 0
        case .lessOrEqual: sign > 0
        case .greaterOrEqual: sign < 0
        }
      guard isBroken else { continue }
      if signs == nil { signs = [Int8](repeating: 0, count: conditions.count) }
      signs?[place] = Int8(sign)
      if Scalar.isTracked { break }
    }
    return signs
  }

  /// Why a condition cannot hold, unless one of the places in `except` has a part in it.
  private func contradiction(
    ofCondition row: Int, sign: Int8, except softened: Set<Int>
  ) throws(ArithmeticFailure) -> Contradiction? {
    let multiplier: Scalar = sign < 0 ? .one : -.one
    guard
      let multipliers = try reduced.sourceMultipliers(
        of: [(row, multiplier)], except: softened)
    else { return nil }
    return Contradiction(
      members: multipliers.keys.sorted(), multipliers: multipliers, equivalents: [:])
  }

  /// The contradictions behind broken conditions, and which member of each gives way.
  ///
  /// The result equals softening one member at a time and presolving again after each. Softening a member takes
  /// away its definition. The conditions that used the definition have a variable again and are conditions no
  /// more; the others stay as they are, in their order. A redundant equality is the exception, because it would
  /// take the place of the definition: such a contradiction is returned alone. A redundant equality that gives
  /// way itself defines nothing, so nothing changes.
  func reliefs(
    ofConditions signs: [Int8], choosing: (Contradiction) -> Int?
  ) throws(ArithmeticFailure) -> ReliefList {
    if let known = reliefs[signs] { return known }
    var softened: Set<Int> = []
    var found: [Relief] = []
    for (place, row) in reduced.conditions.enumerated() {
      let sign = signs[Int(conditionOf[place])]
      guard sign != 0,
        let contradiction = try contradiction(
          ofCondition: Int(row), sign: sign, except: softened)
      else { continue }
      guard let relaxed = choosing(contradiction) else { break }
      let standsAlone =
        reduced.hasRedundantEqualities && relaxed != Int(reduced.sources[Int(row)])
      if standsAlone && !found.isEmpty { break }
      found.append(
        Relief(
          contradiction: contradiction, relaxed: relaxed,
          conflict: conflict(contradiction, relaxed: relaxed)))
      softened.insert(relaxed)
      if Scalar.isTracked || standsAlone { break }
    }
    // In the order in which solutions list them, as sizes share these.
    found.sort { $0.conflict.isListed(before: $1.conflict) }
    if reliefs.count >= 64 { reliefs.removeAll() }
    let list = ReliefList(found)
    reliefs[signs] = list
    return list
  }

  /// The public form of a contradiction, the amount left open.
  func conflict(_ contradiction: Contradiction, relaxed: Int) -> Conflict {
    Conflict(
      members: contradiction.members.map { input.constraint($0).id },
      relaxed: input.constraint(relaxed).id,
      amount: 0,
      equivalents: Dictionary(
        uniqueKeysWithValues: contradiction.equivalents.map { member, others in
          (input.constraint(member).id, others.map { input.constraint($0).id })
        }))
  }

  /// Left side less right side of a row in which no variable is left.
  func gap(
    ofConstant row: Int, at parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> Scalar {
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
  ) throws(ArithmeticFailure) -> Contradiction {
    var combination: [(row: Int, multiplier: Scalar)] = []
    var equivalents: [Int: [Int]] = [:]
    let wantedRows = Set(contradiction.members.map { component.problem.mergedRows[$0.residual] })
    let membersOfRow = Dictionary(
      grouping: merged.members.lazy.filter { wantedRows.contains($0.mergedRow) }, by: \.mergedRow)
    for member in contradiction.members {
      let mergedRow = component.problem.mergedRows[member.residual]
      let wanted: Relation = member.mustRise ? .greaterOrEqual : .lessOrEqual
      let candidates = (membersOfRow[mergedRow] ?? []).filter {
        reduced.priorities[Int($0.reducedRow)].isRequired
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
    let multipliers = try reduced.sourceMultipliers(of: combination, except: []) ?? [:]
    return Contradiction(
      members: multipliers.keys.sorted(), multipliers: multipliers, equivalents: equivalents)
  }

  /// All variables' values from those of the components' columns, `settled` ones replacing their
  /// own.
  func values(
    at parameters: ContiguousArray<Scalar>, settled: [Int: ContiguousArray<Scalar>] = [:]
  ) throws(ArithmeticFailure) -> ContiguousArray<Scalar> {
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

  /// Fills in the eliminated variables.
  private func evaluateDefinitions(
    _ values: inout ContiguousArray<Scalar>, parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) {
    let elimination = reduced.elimination
    let variableCount = values.count
    for place in elimination.evaluationOrder {
      let definition = Int(place)
      var sum = Scalar.zero
      for entry in elimination.definitions.entries(of: definition) {
        let column = Int(elimination.definitions.columns[entry])
        let factor = elimination.definitions.values[entry]
        if column < variableCount {
          sum = try sum + factor * values[column]
        } else {
          sum = try sum + factor * parameters[column - variableCount]
        }
      }
      values[Int(elimination.defined[definition])] = sum
    }
  }
}
