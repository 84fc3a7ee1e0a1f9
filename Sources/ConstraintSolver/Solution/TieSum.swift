/// A sum of moves that tie-breaks of one level name: `gain` times the weighted distances of `moves`.
struct TieSum<Scalar: ExactScalar> {
  /// Those that are open; moves outside of the shared row weigh 1.
  private(set) var moves: MoveSet
  private(set) var gain = Scalar.zero
  /// The gain by settled moves.
  private var settled = Scalar.zero
  /// The values that are to be near 0.
  private(set) var ties: [Tie] = []

  /// `value + factor * sum` is to be near 0.
  struct Tie {
    var value: Scalar
    var factor: Scalar
    /// The cost of a unit above 0, and below.
    var upCost: Scalar
    var downCost: Scalar

    /// The same about something of which a unit adds `rate` to the sum, and which is `constant` less.
    ///
    /// Nil if the costs do not depend on it.
    func wish(
      rate: Scalar, constant: Scalar = .zero
    ) throws(ArithmeticFailure) -> ChainMedian<Scalar>.Wish? {
      let slope = try factor * rate
      guard !slope.isZero else { return nil }
      let isRising = slope.sign > 0
      return ChainMedian.Wish(
        place: try -((value + factor * constant) / slope),
        costAbove: try (isRising ? upCost : downCost) * slope.magnitude,
        costBelow: try (isRising ? downCost : upCost) * slope.magnitude)
    }
  }

  private static var stepsPerRate: Int { 16 }

  private init(moveCount: Int) { moves = MoveSet(limit: moveCount) }

  /// The sums that `rows` name, each once; nil if a row names several, or moves of one that gain
  /// differently for their weights.
  ///
  /// Of a row of places each differs from another one in few moves.
  /// - Parameter distances: those of settled moves.
  static func sums(
    of rows: [TieRow<Scalar>], rates: MoveRates<Scalar>, weights: ContiguousArray<Scalar>,
    distances: ContiguousArray<Scalar?>
  ) throws(ArithmeticFailure) -> [TieSum]? {
    guard rows.allSatisfy({ $0.parts.count < 2 }) else { return nil }
    var sums: [TieSum] = []
    var sumOf: [Int32: Int] = [:]
    var difference = RowAccumulator<Scalar>(columns: rates.moveCount)
    var columns: ContiguousArray<Int32> = []
    var values: ContiguousArray<Scalar> = []
    // A base differs from one that was made before it.
    for base in Set(rows.compactMap { $0.parts.first?.base }).sorted() {
      var sum = TieSum(moveCount: rates.moveCount)
      var settled = Scalar.zero
      var next = base
      while next >= 0 {
        if let known = sumOf[next] {
          sum = sums[known]
          sum.ties = []
          break
        }
        let entries = rates.differences.entries(of: Int(next))
        try WorkMeter.take((entries.count + 1) * Self.stepsPerRate)
        for entry in entries {
          let move = Int(rates.differences.columns[entry])
          let rate = rates.differences.values[entry]
          if let distance = distances[move] {
            settled = try settled + rate * distance
          } else {
            try difference.add(rate, at: move)
          }
        }
        next = rates.parents[Int(next)]
      }
      sum.settled = try sum.settled + settled
      difference.drain(columns: &columns, values: &values)
      var gains: [(move: Int, gain: Scalar)] = []
      for place in columns.indices {
        let move = Int(columns[place])
        try gains.append(
          (move, weights[move].isZero ? values[place] : values[place] / weights[move]))
      }
      try WorkMeter.take(sum.moves.size)
      guard sum.add(gains) else { return nil }
      sumOf[base] = sums.count
      sums.append(sum)
    }
    for row in rows {
      guard let part = row.parts.first, let place = sumOf[part.base] else { continue }
      try sums[place].ties.append(
        Tie(
          value: row.value + part.factor * sums[place].settled, factor: part.factor,
          upCost: row.upCost, downCost: row.downCost))
    }
    return sums
  }

  /// Adds moves, or takes them away; false if they gain something else than the others.
  private mutating func add(_ gains: [(move: Int, gain: Scalar)]) -> Bool {
    for (move, own) in gains where moves.contains(move) {
      guard own == -gain else { return false }
    }
    var added: [(move: Int, gain: Scalar)] = []
    for (move, own) in gains {
      if moves.contains(move) { moves.remove(move) } else { added.append((move, own)) }
    }
    if moves.isEmpty, let first = added.first { gain = first.gain }
    for (move, own) in added {
      guard own == gain else { return false }
      moves.insert(move)
    }
    return true
  }
}
