/// Rows with equal forms and equal right sides, merged into one row with a cost for each side.
///
/// `w >= 50 @750` and `w <= 50 @250` become one residual with two slopes. As two rows they would look ambiguous to
/// the simplex, although each limits the other.
struct MergedRows<Scalar: ExactScalar>: Sendable {
  /// One constraint's part in a merged row.
  struct Member: Sendable {
    let reducedRow: Int32
    let mergedRow: Int32
    /// The number that the row was divided by. It is negative if the sides were exchanged.
    let scale: Scalar
    let relation: Relation
  }

  /// Rows with a first coefficient of 1.
  private(set) var rows = SparseRows<Scalar>()
  private(set) var variableCounts: ContiguousArray<Int32> = []
  /// The constraints' parts, in the order of the reduced rows.
  private(set) var members: ContiguousArray<Member> = []

  private var table: ContiguousArray<Int32>
  private var columns: ContiguousArray<Int32> = []
  private var values: ContiguousArray<Scalar> = []

  init(_ reduced: ReducedRows<Scalar>) throws(ArithmeticFailure) {
    var size = 16
    while size < reduced.rows.count * 2 { size *= 2 }
    table = ContiguousArray(repeating: -1, count: size)
    for row in 0..<reduced.rows.count where reduced.variableCounts[row] > 0 {
      try merge(row, of: reduced)
    }
  }

  private mutating func merge(
    _ row: Int, of reduced: ReducedRows<Scalar>
  ) throws(ArithmeticFailure) {
    let entries = reduced.rows.entries(of: row)
    let scale = reduced.rows.values[entries.lowerBound]
    let isUnit = scale == .one
    columns.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    for entry in entries {
      columns.append(reduced.rows.columns[entry])
      try values.append(isUnit ? reduced.rows.values[entry] : reduced.rows.values[entry] / scale)
    }
    let relation = reduced.relations[row]
    members.append(
      Member(
        reducedRow: Int32(row), mergedRow: place(variables: reduced.variableCounts[row]),
        scale: scale, relation: scale.sign < 0 ? relation.mirrored : relation))
  }

  /// Returns the merged row that equals the scratch row, and adds it if there is none.
  private mutating func place(variables: Int32) -> Int32 {
    var bits: UInt = 0
    for entry in columns.indices { bits = RowHash.combine(bits, columns[entry], values[entry]) }
    var slot = Int(truncatingIfNeeded: RowHash.finish(bits)) & (table.count - 1)
    while table[slot] >= 0 {
      if isEqual(toRow: Int(table[slot])) { return table[slot] }
      slot = (slot + 1) & (table.count - 1)
    }
    let row = Int32(rows.count)
    table[slot] = row
    for entry in columns.indices { rows.append(values[entry], at: columns[entry]) }
    rows.endRow()
    variableCounts.append(variables)
    return row
  }

  private func isEqual(toRow row: Int) -> Bool {
    let entries = rows.entries(of: row)
    guard entries.count == columns.count else { return false }
    for (offset, entry) in entries.enumerated()
    where rows.columns[entry] != columns[offset] || rows.values[entry] != values[offset] {
      return false
    }
    return true
  }
}

extension Relation {
  /// The relation after both sides are multiplied by a negative number.
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
