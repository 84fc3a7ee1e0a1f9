/// Finds what is ambiguous in a component and settles it by a stated rule.
///
/// Ranges are judged before any tie-break. Then the tie-break levels choose, from 0 up. If the
/// optimum is still not a point, the final rule does: among the variables that depend on this
/// component alone, in order of rank, each comes as near to 0 as it can. That makes the answer
/// unique, so it depends on neither order nor history.
struct FaceResolver<Scalar: ExactScalar> {
  /// How far a variable may go from its present value; nil is without end.
  struct Range {
    var below: Scalar?
    var above: Scalar?
  }

  /// What a rate takes, in steps of ``WorkMeter``: it is evaluated and kept.
  private static var stepsPerRate: Int { 16 }

  private let block: PresolvedBlock<Scalar>
  private let component: Component<Scalar>
  private let face: OptimalFace<Scalar>
  /// What one unit of each move adds to each variable of the block.
  private var rates: [ContiguousArray<Scalar>] = []
  /// Variables that some move touches, ascending.
  private var touched: [Int] = []
  /// The moves that touch a variable, with what one unit of each adds to it; only where there are
  /// several moves.
  private var movesOf: [Int: [(residual: Int, rate: Scalar)]] = [:]

  init(
    _ face: OptimalFace<Scalar>, of component: Component<Scalar>, in block: PresolvedBlock<Scalar>
  ) throws(ArithmeticOverflow) {
    self.block = block
    self.component = component
    self.face = face
    let columns = component.problem.columns
    try WorkMeter.take(face.moves.count * block.input.variables.count * Self.stepsPerRate)
    var isTouched = ContiguousArray(repeating: false, count: block.input.variables.count)
    for move in face.moves.indices {
      var variables = ContiguousArray(repeating: Scalar.zero, count: isTouched.count)
      for (place, variable) in columns.enumerated() {
        variables[Int(variable)] = face.rates[move * columns.count + place]
      }
      try block.evaluateDefinitions(&variables, parameters: nil)
      for variable in variables.indices where !variables[variable].isZero {
        isTouched[variable] = true
      }
      rates.append(variables)
    }
    touched = isTouched.indices.filter { isTouched[$0] }
    guard rates.count > 1 else { return }
    for (move, variables) in rates.enumerated() {
      for variable in touched where !variables[variable].isZero {
        movesOf[variable, default: []].append((move, variables[variable]))
      }
    }
  }

  /// The ranges of the variables that can move at all.
  func ranges() throws(ArithmeticOverflow) -> [Int: Range] {
    var ranges: [Int: Range] = [:]
    if face.moves.count == 1 {
      let (least, most) = try singleMoveRange()
      guard least.map({ !$0.isZero }) ?? true || most.map({ !$0.isZero }) ?? true else {
        return [:]
      }
      for variable in touched {
        let rate = rates[0][variable]
        let first = try least.map { (end) throws(ArithmeticOverflow) in try end * rate }
        let second = try most.map { (end) throws(ArithmeticOverflow) in try end * rate }
        ranges[variable] =
          rate.sign > 0
          ? Range(below: first, above: second) : Range(below: second, above: first)
      }
      return ranges
    }
    for variable in touched {
      let moves = movesOf[variable] ?? []
      let above = try extent(of: moves, up: true)
      let below = try extent(of: moves, up: false)
      let isFixed = (above?.isZero ?? false) && (below?.isZero ?? false)
      if !isFixed { ranges[variable] = Range(below: below, above: above) }
    }
    return ranges
  }

  /// How far the only move may go down and up.
  private func singleMoveRange() throws(ArithmeticOverflow) -> (least: Scalar?, most: Scalar?) {
    let tableau = face.tableau
    var least: Scalar? = face.moves[0].down ? nil : .zero
    var most: Scalar? = face.moves[0].up ? nil : .zero
    var place = tableau.columnHeads[0]
    while place >= 0 {
      let entry = tableau.entries[Int(place)]
      place = entry.nextInColumn
      let row = Int(entry.row)
      let bound = try -tableau.values[row * 2 + 1] / entry.value
      let rises = entry.value.sign > 0
      if rises ? tableau.isDownBlocked[row] : tableau.isUpBlocked[row] {
        if let known = least { if known < bound { least = bound } } else { least = bound }
      }
      if rises ? tableau.isUpBlocked[row] : tableau.isDownBlocked[row] {
        if let known = most { if bound < known { most = bound } } else { most = bound }
      }
    }
    return (least, most)
  }

