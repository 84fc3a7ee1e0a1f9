/// Required equalities turned into definitions `variable = other variables, parameters, constant`.
///
/// A definition may name variables that other definitions give, earlier or later ones, but never in a circle;
/// ``evaluationOrder`` is the order in which to evaluate them. Each definition keeps the multipliers of the rows it
/// was made from, for conflicts and certificates. This is Gaussian elimination in exact numbers; right sides remain
/// sums of parameters.
struct Elimination<Scalar: ExactScalar>: Sendable {
  private(set) var definitions = SparseRows<Scalar>()
  /// The variable that each definition gives.
  private(set) var defined: ContiguousArray<Int32> = []
  /// The constraint that each definition comes from.
  private(set) var sources: ContiguousArray<Int32> = []
  /// The definitions, each after those that it names; complete after ``finish()``.
  private(set) var evaluationOrder: ContiguousArray<Int32> = []
  private var pivots: ContiguousArray<Scalar> = []
  private var uses = SparseRows<Scalar>()
  private(set) var definitionOf: ContiguousArray<Int32>

  /// The last row from ``reduce(_:)``: the sum of values times columns, related to 0.
  private(set) var columns: ContiguousArray<Int32> = []
  private(set) var values: ContiguousArray<Scalar> = []
  /// The definitions that were substituted into the row, with their factors.
  private(set) var usedDefinitions: ContiguousArray<Int32> = []
  private(set) var usedValues: ContiguousArray<Scalar> = []

  /// The approximate number of terms of a definition after substituting everything.
  private var lengths: ContiguousArray<Int32> = []
  /// The variable to which each definition's chain of definitions leads.
  private var roots: ContiguousArray<Root> = []
  private var hasUnreduced = false
  private var accumulator: RowAccumulator<Scalar>
  private let input: BlockInput
  private let terms: SparseRows<Fraction<Int64>>
  private let numbering: BlockNumbering
  private let variableCount: Int
  private let constantColumn: Int

  init(_ input: BlockInput, numbering: BlockNumbering) {
    self.input = input
    terms = input.table.terms
    variableCount = input.variables.count
    constantColumn = input.constantColumn
    definitionOf = ContiguousArray(repeating: -1, count: variableCount)
    accumulator = RowAccumulator(columns: input.columnCount)
    self.numbering = numbering
    // In a large block each list would grow a dozen times. A small block rarely needs the full size.
    let count = min(variableCount, input.rows.count)
    if count > 256 {
      definitions.reserve(rows: count, entries: count * 2)
      uses.reserve(rows: count, entries: count)
      defined.reserveCapacity(count)
      sources.reserveCapacity(count)
      pivots.reserveCapacity(count)
    }
  }

  /// Substitutes all definitions so far into the constraint at `place`; the result is in
  /// ``columns``, ``values``, ``usedDefinitions`` and ``usedValues``.
  mutating func reduce(_ place: Int) throws(ArithmeticFailure) {
    let row = Int(input.rows[place])
    if input.table.traits[row].contains(.wide) {
      for (column, factor) in try written(place) { try accumulator.add(factor, at: column) }
    } else {
      try addTerms(ofRow: row)
    }
    usedDefinitions.removeAll(keepingCapacity: true)
    usedValues.removeAll(keepingCapacity: true)
    while let (column, factor) = accumulator.nextDefined(in: definitionOf) {
      let definition = Int(definitionOf[column])
      usedDefinitions.append(Int32(definition))
      usedValues.append(factor)
      for entry in definitions.entries(of: definition) {
        try accumulator.add(
          factor * definitions.values[entry], at: Int(definitions.columns[entry]))
      }
    }
    accumulator.drain(columns: &columns, values: &values)
  }

  private mutating func addTerms(ofRow row: Int) throws(ArithmeticFailure) {
    for entry in terms.entries(of: row) {
      try accumulator.add(
        Scalar(word: terms.values[entry]), at: Int(numbering.locals[Int(terms.columns[entry])]))
    }
    for entry in input.table.values.entries(of: row) {
      try accumulator.add(
        -Scalar(word: input.table.values.values[entry]),
        at: parameterColumn(Int(input.table.values.columns[entry])))
    }
    let constant = input.table.constants[row]
    if !constant.isZero { try accumulator.add(-Scalar(word: constant), at: constantColumn) }
  }

