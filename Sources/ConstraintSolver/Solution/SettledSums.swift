/// The sums of bases of ``MoveRates``, as far as that is settled.
struct SettledSums<Scalar: ExactScalar> {
  /// The way from a base to the nearest settled one.
  struct Way {
    /// The bases whose differences lie between the two.
    var bases: [Int] = []
    /// Whether these are to be taken away: the settled one differs from the base.
    var isBelow = false
    /// The sum of the settled ones.
    var sum = Scalar.zero
  }

  private let parents: ContiguousArray<Int32>
  private var sums: ContiguousArray<Scalar?>
  /// Per base the one that differs from it on the way to a settled one; -1 for none.
  private var below: ContiguousArray<Int32>

  init(parents: ContiguousArray<Int32>) {
    self.parents = parents
    sums = ContiguousArray(repeating: nil, count: parents.count)
    below = ContiguousArray(repeating: -1, count: parents.count)
  }

  /// - Complexity: all calls together as many steps as there are bases.
  mutating func note(_ sum: Scalar, of base: Int) {
    sums[base] = sum
    var child = Int32(base)
    var parent = Int(parents[base])
    while parent >= 0, below[parent] < 0 {
      below[parent] = child
      child = Int32(parent)
      parent = Int(parents[parent])
    }
  }

  /// The shorter way of those up, to what the base differs from, and down, to what differs from it:
  /// the places of a column differ from one another in a row that begins at either end.
  /// - Complexity: O(length of the way).
  func way(from base: Int) -> Way {
    var above = base
    var under = Int(below[base])
    var up: [Int] = []
    var down: [Int] = []
    while above >= 0 {
      if let known = sums[above] { return Way(bases: up, sum: known) }
      up.append(above)
      above = Int(parents[above])
      guard under >= 0 else { continue }
      down.append(under)
      if let known = sums[under] { return Way(bases: down, isBelow: true, sum: known) }
      under = Int(below[under])
    }
    return Way(bases: up)
  }
}
