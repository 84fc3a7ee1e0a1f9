/// How a run of the dual simplex ended.
enum SimplexOutcome: Sendable {
  case optimal
  /// The basic residual `row` cannot come to its side: its row is a certificate. It has to rise if
  /// `mustRise`, else to fall.
  case infeasible(row: Int, mustRise: Bool)
  case stepLimit
}

extension Tableau {
  /// Moves from a dual feasible dictionary to an optimal one.
  ///
  /// A lexicographic dual simplex for convex piecewise-linear costs: a violated residual either is
  /// exchanged, or pays for its violation and changes its side. Levels never mix, as costs are
  /// compared as vectors.
  mutating func optimise() throws(ArithmeticFailure) -> SimplexOutcome {
    let patience = 200 + 20 * count
    var scratch = RatioScratch<Scalar>(levels: levels)
    for step in 0..<patience * 50 + 10_000 {
      // Each step looks at all residuals.
      try WorkMeter.take(values.count)
      guard let (row, mustRise) = violatedRow(smallestID: step > patience) else { return .optimal }
      scratch.smallestID = step > patience
      let column = try bestColumn(for: row, mustRise: mustRise, scratch: &scratch)
      if try mayGiveWay(row, mustRise: mustRise, before: column, scratch: &scratch) {
        try giveWay(row, jump: scratch.jump, mustRise: mustRise)
        continue
      }
      guard let column else { return .infeasible(row: row, mustRise: mustRise) }
      try pivot(row: row, column: column, mustRise: mustRise, scratch: &scratch)
    }
    return .stepLimit
  }

  func sign(of residual: Int) -> Int {
    for part in residual * width..<(residual + 1) * width {
      let sign = values[part].sign
      if sign != 0 { return sign }
    }
    return 0
  }

  // The largest violation first, as it needs a third of the steps; after many steps the smallest
  // id, which cannot cycle.
  private func violatedRow(smallestID: Bool) -> (row: Int, mustRise: Bool)? {
    var best: (row: Int, mustRise: Bool)?
    for row in 0..<count where isBasic[row] {
      let sign = sign(of: row)
      switch sides[row] {
      case .positive: if sign >= 0 { continue }
      case .negative: if sign <= 0 { continue }
      case .fixed: if sign == 0 { continue }
      }
      if let found = best, !isFurther(row, sign, than: found.row, found.mustRise ? -1 : 1) {
        continue
      }
      best = (row, sign < 0)
      if smallestID { break }
    }
    return best
  }

  private func isFurther(_ row: Int, _ sign: Int, than other: Int, _ otherSign: Int) -> Bool {
    for part in 0..<width {
      let value = values[row * width + part]
      let otherValue = values[other * width + part]
      let a = sign < 0 ? -value : value
      let b = otherSign < 0 ? -otherValue : otherValue
      if a != b { return b < a }
    }
    return false
  }

  /// The column that becomes too cheap first as the price of `row` moves.
  private func bestColumn(
    for row: Int, mustRise: Bool, scratch: inout RatioScratch<Scalar>
  ) throws(ArithmeticFailure) -> Int? {
    var best = -1
    var place = rowHeads[row]
    while place >= 0 {
      let entry = entries[Int(place)]
      place = entry.nextInRow
      let column = Int(entry.column)
      let isUp = (entry.value.sign > 0) == mustRise
      if isUp ? isUpBlocked[column] : isDownBlocked[column] { continue }
      let size = entry.value.magnitude
      if best >= 0 {
        let order = try compareRatio(column, isUp: isUp, size: size, with: scratch)
        if order > 0
          || (order == 0 && !isPreferred(column, to: best, smallestID: scratch.smallestID))
        {
          continue
        }
      }
      best = column
      for level in 0..<levels {
        scratch.ratio[level] = try margin(of: column, level, isUp: isUp) / size
      }
    }
    return best < 0 ? nil : best
  }

  // Among equal ratios the shortest column: in a list, the column all rows share ties with each
  // row's own, and taking the shared one would rewrite every row in every step.
  private func isPreferred(_ column: Int, to best: Int, smallestID: Bool) -> Bool {
    if !smallestID, columnLengths[column] != columnLengths[best] {
      return columnLengths[column] < columnLengths[best]
    }
    return column < best
  }

