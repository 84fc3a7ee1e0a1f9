import ConstraintSolver
import Testing

/// Cases that Apple's talks, ConstraintLayout's and Cassowary's test suites publish.
@Suite struct PublishedCaseTests {
  @Test func `WWDC12-228: equal and larger at one priority is ambiguous between them`() {
    var builder = SystemBuilder("w")
    builder.add(["w": 1], .equal, 24, at: 500)
    builder.add(["w": 1], .greaterOrEqual, 30, at: 500)
    #expect(builder.range("w") == [24, 30])
  }

  @Test func `WWDC12-228: a slightly higher priority decides`() {
    var builder = SystemBuilder("w")
    builder.add(["w": 1], .equal, 24, at: 500)
    builder.add(["w": 1], .greaterOrEqual, 30, at: 525)
    #expect(builder.values("w") == [30])
    #expect(builder.solve().ambiguities.isEmpty)
  }

  @Test func `WWDC12-228: different priorities are not averaged`() {
    var builder = SystemBuilder("w")
    builder.add(["w": 1], .equal, 120, at: 250)
    builder.add(["w": 1], .equal, 75, at: 750)
    #expect(builder.values("w") == [75])
  }

  @Test func `WWDC12-228: a cycle of ratios is satisfied by zero, and by nothing negative`() {
    var builder = SystemBuilder("foo", "bar")
    builder.add(["foo": 1], .greaterOrEqual, 0, at: 1000, .never)
    builder.add(["bar": 1], .greaterOrEqual, 0, at: 1000, .never)
    builder.add(["foo": 1, "bar": -2], .equal, 0)
    builder.add(["bar": 1, "foo": -3], .equal, 0)
    #expect(builder.values("foo", "bar") == [0, 0])
    #expect(builder.solve().conflicts.isEmpty)
    let culprit = builder.add(["foo": 1, "bar": -2], .equal, 5)
    #expect(builder.solve().conflicts.map(\.relaxed) == [culprit])
  }

  @Test(arguments: [(249.0, [60, 140] as [Rational]), (251.0, [160, 40])])
  func `WWDC15-218: the view that hugs less stretches`(
    buttonHugging: Double, expected: [Rational]
  ) {
    let builder = fieldAndButton(buttonHugging: buttonHugging)
    #expect(builder.values("field", "button") == expected)
    #expect(builder.solve().ambiguities.isEmpty)
  }

  @Test func `WWDC15-218: a field and a button that hug alike are ambiguous`() {
    let builder = fieldAndButton(buttonHugging: 250)
    #expect(builder.range("field") == [60, 160])
    #expect(builder.range("button") == [40, 140])
  }

  private func fieldAndButton(buttonHugging: Double) -> SystemBuilder {
    var builder = SystemBuilder("field", "button")
    builder.add(["field": 1, "button": 1], .equal, 200)
    builder.add(["field": 1], .lessOrEqual, 60, at: 250)
    builder.add(["button": 1], .lessOrEqual, 40, at: buttonHugging)
    builder.add(["field": 1], .greaterOrEqual, 60, at: 750)
    builder.add(["button": 1], .greaterOrEqual, 40, at: 750)
    return builder
  }

  @Test func `ConstraintLayout testMinMax: a centred view between its limits`() {
    var builder = SystemBuilder("Rl", "Rr", "Al", "Ar", "Bl", "Br")
    builder.add(["Rl": 1], .equal, 0)
    builder.add(["Br": 1, "Bl": -1], .equal, 300)
    builder.add(["Al": 1, "Rl": -1], .equal, 0, at: 1)
    builder.add(["Ar": 1, "Rr": -1], .equal, 0, at: 1)
    builder.add(["Ar": 1, "Al": -1], .greaterOrEqual, 150, at: 2)
    builder.add(["Ar": 1, "Al": -1], .lessOrEqual, 200, at: 2)
    builder.add(["Rr": 1, "Ar": -1], .greaterOrEqual, 0)
    builder.add(["Rr": 1, "Br": -1], .greaterOrEqual, 0)
    builder.add(["Al": 1, "Rl": -1, "Rr": -1, "Ar": 1], .equal, 0)
    builder.add(["Bl": 1, "Rl": -1, "Rr": -1, "Br": 1], .equal, 0)
    #expect(builder.values("Al", "Ar", "Bl", "Br", "Rr") == [50, 250, 0, 300, 300])
  }

  @Test func `ConstraintLayout testPriorities: four strengths`() {
    var builder = SystemBuilder("a", "b", "c", "zero")
    builder.add(["b": 1], .equal, 100, at: 4)
    builder.add(["zero": 1], .equal, 0, at: 4)
    builder.add(["a": 1], .equal, 300, at: 1)
    builder.add(["c": 1], .equal, 200, at: 1)
    builder.add(["c": 1, "b": -1], .lessOrEqual, -10, at: 3)
    builder.add(["a": 1, "c": -1], .lessOrEqual, 0, at: 3)
    builder.add(["a": 1, "zero": -1, "c": -1, "a": 1], .equal, 0, at: 2)
    #expect(builder.values("zero", "a", "b", "c") == [0, 45, 100, 90])
  }

  @Test func `ConstraintLayout ChainTest: the middle view fills`() {
    var builder = SystemBuilder("Al", "Ar", "Bl", "Br", "Cl", "Cr")
    builder.add(["Al": 1], .equal, 0)
    builder.add(["Ar": 1, "Al": -1], .equal, 100)
    builder.add(["Bl": 1, "Ar": -1], .equal, 0)
    builder.add(["Cl": 1, "Br": -1], .equal, 25)
    builder.add(["Cr": 1, "Cl": -1], .equal, 100)
    builder.add(["Cr": 1], .equal, 600)
    #expect(builder.values("Bl", "Br", "Cl") == [100, 475, 500])
  }

  @Test func `Cassowary casso1: two weak wishes, either of them`() {
    var builder = SystemBuilder("x", "y")
    builder.add(["x": 1, "y": -1], .lessOrEqual, 0)
    builder.add(["y": 1, "x": -1], .equal, 3)
    builder.add(["x": 1], .equal, 10, at: 1)
    builder.add(["y": 1], .equal, 10, at: 1)
    #expect(builder.range("x") == [7, 10])
    #expect(builder.range("y") == [10, 13])
  }

  @Test func `Cassowary inconsistent3: one of the two minimal sets`() throws {
    var builder = SystemBuilder("w", "x", "y", "z")
    builder.add(["w": 1], .greaterOrEqual, 10)
    builder.add(["x": 1, "w": -1], .greaterOrEqual, 0)
    builder.add(["y": 1, "x": -1], .greaterOrEqual, 0)
    builder.add(["z": 1, "y": -1], .greaterOrEqual, 0)
    builder.add(["z": 1], .greaterOrEqual, 8)
    builder.add(["z": 1], .lessOrEqual, 4)
    let conflict = try #require(builder.solve().conflicts.first)
    #expect([[4, 5], [0, 1, 2, 3, 5]].contains(conflict.members.map(\.rank)))
  }

  @Test func `kiwi: a strong and a medium wish on one line`() {
    var builder = SystemBuilder("v1", "v2")
    builder.add(["v1": 1, "v2": 1], .equal, 0)
    builder.add(["v1": 1], .greaterOrEqual, 10, at: 500)
    builder.add(["v2": 1], .equal, 2, at: 750)
    #expect(builder.values("v1", "v2") == [-2, 2])
  }
}
