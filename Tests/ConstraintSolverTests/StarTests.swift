import ConstraintSolver
import TestDocuments
import Testing

@Suite struct StarTests {
  @Test func `lists that hang on one column are proven optimal at every size`() {
    var generator = SeededGenerator(seed: 3)
    var stars = 0
    for index in 0..<20 {
      let system = list(rows: 20, using: &generator)
      let solver = Solver(system)
      for size in [40, 90, 65, 200, 120, 65] as [Rational] {
        let (solution, certificate) = solver.certifiedSolution(at: [size])
        let checker = CertificateChecker(system, parameters: [size])
        #expect(checker.flaws(of: solution, by: certificate) == [], "list \(index) at \(size)")
        let fresh = Solver(system).solve(at: [size])
        #expect(
          (0..<system.variableCount).allSatisfy {
            fresh[Variable(index: $0)] == solution[Variable(index: $0)]
          }, "list \(index) at \(size)")
      }
      stars += solver.counters.starsSolved
    }
    #expect(stars > 20)
  }

  @Test func `a list with a region per size is still looked up where sizes repeat`() {
    var generator = SeededGenerator(seed: 5)
    let solver = Solver(list(rows: 30, using: &generator))
    for _ in 0..<3 { for size in 0..<20 { _ = solver.solve(at: [Rational(40 + 10 * size)]) } }
    #expect(solver.counters.piecesReused > solver.counters.componentsSolved)
  }

  /// Labels and fields that share the fields' left edge, with random sizes and priorities.
  private func list(rows: Int, using generator: inout SeededGenerator) -> ConstraintSystem {
    var system = ConstraintSystem()
    let window = ParametricValue(system.addParameter())
    let edge = system.addVariable()
    func add(
      _ terms: [Term], _ relation: Relation, _ value: ParametricValue, _ priority: Double
    ) {
      system.add(
        Constraint(
          id: ConstraintID(rank: system.constraints.count), terms: terms, relation: relation,
          value: value, priority: Priority(priority)))
    }
    for _ in 0..<rows {
      let label = system.addVariable()
      let field = system.addVariable()
      let labelWidth = ParametricValue(Rational(Int.random(in: 2...6, using: &generator) * 10))
      let fieldWidth = ParametricValue(Rational(Int.random(in: 2...6, using: &generator) * 10))
      let hugging = Double([250, 251, 251, 252].randomElement(using: &generator) ?? 251)
      add([Term(label)], .greaterOrEqual, labelWidth, 750)
      add([Term(label)], .lessOrEqual, labelWidth, hugging)
      add([Term(field)], .greaterOrEqual, fieldWidth, 750)
      add([Term(field, 2)], .lessOrEqual, fieldWidth * 2, 250)
      if Bool.random(using: &generator) {
        add([Term(edge), Term(label, -1)], .greaterOrEqual, 8, 1000)
      }
      add([Term(edge), Term(label, -1)], .equal, 8, 500)
      add([Term(edge), Term(field)], .lessOrEqual, window - 8, 1000)
      add([Term(edge), Term(field)], .equal, window - 8, 499)
      add([Term(field)], .greaterOrEqual, 0, 1000)
    }
    return system
  }
}
