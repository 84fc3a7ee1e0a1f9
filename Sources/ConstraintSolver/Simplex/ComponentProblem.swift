/// A component's optional and required rows, ready for the simplex: what does not depend on
/// parameters.
///
/// Residual `i` is `sum of row i times columns - right side i`.
struct ComponentProblem<Scalar: ExactScalar>: Sendable {
  /// Block variables, ascending.
  var columns: ContiguousArray<Int32> = []
  /// Merged rows, ascending; residual `i` is merged row `mergedRows[i]`.
  var mergedRows: ContiguousArray<Int32> = []
  /// Places of the tie-breaks in the block's constraints, ascending.
  var tieBreaks: ContiguousArray<Int32> = []
  /// Left sides over the component's own columns.
  var rows = SparseRows<Scalar>()
  /// Right sides: parameter columns of the block, and its constant column.
  var rightSides = SparseRows<Scalar>()
  /// Priorities, highest first.
  var levels: [Priority] = []
  var upCosts: ContiguousArray<Scalar> = []
  var downCosts: ContiguousArray<Scalar> = []
  var isUpBlocked: ContiguousArray<Bool> = []
  var isDownBlocked: ContiguousArray<Bool> = []
  /// Parameter columns of the block that a right side names, ascending.
  var parameters: ContiguousArray<Int32> = []

  /// ``rightSides`` with the columns counted from the component's first parameter.
  var localRightSides: SparseRows<Scalar> {
    var places: [Int32: Int32] = [:]
    for (place, column) in parameters.enumerated() { places[column] = Int32(place) }
    var local = SparseRows<Scalar>()
    for row in 0..<rightSides.count {
      for entry in rightSides.entries(of: row) {
        let place = places[rightSides.columns[entry]] ?? Int32(parameters.count)
        local.append(rightSides.values[entry], at: place)
      }
      local.endRow()
    }
    return local
  }

  /// The dictionary before any pivot: residuals basic, columns nonbasic with ids after the
  /// residuals.
  func startingTableau() -> Tableau<Scalar> {
    var tableau = Tableau<Scalar>(levels: levels.count, width: 1)
    let count = mergedRows.count
    tableau.reserve(residuals: count + columns.count, entries: rows.columns.count)
    for _ in 0..<count { tableau.addResidual(basic: true) }
    for _ in columns.indices { tableau.addResidual(basic: false) }
    for place in 0..<count * levels.count {
      tableau.upCosts[place] = upCosts[place]
      tableau.downCosts[place] = downCosts[place]
    }
    for row in 0..<count {
      tableau.isUpBlocked[row] = isUpBlocked[row]
      tableau.isDownBlocked[row] = isDownBlocked[row]
      tableau.chooseInitialSide(of: row)
      for entry in rows.entries(of: row) {
        tableau.insert(rows.values[entry], row: row, column: count + Int(rows.columns[entry]))
      }
    }
    return tableau
  }
}
