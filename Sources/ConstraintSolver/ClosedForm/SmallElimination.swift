/// Eliminates the required equalities of a small system as ``Elimination`` does, but in 64 bits
/// only and without recording what went into each row, since no certificate is made here.
///
/// Columns are the variables, then the parameters, last the constant. Throws where a number does
/// not fit and where the system contradicts itself at every size; the general way then has to
/// answer.
struct SmallElimination: ~Copyable {
  typealias Number = Fraction<Int64>

  /// The rest of a constraint; its entries are in ``SmallElimination/rows``, variables first.
  struct Trait: BitwiseCopyable {
    var variables: Int32
    var relation: Relation
    /// The priority; infinite if required.
    var level: Double
  }

  let variableCount: Int
  let columnCount: Int
  /// Definitions in the order they were found: a later one may define what an earlier one names.
  private(set) var definitions: FractionPool
  let defined: UnsafeMutablePointer<Int32>
  /// Per variable its definition; -1 for a column that is left.
  let definitionOf: UnsafeMutablePointer<Int32>
  /// Constraints in which a variable is left, and required ones that depend on parameters only.
  private(set) var rows: FractionPool
  let traits: UnsafeMutablePointer<Trait>
  /// Per variable whether any constraint names it.
  let isNamed: UnsafeMutablePointer<Bool>

  /// Room for everything that is only needed until the program is made.
  var arena: Arena
  /// The constraints as given: terms, negated right sides, traits with 0 variables.
  private var given: FractionPool
  private let givenTraits: UnsafeMutablePointer<Trait>
  /// Where rows are put together; empty between rows.
  private(set) var sum: SmallAccumulator
  private let occurrences: UnsafeMutablePointer<Int32>
  private let hasOwnRow: UnsafeMutablePointer<Bool>

  init(_ system: borrowing ConstraintSystem) {
    let count = system.constraints.count
    let variables = system.variableCount
    let columns = variables + system.parameterCount + 1
    var terms = 0
    for index in 0..<count {
      terms += system.constraints[index].terms.count + 1
      terms += system.constraints[index].value.terms.count
    }
    let room = 4 * terms + 64
    arena = Arena(
      bytes: FractionPool.bytes(rows: variables, entries: room)
        + FractionPool.bytes(rows: count, entries: room)
        + 3 * Arena.bytes(variables, of: Int32.self) + 2 * Arena.bytes(variables, of: Bool.self)
        + FractionPool.bytes(rows: count, entries: terms) + SmallParts.bytes(variables, rows: count)
        + 2 * Arena.bytes(count, of: Trait.self) + SmallAccumulator.bytes(columns: columns))
    variableCount = variables
    columnCount = columns
    definitions = FractionPool(rows: variables, entries: room, in: &arena)
    rows = FractionPool(rows: count, entries: room, in: &arena)
    defined = arena.take(variables, of: Int32.self)
    definitionOf = arena.take(variables, of: Int32.self)
    occurrences = arena.take(variables, of: Int32.self)
    hasOwnRow = arena.take(variables, of: Bool.self)
    isNamed = arena.take(variables, of: Bool.self)
    traits = arena.take(count, of: Trait.self)
    given = FractionPool(rows: count, entries: terms, in: &arena)
    givenTraits = arena.take(count, of: Trait.self)
    sum = SmallAccumulator(columns: columns, in: &arena)
    definitionOf.initialize(repeating: -1, count: variables)
    occurrences.initialize(repeating: 0, count: variables)
    hasOwnRow.initialize(repeating: false, count: variables)
    isNamed.initialize(repeating: false, count: variables)
  }

  mutating func eliminate(_ system: borrowing ConstraintSystem) throws(ArithmeticFailure) {
    try takeOver(system)
    for row in 0..<given.rows {
      let trait = givenTraits[row]
      guard trait.level == .infinity, trait.relation == .equal else { continue }
      try reduce(row)
      try define()
    }
    for row in 0..<given.rows {
      let trait = givenTraits[row]
      if trait.level == .infinity, trait.relation == .equal { continue }
      try reduce(row)
      try keep(trait.relation, level: trait.level)
    }
  }

