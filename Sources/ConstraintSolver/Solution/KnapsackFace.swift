/// A face in which each move has its own limits, and all rows that limit several together are
/// multiples of one: a continuous knapsack.
///
/// How far a sum of moves can go then needs no simplex: what gains most for its weight in the
/// shared row goes first, against what loses least (Dantzig, Discrete-variable extremum problems,
/// 1957). A column of views with a contradiction is such a face.
struct KnapsackFace<Scalar: ExactScalar> {
  /// How far something may go down and up; nil is without end.
  struct Limits {
    var low: Scalar?
    var high: Scalar?

    /// The same of something that is `factor` times as far.
    func times(_ factor: Scalar) throws(ArithmeticFailure) -> Self {
      let first = try low.map { (end) throws(ArithmeticFailure) in try end * factor }
      let second = try high.map { (end) throws(ArithmeticFailure) in try end * factor }
      return factor.sign < 0 ? Self(low: second, high: first) : Self(low: first, high: second)
    }

    /// Narrows to what is within `other`, too.
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

    /// Narrows to what keeps `value + rate * distance` on the allowed side of 0.
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

  /// Of each move.
  private(set) var limits: ContiguousArray<Limits>
  /// The gain of the shared row per unit of each move; 0 for most, where nothing is shared.
  private(set) var weights: ContiguousArray<Scalar>
  /// How far the shared row may go.
  private(set) var shared = Limits()

  /// Nil where several rows limit several moves each, and not the same sum of them.
  init?(_ face: OptimalFace<Scalar>) throws(ArithmeticFailure) {
    // Numbers that remember what was looked at are to be looked at as they always were.
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

  /// How many times the shared row a row as long is; nil if it is no multiple.
  ///
  /// A size that is between its wish and 0 is limited on both sides, by a row for each.
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

/// A sum in which some terms may have no end.
struct Reach<Scalar: ExactScalar> {
  private var sum = Scalar.zero
  private var endless = 0

  mutating func add(_ term: Scalar?) throws(ArithmeticFailure) {
    if let term { sum = try sum + term } else { endless += 1 }
  }

  mutating func remove(_ term: Scalar?) throws(ArithmeticFailure) {
    if let term { sum = try sum - term } else { endless -= 1 }
  }

  /// Nil is without end.
  var total: Scalar? { endless > 0 ? nil : sum }
}
