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
}
