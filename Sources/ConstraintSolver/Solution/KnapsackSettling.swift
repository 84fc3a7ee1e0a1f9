/// Brings one variable after the other as near to 0 as it can on a ``KnapsackFace``.
///
/// Moves whose weighted distances have to add up to something are a *group*. The shared row is the
/// first one, its own room counting as a move. A variable that adds up a part of a group divides it
/// in two with a sum each, so that in a column of views the places may come in any order.
struct KnapsackSettling<Scalar: ExactScalar> {
  /// Moves that are still open, of which each is in one group at most.
  struct Group {
    var count = 0
    /// The sum that the weighted distances must have.
    var sum = Scalar.zero
    /// How far the moves could bring that sum by themselves.
    var low = Reach<Scalar>()
    var high = Reach<Scalar>()

    mutating func add(_ share: KnapsackFace<Scalar>.Limits) throws(ArithmeticFailure) {
      count += 1
      try low.add(share.low)
      try high.add(share.high)
    }

    mutating func remove(_ share: KnapsackFace<Scalar>.Limits) throws(ArithmeticFailure) {
      count -= 1
      try low.remove(share.low)
      try high.remove(share.high)
    }
  }

  /// What an open sum depends on: `sum + factor * (weighted distances of the moves)`; nothing if
  /// there are no moves.
  struct Dependence {
    var sum: Scalar
    var moves: [Int] = []
    var weights: [Scalar] = []
    var factor = Scalar.one
  }

  let rates: MoveRates<Scalar>
  var weights: ContiguousArray<Scalar>
  var limits: ContiguousArray<KnapsackFace<Scalar>.Limits>
  var groups = [Group()]
  /// Per move the group that it is in; -1 for none.
  var groupOf: ContiguousArray<Int>
  /// How far each move goes, once that is settled.
  var distances: ContiguousArray<Scalar?>
  private var sums: SettledSums<Scalar>
  private var sum: RowAccumulator<Scalar>
  private var columns: ContiguousArray<Int32> = []
  private var values: ContiguousArray<Scalar> = []

  static var stepsPerRate: Int { 16 }

  init(
    _ knapsack: KnapsackFace<Scalar>, _ rates: MoveRates<Scalar>
  ) throws(ArithmeticFailure) {
    self.rates = rates
    let shared = knapsack.shared
    weights = knapsack.weights + [.one]
    limits =
      knapsack.limits
      + [KnapsackFace.Limits(low: shared.high.map { -$0 }, high: shared.low.map { -$0 })]
    groupOf = ContiguousArray(repeating: -1, count: weights.count)
    distances = ContiguousArray(repeating: nil, count: weights.count)
    sums = SettledSums(parents: rates.parents)
    sum = RowAccumulator(columns: rates.moveCount)
    for move in weights.indices where !weights[move].isZero {
      groupOf[move] = 0
      let share = try share(of: move)
      try groups[0].add(share)
    }
    for move in weights.indices {
      if let only = limits[move].low, limits[move].high == only { try settle(move, near: only) }
    }
  }

