import ConstraintSolver

/// Systems whose rows hang on one or few variables, as lists of labels and fields and grids do.
enum ListSystems {
  static let all = (0..<24).map(list) + (0..<16).map(grid) + (0..<16).map(rows)

  /// Labels and fields that share the fields' left edge.
  private static func list(_ seed: Int) -> MadeSystem {
    var dice = Dice(11_000 + seed)
    var made = MadeSystem("lists", seed)
    let window = made.parameter()
    let edge = made.variable()
    for _ in 0..<(1 + dice.roll(24)) {
      let (label, field) = (made.variable(), made.variable())
      let labelWidth = ParametricValue(Rational(20 + 10 * dice.roll(5)))
      let fieldWidth = ParametricValue(Rational(20 + 10 * dice.roll(5)))
      made.add([(1, label)], .greaterOrEqual, labelWidth, Priority(750))
      made.add([(1, label)], .lessOrEqual, labelWidth, Priority(dice.pick([250, 251, 251, 252])))
      made.add([(1, field)], .greaterOrEqual, fieldWidth, Priority(750))
      made.add([(2, field)], .lessOrEqual, fieldWidth * 2, Priority(250))
      if dice.isLess(than: 50) { made.add([(1, edge), (-1, label)], .greaterOrEqual, 8) }
      made.add([(1, edge), (-1, label)], .equal, 8, Priority(500))
      made.add([(1, edge), (1, field)], .lessOrEqual, window - 8)
      made.add([(1, edge), (1, field)], .equal, window - 8, Priority(499))
      if dice.isLess(than: 80) { made.add([(1, field)], .greaterOrEqual, 0) }
      if dice.isLess(than: 20) { made.add([(1, edge)], .lessOrEqual, window * Rational(1, 2)) }
    }
    return made
  }

  /// Rows of columns that are as wide as each other, next to margins that give way.
  private static func grid(_ seed: Int) -> MadeSystem {
    var dice = Dice(12_000 + seed)
    var made = MadeSystem("grids", seed)
    let (window, inset) = (made.parameter(), made.parameter())
    let count = 1 + dice.roll(6)
    let lead = made.variable()
    made.add([(1, lead)], .equal, inset, Priority(dice.pick([1000, 750])))
    made.add([(1, lead)], .greaterOrEqual, 4)
    for _ in 0..<(1 + dice.roll(5)) {
      let (lefts, widths) = (made.variables(count), made.variables(count))
      made.add([(1, lefts[0]), (-1, lead)], .equal, 0)
      for at in 0..<count {
        made.add([(1, widths[at])], .greaterOrEqual, 0, .required, .never)
        if at > 0 {
          made.add([(1, widths[at]), (-1, widths[0])], .equal, 0)
          made.add([(1, lefts[at]), (-1, lefts[at - 1]), (-1, widths[at - 1])], .equal, 8)
        }
        if dice.isLess(than: 30) {
          made.add(
            [(1, widths[at])], .lessOrEqual, .init(Rational(30 + dice.roll(90))), Priority(900))
        }
      }
      made.add(
        [(1, lefts[count - 1]), (1, widths[count - 1]), (1, lead)], .equal, window,
        dice.isLess(than: 70) ? .required : Priority(800))
    }
    return made
  }

  /// Views side by side with a text each: hugging, compression, and gaps that are least.
  private static func rows(_ seed: Int) -> MadeSystem {
    var dice = Dice(13_000 + seed)
    var made = MadeSystem("texts side by side", seed)
    let window = made.parameter()
    for _ in 0..<(1 + dice.roll(4)) {
      let count = 2 + dice.roll(4)
      let (lefts, widths) = (made.variables(count), made.variables(count))
      made.add([(1, lefts[0])], .equal, 16)
      for at in 0..<count {
        let natural = ParametricValue(Rational(100 + dice.roll(900), 12))
        made.add([(1, widths[at])], .greaterOrEqual, 0, .required, .never)
        made.add([(1, widths[at])], .lessOrEqual, natural, Priority(dice.pick([250, 251, 251])))
        made.add([(1, widths[at])], .greaterOrEqual, natural, Priority(dice.pick([749, 750, 750])))
        guard at > 0 else { continue }
        made.add(
          [(1, lefts[at]), (-1, lefts[at - 1]), (-1, widths[at - 1])],
          dice.pick([.equal, .greaterOrEqual]), 8)
      }
      made.add(
        [(1, lefts[count - 1]), (1, widths[count - 1])], dice.pick([.equal, .lessOrEqual]),
        window - 16)
      if dice.isLess(than: 40) {
        made.add([(2, lefts[0]), (1, widths[0])], .equal, window, Priority(600))
      }
    }
    return made
  }
}
