@_spi(Measuring) import ConstraintSolver
import Testing

@Suite struct WorkTests {
  @Test func `numbers that outgrow 64 and 128 bits are followed exactly`() {
    var builder = SystemBuilder("a", "b", "c", "d", "e", "f", "g", "h")
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let factor = Rational(1_234_567, 1_000_000)
    builder.add(["a": 1], .greaterOrEqual, 100)
    builder.add(["a": 1], .equal, 0, at: 500)
    for (previous, next) in zip(names, names.dropFirst()) {
      builder.add([next: 1, previous: -factor] as KeyValuePairs, .equal, 0)
    }
    let solver = Solver(builder.system)
    let solution = solver.solve(at: [])
    var expected = Rational(100)
    for name in names {
      #expect(solution[builder[name]] == expected)
      expected *= factor
    }
    #expect(solver.counters.overflowFallbacks == 2)
    #expect(solution.conflicts.isEmpty && solution.ambiguities.isEmpty)
  }

  @Test func `what does not depend on the window is solved once`() {
    var builder = SystemBuilder("icon", "label")
    let window = builder.parameter()
    builder.add(["icon": 1], .greaterOrEqual, 24, at: 750)
    builder.add(["icon": 1], .lessOrEqual, 24, at: 250)
    builder.add(["label": 1], .lessOrEqual, window - 60)
    builder.add(["label": 1], .equal, 200, at: 750)
    let solver = Solver(builder.system, usingClosedForm: false)
    #expect(solver.componentCount == 2)
    for width in [320, 375, 414, 768, 320] { _ = solver.solve(at: [Rational(width)]) }
    // The icon once; the label once, as one piece holds from 260 on.
    #expect(solver.counters.componentsSolved == 2)
    #expect(solver.counters.componentsReused == 4)
    #expect(solver.counters.piecesReused == 4)
  }

  @Test func `equality layouts need no pivot at any size`() {
    var builder = SystemBuilder("l", "w")
    let window = builder.parameter()
    builder.add(["l": 1], .equal, 16)
    builder.add(["l": 1, "w": 1], .equal, window - 16)
    builder.add(["w": 1], .greaterOrEqual, 0)
    let solver = Solver(builder.system)
    for width in [320, 375, 414] {
      #expect(solver.solve(at: [Rational(width)])[builder["w"]] == Rational(width - 32))
    }
    #expect(solver.counters.pivots == 0)
    #expect(solver.componentCount == 0)
  }

  @Test func `parameters that are missing count as 0 and unknown variables have the value 0`() {
    var builder = SystemBuilder("w")
    let window = builder.parameter()
    builder.add(["w": 1], .equal, window + 5)
    let solution = builder.solve()
    #expect(solution[builder["w"]] == 5)
    #expect(solution[Variable(index: 99)] == 0)
    #expect(solution.doubleValue(of: builder["w"]) == 5)
    #expect(Solver(ConstraintSystem()).solve(at: []).variableCount == 0)
  }
}