  /// How far each move goes; nil where a variable depends on open moves in another way than as a
  /// part of a group, which takes a simplex.
  ///
  /// `variables` are in order of rank, `values` those they have now.
  mutating func distances(
    for variables: [Int], values: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> ContiguousArray<Scalar>? {
    for variable in variables {
      let multiple = rates.multiples[variable]
      let base = Int(multiple.base)
      let settled = try gatherOpenMoves(of: base)
      guard let found = try dependence(settled) else { return nil }
      if found.moves.isEmpty {
        sums.note(found.sum, of: base)
        continue
      }
      let value = try values[variable] + found.sum * multiple.factor
      let wanted = try -value / (found.factor * multiple.factor)
      let reached = try settle(found, near: wanted)
      sums.note(try found.sum + found.factor * reached, of: base)
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

  /// Leaves in ``columns`` and ``values`` what the open moves add to a base; answers what the
  /// others do.
  private mutating func gatherOpenMoves(of base: Int) throws(ArithmeticFailure) -> Scalar {
    let way = sums.way(from: base)
    var settled = way.sum
    for base in way.bases {
      let entries = rates.differences.entries(of: base)
      try WorkMeter.take((entries.count + 1) * Self.stepsPerRate)
      for entry in entries {
        let move = Int(rates.differences.columns[entry])
        let rate = rates.differences.values[entry]
        let signed = way.isBelow ? -rate : rate
        if let distance = distances[move] {
          settled = try settled + signed * distance
        } else {
          try sum.add(signed, at: move)
        }
      }
    }
    sum.drain(columns: &columns, values: &values)
    return settled
  }

  /// The move or sum that a base depends on; nil where that is neither one move nor a part of one group.
  ///
  /// Of each group whole multiples of its sum are known and taken out.
  private func dependence(_ settled: Scalar) throws(ArithmeticFailure) -> Dependence? {
    var result = Dependence(sum: settled)
    try WorkMeter.take(columns.count * Self.stepsPerRate)
    let places = columns.indices.sorted {
      (groupOf[Int(columns[$0])], $0) < (groupOf[Int(columns[$1])], $1)
    }
    var start = 0
    while start < places.count {
      let group = groupOf[Int(columns[places[start]])]
      var end = start
      while end < places.count, groupOf[Int(columns[places[end]])] == group { end += 1 }
      let own = places[start..<end]
      start = end
      var part = Dependence(sum: .zero)
      if group < 0 {
        part.moves = own.map { Int(columns[$0]) }
        part.weights = own.map { values[$0] }
      } else {
        guard let found = try self.part(own, of: group) else { return nil }
        part = found
      }
      result.sum = try result.sum + part.sum
      if part.moves.isEmpty { continue }
      guard result.moves.isEmpty else { return nil }
      result.moves = part.moves
      result.weights = part.weights
      result.factor = part.factor
    }
    return result
  }

  /// The sum of the moves at `places`, open ones of a group; nil if there are more than two
  /// different gains for a weight in the group.
  private func part(
    _ places: ArraySlice<Int>, of group: Int
  ) throws(ArithmeticFailure) -> Dependence? {
    // Moves that are not named gain 0.
    let isWhole = places.count == groups[group].count
    var gains: [Scalar] = isWhole ? [] : [.zero]
    var members: [[Int]] = isWhole ? [] : [[]]
    for place in places {
      let move = Int(columns[place])
      let gain = try values[place] / weights[move]
      if let known = gains.firstIndex(of: gain) {
        members[known].append(move)
        continue
      }
      guard gains.count < 2 else { return nil }
      gains.append(gain)
      members.append([move])
    }
    if gains.count == 1 { return Dependence(sum: try gains[0] * groups[group].sum) }
    let other = isWhole && members[0].count < members[1].count ? 0 : 1
    let rest = 1 - other
    return Dependence(
      sum: try gains[rest] * groups[group].sum, moves: members[other],
      weights: members[other].map { weights[$0] }, factor: try gains[other] - gains[rest])
  }

  /// Makes the weighted distances of some moves add up as near to `wanted` as they can; answers to
  /// what.
  @discardableResult
  mutating func settle(
    _ part: Dependence, near wanted: Scalar
  ) throws(ArithmeticFailure) -> Scalar {
    if part.moves.count == 1 {
      let move = part.moves[0]
      try settle(move, near: wanted / part.weights[0])
      return try (distances[move] ?? .zero) * part.weights[0]
    }
    let former = groupOf[part.moves[0]]
    var group = Group()
    for (move, weight) in zip(part.moves, part.weights) {
      weights[move] = weight
      groupOf[move] = groups.count
      let share = try share(of: move)
      try group.add(share)
      if former >= 0 { try groups[former].remove(share) }
    }
    var range = KnapsackFace.Limits(low: group.low.total, high: group.high.total)
    if former >= 0 { try range.narrow(to: needed(beside: groups[former])) }
    group.sum = range.nearest(to: wanted)
    if former >= 0 { groups[former].sum = try groups[former].sum - group.sum }
    groups.append(group)
    return group.sum
  }

  mutating func settle(_ move: Int, near wanted: Scalar) throws(ArithmeticFailure) {
    let distance = try present(move).nearest(to: wanted)
    distances[move] = distance
    let group = groupOf[move]
    if group < 0 { return }
    let share = try share(of: move)
    try groups[group].remove(share)
    groups[group].sum = try groups[group].sum - weights[move] * distance
  }

  /// How far a move may still go.
  private func present(
    _ move: Int
  ) throws(ArithmeticFailure) -> KnapsackFace<Scalar>.Limits {
    guard groupOf[move] >= 0 else { return limits[move] }
    var others = groups[groupOf[move]]
    try others.remove(share(of: move))
    var range = limits[move]
    try range.narrow(to: needed(beside: others).times(.one / weights[move]))
    return range
  }

  /// The difference between the group's sum and what `others` can contribute: the remaining members
  /// make it up.
  private func needed(
    beside others: Group
  ) throws(ArithmeticFailure) -> KnapsackFace<Scalar>.Limits {
    try KnapsackFace.Limits(
      low: others.high.total.map { (end) throws(ArithmeticFailure) in try others.sum - end },
      high: others.low.total.map { (end) throws(ArithmeticFailure) in try others.sum - end })
  }

  /// How far a move can bring its group's sum by itself.
  func share(of move: Int) throws(ArithmeticFailure) -> KnapsackFace<Scalar>.Limits {
    try limits[move].times(weights[move])
  }
}
