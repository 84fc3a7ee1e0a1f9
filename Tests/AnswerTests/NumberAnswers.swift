@_spi(Measuring) import ConstraintSolver

/// What exact numbers and systems answer for themselves, beside any layout.
enum NumberAnswers {
  private static let numbers: [Rational] = {
    let wide = Rational(Int.max) * Rational(3) + Rational(1, 7)
    let small: [Rational] = [
      0, 1, -1, Rational(1, 2), Rational(-1, 2), Rational(7, 3), Rational(-7, 3), Rational(3, -2),
      Rational(Int.max), Rational(Int.min), Rational(Int.min, 3), Rational(5, Int.min), 40,
      Rational(1, Int.max),
    ]
    return small + [wide, -wide, wide * wide, Rational(1) / wide]
  }()

  /// Every number alone, and with every other.
  static func arithmetic() -> [(name: String, text: String)] {
    numbers.enumerated().map { place, number in
      let alone =
        "\(number) \(number.floor) \(number.ceiling) \(number.rounded) \(number.wholePart ?? 0) "
        + "\(number.isWhole) \(number.isZero) \(number.sign) \(number.doubleValue) "
        + "\(number.magnitude) \(number.parts.map { "\($0)" } ?? "wide")\n"
      let pairs = numbers.map { other in
        "\(number + other) \(number - other) \(number * other) \(number < other) "
          + "\(other.isZero ? "-" : "\(number / other)") \(Rational.simplest(from: min(number, other), to: max(number, other)))\n"
      }
      return ("number \(place)", alone + pairs.joined())
    }
  }

  /// Doubles as files have them, at and beside the limits to which they are read.
  static func doubles() -> [(name: String, text: String)] {
    let limits = [1e9, 5e-7, 0, 1.0 / 3, 2.0 / 3, 0.1, 64, 1.0 / 64, 123_456.789, 1e-9, 16.0 / 9]
    return limits.map { limit in
      let near = [limit, limit.nextUp, limit.nextDown, limit * 2, -limit, limit + 1, limit / 7]
      return ("\(limit)", near.map { "\(Rational($0).map { "\($0)" } ?? "none")\n" }.joined())
    } + [
      (
        "fractions",
        [(0, 3), (3, 0), (6, 4)].map { "\(Rational(exactly: $0, over: $1) as Any)\n" }.joined()
      )
    ]
  }

  /// The same systems with a row less, and their components alone.
  static func parts() -> [(name: String, text: String)] {
    MadeSystem.all.enumerated().filter { $0.offset % 9 == 0 }.map { _, made in
      var less = made.system
      if let row = less.constraints.first { less.remove(row.id) }
      let solver = Solver(made.system)
      let components = made.places.prefix(3).map { place in
        let run = solver.components(at: place)
        return "\(run.solve() ?? -1) \(run.solve() ?? -1)\n"
      }
      let priorities = made.system.constraints.map {
        "\($0.priority.value ?? -1) \($0.priority.isTieBreak)"
      }
      return (
        "\(made.group) \(made.seed)",
        components.joined() + "\(less.constraints.count) \(Solver(less).componentCount)\n"
          + priorities.joined(separator: "\n")
      )
    }
  }
}
