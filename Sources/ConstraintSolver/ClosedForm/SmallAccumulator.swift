/// A row under construction: a number per column, and which columns are in use.
struct SmallAccumulator {
  typealias Number = Fraction<Int64>

  let values: UnsafeMutablePointer<Number>
  /// The columns in use, in no order.
  let columns: UnsafeMutablePointer<Int32>
  private(set) var count = 0
  private let isUsed: UnsafeMutablePointer<Bool>

  init(columns size: Int, in arena: inout Arena) {
    values = arena.take(size, of: Number.self)
    columns = arena.take(size, of: Int32.self)
    isUsed = arena.take(size, of: Bool.self)
    isUsed.initialize(repeating: false, count: size)
  }

  static func bytes(columns size: Int) -> Int {
    Arena.bytes(size, of: Number.self) + Arena.bytes(size, of: Int32.self)
      + Arena.bytes(size, of: Bool.self)
  }

  @inline(__always)
  mutating func add(_ value: Number, at column: Int) throws(ArithmeticFailure) {
    if isUsed[column] {
      values[column] = try values[column] + value
    } else {
      values[column] = value
      isUsed[column] = true
      columns[count] = Int32(column)
      count += 1
    }
  }

  /// Replaces defined variables until none is left.
  mutating func substitute(
    _ definitions: FractionPool, of definitionOf: UnsafeMutablePointer<Int32>,
    below variableCount: Int
  ) throws(ArithmeticFailure) {
    var place = 0
    while place < count {
      let column = Int(columns[place])
      guard column < variableCount, definitionOf[column] >= 0 else {
        place += 1
        continue
      }
      // The last column takes its place; a later definition may bring this one back.
      isUsed[column] = false
      count -= 1
      columns[place] = columns[count]
      let factor = values[column]
      if factor.isZero { continue }
      for entry in definitions.entries(of: Int(definitionOf[column])) {
        try add(factor * definitions.values[entry], at: Int(definitions.columns[entry]))
      }
    }
  }

  /// Moves the row into `pool`, those below `variables` first; answers how many these are.
  mutating func drain(
    into pool: inout FractionPool, variables: Int, except pivot: Int = -1,
    dividedBy divisor: Number = .one
  ) throws(ArithmeticFailure) -> Int {
    let first = pool.count
    for place in 0..<count {
      let column = Int(columns[place])
      guard column < variables, column != pivot, !values[column].isZero else { continue }
      try pool.append(values[column] / divisor, at: Int32(column))
    }
    let found = pool.count - first
    for place in 0..<count {
      let column = Int(columns[place])
      isUsed[column] = false
      guard column >= variables, !values[column].isZero else { continue }
      try pool.append(values[column] / divisor, at: Int32(column))
    }
    count = 0
    return found
  }
}
