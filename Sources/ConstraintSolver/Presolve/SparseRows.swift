/// Rows of (column, value) pairs, one after another in flat storage.
struct SparseRows<Scalar: ExactScalar>: Sendable {
  private(set) var starts: ContiguousArray<Int32> = [0]
  private(set) var columns: ContiguousArray<Int32> = []
  private(set) var values: ContiguousArray<Scalar> = []

  var count: Int { starts.count - 1 }

  @inline(__always)
  func entries(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  @inline(__always)
  mutating func append(_ value: Scalar, at column: Int32) {
    columns.append(column)
    values.append(value)
  }

  mutating func endRow() {
    starts.append(Int32(columns.count))
  }

  /// The sum of a row's values, each times what stands at its column in `point`: the row as a map
  /// that is affine where the last column stands for the constant 1.
  @inline(__always)
  func value(
    of row: Int, at point: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> Scalar {
    var sum = Scalar.zero
    for entry in entries(of: row) { sum = try sum + values[entry] * point[Int(columns[entry])] }
    return sum
  }

  /// Makes room, so that storage need not grow step by step.
  mutating func reserve(rows: Int, entries: Int) {
    starts.reserveCapacity(rows + 1)
    columns.reserveCapacity(entries)
    values.reserveCapacity(entries)
  }

  /// Bits that are equal for equal parts of rows.
  func hashBits(of entries: Range<Int>) -> UInt {
    var bits: UInt = 0
    for entry in entries {
      bits = RowHash.combine(bits, columns[entry], values[entry])
    }
    return RowHash.finish(bits)
  }
}

/// A hash of rows that is the same in every run and cheap, as presolve hashes every row.
enum RowHash {
  @inline(__always)
  static func combine<Scalar: ExactScalar>(
    _ bits: UInt, _ column: Int32, _ value: Scalar
  ) -> UInt {
    let mixed = (bits ^ UInt(truncatingIfNeeded: column)) &* 0x9E37_79B9_7F4A_7C15
    return (mixed ^ (mixed >> 29) ^ value.hashBits) &* 0xBF58_476D_1CE4_E5B9
  }

  @inline(__always)
  static func finish(_ bits: UInt) -> UInt { bits ^ (bits >> 32) }
}
