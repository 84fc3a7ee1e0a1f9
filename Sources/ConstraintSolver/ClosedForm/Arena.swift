/// Room for the many short lists of one small system, taken from the allocator in one piece.
///
/// For a system of a dozen constraints a list each would cost more than the arithmetic.
struct Arena: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var used = 0
  private let size: Int

  init(bytes: Int) {
    size = bytes
    base = .allocate(byteCount: bytes, alignment: 16)
  }

  deinit { base.deallocate() }

  /// How many bytes a list takes, its padding included.
  static func bytes<Element: BitwiseCopyable>(_ count: Int, of type: Element.Type) -> Int {
    (count * MemoryLayout<Element>.stride + 15) & ~15
  }

  /// Uninitialized room for `count` elements, valid as long as the arena.
  mutating func take<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let start = base + used
    used += Self.bytes(count, of: type)
    precondition(used <= size, "an arena is made as large as what is taken from it")
    return start.bindMemory(to: type, capacity: count)
  }
}

/// Rows of numbers at columns, one after another, in room that does not grow.
struct FractionPool {
  typealias Number = Fraction<Int64>

  let values: UnsafeMutablePointer<Number>
  let columns: UnsafeMutablePointer<Int32>
  /// Where each row begins, and where the last one ends.
  let starts: UnsafeMutablePointer<Int32>
  private(set) var rows = 0
  private(set) var count = 0
  private let room: Int
  private let rowRoom: Int

  init(rows: Int, entries: Int, in arena: inout Arena) {
    room = entries
    rowRoom = rows
    values = arena.take(entries, of: Number.self)
    columns = arena.take(entries, of: Int32.self)
    starts = arena.take(rows + 1, of: Int32.self)
    starts[0] = 0
  }

  static func bytes(rows: Int, entries: Int) -> Int {
    Arena.bytes(entries, of: Number.self) + Arena.bytes(entries, of: Int32.self)
      + Arena.bytes(rows + 1, of: Int32.self)
  }

  @inline(__always)
  func entries(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  /// Throws when the room is used up.
  @inline(__always)
  mutating func append(_ value: Number, at column: Int32) throws(ArithmeticOverflow) {
    if count == room { throw ArithmeticOverflow() }
    values[count] = value
    columns[count] = column
    count += 1
  }

  /// Takes back what was appended after the last row.
  mutating func dropOpenRow() {
    count = Int(starts[rows])
  }

  @inline(__always)
  mutating func endRow() throws(ArithmeticOverflow) {
    if rows == rowRoom { throw ArithmeticOverflow() }
    rows += 1
    starts[rows] = Int32(count)
  }
}

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
  mutating func add(_ value: Number, at column: Int) throws(ArithmeticOverflow) {
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
  ) throws(ArithmeticOverflow) {
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
  ) throws(ArithmeticOverflow) -> Int {
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
