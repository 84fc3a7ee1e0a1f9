extension KnapsackSettling {
  typealias Limits = KnapsackFace<Scalar>.Limits
  typealias Wish = ChainMedian<Scalar>.Wish

  /// Breaks ties level by level; false where that takes a simplex, and then nothing here counts.
  mutating func breakTies(_ levels: [[TieRow<Scalar>]]) throws(ArithmeticFailure) -> Bool {
    for level in levels {
      guard distances.contains(where: { $0 == nil }) else { return true }
      guard
        let sums = try TieSum.sums(
          of: level, rates: rates, weights: weights, distances: distances)
      else { return false }
      let open = sums.filter { !$0.moves.isEmpty }
      if open.allSatisfy({ $0.moves.count == 1 || isAll($0.moves) }) {
        guard try breakTiesOfMoves(open) else { return false }
      } else {
        guard try breakTiesOfPlaces(open) else { return false }
      }
    }
    return true
  }

  /// The move that stands for the room in the shared row.
  var room: Int { rates.moveCount }

  /// Whether these are all open moves of the only group but for the room: what they add up to leaves
  /// the room.
  func isAll(_ moves: MoveSet) -> Bool {
    let isRoomOpen = groupOf[room] == 0 && distances[room] == nil
    return groups.count == 1 && moves.count == groups[0].count - (isRoomOpen ? 1 : 0)
      && areOfFirstGroup(moves)
  }

  func areOfFirstGroup(_ moves: MoveSet) -> Bool {
    moves.subtracting(nil).allSatisfy { groupOf[$0] == 0 }
  }
}
