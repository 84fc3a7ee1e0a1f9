/// Linear rows over numbered edges, reduced as they come: which edges a scene's equations leave
/// open.
///
/// Constants play no part: the question is what depends on what, not where it lies.
struct FreeColumns {
  typealias Row = [Int: Double]
  private var pivots: [Int: Row] = [:]

  /// The row in terms of open edges only; empty when equations decide it.
  func reduced(_ row: Row) -> Row {
    var result: Row = [:]
    for (column, factor) in row {
      if let pivot = pivots[column] {
        for (open, share) in pivot { result[open, default: 0] += factor * share }
      } else {
        result[column, default: 0] += factor
      }
    }
    return result.filter { abs($0.value) > 1e-9 }
  }

  /// Adds `row = constant`; a row that follows from the others changes nothing.
  ///
  /// - Complexity: linear in the number of pivots.
  mutating func add(_ row: Row) {
    var rest = reduced(row)
    guard
      let pivot = rest.keys.sorted().max(by: {
        abs(rest[$0] ?? 0) < abs(rest[$1] ?? 0)
      }), let factor = rest.removeValue(forKey: pivot)
    else { return }
    let expression = rest.mapValues { -$0 / factor }
    for (column, old) in pivots {
      guard let share = old[pivot] else { continue }
      var new = old
      new[pivot] = nil
      for (open, part) in expression {
        let sum = (new[open] ?? 0) + share * part
        new[open] = abs(sum) < 1e-9 ? nil : sum
      }
      pivots[column] = new
    }
    pivots[pivot] = expression
  }
}

/// Sets of numbers that are merged and never split.
struct MergedSets {
  private var parents: [Int: Int] = [:]

  mutating func representative(of member: Int) -> Int {
    var current = member
    while let parent = parents[current], parent != current {
      let above = parents[parent] ?? parent
      parents[current] = above
      current = above
    }
    return current
  }

  mutating func merge(_ first: Int, _ second: Int) {
    parents[representative(of: first)] = representative(of: second)
  }
}
