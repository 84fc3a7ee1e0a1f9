/// A dense scratch row that records the columns it contains.
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
  mutating func add(_ value: Scalar, at column: Int) throws(ArithmeticFailure) {
    if isQueued[column] {
      values[column] = try values[column] + value
    } else {
      // Columns that are not queued are exactly zero.
      values[column] = value
      isQueued[column] = true
      queue.append(Int32(column))
    }
  }

  /// Removes and returns the next column that is defined in `definitionOf`, with its value.
  ///
  /// The column is returned again if something is added to it afterwards.
  @inline(__always)
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
    for place in 0..<queue.count {
      let column = queue[place]
      guard isQueued[Int(column)] else { continue }
      isQueued[Int(column)] = false
      if values[Int(column)].isZero { continue }
      // Rows are short: sorting in place beats a call.
      var slot = columns.count
      columns.append(column)
      if slot < 16 {
        while slot > 0, columns[slot - 1] > column {
          columns[slot] = columns[slot - 1]
          slot -= 1
        }
        columns[slot] = column
      }
    }
    if columns.count > 16 { columns.sort() }
    for place in 0..<columns.count {
      result.append(values[Int(columns[place])])
      values[Int(columns[place])] = .zero
    }
    // A column that cancelled out still holds an exact zero, so nothing is left behind.
    queue.removeAll(keepingCapacity: true)
    head = 0
  }
}
