import ConstraintSolver

/// Systems of long chains: definitions that are kept as written, and answers that follow many parameters.
enum LongSystems {
  static let all = (0..<24).map(chain) + (0..<12).map(followed)

  /// Places that add up sizes which are only said after them, so that each place would name all sizes above it.
  private static func chain(_ seed: Int) -> MadeSystem {
    var dice = Dice(21_000 + seed)
    var made = MadeSystem("long chains", seed)
    let (window, inset) = (made.parameter(), made.parameter())
    let count = 30 + dice.roll(20)
    let isPlain = dice.isLess(than: 40)
    let (places, sizes) = (made.variables(count), made.variables(count))
    let (centre, other) = (made.variable(), made.variable())
    let hasRoot = dice.isLess(than: 60)
    if !hasRoot { made.add([(1, places[0])], .equal, inset) }
    for at in 1..<count {
      let own: Rational = isPlain ? 1 : dice.pick([1, 1, 1, 2, -1, Rational(1, 2)])
      let before: Rational = isPlain ? -1 : dice.pick([-1, -1, -1, -2, 1])
      var terms = [(own, places[at]), (before, places[at - 1]), (-1, sizes[at - 1])]
      if !isPlain {
        switch dice.roll(12) {
        case 0: terms.append((1, centre))
        case 1: terms.append((1, other))
        case 2 where at > 4: terms.append((dice.pick([1, -1]), places[at - 3]))
        case 3: terms = [(own, places[at]), (-1, sizes[at - 1])]
        default: break
        }
      }
      made.add(terms, .equal, dice.isLess(than: 20) ? inset + .init(Rational(at)) : 8)
      if dice.isLess(than: 10) {
        made.add([(1, places[at]), (Rational(1, 2), sizes[at]), (-1, centre)], .equal, 0)
      }
    }
    made.add(
      [(1, places[count - 1]), (1, sizes[count - 1])], dice.pick([.equal, .lessOrEqual]), window,
      dice.pick([.required, Priority(900)]), .never)
    let open = dice.roll(4)
    for at in sizes.indices {
      if dice.isLess(than: 30) { made.add([(1, sizes[at])], .greaterOrEqual, 0, .required, .never) }
      if at > 0, dice.isLess(than: 25) {
        made.add([(1, sizes[at]), (-1, sizes[at - 1])], .equal, 0)
      } else if at >= open {
        made.add([(dice.pick([1, 1, 3]), sizes[at])], .equal, .init(Rational(3 + dice.roll(9))))
      }
    }
    return made
  }

  /// Sizes that are parameters, as the constants of a layout are that is solved again and again.
  private static func followed(_ seed: Int) -> MadeSystem {
    var dice = Dice(22_000 + seed)
    var made = MadeSystem("many parameters", seed)
    let window = made.parameter()
    let count = [2, 3, 31, 32, 40, 33][seed % 6]
    let factor: Rational = seed < 6 ? 1 : dice.pick([1_000_000_000_000_000, Rational(1, 6), 7])
    let (places, sizes) = (made.variables(count), made.variables(count))
    made.add([(1, places[0])], .equal, window * Rational(1, 10))
    for at in 0..<count {
      made.add([(1, sizes[at])], .equal, made.parameter() * factor + .init(Rational(dice.roll(9))))
      if at > 0 {
        made.add([(1, places[at]), (-1, places[at - 1]), (-1, sizes[at - 1])], .equal, 4)
      }
    }
    made.add([(1, places[count - 1])], .lessOrEqual, window, Priority(500))
    return made
  }
}
