/// A component of the shape lists and forms have: one column that many others hang on, each by
/// itself.
///
/// All rows hold the hub, one other column, or both. For a given place of the hub the others are
/// independent minimisations in one variable, so the total cost is a convex function of the hub
/// alone. Its minimum is found by bisection in O(rows log rows). The simplex would rewrite every
/// row in each of as many steps as there are rows. It is dynamic programming on a tree of depth one:
/// what the others cost together is the infimal convolution of what each of them costs.
struct Star<Scalar: ExactScalar>: Sendable {
  /// A row as its column sees it: `own * column + hub * hub column - right side`.
  struct Spoke: Sendable {
    let row: Int
    let own: Scalar
    let hub: Scalar
    /// How the row's zero moves along its column as the hub moves by one.
    let drift: Scalar
  }

  /// Two rows of one column that meet at one place of the hub, or never if they are parallel.
  struct Meeting: Sendable {
    let first: Int
    let second: Int
    /// `place = firstFactor * right side of first + secondFactor * right side of second`.
    let firstFactor: Scalar
    let secondFactor: Scalar
  }

  let hub: Int
  /// Costs have one level more than the problem's: the first one is that of required rows.
  let levels: Int
  let columnCount: Int
  private(set) var spokes: ContiguousArray<Spoke> = []
  /// Spokes of column `c`: `starts[c]..<starts[c + 1]`; empty for the hub.
  private(set) var starts: ContiguousArray<Int32> = [0]
  /// Rows that hold the hub alone, as `hub * hub column - right side`.
  private(set) var hubRows: ContiguousArray<Spoke> = []
  private(set) var meetings: ContiguousArray<Meeting> = []
  /// Meetings of column `c`: `meetingStarts[c]..<meetingStarts[c + 1]`; those of hub rows come
  /// before.
  private(set) var meetingStarts: ContiguousArray<Int32> = []
  /// Pairs of rows of one column whose order does not depend on the hub.
  private(set) var parallels: ContiguousArray<Meeting> = []
  private(set) var upCosts: ContiguousArray<Scalar> = []
  private(set) var downCosts: ContiguousArray<Scalar> = []
  /// The growth of a column's cost per unit as the column passes a spoke's zero, per spoke and level.
  private(set) var jumps: ContiguousArray<Scalar> = []
  /// A column's cost per unit far to the left, per column and level.
  private(set) var startSlopes: ContiguousArray<Scalar> = []

  /// Nil if the component is too small to gain, or has another shape.
  init?(_ problem: ComponentProblem<Scalar>) throws(ArithmeticFailure) {
    columnCount = problem.columns.count
    levels = problem.levels.count + 1
    guard columnCount >= 16, let hub = Self.hub(of: problem) else { return nil }
    self.hub = hub
    var rowsOfColumn = [[Spoke]](repeating: [], count: columnCount)
    for row in 0..<problem.rows.count {
      var hubFactor = Scalar.zero
      var own: (column: Int, factor: Scalar)?
      for entry in problem.rows.entries(of: row) {
        let column = Int(problem.rows.columns[entry])
        if column == hub {
          hubFactor = problem.rows.values[entry]
        } else if own == nil {
          own = (column, problem.rows.values[entry])
        } else {
          return nil
        }
      }
      if let own {
        let drift = try -(hubFactor / own.factor)
        rowsOfColumn[own.column].append(
          Spoke(row: row, own: own.factor, hub: hubFactor, drift: drift))
      } else {
        hubRows.append(Spoke(row: row, own: .zero, hub: hubFactor, drift: .zero))
      }
    }
    for (column, rows) in rowsOfColumn.enumerated() {
      // A column pairs all its rows, so it must not have many.
      guard column == hub || (1...8).contains(rows.count) else { return nil }
      spokes.append(contentsOf: rows)
      starts.append(Int32(spokes.count))
    }
    addCosts(of: problem)
    try addStartSlopes()
    try addMeetings()
  }

  /// The column that occurs in most rows with another.
  private static func hub(of problem: ComponentProblem<Scalar>) -> Int? {
    var counts = [Int](repeating: 0, count: problem.columns.count)
    for row in 0..<problem.rows.count {
      let entries = problem.rows.entries(of: row)
      if entries.count > 2 { return nil }
      if entries.count == 2 {
        for entry in entries { counts[Int(problem.rows.columns[entry])] += 1 }
      }
    }
    return counts.indices.max { counts[$0] == counts[$1] ? $0 > $1 : counts[$0] < counts[$1] }
  }

  private mutating func addCosts(of problem: ComponentProblem<Scalar>) {
    for row in 0..<problem.rows.count {
      upCosts.append(problem.isUpBlocked[row] ? .one : .zero)
      downCosts.append(problem.isDownBlocked[row] ? .one : .zero)
      for level in 0..<levels - 1 {
        upCosts.append(problem.upCosts[row * (levels - 1) + level])
        downCosts.append(problem.downCosts[row * (levels - 1) + level])
      }
    }
  }

  private mutating func addStartSlopes() throws(ArithmeticFailure) {
    startSlopes = ContiguousArray(repeating: .zero, count: columnCount * levels)
    for column in 0..<columnCount {
      for place in Int(starts[column])..<Int(starts[column + 1]) {
        let spoke = spokes[place]
        for level in 0..<levels {
          let at = spoke.row * levels + level
          try jumps.append((upCosts[at] + downCosts[at]) * spoke.own.magnitude)
          let cost =
            spoke.own.sign > 0
            ? downCosts[spoke.row * levels + level] : upCosts[spoke.row * levels + level]
          startSlopes[column * levels + level] =
            try startSlopes[column * levels + level] - cost * spoke.own.magnitude
        }
      }
    }
  }

  private mutating func addMeetings() throws(ArithmeticFailure) {
    for spoke in hubRows {
      try meetings.append(
        Meeting(
          first: spoke.row, second: spoke.row, firstFactor: .one / spoke.hub, secondFactor: .zero))
    }
    for column in 0..<columnCount {
      meetingStarts.append(Int32(meetings.count))
      let range = Int(starts[column])..<Int(starts[column + 1])
      for first in range {
        for second in range where second > first {
          let a = spokes[first]
          let b = spokes[second]
          let determinant = try a.hub * b.own - b.hub * a.own
          if determinant.isZero {
            try parallels.append(
              Meeting(
                first: a.row, second: b.row, firstFactor: .one / a.own,
                secondFactor: -(.one / b.own)))
          } else {
            try meetings.append(
              Meeting(
                first: a.row, second: b.row, firstFactor: b.own / determinant,
                secondFactor: -(a.own / determinant)))
          }
        }
      }
    }
    meetingStarts.append(Int32(meetings.count))
  }
}
