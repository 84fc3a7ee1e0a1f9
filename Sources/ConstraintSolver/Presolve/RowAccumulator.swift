/// A dense scratch row that remembers which columns it touched.
struct RowAccumulator<Scalar: ExactScalar>: Sendable {
  private var values: ContiguousArray<Scalar>
  private var isQueued: ContiguousArray<Bool>
  private var queue: ContiguousArray<Int32> = []
  private var head = 0

  init(columns: Int) {
    values = ContiguousArray(repeating: .zero, count: columns)
    isQueued = ContiguousArray(repeating: false, count: columns)
  }

  @inline(__always)
  mutating func add(_ value: Scalar, at column: Int) throws(ArithmeticOverflow) {
    values[column] = try values[column] + value
    if !isQueued[column] {
      isQueued[column] = true
      queue.append(Int32(column))
    }
  }

  /// The next column that was added to and is defined in `definitionOf`, with its value.
  ///
  /// Takes the value out, as substitution needs it; the column comes again if added to again.
  mutating func nextDefined(
    in definitionOf: ContiguousArray<Int32>
  ) -> (column: Int, value: Scalar)? {
    while head < queue.count {
      let column = Int(queue[head])
      head += 1
      guard column < definitionOf.count, definitionOf[column] >= 0 else { continue }
      isQueued[column] = false
      let value = values[column]
      values[column] = .zero
      if !value.isZero { return (column, value) }
    }
    return nil
  }

  /// Empties the row into `columns` and `values`, sorted by column, zeros left out.
  mutating func drain(
    columns: inout ContiguousArray<Int32>, values result: inout ContiguousArray<Scalar>
  ) {
    columns.removeAll(keepingCapacity: true)
    result.removeAll(keepingCapacity: true)
    for column in queue where isQueued[Int(column)] {
      isQueued[Int(column)] = false
      if !values[Int(column)].isZero { columns.append(column) }
    }
    if columns.count > 1 { columns.sort() }
    for column in columns {
      result.append(values[Int(column)])
      values[Int(column)] = .zero
    }
    // A column that cancelled out still holds an exact zero, so nothing is left behind.
    queue.removeAll(keepingCapacity: true)
    head = 0
  }
}
