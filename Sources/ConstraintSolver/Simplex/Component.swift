/// One independent part of a block: solved, kept, and solved again when its parameters change.
final class Component<Scalar: ExactScalar> {
  /// Why a component has no solution: residuals and the multipliers that prove it.
  struct Contradiction {
    /// Residual, multiplier of its normalised row, and whether it is required to be at least 0.
    var members: [(residual: Int, multiplier: Scalar, mustRise: Bool)]
  }

  enum Answer {
    case solved
    case contradiction(Contradiction)
    case stepLimit
  }

  /// The method that gave the last answer; the order is that in which methods are tried.
  private enum Method {
    /// A remembered piece holds here; its values are computed on demand.
    case piece(areValuesRead: Bool)
    case star
    case simplex
  }

  let problem: ComponentProblem<Scalar>
  /// The dictionary at which the simplex begins; for a star, it is made only if the simplex has to help.
  private(set) var crash: Crash<Scalar>
  private var stage = SimplexStage.notBegun
  /// The component as a star, if it is one.
  private let star: Star<Scalar>?
  private var method: Method?
  /// Right sides over the component's own parameters, by place, and the constant after them.
  let localRightSides: SparseRows<Scalar>
  /// The dictionary of the last run of the simplex.
  private(set) var tableau: Tableau<Scalar>
  private(set) var answer: Answer?
  /// Whether the last answer is a solution.
  var isSolved: Bool { if case .solved? = answer { true } else { false } }
  /// Where the last answer may move without cost; empty if it is unique.
  private(set) var moves: [OptimalFace<Scalar>.Move] = []
  /// Whether there are several best solutions.
  var isOpen: Bool { isSolved && !moves.isEmpty }
  /// The remembered piece that gives the last answer, if one does.
  private(set) var pieceInUse: Int?
  private(set) var pieces: [ComponentPiece<Scalar>] = []
  private var values: ContiguousArray<Scalar>
  private var rightSides: ContiguousArray<Scalar>
  private var lastParameters: ContiguousArray<Scalar> = []
  private var leftSides: ContiguousArray<Scalar>

  init(_ problem: ComponentProblem<Scalar>) throws(ArithmeticFailure) {
    self.problem = problem
    star = Scalar.isTracked ? nil : try Star(problem)
    crash = star == nil ? try Crash(problem) : Crash()
    if star == nil { stage = .crashed }
    localRightSides = problem.localRightSides
    tableau = crash.tableau
    values = ContiguousArray(repeating: .zero, count: problem.columns.count)
    rightSides = ContiguousArray(repeating: .zero, count: problem.mergedRows.count)
    leftSides = ContiguousArray(
      repeating: .zero, count: problem.mergedRows.count + problem.columns.count)
  }

  /// Solves at `parameters`, a value per column of the block from the first parameter's on.
  ///
  /// Does nothing if the parameters that matter are those of the last solve, and only looks up if
  /// they are inside a piece that is known.
  func solve(
    at parameters: ContiguousArray<Scalar>, firstParameter: Int,
    counters: inout SolverCounters
  ) throws(ArithmeticFailure) -> Answer {
    if let answer, !takeOver(parameters, firstParameter: firstParameter) {
      counters.componentsReused += 1
      return answer
    }
    if answer == nil { _ = takeOver(parameters, firstParameter: firstParameter) }
    let new: Answer
    if try lookUp() {
      counters.piecesReused += 1
      new = .solved
    } else {
      counters.componentsSolved += 1
      try updateRightSides()
      new =
        try solveAsStar(counters: &counters) ? .solved : try solveBySimplex(counters: &counters)
    }
    answer = new
    return new
  }

  /// Answers whether a remembered piece holds at the parameters.
  private func lookUp() throws(ArithmeticFailure) -> Bool {
    for index in pieces.indices where try pieces[index].contains(lastParameters) {
      method = .piece(areValuesRead: false)
      pieceInUse = index
      moves = []
      return true
    }
    return false
  }

