import ConstraintSolver

/// Systems of random rows, of the kinds that are hard on solvers.
enum RandomSystems {
  static let all = kinds.flatMap { kind in (0..<16).map { made(kind, $0) } }

  private struct Kind {
    var name: String
    var variables: ClosedRange<Int>
    var rows: ClosedRange<Int>
    /// Of a hundred rows.
    var required: Int
    var numbers: Numbers
    var hasTies = false
    var repeats = false
  }

  private enum Numbers { case few, large, fine, any }

  private static let kinds = [
    Kind(name: "few numbers", variables: 1...7, rows: 1...14, required: 40, numbers: .few),
    Kind(name: "large numbers", variables: 1...5, rows: 1...9, required: 40, numbers: .large),
    Kind(name: "fine numbers", variables: 1...5, rows: 1...9, required: 40, numbers: .fine),
    Kind(name: "all numbers", variables: 1...5, rows: 1...9, required: 40, numbers: .any),
    Kind(name: "contradictions", variables: 1...5, rows: 5...14, required: 85, numbers: .few),
    Kind(
      name: "rows said twice", variables: 2...5, rows: 4...14, required: 50, numbers: .few,
      repeats: true),
    Kind(name: "hardly any rows", variables: 1...4, rows: 0...3, required: 40, numbers: .few),
    Kind(
      name: "ties", variables: 2...8, rows: 4...16, required: 25, numbers: .few, hasTies: true),
    Kind(name: "wishes", variables: 2...9, rows: 8...24, required: 8, numbers: .few),
  ]

  private static func made(_ kind: Kind, _ seed: Int) -> MadeSystem {
    var dice = Dice(seed * 31 + kind.name.utf8.reduce(0) { $0 + Int($1) })
    var made = MadeSystem(kind.name, seed)
    let (first, second) = (made.parameter(), made.parameter())
    let variables = made.variables(dice.roll(in: kind.variables))
    for _ in 0..<dice.roll(in: kind.rows) {
      let relation = dice.pick([Relation.equal, .lessOrEqual, .greaterOrEqual])
      let priority = priority(kind, &dice)
      let relaxation = dice.pick([Relaxation.authored, .authored, .helper, .never])
      if kind.repeats, let row = made.system.constraints.randomRow(&dice), dice.isLess(than: 50) {
        let factor: Rational = dice.pick([1, 1, 3, -1, Rational(1, 2)])
        made.add(
          row.terms.map { ($0.coefficient * factor, $0.variable) },
          factor < 0 ? relation : row.relation, row.value * factor, priority, relaxation)
        continue
      }
      let terms = (0..<(1 + dice.roll(3))).map { _ in
        (number(kind.numbers, &dice), dice.pick(variables))
      }
      var value = ParametricValue(number(kind.numbers, &dice))
      if dice.isLess(than: 40) { value += first * number(kind.numbers, &dice) }
      if dice.isLess(than: 15) { value += second * number(kind.numbers, &dice) }
      made.add(terms, relation, value, priority, relaxation)
    }
    return made
  }

  private static func priority(_ kind: Kind, _ dice: inout Dice) -> Priority {
    if dice.isLess(than: kind.required) { return .required }
    if kind.hasTies, dice.isLess(than: 60) { return .tieBreak(dice.roll(3)) }
    return Priority(dice.pick([999, 750, 500, 250, 249.99998, 1, 0]))
  }

  private static func number(_ numbers: Numbers, _ dice: inout Dice) -> Rational {
    switch numbers {
    case .few: return dice.pick([0, 1, 1, 1, -1, 2, Rational(1, 2), 10, Rational(-40, 3)])
    case .large:
      let size = (0..<dice.roll(18)).reduce(1) { power, _ in power * 10 }
      return Rational((dice.roll(19) - 9) * size + dice.roll(10))
    case .fine: return Rational(dice.roll(2001) - 1000, 1 + dice.roll(1_000_000_007))
    case .any: return number(dice.pick([Numbers.few, .large, .fine]), &dice)
    }
  }
}

extension Dice {
  mutating func roll(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + roll(range.count)
  }
}

extension [Constraint] {
  fileprivate func randomRow(_ dice: inout Dice) -> Constraint? {
    isEmpty ? nil : dice.pick(self)
  }
}
