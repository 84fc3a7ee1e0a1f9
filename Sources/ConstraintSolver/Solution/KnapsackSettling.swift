/// Brings one variable after the other as near to 0 as it can on a ``KnapsackFace``.
struct KnapsackSettling<Scalar: ExactScalar> {
  private let knapsack: KnapsackFace<Scalar>
  private let rates: MoveRates<Scalar>
  private var shares: ContiguousArray<KnapsackFace<Scalar>.Limits> = []
  /// How far each move goes, once that is settled.
  private var distances: ContiguousArray<Scalar?>
  /// What a base adds up to, once all its moves are settled.
  private var sums: ContiguousArray<Scalar?>
  /// How far the open moves can still bring the shared row, its own room included, and how far
  /// they have to.
  private var low = Reach<Scalar>()
  private var high = Reach<Scalar>()
  private var rest = Scalar.zero

  private static var stepsPerBase: Int { 16 }

  init(
    _ knapsack: KnapsackFace<Scalar>, _ rates: MoveRates<Scalar>
  ) throws(ArithmeticOverflow) {
    self.knapsack = knapsack
    self.rates = rates
    distances = ContiguousArray(repeating: nil, count: rates.moveCount)
    sums = ContiguousArray(repeating: nil, count: rates.parents.count)
    try low.add(knapsack.shared.high.map { -$0 })
    try high.add(knapsack.shared.low.map { -$0 })
    for move in distances.indices {
      try shares.append(knapsack.share(of: move))
      if knapsack.weights[move].isZero { continue }
      try low.add(shares[move].low)
      try high.add(shares[move].high)
    }
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
      guard let (sum, open) = try settled(Int(multiple.base)) else { return nil }
      guard let open else { continue }
      let value = try values[variable] + sum * multiple.factor
      let wanted = try -value / (open.rate * multiple.factor)
      try settle(open.move, near: wanted)
    }
    var result = ContiguousArray<Scalar>()
    for move in distances.indices {
      if distances[move] == nil {
        let limits = try present(move)
        guard let low = limits.low, limits.high == low else { return nil }
        try settle(move, near: low)
      }
      result.append(distances[move] ?? .zero)
    }
    return result
  }

  /// What the settled moves add to a base, and the only open one; nil where more are open.
  private mutating func settled(
    _ base: Int
  ) throws(ArithmeticOverflow) -> (sum: Scalar, open: (move: Int, rate: Scalar)?)? {
    var sum = Scalar.zero
    var open: (move: Int, rate: Scalar)?
    var current = base
    while current >= 0 {
      if let known = sums[current] {
        sum = try sum + known
        break
      }
      let entries = rates.differences.entries(of: current)
      try WorkMeter.take(entries.count * Self.stepsPerBase)
      for entry in entries {
        let move = Int(rates.differences.columns[entry])
        let rate = rates.differences.values[entry]
        if let distance = distances[move] {
          sum = try sum + rate * distance
        } else if open == nil {
          open = (move, rate)
        } else if let other = open, other.move == move {
          open = try (move, other.rate + rate)
        } else {
          return nil
        }
      }
      current = Int(rates.parents[current])
    }
    if let only = open, only.rate.isZero { open = nil }
    if open == nil { sums[base] = sum }
    return (sum, open)
  }

  /// How far a move may still go.
  private func present(
    _ move: Int
  ) throws(ArithmeticOverflow) -> KnapsackFace<Scalar>.Limits {
    let weight = knapsack.weights[move]
    if weight.isZero { return knapsack.limits[move] }
    var others = (low: low, high: high)
    try others.low.remove(shares[move].low)
    try others.high.remove(shares[move].high)
    // What the others cannot bring, this one has to.
    let least = try others.high.total.map { (end) throws(ArithmeticOverflow) in try rest - end }
    let most = try others.low.total.map { (end) throws(ArithmeticOverflow) in try rest - end }
    var limits = knapsack.limits[move]
    let (first, second) = weight.sign > 0 ? (least, most) : (most, least)
    if let first {
      let end = try first / weight
      limits.low = limits.low.map { $0 < end ? end : $0 } ?? end
    }
    if let second {
      let end = try second / weight
      limits.high = limits.high.map { end < $0 ? end : $0 } ?? end
    }
    return limits
  }

  private mutating func settle(_ move: Int, near wanted: Scalar) throws(ArithmeticOverflow) {
    let limits = try present(move)
    var distance = wanted
    if let low = limits.low, distance < low { distance = low }
    if let high = limits.high, high < distance { distance = high }
    distances[move] = distance
    let weight = knapsack.weights[move]
    if weight.isZero { return }
    try low.remove(shares[move].low)
    try high.remove(shares[move].high)
    rest = try rest - weight * distance
  }
}
