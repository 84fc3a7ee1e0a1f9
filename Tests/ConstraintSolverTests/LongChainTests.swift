import ConstraintSolver
import Testing

/// Columns of many views, whose sizes are said after their places.
struct LongChainTests {
  /// Views below one another, 8 apart, in a window; `height` is required of each, and the last one
  /// stands on the window's lower edge if `isClosed`. Ranked as they stand, or by their names: 10
  /// before 2. Recorded, the sizes and places they had before break ties.
  private func column(
    _ count: Int, height: Rational, isClosed: Bool = false, isByName: Bool = false,
    isRecorded: Bool = false
  ) -> (builder: SystemBuilder, heights: [ConstraintID]) {
    let places = isByName ? (0..<count).sorted { "\($0)" < "\($1)" } : Array(0..<count)
    var builder = SystemBuilder(names: places.flatMap { ["t\($0)", "h\($0)"] })
    let window = builder.parameter()
    for view in 0..<count {
      builder.add(["h\(view)": 1], .greaterOrEqual, 0, at: 1000, .never)
    }
    builder.add(["t0": 1], .equal, 8)
    for view in 1..<count {
      builder.add(["t\(view)": 1, "t\(view - 1)": -1, "h\(view - 1)": -1], .equal, 8)
    }
    if isClosed {
      builder.add(["t\(count - 1)": 1, "h\(count - 1)": 1], .equal, window - 8, at: 1000, .never)
    }
    let heights = (0..<count).map { builder.add(["h\($0)": 1], .equal, ParametricValue(height)) }
    if isRecorded {
      for view in 0..<count {
        builder.add(["h\(view)": 1], .equal, ParametricValue(height), .tieBreak(0))
        builder.add(
          ["t\(view)": 1], .equal, ParametricValue(8 + (height + 8) * Rational(view)), .tieBreak(1))
      }
    }
    return (builder, heights)
  }

  @Test(arguments: [1, 30, 31, 32, 33, 34, 60, 400])
  func `a column of any length stands where adding up puts it`(count: Int) {
    let (builder, _) = column(count, height: 44)
    let solution = builder.solve(at: [800])
    #expect(solution.conflicts.isEmpty && solution.ambiguities.isEmpty)
    for view in 0..<count {
      #expect(solution[builder["t\(view)"]] == Rational(8 + view * 52))
      #expect(solution[builder["h\(view)"]] == 44)
    }
  }

  @Test func `work grows with the views and not with their square`() {
    func steps(_ count: Int) -> Int {
      let meter = WorkMeter()
      _ = meter.counting { column(count, height: 44).builder.solve(at: [800]) }
      return meter.steps
    }
    #expect(steps(2_000) < steps(1_000) * 3)
  }

  @Test(arguments: [false, true])
  func `so does the work in a column whose heights all contradict the window`(isByName: Bool) {
    func steps(_ count: Int) -> Int {
      let meter = WorkMeter()
      let (builder, _) = column(count, height: 44, isClosed: true, isByName: isByName)
      _ = meter.counting { builder.solve(at: [800]) }
      return meter.steps
    }
    #expect(steps(400) < steps(200) * 5 / 2)
  }

  @Test(arguments: [false, true])
  func `so does the work where recorded frames break the ties`(isByName: Bool) {
    func steps(_ count: Int) -> Int {
      let meter = WorkMeter()
      let (builder, _) = column(
        count, height: 44, isClosed: true, isByName: isByName, isRecorded: true)
      _ = meter.counting { builder.solve(at: [800]) }
      return meter.steps
    }
    #expect(steps(400) < steps(200) * 5 / 2)
  }

  @Test(arguments: [20, 33, 40])
  func `views that keep the places they had give way from the end of the column`(count: Int) {
    let (builder, _) = column(count, height: 10, isClosed: true, isRecorded: true)
    // Room for the gaps and five views and a half.
    let solution = builder.solve(at: [Rational(8 * (count + 1) + 55)])
    // Lower down no place can be as near to its recorded one as it is with the first views whole.
    let sizes = (0..<count).map { solution[builder["h\($0)"]] }
    #expect(sizes == (0..<count).map { $0 < 5 ? 10 : $0 == 5 ? 5 : 0 })
  }

  @Test(arguments: [20, 33, 40])
  func `in a column that is too short heights give way from the last, and the rest holds`(
    count: Int
  ) throws {
    let (builder, heights) = column(count, height: 10, isClosed: true)
    // Room for the gaps and the first five views.
    let room = Rational(8 * (count + 1) + 50)
    let solution = builder.solve(at: [room])
    let relaxed = Set(solution.conflicts.map(\.relaxed))
    #expect(!relaxed.isEmpty && relaxed.isSubset(of: heights))
    let sum = (0..<count).map { solution[builder["h\($0)"]] }.reduce(0, +)
    #expect(sum == 50)
    for (view, height) in heights.enumerated() {
      let value = solution[builder["h\(view)"]]
      #expect(value >= 0)
      if !relaxed.contains(height) { #expect(value == 10) }
    }
    // As few as can be for the first contradictions, at most twice as many beyond.
    #expect(relaxed.count >= count - 5 && relaxed.count <= count)
    for conflict in solution.conflicts { #expect(conflict.members.contains(conflict.relaxed)) }
    // The checker, which knows nothing of how it was found, agrees.
    let (proven, certificate) = Solver(builder.system).certifiedSolution(at: [room])
    #expect(proven.conflicts == solution.conflicts)
    let checker = CertificateChecker(builder.system, parameters: [room])
    #expect(checker.flaws(of: proven, by: certificate) == [])
  }
}
