/// One minimisation of a ``Star`` for given right sides.
struct StarRun<Scalar: ExactScalar> {
  private let star: Star<Scalar>
  private let rightSides: ContiguousArray<Scalar>
  private var total: ContiguousArray<Scalar>
  private var slope: ContiguousArray<Scalar>
  /// The zeros of one column's rows in the order they come, and whose they are.
  private var zeros: ContiguousArray<Scalar> = []
  private var order: ContiguousArray<Int32> = []
  /// Columns whose slope still depends on where the hub is between the ends of the bisection.
  private var active: ContiguousArray<Int32> = []
  /// The gain of the other columns together, per level.
  private var settled: ContiguousArray<Scalar>

  init(_ star: Star<Scalar>, rightSides: ContiguousArray<Scalar>) {
    self.star = star
    self.rightSides = rightSides
    total = ContiguousArray(repeating: .zero, count: star.levels)
    slope = total
    settled = total
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
  mutating func optimum() throws(ArithmeticFailure) -> Optimum? {
    var places = ContiguousArray<Scalar>()
    places.reserveCapacity(star.meetings.count)
    for meeting in star.meetings {
      if meeting.secondFactor.isZero {
        try places.append(meeting.firstFactor * rightSides[meeting.first])
      } else {
        try places.append(
          meeting.firstFactor * rightSides[meeting.first]
            + meeting.secondFactor * rightSides[meeting.second])
      }
    }
    guard !places.isEmpty else { return nil }
    let distinct = DistinctPlaces(places)
    let first = try bisect(distinct, places: places)
    let place = places[first]
    guard try sign(ofSlopeBeside: place, toTheRight: true) > 0,
      try sign(ofSlopeBeside: place, toTheRight: false) < 0
    else { return nil }
    var values = ContiguousArray(repeating: place, count: star.columnCount)
    var holders = ContiguousArray<Int32>(repeating: -1, count: star.columnCount)
    for column in 0..<star.columnCount where column != star.hub {
      guard let holder = try uniqueHolder(of: column, hub: place) else { return nil }
      holders[column] = Int32(holder)
      values[column] = try zero(of: star.spokes[holder], hub: place)
    }
    guard try isFeasible(values) else { return nil }
    return Optimum(values: values, meeting: first, holders: holders, places: places)
  }

  private func zero(of spoke: Star<Scalar>.Spoke, hub: Scalar) throws(ArithmeticFailure) -> Scalar {
    try (rightSides[spoke.row] - spoke.hub * hub) / spoke.own
  }

  /// The first meeting at the least place to whose right the least total cost does not fall.
  ///
  /// A column counts in every step only while one of its meetings is still between the ends; from
  /// then on its slope there is a constant. So all steps together look at twice the columns.
  private mutating func bisect(
    _ distinct: DistinctPlaces, places: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> Int {
    let levels = star.levels
    var low = 0
    var high = distinct.firsts.count - 1
    for column in 0..<star.columnCount where column != star.hub { active.append(Int32(column)) }
    var sum = settled
    var shares = ContiguousArray<Scalar>()
    while low < high {
      let middle = (low + high) / 2
      let hub = places[distinct.firsts[middle]]
      clearTotal()
      try addHubRows(at: hub, toTheRight: true)
      for level in 0..<levels { sum[level] = try settled[level] + total[level] }
      shares.removeAll(keepingCapacity: true)
      for index in active.indices {
        clearTotal()
        try addColumn(Int(active[index]), at: hub, toTheRight: true)
        for level in 0..<levels {
          shares.append(total[level])
          if !total[level].isZero { sum[level] = try sum[level] + total[level] }
        }
      }
      if (sum.first { !$0.isZero }?.sign ?? 0) >= 0 { high = middle } else { low = middle + 1 }
      var kept = 0
      for index in active.indices {
        let column = Int(active[index])
        let own = Int(star.meetingStarts[column])..<Int(star.meetingStarts[column + 1])
        if own.contains(where: { distinct.ranks[$0] >= low && distinct.ranks[$0] <= high }) {
          active[kept] = Int32(column)
          kept += 1
        } else {
          for level in 0..<levels {
            let share = shares[index * levels + level]
            if !share.isZero { settled[level] = try settled[level] + share }
          }
        }
      }
      active.removeLast(active.count - kept)
    }
    return distinct.firsts[low]
  }

  /// The sign, over the levels, of what the least total cost gains as the hub leaves `hub`, which
  /// has to be where the bisection ended.
  private mutating func sign(
    ofSlopeBeside hub: Scalar, toTheRight: Bool
  ) throws(ArithmeticFailure) -> Int {
    for level in total.indices { total[level] = settled[level] }
    try addHubRows(at: hub, toTheRight: toTheRight)
    for index in active.indices {
      try addColumn(Int(active[index]), at: hub, toTheRight: toTheRight)
    }
    return total.first { !$0.isZero }?.sign ?? 0
  }

  private mutating func clearTotal() {
    for level in total.indices { total[level] = .zero }
  }

  private mutating func addHubRows(
    at hub: Scalar, toTheRight: Bool
  ) throws(ArithmeticFailure) {
    for row in star.hubRows {
      let gap = try row.hub * hub - rightSides[row.row]
      let sign = gap.isZero ? (toTheRight ? row.hub.sign : -row.hub.sign) : gap.sign
      try add(row.row, isAbove: sign > 0, times: row.hub)
    }
  }

  /// Adds what a column that follows the hub gains.
  private mutating func addColumn(
    _ column: Int, at hub: Scalar, toTheRight: Bool
  ) throws(ArithmeticFailure) {
    try sortZeros(of: column, hub: hub, toTheRight: toTheRight)
    guard order.count > 1, let rank = try rankOfMinimum(of: column) else { return }
    let drift = star.spokes[Int(order[rank])].drift
    for other in order.indices where other != rank {
      let spoke = star.spokes[Int(order[other])]
      let relative = try spoke.own * (drift - spoke.drift)
      if relative.isZero { continue }
      try add(spoke.row, isAbove: (other < rank) == (spoke.own.sign > 0), times: relative)
    }
  }

  private mutating func add(
    _ row: Int, isAbove: Bool, times factor: Scalar
  ) throws(ArithmeticFailure) {
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
  ) throws(ArithmeticFailure) {
    order.removeAll(keepingCapacity: true)
    zeros.removeAll(keepingCapacity: true)
    for place in Int(star.starts[column])..<Int(star.starts[column + 1]) {
      let spoke = star.spokes[place]
      let own = try zero(of: spoke, hub: hub)
      var slot = order.count
      order.append(Int32(place))
      zeros.append(own)
      while slot > 0 {
        let before = zeros[slot - 1]
        if before == own {
          let drift = star.spokes[Int(order[slot - 1])].drift
          if toTheRight ? !(spoke.drift < drift) : !(drift < spoke.drift) { break }
        } else if before < own {
          break
        }
        zeros[slot] = before
        order[slot] = order[slot - 1]
        slot -= 1
      }
      zeros[slot] = own
      order[slot] = Int32(place)
    }
  }

  /// Where, along ``order``, the column's slope stops being negative.
  private mutating func rankOfMinimum(of column: Int) throws(ArithmeticFailure) -> Int? {
    for level in slope.indices { slope[level] = star.startSlopes[column * star.levels + level] }
    for rank in order.indices {
      try pass(Int(order[rank]))
      if signOfSlope >= 0 { return rank }
    }
    return nil
  }

  private var signOfSlope: Int { slope.first { !$0.isZero }?.sign ?? 0 }

  private mutating func pass(_ place: Int) throws(ArithmeticFailure) {
    for level in slope.indices {
      let jump = star.jumps[place * star.levels + level]
      if !jump.isZero { slope[level] = try slope[level] + jump }
    }
  }

  /// The spoke that holds the column at its only minimum; nil if it has others.
  private mutating func uniqueHolder(
    of column: Int, hub: Scalar
  ) throws(ArithmeticFailure) -> Int? {
    try sortZeros(of: column, hub: hub, toTheRight: true)
    for level in slope.indices { slope[level] = star.startSlopes[column * star.levels + level] }
    var rank = 0
    while rank < order.count {
      guard signOfSlope < 0 else { return nil }
      let first = rank
      while rank < order.count, zeros[rank] == zeros[first] {
        try pass(Int(order[rank]))
        rank += 1
      }
      if signOfSlope > 0 { return Int(order[first]) }
    }
    return nil
  }

  private func isFeasible(_ values: ContiguousArray<Scalar>) throws(ArithmeticFailure) -> Bool {
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

/// The places of meetings, in order and each once.
private struct DistinctPlaces {
  /// The first meeting at each place.
  private(set) var firsts: ContiguousArray<Int> = []
  /// The number of each meeting's place.
  private(set) var ranks: ContiguousArray<Int32>

  init<Scalar: ExactScalar>(_ places: ContiguousArray<Scalar>) {
    ranks = ContiguousArray(repeating: 0, count: places.count)
    let sorted = places.indices.map { (place: places[$0], meeting: $0) }.sorted {
      $0.place < $1.place
    }
    for index in sorted.indices {
      if index == 0 || sorted[index - 1].place != sorted[index].place {
        firsts.append(sorted[index].meeting)
      }
      ranks[sorted[index].meeting] = Int32(firsts.count - 1)
    }
  }
}
