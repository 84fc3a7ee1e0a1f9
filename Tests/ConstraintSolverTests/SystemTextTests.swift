import ConstraintSolver
import Testing

struct SystemTextTests {
  /// Two views side by side in a window, as a person would write them down.
  private static let system = {
    var system = ConstraintSystem()
    let (left, width) = (system.addVariable(), system.addVariable())
    let window = system.addParameter()
    func add(
      _ rank: Int, _ terms: [Term], _ relation: Relation, _ value: ParametricValue,
      _ priority: Priority = .required
    ) {
      system.add(
        Constraint(
          id: ConstraintID(rank: rank), terms: terms, relation: relation, value: value,
          priority: priority))
    }
    add(2, [Term(left), Term(width)], .lessOrEqual, ParametricValue(window) - 16, Priority(249.5))
    add(0, [Term(left)], .equal, 16)
    add(
      1, [Term(width, -1), Term(left, Rational(1, 2))], .greaterOrEqual,
      ParametricValue(window, times: -2), Priority(750))
    add(3, [], .equal, 0, .tieBreak(0))
    return system
  }()

  @Test func `a system reads as equations in the order that decides ties`() {
    let names = ConstraintSystem.Names(
      variable: { $0.index == 0 ? "left of Title" : nil }, parameter: { _ in "320 wide" },
      origin: { $0.rank == 0 ? "leading of Title" : nil })
    #expect(
      Self.system.text(names) == """
        2 variables, 1 parameter, 4 rows
        x0 = left of Title
        p0 = 320 wide
        #0 required  x0 = 16    leading of Title
        #1 750  -x1 + 1/2 x0 >= -2 p0
        #2 249.5  x0 + x1 <= p0 - 16
        #3 tie  0 = 0

        """)
  }
}
