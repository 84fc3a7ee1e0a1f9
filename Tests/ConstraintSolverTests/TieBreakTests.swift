import ConstraintSolver
import Testing

@Suite struct TieBreakTests {
  private func openPair() -> SystemBuilder {
    var builder = SystemBuilder("x", "y")
    builder.add(["x": 1], .greaterOrEqual, 0)
    builder.add(["y": 1], .greaterOrEqual, 0)
    builder.add(["x": 1, "y": 1], .equal, 100)
    return builder
  }

  @Test func `tie-breaks choose among the best but do not hide the ambiguity`() {
    var builder = openPair()
    builder.add(["x": 1], .equal, 30, .tieBreak(0))
    builder.add(["y": 1], .equal, 10, .tieBreak(1))
    #expect(builder.values("x", "y") == [30, 70])
    #expect(builder.range("x") == [0, 100])
  }

  @Test func `level 0 comes before level 1`() {
    var builder = openPair()
    builder.add(["y": 1], .equal, 10, .tieBreak(1))
    builder.add(["x": 1], .equal, 30, .tieBreak(0))
    #expect(builder.values("x", "y") == [30, 70])
    #expect(Priority.tieBreak(1) < Priority.tieBreak(0))
    #expect(Priority.tieBreak(0) < Priority(0))
  }

  @Test func `an ordinary priority is never given up for a tie-break`() {
    var builder = SystemBuilder("x")
    builder.add(["x": 1], .equal, 5, at: 1)
    builder.add(["x": 100], .equal, 0, .tieBreak(0))
    #expect(builder.values("x") == [5])
    #expect(builder.solve().ambiguities.isEmpty)
  }

  @Test func `what is still open comes as near to zero as it can, by rank`() {
    #expect(openPair().values("x", "y") == [0, 100])
    var builder = SystemBuilder("x", "y")
    builder.add(["x": 1, "y": -1], .equal, 10)
    #expect(builder.values("x", "y") == [0, -10])
    #expect(SystemBuilder("x").values("x") == [0])
  }

  @Test func `priorities are compared as they are given`() {
    #expect(Priority(249.99998474121094) < Priority(250))
    #expect(Priority(1000) == .required)
    #expect(Priority(1200) == .required)
    #expect(Priority(999.9) < .required)
    #expect(Priority(.nan).isRequired)
  }
}