  /// The constraint at `place` without substitutions: factors by column, related to 0. A column may occur more
  /// than once.
  func written(_ place: Int) throws(ArithmeticFailure) -> [(column: Int, factor: Scalar)] {
    let constraint = input.constraint(place)
    var row: [(column: Int, factor: Scalar)] = []
    for term in constraint.terms {
      try row.append(
        (Int(numbering.locals[term.variable.index]), Scalar(exactly: term.coefficient)))
    }
    for term in constraint.value.terms {
      try row.append(
        (parameterColumn(term.parameter.index), -Scalar(exactly: term.coefficient)))
    }
    try row.append((constantColumn, -Scalar(exactly: constraint.value.constant)))
    return row
  }

  private func parameterColumn(_ place: Int) -> Int {
    variableCount + input.localParameter(place)
  }

  /// The number of variables in ``columns``; they come first.
  var variableColumns: Int {
    var count = columns.count
    while count > 0, columns[count - 1] >= variableCount { count -= 1 }
    return count
  }

  /// A row that would have more terms than this after substitution is kept as written.
  private static var longRow: Int { 32 }

  /// The preferred pivot variables that a definition names after substituting everything.
  private enum Root {
    case none
    case one(Int32, factor: Scalar)
    case several
  }

  /// Turns the equality at `place` into a definition as written, if substituting would make the row long and choose
  /// the same variable. Returns whether it did.
  ///
  /// In a column of views whose heights are defined later, each view would name all heights above
  /// it: memory and time would grow with the square of their number.
  mutating func defineUnreduced(_ place: Int) throws(ArithmeticFailure) -> Bool {
    let row = Int(input.rows[place])
    guard !input.table.traits[row].contains(.wide) else { return false }
    var length = 0
    var isDefined = false
    for entry in terms.entries(of: row) {
      let definition = definitionOf[Int(numbering.locals[Int(terms.columns[entry])])]
      length += definition >= 0 ? Int(lengths[Int(definition)]) : 1
      isDefined = isDefined || definition >= 0
    }
    guard isDefined, length > Self.longRow else { return false }
    // The preferred variables that substitution would leave in the row.
    var own: (column: Int32, factor: Scalar)?
    var others: [(column: Int32, factor: Scalar)] = []
    for entry in terms.entries(of: row) {
      let column = numbering.locals[Int(terms.columns[entry])]
      let factor = Scalar(word: terms.values[entry])
      if definitionOf[Int(column)] < 0 {
        if numbering.hasOwnRow[input.variables[Int(column)]] { continue }
        guard own == nil, !factor.isZero else { return false }
        own = (column, factor)
        continue
      }
      switch try root(of: Int(definitionOf[Int(column)])) {
      case .none: continue
      case .several: return false
      case .one(let other, let share):
        let part = try factor * share
        if let known = others.firstIndex(where: { $0.column == other }) {
          others[known].factor = try others[known].factor + part
        } else {
          others.append((other, part))
        }
      }
    }
    guard let own, !others.contains(where: { $0.column == own.column }) else { return false }
    others.removeAll { $0.factor.isZero }
    guard others.allSatisfy({ isPivot(own, beforeOther: $0) }) else { return false }
    try addTerms(ofRow: row)
    accumulator.drain(columns: &columns, values: &values)
    for entry in columns.indices where columns[entry] != own.column {
      try definitions.append(-(values[entry] / own.factor), at: columns[entry])
    }
    definitions.endRow()
    uses.endRow()
    let root: Root
    switch others.count {
    case 0: root = .none
    case 1: root = .one(others[0].column, factor: try -(others[0].factor / own.factor))
    default: root = .several
    }
    note(own.column, source: place, pivot: own.factor, length: length, root: root)
    hasUnreduced = true
    return true
  }

  /// Whether ``pivotPlace()`` takes `own` and not `other`, neither with a row of its own.
  private func isPivot(
    _ own: (column: Int32, factor: Scalar), beforeOther other: (column: Int32, factor: Scalar)
  ) -> Bool {
    let isUnit = own.factor.magnitude == .one
    guard isUnit == (other.factor.magnitude == .one) else { return isUnit }
    let times = numbering.occurrences[input.variables[Int(own.column)]]
    let otherTimes = numbering.occurrences[input.variables[Int(other.column)]]
    return times == otherTimes ? own.column > other.column : times < otherTimes
  }

