/// A small system after elimination, split into parts that share no column, with every variable
/// expressed in columns and parameters.
struct SmallParts: ~Copyable {
  typealias Number = Fraction<Int64>

  /// The columns that are left, ascending by variable.
  let columns: UnsafeMutablePointer<Int32>
  private(set) var columnCount = 0
  /// Per variable its place in ``columns``; -1 for others.
  let placeOf: UnsafeMutablePointer<Int32>
  /// Rows in which only parameters are left.
  let conditions: UnsafeMutablePointer<Int32>
  private(set) var conditionCount = 0
  /// The rows of all parts, part by part; those of a part with one column by falling priority.
  let rows: UnsafeMutablePointer<Int32>
  /// By the variable that stands for a part: the place in ``rows`` of the part's first row. The rows
  /// end where those of the next part begin.
  let firstRow: UnsafeMutablePointer<Int32>
  let rowCounts: UnsafeMutablePointer<Int32>
  /// By the variable that stands for a part: the number of the part's columns.
  let widths: UnsafeMutablePointer<Int32>
  /// The definitions over columns, parameters and the constant, from the last one to the first.
  private(set) var closed: FractionPool
  private(set) var unused: ContiguousArray<Int32> = []
  private let roots: UnsafeMutablePointer<Int32>

  /// Bytes that the parts take from the arena of an elimination.
  static func bytes(_ variables: Int, rows: Int) -> Int {
    6 * Arena.bytes(variables, of: Int32.self) + 2 * Arena.bytes(rows, of: Int32.self)
      + FractionPool.bytes(rows: variables, entries: room(variables))
  }

  private static func room(_ variables: Int) -> Int { 24 * variables + 64 }

  init(_ elimination: inout SmallElimination) throws(ArithmeticFailure) {
    let variables = elimination.variableCount
    let rowCount = elimination.rows.rows
    columns = elimination.arena.take(variables, of: Int32.self)
    placeOf = elimination.arena.take(variables, of: Int32.self)
    roots = elimination.arena.take(variables, of: Int32.self)
    firstRow = elimination.arena.take(variables, of: Int32.self)
    rowCounts = elimination.arena.take(variables, of: Int32.self)
    widths = elimination.arena.take(variables, of: Int32.self)
    conditions = elimination.arena.take(rowCount, of: Int32.self)
    rows = elimination.arena.take(rowCount, of: Int32.self)
    closed = FractionPool(rows: variables, entries: Self.room(variables), in: &elimination.arena)
    for variable in 0..<variables { roots[variable] = Int32(variable) }
    rowCounts.initialize(repeating: 0, count: variables)
    widths.initialize(repeating: 0, count: variables)
    placeOf.initialize(repeating: -1, count: variables)
    join(elimination)
    try number(elimination)
    sortRows(elimination)
    try close(elimination)
  }

  func root(of variable: Int) -> Int {
    var current = variable
    while Int(roots[current]) != current {
      roots[current] = roots[Int(roots[current])]
      current = Int(roots[current])
    }
    return current
  }

  private mutating func join(_ elimination: borrowing SmallElimination) {
    for row in 0..<elimination.rows.rows {
      let variables = Int(elimination.traits[row].variables)
      if variables == 0 {
        conditions[conditionCount] = Int32(row)
        conditionCount += 1
        continue
      }
      let first = elimination.rows.entries(of: row).lowerBound
      let own = Int(elimination.rows.columns[first])
      // A count above 0 says that some row holds the column.
      rowCounts[own] += 1
      for entry in first + 1..<first + variables {
        let other = Int(elimination.rows.columns[entry])
        rowCounts[other] += 1
        let a = root(of: own)
        let b = root(of: other)
        if a < b { roots[b] = Int32(a) } else { roots[a] = Int32(b) }
      }
    }
  }

  private mutating func number(
    _ elimination: borrowing SmallElimination
  ) throws(ArithmeticFailure) {
    for variable in 0..<elimination.variableCount where elimination.definitionOf[variable] < 0 {
      guard rowCounts[variable] > 0 else {
        // A variable that only tie-breaks hold is a case for the general way.
        if elimination.isNamed[variable] { throw .unsuited }
        unused.append(Int32(variable))
        continue
      }
      placeOf[variable] = Int32(columnCount)
      columns[columnCount] = Int32(variable)
      columnCount += 1
      widths[root(of: variable)] += 1
    }
  }

  private func sortRows(_ elimination: borrowing SmallElimination) {
    for place in 0..<columnCount { rowCounts[Int(columns[place])] = 0 }
    for row in 0..<elimination.rows.rows where elimination.traits[row].variables > 0 {
      rowCounts[rootOf(row, elimination)] += 1
    }
    var next: Int32 = 0
    for place in 0..<columnCount {
      let column = Int(columns[place])
      firstRow[column] = next
      next += rowCounts[column]
      rowCounts[column] = 0
    }
    for row in 0..<elimination.rows.rows where elimination.traits[row].variables > 0 {
      let owner = rootOf(row, elimination)
      let first = Int(firstRow[owner])
      var slot = first + Int(rowCounts[owner])
      rowCounts[owner] += 1
      if widths[owner] == 1 {
        let level = elimination.traits[row].level
        while slot > first, elimination.traits[Int(rows[slot - 1])].level < level {
          rows[slot] = rows[slot - 1]
          slot -= 1
        }
      }
      rows[slot] = Int32(row)
    }
  }

  private func rootOf(_ row: Int, _ elimination: borrowing SmallElimination) -> Int {
    let first = elimination.rows.entries(of: row).lowerBound
    return root(of: Int(elimination.rows.columns[first]))
  }

  /// Writes each definition, from the last to the first, over columns and parameters alone.
  private mutating func close(
    _ elimination: borrowing SmallElimination
  ) throws(ArithmeticFailure) {
    let definitions = elimination.definitions
    let last = definitions.rows - 1
    var sum = elimination.sum
    for definition in stride(from: last, through: 0, by: -1) {
      for entry in definitions.entries(of: definition) {
        let column = Int(definitions.columns[entry])
        let factor = definitions.values[entry]
        let inner = column < elimination.variableCount ? elimination.definitionOf[column] : -1
        if inner < 0 {
          try sum.add(factor, at: column)
          continue
        }
        for part in closed.entries(of: last - Int(inner)) {
          try sum.add(factor * closed.values[part], at: Int(closed.columns[part]))
        }
      }
      _ = try sum.drain(into: &closed, variables: elimination.variableCount)
      try closed.endRow()
    }
  }

  /// The rows of a part by the variable that stands for it.
  func rows(of variable: Int) -> Range<Int> {
    Int(firstRow[variable])..<Int(firstRow[variable] + rowCounts[variable])
  }
}
