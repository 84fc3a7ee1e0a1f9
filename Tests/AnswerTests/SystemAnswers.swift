@_spi(Measuring) import ConstraintSolver
import SolverPieces

/// The answers of the solver on made systems, which hold more than documents lead to.
enum SystemAnswers {
  struct Texts {
    var answers = ""
    var pieces = ""
    var work = ""
  }

  static func texts(of made: MadeSystem) -> Texts {
    var texts = Texts()
    for usesClosedForm in [true, false] {
      let solver = Solver(made.system, usingClosedForm: usesClosedForm)
      let meter = WorkMeter()
      for place in made.places {
        texts.answers += text(of: meter.counting { solver.solve(at: place) })
      }
      texts.work +=
        "\(solver.counters) \(meter.steps) \(solver.componentCount) \(solver.numberKinds)\n"
    }
    let solver = Solver(made.system)
    let pieces = solver.pieces(of: Parameter(index: 0), from: 20, to: 300, others: [0, 30])
    texts.pieces = pieces.map(text).joined() + made.system.text()
    return texts
  }

  /// With so few steps that the answer is void for most.
  static func cutOff(_ made: MadeSystem) -> String {
    [1, 40, 600].map { limit in
      let meter = WorkMeter(limit: limit)
      let solution = meter.counting { Solver(made.system).solve(at: made.places[0]) }
      return "\(solution.diagnostics) \(meter.steps)\n"
    }.joined()
  }

  private static func text(of solution: Solution) -> String {
    let values = (0..<solution.variableCount).map { place -> String in
      let variable = Variable(index: place)
      return "\(solution[variable]) \(solution.doubleValue(of: variable))"
    }
    let conflicts = solution.conflicts.map { conflict -> String in
      let others = conflict.equivalents.sorted { $0.key < $1.key }.map { key, others in
        "\(key.rank): \(others.map(\.rank))"
      }
      return
        "\(conflict.members.map(\.rank)) \(conflict.relaxed.rank) \(conflict.amount) \(others)"
    }
    let open = solution.ambiguities.map {
      "\($0.variable.index) \(end($0.lower)) \(end($0.upper))"
    }
    return "\(values)\n\(conflicts)\n\(open)\n\(solution.diagnostics)\n"
  }

  private static func text(of piece: Piece) -> String {
    let open = piece.ambiguities.map {
      "\($0.variable.index) \($0.lower.map(text) ?? "-") \($0.upper.map(text) ?? "-")"
    }
    let conflicts = piece.conflicts.map { "\($0.members.map(\.rank)) \($0.relaxed.rank)" }
    return "\(piece.lower) \(piece.upper) \(piece.values.map(text))\n\(conflicts) \(open)\n"
      + text(of: piece.start)
  }

  private static func text(of form: SolverWalk.Affine) -> String {
    "\(form.constant) \(form.slope)"
  }
  private static func end(_ value: Rational?) -> String { value.map { "\($0)" } ?? "-" }
}