  /// The current root of a definition: its earlier root may have been defined since.
  private mutating func root(of definition: Int) throws(ArithmeticFailure) -> Root {
    var product = Scalar.one
    var current = definition
    while case .one(let column, let factor) = roots[current] {
      product = try product * factor
      let next = definitionOf[Int(column)]
      if next < 0 {
        roots[definition] = .one(column, factor: product)
        return roots[definition]
      }
      current = Int(next)
    }
    roots[definition] = roots[current]
    return roots[current]
  }

  private mutating func note(
    _ variable: Int32, source: Int, pivot: Scalar, length: Int, root: Root
  ) {
    definitionOf[Int(variable)] = Int32(defined.count)
    defined.append(variable)
    sources.append(Int32(source))
    pivots.append(pivot)
    lengths.append(Int32(clamping: length))
    roots.append(root)
  }

  /// Puts the definitions in the order in which they can be evaluated.
  mutating func finish() {
    evaluationOrder =
      hasUnreduced
      ? definitions.evaluationOrder(definitionOf: definitionOf)
      : ContiguousArray(defined.indices.reversed().lazy.map { Int32($0) })
  }

  /// Turns the last reduced row into a definition. It is an equality with at least one variable.
  mutating func define(from source: Int) throws(ArithmeticFailure) {
    let place = pivotPlace()
    let pivot = values[place]
    let variable = columns[place]
    for entry in columns.indices where entry != place {
      try definitions.append(-(values[entry] / pivot), at: columns[entry])
    }
    definitions.endRow()
    for entry in usedDefinitions.indices {
      uses.append(usedValues[entry], at: usedDefinitions[entry])
    }
    uses.endRow()
    var root = Root.none
    for entry in columns.indices
    where entry != place && columns[entry] < variableCount
      && !numbering.hasOwnRow[input.variables[Int(columns[entry])]]
    {
      guard case .none = root else {
        root = .several
        break
      }
      root = .one(columns[entry], factor: try -(values[entry] / pivot))
    }
    note(variable, source: source, pivot: pivot, length: columns.count, root: root)
  }

  // The pivot is a position rather than a size (a size has a row of its own), then a variable with a coefficient
  // of 1 or -1, then the one that occurs least. Eliminating heights instead of tops made forms dense. The larger
  // rank wins ties, so that the items of a list refer to the first one and not each to the next.
  private func pivotPlace() -> Int {
    var best = 0
    var bestKey = (true, true, Int32.max)
    for place in 0..<variableColumns {
      let rank = input.variables[Int(columns[place])]
      let isUnit = values[place] == .one || values[place] == -.one
      let key = (numbering.hasOwnRow[rank], !isUnit, numbering.occurrences[rank])
      let isBetter =
        key.0 != bestKey.0
        ? !key.0 : (key.1 != bestKey.1 ? !key.1 : key.2 <= bestKey.2)
      if place == 0 || isBetter {
        best = place
        bestKey = key
      }
    }
    return best
  }

  /// The multipliers of the required equalities hidden in a combination of reduced rows, by place.
  ///
  /// `net` contains, for some definitions, the negated sum of multiplier times use over the combined rows. Returns
  /// nil if the combination uses a place in `excluded`.
  /// - Complexity: O(m log m) for m definitions that play a part.
  func equalityMultipliers(
    _ net: [Int: Scalar], except excluded: Set<Int>
  ) throws(ArithmeticFailure) -> [Int: Scalar]? {
    var net = net
    // Negated, because the heap returns the least first.
    var queue = BinaryHeap(net.keys.map { -$0 })
    var result: [Int: Scalar] = [:]
    // A definition uses only earlier ones, so the largest remaining one is complete.
    while let definition = queue.pop().map({ -$0 }) {
      guard let sum = net.removeValue(forKey: definition), !sum.isZero else { continue }
      let source = Int(sources[definition])
      if !excluded.isEmpty, excluded.contains(source) { return nil }
      let multiplier = try sum / pivots[definition]
      result[source] = multiplier
      for entry in uses.entries(of: definition) {
        let used = Int(uses.columns[entry])
        if let known = net[used] {
          net[used] = try known - multiplier * uses.values[entry]
        } else {
          net[used] = try -(multiplier * uses.values[entry])
          queue.push(-used)
        }
      }
    }
    return result
  }
}
