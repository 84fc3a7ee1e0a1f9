@_spi(Measuring) import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  @Test func `the author's last constraint gives way, by the amount that is missing`() throws {
    var builder = SystemBuilder("l", "w", "r")
    let window = builder.parameter()
    builder.add(["l": 1], .equal, 100)
    let width = builder.add(["w": 1], .equal, 300)
    builder.add(["l": 1, "w": 1, "r": -1], .equal, 0, at: 1000, .helper)
    builder.add(["r": 1], .equal, window, at: 1000, .never)
    builder.add(["w": 1], .greaterOrEqual, 0, at: 1000, .never)
    #expect(builder.solve(at: [400]).conflicts.isEmpty)
    let solution = builder.solve(at: [320])
    let conflict = try #require(solution.conflicts.first)
    #expect(conflict.members.map(\.rank) == [0, 1, 2, 3])
    #expect(conflict.relaxed == width)
    #expect(conflict.amount == 80)
    #expect(solution[builder["w"]] == 220)
  }

  @Test func `members that never give way do so only among themselves`() {
    var builder = SystemBuilder("w")
    builder.add(["w": 1], .greaterOrEqual, 0, at: 1000, .never)
    let last = builder.add(["w": 1], .equal, -5, at: 1000, .never)
    #expect(builder.solve().conflicts.map(\.relaxed) == [last])
    let helper = builder.add(["w": 1], .equal, -7, at: 1000, .helper)
    #expect(builder.solve().conflicts.map(\.relaxed).contains(helper))
  }

  @Test func `a softened constraint stays above every optional one`() {
    var builder = SystemBuilder("w")
    builder.add(["w": 1], .greaterOrEqual, 50, at: 1000, .never)
    builder.add(["w": 1], .lessOrEqual, 40)
    builder.add(["w": 1], .equal, 200, at: 999.9)
    #expect(builder.values("w") == [50])
  }

  @Test func `several conflicts are all reported and the rest is solved`() {
    var builder = SystemBuilder("x", "y", "z")
    builder.add(["x": 1], .equal, 1)
    builder.add(["x": 1], .equal, 2)
    builder.add(["y": 1], .greaterOrEqual, 10)
    builder.add(["y": 1], .lessOrEqual, 4)
    builder.add(["z": 1], .equal, 7)
    let solution = builder.solve()
    #expect(solution.conflicts.map { $0.members.map(\.rank) } == [[0, 1], [2, 3]])
    #expect(solution[builder["z"]] == 7)
  }

  @Test func `constraints that say the same are listed as equivalents`() throws {
    var builder = SystemBuilder("x")
    builder.add(["x": 1], .greaterOrEqual, 10, at: 1000, .never)
    builder.add(["x": 2], .greaterOrEqual, 20, at: 1000, .never)
    builder.add(["x": 1], .lessOrEqual, 4)
    let conflict = try #require(builder.solve().conflicts.first)
    #expect(conflict.members.map(\.rank) == [0, 2])
    #expect(conflict.equivalents == [ConstraintID(rank: 0): [ConstraintID(rank: 1)]])
  }

  @Test func `a constraint without variables that is false is its own conflict`() {
    var builder = SystemBuilder("x")
    builder.add(["x": 1], .equal, 3)
    let wrong = builder.add([:], .equal, 5)
    let empty = builder.add(["x": 1, "x": -1], .greaterOrEqual, 2)
    let solution = builder.solve()
    #expect(solution.conflicts.map(\.members) == [[wrong], [empty]])
    #expect(solution[builder["x"]] == 3)
  }

  @Test func `equalities that fix the window conflict at every other size`() {
    var builder = SystemBuilder("a", "b")
    let window = builder.parameter()
    builder.add(["a": 1], .equal, 100)
    builder.add(["b": 1], .equal, 220)
    builder.add(["a": 1, "b": 1], .equal, window)
    #expect(builder.solve(at: [320]).conflicts.isEmpty)
    #expect(builder.solve(at: [375]).conflicts.first?.amount == 55)
  }

  /// Views below one another, each with two heights.
  @Test func `of many contradictions each gives way once, and all work is done in few turns`() {
    let count = 60
    func steps(_ count: Int) -> Int {
      let meter = WorkMeter()
      _ = meter.counting { contradictoryHeights(count).solve() }
      return meter.steps
    }
    let builder = contradictoryHeights(count)
    let solution = builder.solve()
    #expect(
      solution.conflicts.map(\.relaxed.rank) == (0..<count).map { count + 2 * $0 + 1 })
    #expect(solution.conflicts.allSatisfy { $0.members.count == 2 && $0.amount == 1 })
    #expect(solution.ambiguities.isEmpty)
    #expect(solution[builder["t\(count - 1)"]] == Rational(44 * (count - 1)))
    #expect(steps(400) < steps(200) * 5 / 2)
  }

  private func contradictoryHeights(_ count: Int) -> SystemBuilder {
    var builder = SystemBuilder(names: (0..<count).flatMap { ["t\($0)", "h\($0)"] })
    builder.add(["t0": 1], .equal, 0)
    for view in 1..<count {
      builder.add(["t\(view)": 1, "t\(view - 1)": -1, "h\(view - 1)": -1], .equal, 0)
    }
    for view in 0..<count {
      builder.add(["h\(view)": 1], .equal, 44)
      builder.add(["h\(view)": 1], .equal, 45)
    }
    return builder
  }

  @Test func `what a redundant equality then says is looked at before later contradictions`() {
    // Without the first row the second one defines x, and contradicts the next two before the last
    // one does.
    var builder = SystemBuilder("x", "y")
    builder.add(["x": 1], .equal, 3)
    builder.add(["x": 1], .equal, 5, at: 1000, .helper)
    builder.add(["y": 1], .equal, 1)
    builder.add(["x": 1, "y": 1], .equal, 100, at: 1000, .helper)
    builder.add(["y": 1], .equal, 2, at: 1000, .helper)
    let conflicts = Solver(builder.system, usingClosedForm: false).solve(at: []).conflicts
    #expect(conflicts.map { $0.members.map(\.rank) } == [[0, 1], [1, 2, 3], [1, 3, 4]])
    #expect(conflicts.map(\.relaxed.rank) == [0, 2, 4])
  }
}