  /// Copies all constraints but tie-breaks into flat storage.
  private mutating func takeOver(
    _ system: borrowing ConstraintSystem
  ) throws(ArithmeticFailure) {
    for index in 0..<system.constraints.count {
      let priority = system.constraints[index].priority
      let count = system.constraints[index].terms.count
      if priority.isTieBreak {
        for term in system.constraints[index].terms { isNamed[term.variable.index] = true }
        continue
      }
      for place in 0..<count {
        let variable = system.constraints[index].terms[place].variable.index
        isNamed[variable] = true
        occurrences[variable] += 1
        if count == 1 { hasOwnRow[variable] = true }
        try given.append(
          Self.word(system.constraints[index].terms[place].coefficient), at: Int32(variable))
      }
      for place in 0..<system.constraints[index].value.terms.count {
        let parameter = system.constraints[index].value.terms[place].parameter.index
        try given.append(
          -Self.word(system.constraints[index].value.terms[place].coefficient),
          at: Int32(variableCount + parameter))
      }
      let constant = try Self.word(system.constraints[index].value.constant)
      if !constant.isZero { try given.append(-constant, at: Int32(columnCount - 1)) }
      givenTraits[given.rows] = Trait(
        variables: 0, relation: system.constraints[index].relation,
        level: priority.isRequired ? .infinity : priority.value ?? 0)
      try given.endRow()
    }
  }

  @inline(__always)
  private static func word(_ number: borrowing Rational) throws(ArithmeticFailure) -> Number {
    guard case .small(let fraction) = number.storage else { throw ArithmeticFailure.overflow }
    return fraction
  }

  /// Adds up a given row, with all definitions so far substituted.
  private mutating func reduce(_ row: Int) throws(ArithmeticFailure) {
    for entry in given.entries(of: row) {
      try sum.add(given.values[entry], at: Int(given.columns[entry]))
    }
    try sum.substitute(definitions, of: definitionOf, below: variableCount)
  }

  /// Makes the reduced equality a definition, or a condition if no variable is left in it.
  private mutating func define() throws(ArithmeticFailure) {
    guard let pivot = pivotColumn() else {
      try keep(.equal, level: .infinity)
      return
    }
    definitionOf[pivot] = Int32(definitions.rows)
    defined[definitions.rows] = Int32(pivot)
    _ = try sum.drain(
      into: &definitions, variables: variableCount, except: pivot,
      dividedBy: -sum.values[pivot])
    try definitions.endRow()
  }

  // Chooses as ``Elimination`` does, for the same reasons.
  private func pivotColumn() -> Int? {
    var best: Int?
    var bestKey = (true, true, Int32.max)
    for place in 0..<sum.count {
      let column = Int(sum.columns[place])
      let value = sum.values[column]
      guard column < variableCount, !value.isZero else { continue }
      let isUnit = value.denominator == 1 && value.numerator.magnitude == 1
      let key = (hasOwnRow[column], !isUnit, occurrences[column])
      if let known = best {
        let isBetter =
          key.0 != bestKey.0
          ? !key.0
          : (key.1 != bestKey.1
            ? !key.1 : (key.2 != bestKey.2 ? key.2 < bestKey.2 : column > known))
        if !isBetter { continue }
      }
      best = column
      bestKey = key
    }
    return best
  }

  private mutating func keep(_ relation: Relation, level: Double) throws(ArithmeticFailure) {
    let first = rows.count
    let variables = try sum.drain(into: &rows, variables: variableCount)
    if variables == 0 {
      // A row without variables matters only if it is required and may fail.
      let isConstant =
        rows.count == first
        || (rows.count == first + 1 && Int(rows.columns[first]) == columnCount - 1)
      if level != .infinity || isConstant {
        if level == .infinity, rows.count > first,
          relation.isBroken(byGap: rows.values[first].sign)
        {
          throw .unsuited
        }
        rows.dropOpenRow()
        return
      }
    }
    traits[rows.rows] = Trait(variables: Int32(variables), relation: relation, level: level)
    try rows.endRow()
  }
}

extension Relation {
  /// Whether the relation fails where left side less right side has the sign `sign`.
  @inline(__always)
  func isBroken(byGap sign: Int) -> Bool {
    switch self {
    case .equal: sign != 0
    case .lessOrEqual: sign > 0
    case .greaterOrEqual: sign < 0
    }
  }
}
