import ConstraintSolver
import SolverPieces
import Testing

@Suite struct PieceTests {
  @Test func `a label that shrinks below its width has one breakpoint`() {
    var builder = SystemBuilder("label")
    let window = builder.parameter()
    builder.add(["label": 1], .lessOrEqual, window - 40)
    builder.add(["label": 1], .equal, 100, at: 750)
    let pieces = Solver(builder.system).pieces(
      of: Parameter(index: 0), from: 100, to: 200, others: [])
    #expect(pieces.map(\.lower) == [100, 140])
    #expect(pieces.map(\.upper) == [140, 200])
    #expect(pieces.map { $0.values[0].slope } == [1, 0])
    #expect(pieces[0].value(of: builder["label"], at: 120) == 80)
  }

  @Test func `a layout that cannot exist below a width says where it begins`() {
    var builder = SystemBuilder("w")
    let window = builder.parameter()
    builder.add(["w": 1], .equal, window - 32, at: 1000, .helper)
    builder.add(["w": 1], .greaterOrEqual, 0, at: 1000, .never)
    let pieces = Solver(builder.system).pieces(
      of: Parameter(index: 0), from: 0, to: 100, others: [])
    #expect(pieces.map(\.upper) == [32, 100])
    #expect(pieces.map { $0.conflicts.count } == [1, 0])
  }

  @Test func `equalities that fit one width only hold at a single point`() {
    var builder = SystemBuilder("w")
    let window = builder.parameter()
    builder.add(["w": 1], .equal, window)
    builder.add(["w": 1], .equal, 320)
    let pieces = Solver(builder.system).pieces(
      of: Parameter(index: 0), from: 300, to: 400, others: [])
    #expect(pieces.map(\.lower) == [300, 320])
    #expect(pieces.map { $0.conflicts.count } == [1, 1])
    #expect(pieces[1].start.conflicts.isEmpty)
  }

  @Test func `pieces agree with solves at their ends and inside, for random systems`() throws {
    for fixture in try FixtureFile.oracle().prefix(60) {
      var system = ConstraintSystem(variables: fixture.variableNames.count, parameters: 1)
      for (index, row) in fixture.rows.enumerated() {
        var constraint = row.constraint
        if index % 2 == 0 { constraint.value += ParametricValue(Parameter(index: 0)) }
        system.add(constraint)
      }
      let solver = Solver(system)
      let pieces = solver.pieces(of: Parameter(index: 0), from: -30, to: 30, others: [])
      #expect(pieces.first?.lower == -30 && pieces.last?.upper == 30)
      for piece in pieces {
        let third = (piece.upper - piece.lower) / 3
        for place in [piece.lower + third, piece.lower + third * 2] {
          let solution = Solver(system).solve(at: [place])
          for variable in piece.values.indices.map(Variable.init(index:)) {
            #expect(
              solution[variable] == piece.value(of: variable, at: place),
              "\(fixture.name) \(variable) at \(place)")
          }
          #expect(
            solution.conflicts.map(\.members) == piece.conflicts.map(\.members),
            "\(fixture.name) at \(place)")
          #expect(
            solution.ambiguities
              == piece.ambiguities.map {
                Ambiguity(
                  variable: $0.variable, lower: $0.lower?.value(at: place),
                  upper: $0.upper?.value(at: place))
              }, "\(fixture.name) at \(place)")
        }
      }
    }
  }
}
