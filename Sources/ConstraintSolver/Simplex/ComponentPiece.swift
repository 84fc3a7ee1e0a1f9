/// A region of parameters in which one optimal basis holds, and the columns' values there.
///
/// Inside the region the columns are affine in the parameters and unique, so a solve is a lookup
/// and a multiply-add. (Gass and Saaty's parametric simplex; regions of multiparametric
/// programming.)
///
/// A class: pieces are asked far more often than made, and a copy would retain each list.
final class ComponentPiece<Scalar: ExactScalar>: Sendable {
  /// Each column over the component's parameters, by place, then the constant.
  let columns: SparseRows<Scalar>
  let region: PieceRegion<Scalar>

  init(columns: SparseRows<Scalar>, region: PieceRegion<Scalar>) {
    self.columns = columns
    self.region = region
  }

  /// Whether `parameters`, in the component's order with a 1 at the end, are in the region.
  func contains(_ parameters: ContiguousArray<Scalar>) throws(ArithmeticFailure) -> Bool {
    try region.contains(parameters)
  }

  func evaluate(
    at parameters: ContiguousArray<Scalar>, into values: inout ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) {
    for column in 0..<columns.count {
      values[column] = try columns.value(of: column, at: parameters)
    }
  }
}

extension Component {
  /// The piece around the present optimum, which has to be unique.
  func piece() throws(ArithmeticFailure) -> ComponentPiece<Scalar> {
    let width = problem.parameters.count + 1
    let rowCount = problem.mergedRows.count
    // The share of each parameter, and of the constant, in each basic residual and each left side.
    var residuals = ContiguousArray(repeating: Scalar.zero, count: rowCount * width)
    var leftSides = ContiguousArray(
      repeating: Scalar.zero, count: (rowCount + problem.columns.count) * width)
    for row in 0..<rowCount {
      for entry in localRightSides.entries(of: row) {
        leftSides[row * width + Int(localRightSides.columns[entry])] =
          localRightSides.values[entry]
      }
    }
    for row in 0..<rowCount where tableau.isBasic[row] {
      try addBasicRow(row, residuals: &residuals, leftSides: leftSides, width: width)
    }
    for row in 0..<rowCount where tableau.isBasic[row] {
      for part in row * width..<(row + 1) * width {
        leftSides[part] = try leftSides[part] + residuals[part]
      }
    }
    for definition in crash.defined.indices.reversed() {
      let column = (rowCount + Int(crash.defined[definition])) * width
      for entry in crash.definitions.entries(of: definition) {
        let source = Int(crash.definitions.columns[entry]) * width
        for part in 0..<width where !leftSides[source + part].isZero {
          leftSides[column + part] =
            try leftSides[column + part]
            + crash.definitions.values[entry] * leftSides[source + part]
        }
      }
    }
    var columns = SparseRows<Scalar>()
    for column in problem.columns.indices {
      for part in 0..<width where !leftSides[(rowCount + column) * width + part].isZero {
        columns.append(leftSides[(rowCount + column) * width + part], at: Int32(part))
      }
      columns.endRow()
    }
    return try limited(columns, residuals: residuals, width: width)
  }

  private func addBasicRow(
    _ row: Int, residuals: inout ContiguousArray<Scalar>, leftSides: ContiguousArray<Scalar>,
    width: Int
  ) throws(ArithmeticFailure) {
    for part in 0..<width { residuals[row * width + part] = -leftSides[row * width + part] }
    var place = tableau.rowHeads[row]
    while place >= 0 {
      let entry = tableau.entries[Int(place)]
      place = entry.nextInRow
      let source = Int(entry.column)
      guard source < problem.mergedRows.count else { continue }
      for part in 0..<width where !leftSides[source * width + part].isZero {
        residuals[row * width + part] =
          try residuals[row * width + part] + entry.value * leftSides[source * width + part]
      }
    }
  }

  private func limited(
    _ columns: SparseRows<Scalar>, residuals: ContiguousArray<Scalar>, width: Int
  ) throws(ArithmeticFailure) -> ComponentPiece<Scalar> {
    var region = PieceRegion<Scalar>(parameterCount: width - 1)
    var form = ContiguousArray(repeating: Scalar.zero, count: width)
    for row in problem.mergedRows.indices where tableau.isBasic[row] {
      for part in 0..<width { form[part] = residuals[row * width + part] }
      // A fixed residual must be 0: at least 0, and at most 0.
      for isNegated in [false, true]
      where tableau.sides[row] != (isNegated ? .positive : .negative) {
        try region.keepNonNegative(form, isNegated: isNegated)
      }
    }
    return ComponentPiece(columns: columns, region: region)
  }
}
