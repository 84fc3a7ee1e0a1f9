/// A set of moves of a face, a bit for each.
struct MoveSet: Equatable {
  private var words: ContiguousArray<UInt64>
  private(set) var count = 0

  /// An empty set of moves below `limit`.
  init(limit: Int) {
    words = ContiguousArray(repeating: 0, count: limit / 64 + 1)
  }

  var isEmpty: Bool { count == 0 }
  /// How many words the set takes, which is what copying and comparing cost.
  var size: Int { words.count }

  /// - Precondition: `move` is at least 0 and below the set's limit, as for all of these.
  func contains(_ move: Int) -> Bool { words[move / 64] & 1 << UInt64(move % 64) != 0 }

  mutating func insert(_ move: Int) {
    if contains(move) { return }
    words[move / 64] |= 1 << UInt64(move % 64)
    count += 1
  }

  mutating func remove(_ move: Int) {
    guard contains(move) else { return }
    words[move / 64] &= ~(1 << UInt64(move % 64))
    count -= 1
  }

  func isSubset(of other: Self) -> Bool {
    zip(words, other.words).allSatisfy { $0 & ~$1 == 0 }
  }

  func isDisjoint(with other: Self) -> Bool {
    zip(words, other.words).allSatisfy { $0 & $1 == 0 }
  }

  /// The moves that are not in `other`, ascending.
  func subtracting(_ other: Self?) -> [Int] {
    var moves: [Int] = []
    for (place, word) in words.enumerated() {
      var rest = word & ~(other?.words[place] ?? 0)
      while rest != 0 {
        moves.append(place * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return moves
  }
}
