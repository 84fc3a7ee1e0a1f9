/// Required equalities turned into definitions `variable = other variables, parameters, constant`.
///
/// Definitions are triangular: one may name variables that a later one defines, so they are evaluated
/// from the last to the first. Each keeps the multipliers of the rows it was made of, which is all a
/// conflict or a certificate needs. Memo: exact Gaussian elimination with a symbolic right side.
struct Elimination<Scalar: ExactScalar>: Sendable {
  private(set) var definitions = SparseRows<Scalar>()
  /// The variable that each definition gives.
  private(set) var defined: ContiguousArray<Int32> = []
  /// The constraint that each definition comes from.
  private(set) var sources: ContiguousArray<Int32> = []
  private var pivots: ContiguousArray<Scalar> = []
  private var uses = SparseRows<Scalar>()
  private(set) var definitionOf: ContiguousArray<Int32>

  /// The row that ``reduce(_:in:)`` made last: sum of values times columns, related to 0.
  private(set) var columns: ContiguousArray<Int32> = []
  private(set) var values: ContiguousArray<Scalar> = []
  /// Which definitions it used, and how often.
  private(set) var usedDefinitions: ContiguousArray<Int32> = []
  private(set) var usedValues: ContiguousArray<Scalar> = []

  private var accumulator: RowAccumulator<Scalar>
  private let numbering: BlockNumbering
  private let variableCount: Int
  private let constantColumn: Int

  init(_ input: BlockInput, numbering: BlockNumbering) {
    variableCount = input.variables.count
    constantColumn = input.constantColumn
    definitionOf = ContiguousArray(repeating: -1, count: variableCount)
    accumulator = RowAccumulator(columns: input.columnCount)
    self.numbering = numbering
  }

  /// Substitutes all definitions so far into `constraint`; the result is in ``columns`` and on.
  mutating func reduce(_ constraint: Constraint) throws(ArithmeticOverflow) {
    for term in constraint.terms {
      let column = numbering.local(term.variable)
      try accumulator.add(Scalar(exactly: term.coefficient), at: column)
    }
    for term in constraint.value.terms {
      guard let column = numbering.parameters[term.parameter.index] else { continue }
      try accumulator.add(-Scalar(exactly: term.coefficient), at: Int(column))
    }
    if !constraint.value.constant.isZero {
      try accumulator.add(-Scalar(exactly: constraint.value.constant), at: constantColumn)
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

  /// How many of ``columns`` are variables; they come first.
  var variableColumns: Int {
    var count = columns.count
    while count > 0, columns[count - 1] >= variableCount { count -= 1 }
    return count
  }

  /// Makes the row reduced last, an equality with at least one variable, a definition.
  mutating func define(from source: Int) throws(ArithmeticOverflow) {
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
    definitionOf[Int(variable)] = Int32(defined.count)
    defined.append(variable)
    sources.append(Int32(source))
    pivots.append(pivot)
  }

  // Positions before sizes (a size has a row of its own), then coefficients that divide nothing, then
  // the variable that occurs least. Eliminating a height instead of a top made forms dense. The larger
  // rank wins the tie, so that lists refer back to their first item and not each to the next.
  private func pivotPlace() -> Int {
    var best = 0
    var bestKey = (true, true, Int32.max)
    for place in 0..<variableColumns {
      let column = Int(columns[place])
      let isUnit = values[place].magnitude == .one
      let key = (numbering.hasOwnRow[column], !isUnit, numbering.occurrences[column])
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

  /// The multipliers of the required equalities hidden in a combination of reduced rows.
  ///
  /// `net` holds, per definition, minus the sum of multiplier times use over the rows combined.
  func equalityMultipliers(
    _ net: ContiguousArray<Scalar>
  ) throws(ArithmeticOverflow) -> [Int: Scalar] {
    var net = net
    var result: [Int: Scalar] = [:]
    for definition in defined.indices.reversed() where !net[definition].isZero {
      let multiplier = try net[definition] / pivots[definition]
      result[Int(sources[definition])] = multiplier
      for entry in uses.entries(of: definition) {
        let used = Int(uses.columns[entry])
        net[used] = try net[used] - multiplier * uses.values[entry]
      }
    }
    return result
  }
}

/// What presolve asks about the variables of a block, the same for every arithmetic.
struct BlockNumbering: Sendable {
  /// The block's own number of each variable of the whole system; one table for all blocks.
  private let locals: ContiguousArray<Int32>
  private(set) var parameters: [Int: Int32] = [:]
  /// Whether a constraint names the variable alone, as those on sizes do.
  private(set) var hasOwnRow: ContiguousArray<Bool>
  private(set) var occurrences: ContiguousArray<Int32>

  init(_ input: BlockInput, locals: ContiguousArray<Int32>) {
    self.locals = locals
    hasOwnRow = ContiguousArray(repeating: false, count: input.variables.count)
    occurrences = ContiguousArray(repeating: 0, count: input.variables.count)
    for (local, place) in input.parameters.enumerated() {
      parameters[place] = Int32(input.variables.count + local)
    }
    for constraint in input.constraints where !constraint.priority.isTieBreak {
      for term in constraint.terms {
        occurrences[local(term.variable)] += 1
        if constraint.terms.count == 1 { hasOwnRow[local(term.variable)] = true }
      }
    }
  }

  @inline(__always)
  func local(_ variable: Variable) -> Int { Int(locals[variable.index]) }

  /// The table for ``init(_:locals:)``; no variable is in two blocks.
  static func locals(of inputs: [BlockInput], variableCount: Int) -> ContiguousArray<Int32> {
    var locals = ContiguousArray<Int32>(repeating: 0, count: variableCount)
    for input in inputs {
      for (local, rank) in input.variables.enumerated() { locals[rank] = Int32(local) }
    }
    return locals
  }
}
