/// How far each variable can go on a ``KnapsackFace``.
///
/// Moves that gain as much for their weight are one class; of those there are few, whatever the
/// number of moves. From one base to the next only the moves in which they differ change class.
struct KnapsackRanges<Scalar: ExactScalar> {
  /// Moves of equal gain for their weight, and how far they can bring the shared row together.
  private struct Class {
    let gain: Scalar
    var members = 0
    var down = Reach<Scalar>()
    var up = Reach<Scalar>()
  }

  private let knapsack: KnapsackFace<Scalar>
  private var rates: ContiguousArray<Scalar>
  private var shares: ContiguousArray<KnapsackFace<Scalar>.Limits> = []
  /// By gain, ascending; those with members only, and that of 0, in which the shared row is.
  private var classes: [Class]
  /// How far the moves without weight go down and up.
  private var freeDown = Reach<Scalar>()
  private var freeUp = Reach<Scalar>()

  /// The cost of changing a rate, in steps of ``WorkMeter``.
  private static var stepsPerChange: Int { 16 }

  init(_ knapsack: KnapsackFace<Scalar>) throws(ArithmeticFailure) {
    self.knapsack = knapsack
    rates = ContiguousArray(repeating: .zero, count: knapsack.weights.count)
    // What the moves add to the shared row, something has to take away again: moves that gain
    // nothing, or the room in the row itself.
    var still = Class(gain: .zero, members: 1)
    try still.up.add(knapsack.shared.low.map { -$0 })
    try still.down.add(knapsack.shared.high.map { -$0 })
    for move in rates.indices {
      try shares.append(knapsack.limits[move].times(knapsack.weights[move]))
      if knapsack.weights[move].isZero { continue }
      still.members += 1
      try still.down.add(shares[move].low)
      try still.up.add(shares[move].high)
    }
    classes = [still]
  }

  /// The ranges of the variables that can move at all.
  mutating func ranges(
    of rates: MoveRates<Scalar>
  ) throws(ArithmeticFailure) -> [Int: FaceResolver<Scalar>.Range] {
    var variables = [[Int]](repeating: [], count: rates.parents.count)
    for variable in rates.touched {
      variables[Int(rates.multiples[variable].base)].append(variable)
    }
    var children = [[Int]](repeating: [], count: rates.parents.count)
    var open: [(base: Int, isLeft: Bool)] = []
    for (base, parent) in rates.parents.enumerated() {
      if parent >= 0 { children[Int(parent)].append(base) } else { open.append((base, false)) }
    }
    var ranges: [Int: FaceResolver<Scalar>.Range] = [:]
    while let (base, isLeft) = open.popLast() {
      // A base that no variable needs is nobody's parent either, unless it is on the way to one.
      if variables[base].isEmpty && children[base].isEmpty { continue }
      let entries = rates.differences.entries(of: base)
      try WorkMeter.take((entries.count + classes.count) * Self.stepsPerChange)
      for entry in entries {
        let rate = rates.differences.values[entry]
        try change(Int(rates.differences.columns[entry]), by: isLeft ? -rate : rate)
      }
      if isLeft { continue }
      open.append((base, true))
      for child in children[base] { open.append((child, false)) }
      guard !variables[base].isEmpty else { continue }
      let most = try extreme(isUp: true)
      let least = try extreme(isUp: false)
      if let most, let least, most.isZero, least.isZero { continue }
      for variable in variables[base] {
        let factor = rates.multiples[variable].factor
        let first = try least.map { (end) throws(ArithmeticFailure) in try end * factor }
        let second = try most.map { (end) throws(ArithmeticFailure) in try end * factor }
        ranges[variable] =
          factor.sign > 0
          ? FaceResolver.Range(below: first, above: second)
          : FaceResolver.Range(below: second, above: first)
      }
    }
    return ranges
  }

  private mutating func change(_ move: Int, by difference: Scalar) throws(ArithmeticFailure) {
    let old = rates[move]
    let new = try old + difference
    rates[move] = new
    let weight = knapsack.weights[move]
    guard !weight.isZero else {
      if !old.isZero { try changeFree(move, rate: old, isAdded: false) }
      if !new.isZero { try changeFree(move, rate: new, isAdded: true) }
      return
    }
    let share = shares[move]
    let left = place(of: try old / weight)
    classes[left].members -= 1
    try classes[left].down.remove(share.low)
    try classes[left].up.remove(share.high)
    if classes[left].members == 0 { classes.remove(at: left) }
    let joined = place(of: try new / weight)
    classes[joined].members += 1
    try classes[joined].down.add(share.low)
    try classes[joined].up.add(share.high)
  }

  private mutating func changeFree(
    _ move: Int, rate: Scalar, isAdded: Bool
  ) throws(ArithmeticFailure) {
    let share = try knapsack.limits[move].times(rate)
    if isAdded {
      try freeDown.add(share.low)
      try freeUp.add(share.high)
    } else {
      try freeDown.remove(share.low)
      try freeUp.remove(share.high)
    }
  }

  /// The class of a gain, made if there is none.
  private mutating func place(of gain: Scalar) -> Int {
    var low = 0
    var high = classes.count
    while low < high {
      let middle = (low + high) / 2
      if classes[middle].gain < gain { low = middle + 1 } else { high = middle }
    }
    if low == classes.count || classes[low].gain != gain {
      classes.insert(Class(gain: gain), at: low)
    }
    return low
  }

  /// How far the sum of rate times distance can go; nil is without end.
  ///
  /// Going up, what gains most rises and what gains least falls, until both are the same class;
  /// going down, the other way round.
  private func extreme(isUp: Bool) throws(ArithmeticFailure) -> Scalar? {
    guard var sum = isUp ? freeUp.total : freeDown.total else { return nil }
    var rising = isUp ? classes.count - 1 : 0
    var falling = isUp ? 0 : classes.count - 1
    let step = isUp ? 1 : -1
    var up = classes[rising].up.total
    var down = classes[falling].down.total.map { -$0 }
    while rising != falling {
      let amount: Scalar
      switch (up, down) {
      case (nil, nil): return nil
      case (let some?, nil), (nil, let some?): amount = some
      case (let some?, let other?): amount = other < some ? other : some
      }
      sum = try sum + (classes[rising].gain - classes[falling].gain) * amount
      up = try up.map { (rest) throws(ArithmeticFailure) in try rest - amount }
      down = try down.map { (rest) throws(ArithmeticFailure) in try rest - amount }
      if up?.isZero == true {
        rising -= step
        up = classes[rising].up.total
      } else {
        falling += step
        down = classes[falling].down.total.map { -$0 }
      }
    }
    return sum
  }
}
