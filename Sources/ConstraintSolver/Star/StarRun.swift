/// One minimisation of a ``Star`` for given right sides.
struct StarRun<Scalar: ExactScalar> {
  private let star: Star<Scalar>
  private let rightSides: ContiguousArray<Scalar>
  private var total: ContiguousArray<Scalar>
  private var slope: ContiguousArray<Scalar>
  private var order: [(zero: Scalar, spoke: Int)] = []

  init(_ star: Star<Scalar>, rightSides: ContiguousArray<Scalar>) {
    self.star = star
    self.rightSides = rightSides
    total = ContiguousArray(repeating: .zero, count: star.levels)
    slope = total
  }

  /// Where the optimum is and which rows hold it there.
  struct Optimum {
    var values: ContiguousArray<Scalar>
    /// The meeting that places the hub.
    var meeting: Int
    /// Per column the spoke whose row is 0; -1 for the hub.
    var holders: ContiguousArray<Int32>
    /// Where each meeting is.
    var places: ContiguousArray<Scalar>
  }

  /// The optimum, or nil if it is not unique or breaks a required row; then the simplex decides.
  mutating func optimum() throws(ArithmeticOverflow) -> Optimum? {
    var places = ContiguousArray<Scalar>()
    for meeting in star.meetings {
      try places.append(
        meeting.firstFactor * rightSides[meeting.first]
          + meeting.secondFactor * rightSides[meeting.second])
    }
    guard !places.isEmpty else { return nil }
    let sorted = places.indices.sorted { places[$0] < places[$1] }
    var low = 0
    var high = sorted.count - 1
    while low < high {
      let middle = (low + high) / 2
      if try sign(ofSlopeAt: places[sorted[middle]], toTheRight: true) >= 0 {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let place = places[sorted[low]]
    guard try sign(ofSlopeAt: place, toTheRight: true) > 0,
      try sign(ofSlopeAt: place, toTheRight: false) < 0
    else { return nil }
    var values = ContiguousArray(repeating: place, count: star.columnCount)
    var holders = ContiguousArray<Int32>(repeating: -1, count: star.columnCount)
    for column in 0..<star.columnCount where column != star.hub {
      guard let holder = try uniqueHolder(of: column, hub: place) else { return nil }
      holders[column] = Int32(holder)
      values[column] = try zero(of: star.spokes[holder], hub: place)
    }
    guard try isFeasible(values) else { return nil }
    return Optimum(values: values, meeting: sorted[low], holders: holders, places: places)
  }

  private func zero(of spoke: Star<Scalar>.Spoke, hub: Scalar) throws(ArithmeticOverflow) -> Scalar
  {
    try (rightSides[spoke.row] - spoke.hub * hub) / spoke.own
  }

  /// The sign, over the levels, of what the least total cost gains as the hub leaves `hub`.
  private mutating func sign(
    ofSlopeAt hub: Scalar, toTheRight: Bool
  ) throws(ArithmeticOverflow) -> Int {
    for level in total.indices { total[level] = .zero }
    for row in star.hubRows {
      let gap = try row.hub * hub - rightSides[row.row]
      let sign = gap.isZero ? (toTheRight ? row.hub.sign : -row.hub.sign) : gap.sign
      try add(row.row, isAbove: sign > 0, times: row.hub)
    }
    for column in 0..<star.columnCount where column != star.hub {
      try sortZeros(of: column, hub: hub, toTheRight: toTheRight)
      guard order.count > 1 else { continue }
      guard let rank = try rankOfMinimum(of: column) else { continue }
      let drift = star.spokes[order[rank].spoke].drift
      for other in order.indices where other != rank {
        let spoke = star.spokes[order[other].spoke]
        let relative = try spoke.own * (drift - spoke.drift)
        if relative.isZero { continue }
        try add(spoke.row, isAbove: (other < rank) == (spoke.own.sign > 0), times: relative)
      }
    }
    return total.first { !$0.isZero }?.sign ?? 0
  }

  private mutating func add(
    _ row: Int, isAbove: Bool, times factor: Scalar
  ) throws(ArithmeticOverflow) {
    for level in 0..<star.levels {
      let cost =
        isAbove
        ? star.upCosts[row * star.levels + level] : star.downCosts[row * star.levels + level]
      if cost.isZero { continue }
      total[level] =
        isAbove ? try total[level] + cost * factor : try total[level] - cost * factor
    }
  }

  /// Puts the column's rows in the order in which their zeros come, just beside `hub`.
  private mutating func sortZeros(
    of column: Int, hub: Scalar, toTheRight: Bool
  ) throws(ArithmeticOverflow) {
    order.removeAll(keepingCapacity: true)
    for place in Int(star.starts[column])..<Int(star.starts[column + 1]) {
      let spoke = star.spokes[place]
      let own = try zero(of: spoke, hub: hub)
      var slot = order.count
      while slot > 0 {
        let before = order[slot - 1]
        if before.zero == own {
          let drift = star.spokes[before.spoke].drift
          if toTheRight ? !(spoke.drift < drift) : !(drift < spoke.drift) { break }
        } else if before.zero < own {
          break
        }
        slot -= 1
      }
      order.insert((own, place), at: slot)
    }
  }

  /// Where, along ``order``, the column's slope stops being negative.
  private mutating func rankOfMinimum(of column: Int) throws(ArithmeticOverflow) -> Int? {
    for level in slope.indices { slope[level] = star.startSlopes[column * star.levels + level] }
    for rank in order.indices {
      try pass(order[rank].spoke)
      if signOfSlope >= 0 { return rank }
    }
    return nil
  }

  private var signOfSlope: Int { slope.first { !$0.isZero }?.sign ?? 0 }

  private mutating func pass(_ place: Int) throws(ArithmeticOverflow) {
    let spoke = star.spokes[place]
    for level in slope.indices {
      let at = spoke.row * star.levels + level
      let jump = try star.upCosts[at] + star.downCosts[at]
      if !jump.isZero { slope[level] = try slope[level] + jump * spoke.own.magnitude }
    }
  }

  /// The spoke that holds the column at its only minimum; nil if it has others.
  private mutating func uniqueHolder(
    of column: Int, hub: Scalar
  ) throws(ArithmeticOverflow) -> Int? {
    try sortZeros(of: column, hub: hub, toTheRight: true)
    for level in slope.indices { slope[level] = star.startSlopes[column * star.levels + level] }
    var rank = 0
    while rank < order.count {
      guard signOfSlope < 0 else { return nil }
      let first = rank
      while rank < order.count, order[rank].zero == order[first].zero {
        try pass(order[rank].spoke)
        rank += 1
      }
      if signOfSlope > 0 { return order[first].spoke }
    }
    return nil
  }

  private func isFeasible(_ values: ContiguousArray<Scalar>) throws(ArithmeticOverflow) -> Bool {
    let hub = values[star.hub]
    for spoke in star.hubRows {
      if try isBroken(spoke.row, gap: spoke.hub * hub - rightSides[spoke.row]) { return false }
    }
    for column in 0..<star.columnCount {
      for place in Int(star.starts[column])..<Int(star.starts[column + 1]) {
        let spoke = star.spokes[place]
        let gap = try spoke.own * values[column] + spoke.hub * hub - rightSides[spoke.row]
        if isBroken(spoke.row, gap: gap) { return false }
      }
    }
    return true
  }

  private func isBroken(_ row: Int, gap: Scalar) -> Bool {
    let sign = gap.sign
    return sign > 0
      ? !star.upCosts[row * star.levels].isZero
      : (sign < 0 && !star.downCosts[row * star.levels].isZero)
  }
}
