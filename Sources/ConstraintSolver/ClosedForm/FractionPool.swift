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
  mutating func append(_ value: Number, at column: Int32) throws(ArithmeticFailure) {
    if count == room { throw .unsuited }
    values[count] = value
    columns[count] = column
    count += 1
  }

  /// Takes back what was appended after the last row.
  mutating func dropOpenRow() {
    count = Int(starts[rows])
  }

  @inline(__always)
  mutating func endRow() throws(ArithmeticFailure) {
    if rows == rowRoom { throw .unsuited }
    rows += 1
    starts[rows] = Int32(count)
  }
}
