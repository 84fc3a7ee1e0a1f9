/// The values of one column that are best so far.
///
/// The cost of a column inside a priority is convex, so its best values inside an interval are an
/// interval again: priorities narrow it one after the other.
struct ColumnInterval {
  private(set) var lower = Int64.min
  private(set) var upper = Int64.max

  var isEmpty: Bool { upper < lower }
  var isPoint: Bool { lower == upper }

  @inline(__always)
  mutating func require(_ relation: Relation, _ target: Int64) {
    if relation != .lessOrEqual, lower < target { lower = target }
    if relation != .greaterOrEqual, target < upper { upper = target }
  }

  /// The only wish of its priority.
  @inline(__always)
  mutating func prefer(_ relation: Relation, _ target: Int64) {
    narrow(
      from: relation == .lessOrEqual ? .min : target,
      to: relation == .greaterOrEqual ? .max : target)
  }

  /// Narrows to the values in `from...to`; if there are none, to the end nearest to them.
  @inline(__always)
  private mutating func narrow(from: Int64, to: Int64) {
    if to < lower {
      upper = lower
    } else if upper < from {
      lower = upper
    } else {
      lower = max(lower, from)
      upper = min(upper, to)
    }
  }

  /// Several wishes of one priority: their weighted median, which may be an interval.
  mutating func prefer(
    _ wishes: UnsafePointer<ClosedFormProgram.Wish>, _ targets: UnsafePointer<Int64>,
    order: UnsafeMutablePointer<Int32>, in range: Range<Int>
  ) {
    var slope: Int64 = 0
    for wish in range {
      var slot = wish
      while slot > range.lowerBound, targets[wish] < targets[Int(order[slot - 1])] {
        order[slot] = order[slot - 1]
        slot -= 1
      }
      order[slot] = Int32(wish)
      if wishes[wish].relation != .lessOrEqual { slope -= wishes[wish].weight }
    }
    // Where the cost stops falling, and where it begins to rise.
    var from = Int64.min
    var to = Int64.max
    for place in range {
      let wish = Int(order[place])
      let wasFalling = slope < 0
      slope += wishes[wish].relation == .equal ? 2 * wishes[wish].weight : wishes[wish].weight
      if wasFalling, slope >= 0 { from = targets[wish] }
      if slope > 0 {
        to = targets[wish]
        break
      }
    }
    narrow(from: from, to: to)
  }
}
