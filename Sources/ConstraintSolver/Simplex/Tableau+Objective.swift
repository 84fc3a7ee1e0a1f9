extension Tableau {
  /// The cost of adding a row or hardening for each residual, in steps of ``WorkMeter``.
  private static var stepsPerResidual: Int { 4 }

  /// Adds a priced row `constant + sum of rates times residuals` to an optimal dictionary.
  ///
  /// `rates` may name basic and nonbasic residuals alike. The row starts unpriced, so the
  /// dictionary stays dual feasible. The constant has as many parts as a value.
  @discardableResult
  mutating func addRow(
    rates: [(residual: Int, rate: Scalar)], constant: [Scalar], upCost: Scalar, downCost: Scalar
  ) throws(ArithmeticFailure) -> Int {
    try WorkMeter.take(count * Self.stepsPerResidual)
    var constant = constant
    var sums = ContiguousArray(repeating: Scalar.zero, count: count)
    var work = 0
    for (residual, rate) in rates where !rate.isZero {
      guard isBasic[residual] else {
        sums[residual] = try sums[residual] + rate
        continue
      }
      for part in 0..<width {
        constant[part] = try constant[part] + rate * values[residual * width + part]
      }
      work += Int(rowLengths[residual])
      var place = rowHeads[residual]
      while place >= 0 {
        let entry = entries[Int(place)]
        let column = Int(entry.column)
        sums[column] = try sums[column] + rate * entry.value
        place = entry.nextInRow
      }
    }
    if work > count { try WorkMeter.take(work) }
    let row = addResidual(basic: true)
    upCosts[row * levels] = upCost
    downCosts[row * levels] = downCost
    chooseInitialSide(of: row)
    for part in 0..<width { values[row * width + part] = constant[part] }
    for column in sums.indices where !sums[column].isZero {
      insert(sums[column], row: row, column: column)
    }
    return row
  }

  /// Requires every optimal value, and removes all prices.
  ///
  /// The optima remain, so a further objective can only choose among them. Works for a single level
  /// only. Returns whether anything can still move.
  mutating func harden() throws(ArithmeticFailure) -> Bool {
    try WorkMeter.take(count * Self.stepsPerResidual)
    var canMove = false
    for residual in 0..<count {
      if isBasic[residual] {
        if sides[residual] != .negative { isDownBlocked[residual] = true }
        if sides[residual] != .positive { isUpBlocked[residual] = true }
      } else {
        let up = try margin(of: residual, 0, isUp: true)
        let down = try margin(of: residual, 0, isUp: false)
        if !up.isZero { isUpBlocked[residual] = true }
        if !down.isZero { isDownBlocked[residual] = true }
        if !isUpBlocked[residual] || !isDownBlocked[residual] { canMove = true }
      }
    }
    for residual in 0..<count {
      upCosts[residual] = .zero
      downCosts[residual] = .zero
      reducedCosts[residual] = .zero
    }
    return canMove
  }
}
