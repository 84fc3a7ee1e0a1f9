/// A face in which each move has its own limits, and all rows that limit several together are
/// multiples of one: a continuous knapsack.
///
/// The range of a sum of moves then needs no simplex: the moves with the largest gain per weight in the shared row
/// come first, paid for by those that lose least (Dantzig, Discrete-variable extremum problems, 1957). A column of
/// views with a contradiction is such a face.
struct KnapsackFace<Scalar: ExactScalar> {
  /// The limits of a value downwards and upwards; nil means unlimited.
  struct Limits {
    var low: Scalar?
    var high: Scalar?

    /// The limits of the value times `factor`.
    func times(_ factor: Scalar) throws(ArithmeticFailure) -> Self {
      let first = try low.map { (end) throws(ArithmeticFailure) in try end * factor }
      let second = try high.map { (end) throws(ArithmeticFailure) in try end * factor }
      return factor.sign < 0 ? Self(low: second, high: first) : Self(low: first, high: second)
    }

    /// Narrows the limits to those that are also within `other`.
    mutating func narrow(to other: Self) {
      if let end = other.low { low = low.map { $0 < end ? end : $0 } ?? end }
      if let end = other.high { high = high.map { end < $0 ? end : $0 } ?? end }
    }

    /// The value within the limits that is nearest to `wanted`.
    func nearest(to wanted: Scalar) -> Scalar {
      if let high, high < wanted { return high }
      if let low, wanted < low { return low }
      return wanted
    }

    /// Narrows the limits so that `value + rate * distance` remains on the allowed side of 0.
    mutating func narrow(
      value: Scalar, rate: Scalar, mayFall: Bool, mayRise: Bool
    ) throws(ArithmeticFailure) {
      let end = try -value / rate
      let isRising = rate.sign > 0
      narrow(
        to: Self(
          low: (isRising ? mayFall : mayRise) ? nil : end,
          high: (isRising ? mayRise : mayFall) ? nil : end))
    }
  }

  /// The limits of each move.
  private(set) var limits: ContiguousArray<Limits>
  /// The gain of the shared row per unit of each move; 0 if the move is not part of it.
  private(set) var weights: ContiguousArray<Scalar>
  /// The limits of the shared row.
  private(set) var shared = Limits()

  /// Fails if several rows limit different sums of moves.
  init?(_ face: OptimalFace<Scalar>) throws(ArithmeticFailure) {
    // Tracked numbers need the same reads of signs as the general method.
    guard !Scalar.isTracked else { return nil }
    let tableau = face.tableau
    limits = ContiguousArray(
      face.moves.lazy.map { Limits(low: $0.down ? nil : .zero, high: $0.up ? nil : .zero) })
    weights = ContiguousArray(repeating: .zero, count: face.moves.count)
    var sharedLength: Int32 = 0
    for row in face.moves.count..<tableau.count {
      let mayFall = !tableau.isDownBlocked[row]
      let mayRise = !tableau.isUpBlocked[row]
      if mayFall && mayRise { continue }
      let value = tableau.values[row * 2 + 1]
      var next = tableau.rowHeads[row]
      if tableau.rowLengths[row] == 1 {
        let entry = tableau.entries[Int(next)]
        try limits[Int(entry.column)].narrow(
          value: value, rate: entry.value, mayFall: mayFall, mayRise: mayRise)
        continue
      }
      if sharedLength > 0 {
        guard tableau.rowLengths[row] == sharedLength,
          let factor = try sharedFactor(of: row, in: tableau)
        else { return nil }
        try shared.narrow(value: value, rate: factor, mayFall: mayFall, mayRise: mayRise)
        continue
      }
      sharedLength = tableau.rowLengths[row]
      try shared.narrow(value: value, rate: .one, mayFall: mayFall, mayRise: mayRise)
      while next >= 0 {
        let entry = tableau.entries[Int(next)]
        weights[Int(entry.column)] = entry.value
        next = entry.nextInRow
      }
    }
  }

  /// The factor by which a row of the same length is a multiple of the shared row, or nil if it is none.
  ///
  /// A size between its wish and 0 is limited on both sides, by one row each.
  private func sharedFactor(
    of row: Int, in tableau: Tableau<Scalar>
  ) throws(ArithmeticFailure) -> Scalar? {
    var factor: Scalar?
    var next = tableau.rowHeads[row]
    while next >= 0 {
      let entry = tableau.entries[Int(next)]
      next = entry.nextInRow
      let weight = weights[Int(entry.column)]
      guard !weight.isZero else { return nil }
      let own = try entry.value / weight
      guard factor == nil || factor == own else { return nil }
      factor = own
    }
    return factor
  }
}

/// A sum in which some terms may be unlimited.
struct Reach<Scalar: ExactScalar> {
  private var sum = Scalar.zero
  private var endless = 0

  mutating func add(_ term: Scalar?) throws(ArithmeticFailure) {
    if let term { sum = try sum + term } else { endless += 1 }
  }

  mutating func remove(_ term: Scalar?) throws(ArithmeticFailure) {
    if let term { sum = try sum - term } else { endless -= 1 }
  }

  /// The sum, or nil if it is unlimited.
  var total: Scalar? { endless > 0 ? nil : sum }
}
