import ConstraintSolver

/// Columns of views: sizes that share a window, and places that add them up.
enum ColumnSystems {
  static let all =
    (0..<16).map(shared) + (0..<16).map(wished) + (0..<8).map(standing) + (0..<6).map(apart)

  /// Open sizes with limits of their own and one sum, whose places tie-breaks tell.
  private static func shared(_ seed: Int) -> MadeSystem {
    var dice = Dice(7_000 + seed)
    var made = MadeSystem("shared sums", seed)
    let window = made.parameter()
    let count = 2 + dice.roll(6)
    let isPlacesFirst = dice.isLess(than: 50)
    let first = made.variables(count)
    let second = made.variables(count)
    let (sizes, places) = isPlacesFirst ? (second, first) : (first, second)
    for at in 0..<count {
      let low = Rational(dice.roll(10) - 3)
      if dice.isLess(than: 80) { made.add([(1, sizes[at])], .greaterOrEqual, .init(low)) }
      if dice.isLess(than: 80) {
        made.add([(1, sizes[at])], .lessOrEqual, .init(low + Rational(dice.roll(40))))
      }
      let weight: Rational = dice.pick([1, 1, 1, -1, 2, 0, Rational(1, 3)])
      if at == 0 {
        made.add([(1, places[0]), (-weight, sizes[0])], .equal, 0)
      } else {
        made.add([(1, places[at]), (-1, places[at - 1]), (-weight, sizes[at])], .equal, 3)
      }
    }
    let relation = dice.pick([Relation.equal, .equal, .lessOrEqual, .greaterOrEqual])
    let factor: Rational = dice.pick([Rational(1, 10), 1, Rational(1, 4)])
    made.add([(1, places[count - 1])], relation, window * factor + 5)
    addTies(sizes, places, to: &made, &dice)
    return made
  }

  /// As recorded frames break ties: sizes first, then places, and some are not recorded.
  private static func addTies(
    _ sizes: [Variable], _ places: [Variable], to made: inout MadeSystem, _ dice: inout Dice
  ) {
    guard dice.isLess(than: 75) else { return }
    for at in sizes.indices where dice.isLess(than: 80) {
      let side = dice.pick([Relation.equal, .equal, .lessOrEqual, .greaterOrEqual])
      let factor = Rational(1 + dice.roll(2))
      made.add([(factor, sizes[at])], side, .init(Rational(dice.roll(40) - 5)), .tieBreak(0))
      made.add([(factor, places[at])], side, .init(Rational(dice.roll(90) - 5)), .tieBreak(1))
    }
  }

  /// Sizes that wish for more or less than there is, at equal and at other priorities.
  private static func wished(_ seed: Int) -> MadeSystem {
    var dice = Dice(8_000 + seed)
    var made = MadeSystem("wished sums", seed)
    let window = made.parameter()
    let sizes = made.variables(3 + dice.roll(6))
    let common = dice.pick([250.0, 500, 750])
    for size in sizes {
      made.add([(1, size)], .greaterOrEqual, 0, .required, .never)
      let priority = Priority(dice.isLess(than: 70) ? common : dice.pick([249.5, 251, 751]))
      let wish = ParametricValue(Rational(5 + dice.roll(60)))
      made.add([(1, size)], .equal, wish, priority)
      if dice.isLess(than: 30) { made.add([(1, size)], .lessOrEqual, wish + 9, Priority(999)) }
    }
    made.add(sizes.map { (1, $0) }, dice.pick([.equal, .lessOrEqual]), window)
    if dice.isLess(than: 40) {
      made.add([(1, sizes[0]), (-1, sizes[1])], .equal, 0, Priority(300))
    }
    if dice.isLess(than: 50) {
      for size in sizes {
        made.add([(1, size)], .equal, .init(Rational(dice.roll(60))), .tieBreak(0))
      }
    }
    return made
  }

  /// Columns in which heights contradict the window, of many views.
  private static func standing(_ seed: Int) -> MadeSystem {
    var dice = Dice(9_000 + seed)
    var made = MadeSystem("full columns", seed)
    let window = made.parameter()
    let count = dice.pick([2, 5, 9, 17, 33])
    let (tops, heights) = (made.variables(count), made.variables(count))
    for height in heights { made.add([(1, height)], .greaterOrEqual, 0, .required, .never) }
    made.add([(1, tops[0])], .equal, 8)
    for at in 1..<count {
      made.add([(1, tops[at]), (-1, tops[at - 1]), (-1, heights[at - 1])], .equal, 8)
    }
    made.add(
      [(1, tops[count - 1]), (1, heights[count - 1])], .equal, window - 8, .required, .never)
    let open = dice.pick([0, 1, 1, 3])
    for (at, height) in heights.enumerated() where at >= open {
      made.add([(1, height)], .equal, .init(Rational(4 + dice.roll(5))))
    }
    if dice.isLess(than: 60) {
      for (at, top) in tops.enumerated() {
        made.add([(1, heights[at])], .equal, .init(Rational(3 + dice.roll(9))), .tieBreak(0))
        made.add([(1, top)], .equal, .init(Rational(at * 12)), .tieBreak(1))
      }
    }
    return made
  }

  /// Places that only limits hold apart, each of which wishes to be somewhere: chains of ties.
  private static func apart(_ seed: Int) -> MadeSystem {
    var dice = Dice(9_500 + seed)
    var made = MadeSystem("places apart", seed)
    let window = made.parameter()
    let places = made.variables(3 + dice.roll(9))
    for (at, place) in places.enumerated() {
      let before = at == 0 ? [] : [(Rational(-1), places[at - 1])]
      made.add([(1, place)] + before, .greaterOrEqual, .init(Rational(dice.roll(6))))
      if dice.isLess(than: 40) {
        made.add([(1, place)] + before, .lessOrEqual, .init(Rational(10 + dice.roll(30))))
      }
      for _ in 0..<(1 + dice.roll(2)) {
        let wish = ParametricValue(Rational(dice.roll(150)))
        made.add([(1, place)], dice.pick([.equal, .equal, .lessOrEqual]), wish, .tieBreak(1))
      }
    }
    made.add([(1, places[places.count - 1])], .lessOrEqual, window + 60)
    return made
  }
}
