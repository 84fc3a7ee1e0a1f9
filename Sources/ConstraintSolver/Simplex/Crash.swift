/// A dictionary from which every free column has been pivoted out, each on its cheapest row.
///
/// All costs remain 0, so no ratio test is needed and the result is dual feasible. A column's row leaves the
/// dictionary and becomes the column's definition, because a free variable never leaves the basis.
struct Crash<Scalar: ExactScalar>: Sendable {
  private(set) var tableau: Tableau<Scalar>
  /// The columns as linear forms of left sides and of columns without a row.
  private(set) var definitions = SparseRows<Scalar>()
  /// The column that each definition gives.
  private(set) var defined: ContiguousArray<Int32> = []
  /// The columns that occur in no row.
  private(set) var leftover: ContiguousArray<Int32> = []
  private let rowCount: Int

  /// Creates the dictionary of a component without rows and columns.
  init() {
    tableau = Tableau(levels: 0, width: 1)
    rowCount = 0
  }

  init(_ problem: ComponentProblem<Scalar>) throws(ArithmeticFailure) {
    tableau = problem.startingTableau()
    rowCount = problem.mergedRows.count
    var isOpen = ContiguousArray(repeating: true, count: problem.columns.count)
    var queue = BinaryHeap<CostedColumn>()
    for column in problem.columns.indices {
      queue.push(CostedColumn(cost: cost(of: column), column: column))
    }
    while let next = queue.pop() {
      let (column, queued) = (next.column, next.cost)
      guard isOpen[column] else { continue }
      let current = cost(of: column)
      // Costs change with the rows. A column whose cost rose returns to the queue.
      if current > queued {
        queue.push(CostedColumn(cost: current, column: column))
        continue
      }
      isOpen[column] = false
      guard current < Int.max else {
        leftover.append(Int32(column))
        continue
      }
      try pivotOut(column)
      // The neighbours lost a row and may be the cheapest now. With their old costs, a chain would be
      // eliminated from the wrong end, and one row would collect all of it.
      for entry in definitions.entries(of: definitions.count - 1) {
        let neighbour = Int(definitions.columns[entry]) - rowCount
        if neighbour >= 0, isOpen[neighbour] {
          queue.push(CostedColumn(cost: cost(of: neighbour), column: neighbour))
        }
      }
    }
    leftover.sort()
  }

  /// Markowitz' estimate of the fill-in for the cheapest row.
  private func cost(of column: Int) -> Int {
    let id = rowCount + column
    var best = Int.max
    var place = tableau.columnHeads[id]
    while place >= 0 {
      let entry = tableau.entries[Int(place)]
      best = min(best, Int(tableau.rowLengths[Int(entry.row)]))
      place = entry.nextInColumn
    }
    return best == Int.max ? best : (best - 1) * (Int(tableau.columnLengths[id]) - 1)
  }

  private mutating func pivotOut(_ column: Int) throws(ArithmeticFailure) {
    let id = rowCount + column
    var best = -1
    var bestKey = (Int32.max, true)
    var place = tableau.columnHeads[id]
    while place >= 0 {
      let entry = tableau.entries[Int(place)]
      let row = Int(entry.row)
      let key = (tableau.rowLengths[row], tableau.sides[row] != .fixed)
      let isBetter =
        key.0 != bestKey.0
        ? key.0 < bestKey.0 : (key.1 != bestKey.1 ? !key.1 : row < best)
      if best < 0 || isBetter {
        best = row
        bestKey = key
      }
      place = entry.nextInColumn
    }
    try tableau.exchange(row: best, column: id)
    place = tableau.rowHeads[id]
    while place >= 0 {
      let entry = tableau.entries[Int(place)]
      definitions.append(entry.value, at: entry.column)
      tableau.remove(Int(place))
      place = entry.nextInRow
    }
    definitions.endRow()
    defined.append(Int32(column))
    tableau.isBasic[id] = false
  }
}

/// A column, ordered by cost and then by number.
struct CostedColumn: Comparable {
  let cost: Int
  let column: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.cost, left.column) < (right.cost, right.column)
  }
}
