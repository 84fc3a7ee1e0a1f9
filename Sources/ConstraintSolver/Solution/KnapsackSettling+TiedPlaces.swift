/// Ties of a ``KnapsackFace`` that name sums of moves: places wanted near recorded ones.
extension KnapsackSettling {
  /// Settles the moves of the shared row by ties of places that add them up, from either end, as
  /// those of views below one another do; false if that leaves something open.
  mutating func breakTiesOfPlaces(
    _ sums: [TieSum<Scalar>]
  ) throws(ArithmeticFailure) -> Bool {
    guard groups.count == 1, sums.allSatisfy({ areOfFirstGroup($0.moves) }),
      let branches = try branches(of: sums)
    else { return false }
    var isNamed = ContiguousArray(repeating: false, count: groupOf.count)
    for move in (branches.first + branches.second).flatMap(\.moves) { isNamed[move] = true }
    let rest = groupOf.indices.filter {
      groupOf[$0] == 0 && distances[$0] == nil && !isNamed[$0]
    }
    // From the first branch's beginning over what nobody names to the other one's.
    let sum = groups[0].sum
    var chain = ChainMedian<Scalar>()
    var links: [[Int]] = []
    func append(_ moves: [Int], _ wishes: [Wish]) throws(ArithmeticFailure) {
      var (low, high) = (Reach<Scalar>(), Reach<Scalar>())
      for move in moves {
        let share = try share(of: move)
        try low.add(share.low)
        try high.add(share.high)
      }
      try chain.append(within: Limits(low: low.total, high: high.total), wishes: wishes)
      links.append(moves)
    }
    for step in branches.first {
      try append(step.moves, wishes(step.sum))
    }
    var before = rest
    for step in branches.second.reversed() {
      // Such a sum is what the place before it leaves of all.
      try append(before, wishes(step.sum, countedDownFrom: sum))
      before = step.moves
    }
    try append(before, [])
    guard let places = try chain.places(endingAt: sum) else { return false }
    var last = Scalar.zero
    for (place, moves) in zip(places, links) {
      if !moves.isEmpty {
        try settle(
          Dependence(sum: .zero, moves: moves, weights: moves.map { weights[$0] }),
          near: place - last)
      }
      last = place
    }
    return true
  }

  /// The places that the ties of a sum wish its moves to lead to, or to lead from.
  private func wishes(
    _ sum: TieSum<Scalar>, countedDownFrom end: Scalar? = nil
  ) throws(ArithmeticFailure) -> [Wish] {
    var wishes: [Wish] = []
    for tie in sum.ties {
      let wish =
        if let end {
          try tie.wish(rate: -sum.gain, constant: sum.gain * end)
        } else {
          try tie.wish(rate: sum.gain)
        }
      if let wish { wishes.append(wish) }
    }
    return wishes
  }

  /// A sum that has all moves of the one before, and some more.
  private typealias Step = (moves: [Int], sum: TieSum<Scalar>)

  /// The sums in two rows, in each of which every sum has all moves of the one before, and none of
  /// the other row; nil if there are others.
  private func branches(
    of sums: [TieSum<Scalar>]
  ) throws(ArithmeticFailure) -> (first: [Step], second: [Step])? {
    var rows: [[TieSum<Scalar>]] = [[], []]
    next: for sum in sums.sorted(by: { $0.moves.count > $1.moves.count }) {
      try WorkMeter.take(sum.moves.size * 4)
      for row in rows.indices {
        let other = rows[1 - row].first
        guard rows[row].last.map({ sum.moves.isSubset(of: $0.moves) }) ?? true,
          other.map({ sum.moves.isDisjoint(with: $0.moves) }) ?? true
        else { continue }
        // Sums of the same moves may gain differently; only their ties count.
        rows[row].append(sum)
        continue next
      }
      return nil
    }
    let steps = rows.map { row in
      row.indices.reversed().map { place -> Step in
        let inner = place + 1 < row.count ? row[place + 1].moves : nil
        return (row[place].moves.subtracting(inner), row[place])
      }
    }
    return (steps[0], steps[1])
  }
}