  /// How far a variable that `rates` add to can go from its present value on the face; nil is
  /// without end.
  ///
  /// Asks for the distance to a target at infinity: values have a first part that counts
  /// infinities.
  private func extent(
    of rates: [(residual: Int, rate: Scalar)], up: Bool
  ) throws(ArithmeticOverflow) -> Scalar? {
    try WorkMeter.take(face.tableau.entries.count + face.moves.count)
    var tableau = face.tableau
    let row = try tableau.addRow(
      rates: rates, constant: [up ? -.one : .one, .zero], upCost: .one, downCost: .one)
    guard case .optimal = try tableau.optimise(), tableau.isBasic[row] else { return nil }
    return tableau.values[row * 2 + 1]
  }

  /// The columns' values after all ties are broken.
  ///
  /// `values` are the variables' values at the present optimum.
  func settledColumns(
    values: ContiguousArray<Scalar>, parameters: ContiguousArray<Scalar>,
    ambiguous: [Int: Range], counters: inout SolverCounters
  ) throws(ArithmeticOverflow) -> ContiguousArray<Scalar> {
    var tableau = face.tableau
    if try applyTieBreaks(to: &tableau, values: values, parameters: parameters) {
      for variable in touched
      where ambiguous[variable] != nil && block.home[variable] >= 0 {
        let moves =
          movesOf[variable] ?? face.moves.indices.map { ($0, rates[$0][variable]) }
        try tableau.addRow(
          rates: moves, constant: [.zero, values[variable]], upCost: .one, downCost: .one)
        guard case .optimal = try tableau.optimise() else { break }
        if try !tableau.harden() { break }
      }
    }
    counters.pivots += tableau.pivots
    counters.flips += tableau.flips
    var columns = try component.columnValues()
    for move in face.moves.indices where tableau.isBasic[move] {
      let distance = tableau.values[move * 2 + 1]
      if distance.isZero { continue }
      for place in columns.indices {
        columns[place] =
          try columns[place] + distance * face.rates[move * columns.count + place]
      }
    }
    return columns
  }

  /// Answers whether anything can still move.
  private func applyTieBreaks(
    to tableau: inout Tableau<Scalar>, values: ContiguousArray<Scalar>,
    parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticOverflow) -> Bool {
    let priorities = block.reduced.priorities
    let rows = component.problem.tieBreakRows.sorted { left, right in
      let a = priorities[Int(left)]
      let b = priorities[Int(right)]
      return a == b ? left < right : a > b
    }
    var index = 0
    while index < rows.count {
      let priority = priorities[Int(rows[index])]
      while index < rows.count, priorities[Int(rows[index])] == priority {
        try addTieBreak(Int(rows[index]), to: &tableau, values: values, parameters: parameters)
        index += 1
      }
      guard case .optimal = try tableau.optimise() else { return false }
      if try !tableau.harden() { return false }
    }
    return true
  }

  private func addTieBreak(
    _ row: Int, to tableau: inout Tableau<Scalar>, values: ContiguousArray<Scalar>,
    parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticOverflow) {
    let reduced = block.reduced
    var constant = Scalar.zero
    var sums = [Scalar](repeating: .zero, count: face.moves.count)
    for entry in reduced.rows.entries(of: row) {
      let column = Int(reduced.rows.columns[entry])
      let factor = reduced.rows.values[entry]
      guard column < values.count else {
        constant = try constant + factor * parameters[column - values.count]
        continue
      }
      constant = try constant + factor * values[column]
      for move in sums.indices where !rates[move][column].isZero {
        sums[move] = try sums[move] + factor * rates[move][column]
      }
    }
    if sums.allSatisfy(\.isZero) { return }
    let relation = reduced.relations[row]
    try tableau.addRow(
      rates: sums.enumerated().map { ($0, $1) }, constant: [.zero, constant],
      upCost: relation == .greaterOrEqual ? .zero : .one,
      downCost: relation == .lessOrEqual ? .zero : .one)
  }
}