  @inline(__always)
  func margin(of column: Int, _ level: Int, isUp: Bool) throws(ArithmeticFailure) -> Scalar {
    let place = column * levels + level
    return isUp
      ? try reducedCosts[place] + upCosts[place] : try downCosts[place] - reducedCosts[place]
  }

  private func compareRatio(
    _ column: Int, isUp: Bool, size: Scalar, with scratch: RatioScratch<Scalar>
  ) throws(ArithmeticFailure) -> Int {
    for level in 0..<levels {
      let ratio = try margin(of: column, level, isUp: isUp) / size
      if ratio != scratch.ratio[level] { return ratio < scratch.ratio[level] ? -1 : 1 }
    }
    return 0
  }

  /// Whether paying for the violation of `row` is cheaper than moving `column`.
  ///
  /// Leaves the change of the price in `scratch.jump`.
  private func mayGiveWay(
    _ row: Int, mustRise: Bool, before column: Int?, scratch: inout RatioScratch<Scalar>
  ) throws(ArithmeticFailure) -> Bool {
    if mustRise ? isDownBlocked[row] : isUpBlocked[row] { return false }
    for level in 0..<levels {
      let place = row * levels + level
      scratch.jump[level] =
        switch sides[row] {
        case .fixed: mustRise ? downCosts[place] : upCosts[place]
        case .positive, .negative: try upCosts[place] + downCosts[place]
        }
    }
    guard let column else { return true }
    for level in 0..<levels where scratch.jump[level] != scratch.ratio[level] {
      return scratch.jump[level] < scratch.ratio[level]
    }
    return row < column
  }

  private mutating func giveWay(
    _ row: Int, jump: ContiguousArray<Scalar>, mustRise: Bool
  ) throws(ArithmeticFailure) {
    flips += 1
    sides[row] = mustRise ? .negative : .positive
    var place = rowHeads[row]
    while place >= 0 {
      let entry = entries[Int(place)]
      for level in 0..<levels where !jump[level].isZero {
        let cost = Int(entry.column) * levels + level
        let change = try jump[level] * entry.value
        reducedCosts[cost] =
          mustRise ? try reducedCosts[cost] - change : try reducedCosts[cost] + change
      }
      place = entry.nextInRow
    }
  }

  private mutating func pivot(
    row: Int, column: Int, mustRise: Bool, scratch: inout RatioScratch<Scalar>
  ) throws(ArithmeticFailure) {
    var place = rowHeads[row]
    while Int(entries[Int(place)].column) != column { place = entries[Int(place)].nextInRow }
    let pivot = entries[Int(place)].value
    let isUp = (pivot.sign > 0) == mustRise
    for level in 0..<levels {
      let at = column * levels + level
      scratch.jump[level] =
        isUp
        ? try (reducedCosts[at] + upCosts[at]) / pivot
        : try (reducedCosts[at] - downCosts[at]) / pivot
    }
    place = rowHeads[row]
    while place >= 0 {
      let entry = entries[Int(place)]
      if Int(entry.column) != column {
        for level in 0..<levels where !scratch.jump[level].isZero {
          let at = Int(entry.column) * levels + level
          reducedCosts[at] = try reducedCosts[at] - entry.value * scratch.jump[level]
        }
      }
      place = entry.nextInRow
    }
    for level in 0..<levels {
      let at = row * levels + level
      let slope: Scalar =
        switch sides[row] {
        case .positive: upCosts[at]
        case .negative: -downCosts[at]
        case .fixed: .zero
        }
      reducedCosts[at] = try scratch.jump[level] - slope
      reducedCosts[column * levels + level] = .zero
    }
    sides[column] = isUp ? .positive : .negative
    try exchange(row: row, column: column)
  }
}

/// Vectors over the levels that one step of the dual simplex needs.
struct RatioScratch<Scalar: ExactScalar> {
  var ratio: ContiguousArray<Scalar>
  var jump: ContiguousArray<Scalar>
  var smallestID = false

  init(levels: Int) {
    ratio = ContiguousArray(repeating: .zero, count: levels)
    jump = ContiguousArray(repeating: .zero, count: levels)
  }
}
