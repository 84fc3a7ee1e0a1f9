/// Ties of a ``KnapsackFace`` that name one move each: sizes wanted near recorded ones.
extension KnapsackSettling {
  /// Narrows each move to the distances that are best for its own tie.
  ///
  /// In a group, some price of its sum makes every move as far as the price asks; all best distances
  /// are best at that price.
  mutating func breakTiesOfMoves(
    _ sums: [TieSum<Scalar>]
  ) throws(ArithmeticFailure) -> Bool {
    var wishes: [Int: Wish] = [:]
    for sum in sums {
      var move = sum.moves.subtracting(nil)[0]
      var (rate, constant) = (sum.gain, Scalar.zero)
      if sum.moves.count > 1 {
        // The room takes what the others leave; settled, it leaves them no choice.
        if distances[room] != nil || groupOf[room] != 0 { continue }
        move = room
        constant = try sum.gain * groups[0].sum
        rate = -sum.gain
      }
      for tie in sum.ties {
        guard let wish = try tie.wish(rate: rate, constant: constant) else { continue }
        guard wishes.updateValue(wish, forKey: move) == nil else { return false }
      }
    }
    let groupsToNarrow = Set(wishes.keys.map { groupOf[$0] }.filter { $0 >= 0 })
    for (move, wish) in wishes.sorted(by: { $0.key < $1.key }) where groupOf[move] < 0 {
      let best = limits[move].nearest(to: wish.place)
      if !wish.costAbove.isZero { limits[move].high = best }
      if !wish.costBelow.isZero { limits[move].low = best }
      if limits[move].low == limits[move].high { try settle(move, near: best) }
    }
    for group in groupsToNarrow.sorted() {
      guard try narrow(group, to: wishes) else { return false }
    }
    return true
  }

  /// False if no price was found; a face with a solution always has one.
  private mutating func narrow(
    _ group: Int, to wishes: [Int: Wish]
  ) throws(ArithmeticFailure) -> Bool {
    let members = groupOf.indices.filter { groupOf[$0] == group && distances[$0] == nil }
    var prices: Set<Scalar> = [.zero]
    for move in members {
      guard let wish = wishes[move] else { continue }
      prices.insert(wish.costAbove)
      prices.insert(-wish.costBelow)
    }
    let sorted = prices.sorted { $0 < $1 }
    var (first, last) = (0, sorted.count - 1)
    while first <= last {
      let middle = (first + last) / 2
      try WorkMeter.take(members.count * Self.stepsPerRate)
      var ranges: [Limits] = []
      var (low, high) = (Reach<Scalar>(), Reach<Scalar>())
      var (isTooLow, isTooHigh) = (false, false)
      for move in members {
        let best = try bestRange(of: share(of: move), wishes[move], at: sorted[middle])
        isTooLow = isTooLow || best.isTooLow
        isTooHigh = isTooHigh || best.isTooHigh
        ranges.append(best.range)
        try low.add(best.range.low)
        try high.add(best.range.high)
      }
      let sum = groups[group].sum
      if isTooLow || (!isTooHigh && high.total.map { $0 < sum } ?? false) {
        first = middle + 1
      } else if isTooHigh || low.total.map({ sum < $0 }) ?? false {
        last = middle - 1
      } else {
        try keep(ranges, of: members, in: group)
        return true
      }
    }
    return false
  }

  /// The weighted distances of least cost if each unit earns `price`. A price at which they have no end is
  /// too low or too high.
  private func bestRange(
    of share: Limits, _ wish: Wish?, at price: Scalar
  ) -> (range: Limits, isTooLow: Bool, isTooHigh: Bool) {
    let above = wish?.costAbove ?? .zero
    let below = -(wish?.costBelow ?? .zero)
    let wanted = share.nearest(to: wish?.place ?? .zero)
    func end(_ isLess: Bool, _ isBetween: Bool) -> Scalar? {
      isLess ? share.low : isBetween ? wanted : share.high
    }
    return (
      Limits(
        low: end(!(below < price), !(above < price)), high: end(price < below, price < above)),
      isTooLow: price < below && share.low == nil, isTooHigh: above < price && share.high == nil
    )
  }

  /// Narrows the weighted distances of a group's moves.
  private mutating func keep(
    _ ranges: [Limits], of members: [Int], in group: Int
  ) throws(ArithmeticFailure) {
    for (move, range) in zip(members, ranges) {
      try groups[group].remove(share(of: move))
      limits[move] = try range.times(.one / weights[move])
      try groups[group].add(share(of: move))
    }
    for move in members {
      if let only = limits[move].low, limits[move].high == only { try settle(move, near: only) }
    }
  }
}
