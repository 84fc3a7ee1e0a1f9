@_spi(Measuring) import ConstraintSolver
import Foundation
import TestDocuments
import Testing

/// Where sizes that are open share one sum, as in a column that is too short for its views.
struct KnapsackFaceTests {
  /// Three heights of at most 44 in a column of 100, their tops below one another from 5.
  private var column: SystemBuilder { column("a", "b", "c", "ta", "tb", "tc") }

  /// The same with `names` ranked in that order; with `wish`, heights only wish to be 44.
  private func column(_ names: String..., wish: Double? = nil) -> SystemBuilder {
    var builder = SystemBuilder(names: names)
    for name in ["a", "b", "c"] {
      builder.add([name: 1], .greaterOrEqual, 0)
      if let wish {
        builder.add([name: 1], .equal, 44, at: wish)
      } else {
        builder.add([name: 1], .lessOrEqual, 44)
      }
    }
    builder.add(["a": 1, "b": 1, "c": 1], .equal, 100)
    builder.add(["ta": 1], .equal, 5)
    builder.add(["tb": 1, "ta": -1, "a": -1], .equal, 0)
    builder.add(["tc": 1, "tb": -1, "b": -1], .equal, 0)
    return builder
  }

  @Test func `open sizes with one sum go as far as the others let them`() {
    #expect(["a", "b", "c"].map(column.range) == [[12, 44], [12, 44], [12, 44]])
    #expect(column.range("ta") == nil)
    #expect(["tb", "tc"].map(column.range) == [[17, 49], [61, 93]])
  }

  @Test func `each comes as near to 0 as it can, and the last have to take what is left`() {
    #expect(column.values("a", "b", "c", "tc") == [12, 44, 44, 61])
  }

  @Test func `places may come before the sizes that they add up`() {
    // The last top first: it is as high as a and b can be small, and takes all of both.
    #expect(
      column("tc", "tb", "ta", "c", "b", "a").values("tc", "tb", "a", "b", "c")
        == [61, 17, 12, 44, 44])
    // The second top first, and the sizes behind it from the last one.
    #expect(
      column("tb", "c", "b", "a", "ta", "tc").values("tb", "c", "b", "tc") == [17, 44, 44, 61])
  }

  @Test func `sizes that wish for more than there is room go as far as the others let them`() {
    // One height is between its wish and 0, so that two rows limit it.
    let column = column("a", "b", "c", "ta", "tb", "tc", wish: 750)
    #expect(["a", "b", "c"].map(column.range) == [[12, 44], [12, 44], [12, 44]])
    #expect(column.values("a", "b", "c", "tc") == [12, 44, 44, 61])
  }

  /// Open sizes with limits and one shared row, and places that add them up; `isDoubled` adds rows
  /// that never bind, but with which the face is no knapsack any more.
  private func random(
    seed: UInt64, isDoubled: Bool, hasTieBreaks: Bool = false
  ) -> SystemBuilder {
    var generator = SeededGenerator(seed: seed)
    func pick(_ range: ClosedRange<Int>) -> Rational {
      Rational(Int.random(in: range, using: &generator))
    }
    let count = Int.random(in: 2...6, using: &generator)
    var names = (0..<count).flatMap { ["x\($0)", "s\($0)", "t\($0)"] }
    if seed % 2 == 1 { names.shuffle(using: &generator) }
    var builder = SystemBuilder(names: names)
    for size in 0..<count {
      let low = pick(-3...6)
      let room = pick(0...9)
      // Some without an end.
      if pick(0...3) > 0 { builder.add(["x\(size)": 1], .greaterOrEqual, ParametricValue(low)) }
      if pick(0...3) > 0 { builder.add(["x\(size)": 1], .lessOrEqual, ParametricValue(low + room)) }
      let weight = [0, 1, 1, 1, -1, 2, 3].randomElement(using: &generator) ?? 1
      let share = [1, 1, 1, -1, 2].randomElement(using: &generator) ?? 1
      if size == 0 {
        builder.add(["t0": 1, "x0": Rational(-weight)], .equal, 0)
        builder.add(["s0": 1, "x0": Rational(-share)], .equal, 7)
      } else {
        builder.add(
          ["t\(size)": 1, "t\(size - 1)": -1, "x\(size)": Rational(-weight)], .equal, 0)
        builder.add(
          ["s\(size)": 1, "s\(size - 1)": -1, "x\(size)": Rational(-share)], .equal, 3)
      }
    }
    let relation: Relation =
      [.equal, .equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator) ?? .equal
    builder.add(["t\(count - 1)": 1], relation, ParametricValue(pick(-5...25)))
    if hasTieBreaks {
      // Sizes first, then places, as recorded frames break ties; some are not recorded.
      for size in 0..<count where pick(0...5) > 0 {
        let side: Relation =
          [.equal, .equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator)
          ?? .equal
        builder.add(["x\(size)": pick(1...2)], side, ParametricValue(pick(-3...9)), .tieBreak(0))
        builder.add(["t\(size)": pick(1...2)], side, ParametricValue(pick(-5...25)), .tieBreak(1))
      }
    }
    if isDoubled {
      for size in 1..<count {
        builder.add(
          ["x\(size)": 1, "x\(size - 1)": 5], .lessOrEqual, 1_000_000, at: 1000, .never)
      }
    }
    return builder
  }

  /// What only the rows that never bind could end is without end.
  private func ends(_ ambiguity: Ambiguity) -> [Rational?] {
    [ambiguity.lower, ambiguity.upper].map { end in
      end.flatMap { $0.magnitude < 10_000 ? $0 : nil }
    }
  }

  @Test(arguments: [false, true])
  func `a knapsack is answered as the simplex answers it`(hasTieBreaks: Bool) {
    var (open, settled) = (0, 0)
    let seeds = UInt64(ProcessInfo.processInfo.environment["KEYLINE_SEEDS"] ?? "") ?? 120
    for seed in 0..<seeds {
      let system = random(seed: seed, isDoubled: false, hasTieBreaks: hasTieBreaks).system
      let doubled = random(seed: seed, isDoubled: true, hasTieBreaks: hasTieBreaks).system
      let solver = Solver(system, usingClosedForm: false)
      let found = solver.solve(at: [])
      let expected = Solver(doubled, usingClosedForm: false).solve(at: [])
      open += found.ambiguities.count
      #expect(found.ambiguities.map(\.variable) == expected.ambiguities.map(\.variable))
      #expect(found.ambiguities.map(ends) == expected.ambiguities.map(ends), "seed \(seed)")
      #expect(found.conflicts.map(\.relaxed) == expected.conflicts.map(\.relaxed), "seed \(seed)")
      // Variables that depend on several components are not settled themselves, and the rows that
      // never bind make one component of all.
      guard solver.componentCount == 1 else { continue }
      settled += 1
      for index in 0..<system.variableCount {
        let variable = Variable(index: index)
        #expect(found[variable] == expected[variable], "seed \(seed), variable \(index)")
      }
    }
    #expect(open > 500 && settled > 30, "\(open) ranges, \(settled) systems compared")
  }
}
