/// Brings one variable after the other as near to 0 as it can on a ``KnapsackFace``.
///
/// The room of the shared row counts as one more move: all weights times distances, its own among
/// them, add up to 0. So what depends on all open moves but one depends on that one.
struct KnapsackSettling<Scalar: ExactScalar> {
  private let rates: MoveRates<Scalar>
  private var weights: ContiguousArray<Scalar>
  private var limits: ContiguousArray<KnapsackFace<Scalar>.Limits>
  private var shares: ContiguousArray<KnapsackFace<Scalar>.Limits> = []
  /// How far each move goes, once that is settled.
  private var distances: ContiguousArray<Scalar?>
  /// What a base adds up to, once that is settled.
  private var sums: ContiguousArray<Scalar?>
  /// How far the open moves can bring the shared row, and how far they have to.
  private var low = Reach<Scalar>()
  private var high = Reach<Scalar>()
  private var rest = Scalar.zero
  private var sum: RowAccumulator<Scalar>
  private var columns: ContiguousArray<Int32> = []
  private var values: ContiguousArray<Scalar> = []

  /// What an open sum depends on: `sum + rate * distance of move`; nothing if there is no move.
  private typealias Dependence = (sum: Scalar, move: Int?, rate: Scalar)

  private static var stepsPerRate: Int { 16 }

  init(
    _ knapsack: KnapsackFace<Scalar>, _ rates: MoveRates<Scalar>
  ) throws(ArithmeticOverflow) {
    self.rates = rates
    let shared = knapsack.shared
    weights = knapsack.weights + [.one]
    limits =
      knapsack.limits
      + [KnapsackFace.Limits(low: shared.high.map { -$0 }, high: shared.low.map { -$0 })]
    distances = ContiguousArray(repeating: nil, count: weights.count)
    sums = ContiguousArray(repeating: nil, count: rates.parents.count)
    sum = RowAccumulator(columns: rates.moveCount)
    for move in weights.indices {
      try shares.append(limits[move].times(weights[move]))
      if weights[move].isZero { continue }
      try low.add(shares[move].low)
      try high.add(shares[move].high)
    }
    let room = weights.count - 1
    if let only = limits[room].low, limits[room].high == only { try settle(room, near: only) }
  }

  /// How far each move goes; nil where a variable depends on several open moves, which takes a
  /// simplex.
  ///
  /// `variables` are in order of rank, `values` those they have now.
  mutating func distances(
    for variables: [Int], values: ContiguousArray<Scalar>
  ) throws(ArithmeticOverflow) -> ContiguousArray<Scalar>? {
    for variable in variables {
      let multiple = rates.multiples[variable]
      let base = Int(multiple.base)
      guard let found = try dependence(of: base) else { return nil }
      guard let move = found.move else {
        sums[base] = found.sum
        continue
      }
      let value = try values[variable] + found.sum * multiple.factor
      try settle(move, near: -value / (found.rate * multiple.factor))
      sums[base] = try found.sum + found.rate * (distances[move] ?? .zero)
    }
    var result = ContiguousArray<Scalar>()
    for move in 0..<rates.moveCount {
      if distances[move] == nil {
        let range = try present(move)
        guard let only = range.low, range.high == only else { return nil }
        try settle(move, near: only)
      }
      result.append(distances[move] ?? .zero)
    }
    return result
  }

  /// What a base depends on; nil where that is more than one open move.
  private mutating func dependence(of base: Int) throws(ArithmeticOverflow) -> Dependence? {
    var settled = Scalar.zero
    var current = base
    while current >= 0 {
      if let known = sums[current] {
        settled = try settled + known
        break
      }
      let entries = rates.differences.entries(of: current)
      try WorkMeter.take(entries.count * Self.stepsPerRate)
      for entry in entries {
        let move = Int(rates.differences.columns[entry])
        let rate = rates.differences.values[entry]
        if let distance = distances[move] {
          settled = try settled + rate * distance
        } else {
          try sum.add(rate, at: move)
        }
      }
      current = Int(rates.parents[current])
    }
    sum.drain(columns: &columns, values: &values)
    switch columns.count {
    case 0: return (settled, nil, .zero)
    case 1: return (settled, Int(columns[0]), values[0])
    default: return try dependenceOnRest(settled)
    }
  }

  /// The same for several open moves, of which all but one gain as much for their weight: together
  /// they are what is left for that one.
  private func dependenceOnRest(
    _ settled: Scalar
  ) throws(ArithmeticOverflow) -> Dependence? {
    try WorkMeter.take((columns.count + weights.count) * Self.stepsPerRate)
    guard let gain = try commonGain() else { return nil }
    // What is left beside the common gain, by move.
    var other: (move: Int, rate: Scalar)?
    var place = 0
    for move in weights.indices where distances[move] == nil {
      var rate = Scalar.zero
      if place < columns.count, Int(columns[place]) == move {
        rate = values[place]
        place += 1
      }
      rate = try rate - gain * weights[move]
      if rate.isZero { continue }
      guard other == nil else { return nil }
      other = (move, rate)
    }
    let sum = try settled + gain * rest
    guard let other else { return (sum, nil, .zero) }
    return (sum, other.move, other.rate)
  }

  /// What most of ``columns`` gain for their weight (Boyer and Moore's majority vote).
  private func commonGain() throws(ArithmeticOverflow) -> Scalar? {
    var gain: Scalar?
    var votes = 0
    for (place, move) in columns.enumerated() where !weights[Int(move)].isZero {
      let own = try values[place] / weights[Int(move)]
      if votes == 0 { gain = own }
      votes += gain == own ? 1 : -1
    }
    return gain
  }

  /// How far a move may still go.
  private func present(
    _ move: Int
  ) throws(ArithmeticOverflow) -> KnapsackFace<Scalar>.Limits {
    let weight = weights[move]
    if weight.isZero { return limits[move] }
    var others = (low: low, high: high)
    try others.low.remove(shares[move].low)
    try others.high.remove(shares[move].high)
    // What the others cannot bring, this one has to.
    let needed = try KnapsackFace<Scalar>.Limits(
      low: others.high.total.map { (end) throws(ArithmeticOverflow) in try rest - end },
      high: others.low.total.map { (end) throws(ArithmeticOverflow) in try rest - end }
    ).times(.one / weight)
    var range = limits[move]
    if let end = needed.low { range.low = range.low.map { $0 < end ? end : $0 } ?? end }
    if let end = needed.high { range.high = range.high.map { end < $0 ? end : $0 } ?? end }
    return range
  }

  private mutating func settle(_ move: Int, near wanted: Scalar) throws(ArithmeticOverflow) {
    let range = try present(move)
    var distance = wanted
    if let low = range.low, distance < low { distance = low }
    if let high = range.high, high < distance { distance = high }
    distances[move] = distance
    let weight = weights[move]
    if weight.isZero { return }
    try low.remove(shares[move].low)
    try high.remove(shares[move].high)
    rest = try rest - weight * distance
  }
}
