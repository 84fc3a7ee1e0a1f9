/// The gain of each variable of a block per unit of each move of a face.
///
/// In a column of views each top adds one height to the top before it: written out, a thousand
/// views have half a million rates. So the rates of a variable are a multiple of those of a *base*,
/// and a base is another base and the few rates in which the two differ.
struct MoveRates<Scalar: ExactScalar> {
  /// The rates of a variable: `factor` times those of `base`; a base of -1 is all zeros.
  struct Multiple {
    var base: Int32
    var factor: Scalar
    static var none: Self { Self(base: -1, factor: .zero) }
  }

  /// How many moves there are; the first bases are one unit of each.
  let moveCount: Int
  /// The base that each base differs from; -1 for zero.
  private(set) var parents: ContiguousArray<Int32> = []
  /// In what it differs: rates by move.
  private(set) var differences = SparseRows<Scalar>()
  /// Per variable of the block.
  private(set) var multiples: ContiguousArray<Multiple>
  /// Variables that some move touches, ascending.
  private(set) var touched: [Int] = []

  /// A bound on how many moves each base has rates for.
  private var lengths: ContiguousArray<Int32> = []
  private var accumulator: RowAccumulator<Scalar>
  private var parts: [Multiple] = []
  private var columns: ContiguousArray<Int32> = []
  private var values: ContiguousArray<Scalar> = []

  /// Shorter rates are written out.
  private static var shortest: Int { 8 }
  /// The cost of a rate, in steps of ``WorkMeter``.
  private static var stepsPerRate: Int { 16 }

  init(
    _ face: OptimalFace<Scalar>, of component: Component<Scalar>, in block: PresolvedBlock<Scalar>
  ) throws(ArithmeticFailure) {
    moveCount = face.moves.count
    accumulator = RowAccumulator(columns: moveCount)
    multiples = ContiguousArray(repeating: .none, count: block.input.variables.count)
    let rowCount = component.problem.mergedRows.count
    var leftSides = ContiguousArray(
      repeating: Multiple.none, count: rowCount + component.problem.columns.count)
    for (place, move) in face.moves.enumerated() {
      differences.append(.one, at: Int32(place))
      note(parent: -1, length: 1)
      leftSides[move.id] = Multiple(base: Int32(place), factor: .one)
    }
    for (place, row) in face.limited.enumerated() {
      var next = face.tableau.rowHeads[moveCount + place]
      while next >= 0 {
        let entry = face.tableau.entries[Int(next)]
        parts.append(Multiple(base: entry.column, factor: entry.value))
        next = entry.nextInRow
      }
      leftSides[Int(row)] = try sumOfParts()
    }
    let crash = component.crash
    for definition in crash.defined.indices.reversed() {
      for entry in crash.definitions.entries(of: definition) {
        try add(leftSides[Int(crash.definitions.columns[entry])], crash.definitions.values[entry])
      }
      leftSides[rowCount + Int(crash.defined[definition])] = try sumOfParts()
    }
    for (place, variable) in component.problem.columns.enumerated() {
      multiples[Int(variable)] = leftSides[rowCount + place]
    }
    let elimination = block.reduced.elimination
    for definition in elimination.evaluationOrder {
      for entry in elimination.definitions.entries(of: Int(definition)) {
        let column = Int(elimination.definitions.columns[entry])
        guard column < multiples.count else { continue }
        try add(multiples[column], elimination.definitions.values[entry])
      }
      if parts.isEmpty { continue }
      multiples[Int(elimination.defined[Int(definition)])] = try sumOfParts()
    }
    touched = multiples.indices.filter { multiples[$0].base >= 0 }
  }

  private mutating func note(parent: Int32, length: Int) {
    differences.endRow()
    parents.append(parent)
    lengths.append(Int32(clamping: length))
  }

  private mutating func add(
    _ multiple: Multiple, _ factor: Scalar
  ) throws(ArithmeticFailure) {
    guard multiple.base >= 0, !factor.isZero else { return }
    try parts.append(Multiple(base: multiple.base, factor: multiple.factor * factor))
  }

  /// The sum of ``parts``, which are taken: the longest is what the sum differs from.
  private mutating func sumOfParts() throws(ArithmeticFailure) -> Multiple {
    guard var longest = parts.first else { return .none }
    defer { parts.removeAll(keepingCapacity: true) }
    if parts.count == 1 { return longest }
    var place = 0
    for (index, part) in parts.enumerated()
    where lengths[Int(part.base)] > lengths[Int(longest.base)] {
      longest = part
      place = index
    }
    let isShort = lengths[Int(longest.base)] <= Self.shortest
    for (index, part) in parts.enumerated() where index != place || isShort {
      try addRates(of: part.base, times: part.factor / longest.factor, to: &accumulator)
    }
    accumulator.drain(columns: &columns, values: &values)
    if columns.isEmpty { return isShort ? .none : longest }
    try WorkMeter.take((parts.count + columns.count) * Self.stepsPerRate)
    for entry in columns.indices { differences.append(values[entry], at: columns[entry]) }
    note(
      parent: isShort ? -1 : longest.base,
      length: columns.count + (isShort ? 0 : Int(lengths[Int(longest.base)])))
    return Multiple(base: Int32(parents.count - 1), factor: longest.factor)
  }

  private func addRates(
    of base: Int32, times factor: Scalar, to sum: inout RowAccumulator<Scalar>
  ) throws(ArithmeticFailure) {
    var base = Int(base)
    while base >= 0 {
      let entries = differences.entries(of: base)
      if entries.count > 64 { try WorkMeter.take(entries.count) }
      for entry in entries {
        try sum.add(factor * differences.values[entry], at: Int(differences.columns[entry]))
      }
      base = Int(parents[base])
    }
  }

  /// The rates of a variable written out, by move.
  func rates(
    of variable: Int
  ) throws(ArithmeticFailure) -> [(residual: Int, rate: Scalar)] {
    try rates(of: multiples[variable])
  }

  /// The rates of a multiple of a base written out, by move.
  func rates(
    of multiple: Multiple
  ) throws(ArithmeticFailure) -> [(residual: Int, rate: Scalar)] {
    guard multiple.base >= 0 else { return [] }
    try WorkMeter.take(Int(lengths[Int(multiple.base)]) * Self.stepsPerRate)
    if parents[Int(multiple.base)] < 0 {
      var rates: [(residual: Int, rate: Scalar)] = []
      for entry in differences.entries(of: Int(multiple.base)) {
        try rates.append(
          (Int(differences.columns[entry]), differences.values[entry] * multiple.factor))
      }
      return rates
    }
    var sum = RowAccumulator<Scalar>(columns: moveCount)
    try addRates(of: multiple.base, times: multiple.factor, to: &sum)
    var columns: ContiguousArray<Int32> = []
    var values: ContiguousArray<Scalar> = []
    sum.drain(columns: &columns, values: &values)
    return columns.indices.map { (Int(columns[$0]), values[$0]) }
  }
}