  /// Makes the component's own among `parameters` the last ones; answers whether they changed.
  private func takeOver(_ parameters: ContiguousArray<Scalar>, firstParameter: Int) -> Bool {
    let isFirst = lastParameters.isEmpty
    if isFirst {
      lastParameters = ContiguousArray(repeating: .one, count: problem.parameters.count + 1)
    }
    var hasChanged = isFirst
    for place in problem.parameters.indices {
      let value = parameters[Int(problem.parameters[place]) - firstParameter]
      if value != lastParameters[place] {
        lastParameters[place] = value
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The columns' values of the last solve.
  func columnValues() throws(ArithmeticFailure) -> ContiguousArray<Scalar> {
    if case .piece(areValuesRead: false)? = method, let pieceInUse {
      try pieces[pieceInUse].evaluate(at: lastParameters, into: &values)
      method = .piece(areValuesRead: true)
    }
    return values
  }

  /// Makes sure that ``tableau`` belongs to the last answer, not to an earlier one.
  func renewTableau() throws(ArithmeticFailure) {
    guard case .solved? = answer else { return }
    if case .simplex? = method { return }
    var counters = SolverCounters()
    try updateRightSides()
    answer = try solveBySimplex(counters: &counters)
  }

  private func updateRightSides() throws(ArithmeticFailure) {
    for row in rightSides.indices {
      rightSides[row] = try localRightSides.value(of: row, at: lastParameters)
    }
  }

  /// Answers whether the component is a star with a unique optimum, which is then found.
  private func solveAsStar(counters: inout SolverCounters) throws(ArithmeticFailure) -> Bool {
    guard let star else { return false }
    var run = StarRun(star, rightSides: rightSides)
    guard let optimum = try run.optimum() else { return false }
    counters.starsSolved += 1
    values = optimum.values
    method = .star
    moves = []
    pieceInUse = nil
    if problem.parameters.count <= Self.mostParametersOfPiece, pieces.count < Self.mostPieces,
      let piece = try star.piece(
        around: optimum, rightSides: localRightSides,
        parameterCount: problem.parameters.count, at: lastParameters)
    {
      pieces.append(piece)
      pieceInUse = pieces.count - 1
    }
    return true
  }

  private func solveBySimplex(
    counters: inout SolverCounters
  ) throws(ArithmeticFailure) -> Answer {
    if stage == .notBegun {
      crash = try Crash(problem)
      tableau = crash.tableau
    }
    let isFresh = stage != .hasRun
    stage = .hasRun
    answer = nil
    pieceInUse = nil
    moves = []
    method = .simplex
    var result = try run(counters: &counters)
    // The contradiction that is found first depends on the way there, so the way has to be the same
    // whatever was solved before.
    if case .optimal = result {
    } else if !isFresh {
      tableau = crash.tableau
      result = try run(counters: &counters)
    }
    switch result {
    case .optimal:
      try readColumns()
      moves = try OptimalFace.moves(of: self)
      if moves.isEmpty, problem.parameters.count <= Self.mostParametersOfPiece {
        if pieces.count < Self.mostPieces {
          try pieces.append(piece())
          pieceInUse = pieces.count - 1
        }
      }
      return .solved
    case .infeasible(let row, let mustRise):
      return .contradiction(contradiction(row: row, mustRise: mustRise))
    case .stepLimit:
      try readColumns()
      return .stepLimit
    }
  }

  // A piece costs as much as solving once per parameter, so with many of them it does not pay.
  private static var mostParametersOfPiece: Int { 8 }
  static var mostPieces: Int { 512 }

  private func run(counters: inout SolverCounters) throws(ArithmeticFailure) -> SimplexOutcome {
    let pivots = tableau.pivots
    let flips = tableau.flips
    for row in rightSides.indices where tableau.isBasic[row] {
      var value = -rightSides[row]
      var place = tableau.rowHeads[row]
      while place >= 0 {
        let entry = tableau.entries[Int(place)]
        if Int(entry.column) < rightSides.count {
          value = try value + entry.value * rightSides[Int(entry.column)]
        }
        place = entry.nextInRow
      }
      tableau.values[row] = value
    }
    defer {
      counters.pivots += tableau.pivots - pivots
      counters.flips += tableau.flips - flips
    }
    return try tableau.optimise()
  }

  private func readColumns() throws(ArithmeticFailure) {
    for row in rightSides.indices {
      leftSides[row] =
        tableau.isBasic[row] ? try rightSides[row] + tableau.values[row] : rightSides[row]
    }
    for column in values.indices { leftSides[rightSides.count + column] = .zero }
    try evaluate(leftSides: &leftSides, into: &values)
  }

  /// Columns from the left sides of all rows, and from the leftover columns that stand after them.
  func evaluate(
    leftSides: inout ContiguousArray<Scalar>, into columns: inout ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) {
    let rowCount = rightSides.count
    for column in crash.leftover { columns[Int(column)] = leftSides[rowCount + Int(column)] }
    for definition in crash.defined.indices.reversed() {
      let column = Int(crash.defined[definition])
      columns[column] = try crash.definitions.value(of: definition, at: leftSides)
      leftSides[rowCount + column] = columns[column]
    }
  }

  private func contradiction(row: Int, mustRise: Bool) -> Contradiction {
    let own: Scalar = mustRise ? .one : -.one
    var members = [(residual: row, multiplier: own, mustRise: mustRise)]
    var place = tableau.rowHeads[row]
    while place >= 0 {
      let entry = tableau.entries[Int(place)]
      let isUp = (entry.value.sign > 0) == mustRise
      members.append((Int(entry.column), mustRise ? -entry.value : entry.value, !isUp))
      place = entry.nextInRow
    }
    return Contradiction(members: members)
  }
}

/// How far the simplex has come with a component.
private enum SimplexStage {
  case notBegun
  /// Its dictionary is where every run begins.
  case crashed
  /// Its dictionary is that of the last run.
  case hasRun
}
