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

  let block: PresolvedBlock<Scalar>
  let component: Component<Scalar>
  private let face: OptimalFace<Scalar>
  /// The gain of each variable of the block per unit of each move.
  let rates: MoveRates<Scalar>
  /// The face as a knapsack, if it is one with several moves.
  private let knapsack: KnapsackFace<Scalar>?

  init(
    _ face: OptimalFace<Scalar>, of component: Component<Scalar>, in block: PresolvedBlock<Scalar>
  ) throws(ArithmeticFailure) {
    self.block = block
    self.component = component
    self.face = face
    rates = try MoveRates(face, of: component, in: block)
    knapsack = face.moves.count > 1 ? try KnapsackFace(face) : nil
  }

  /// The ranges of the variables that can move at all.
  func ranges() throws(ArithmeticFailure) -> [Int: Range] {
    var ranges: [Int: Range] = [:]
    if face.moves.count == 1 {
      let (least, most) = try singleMoveRange()
      guard least.map({ !$0.isZero }) ?? true || most.map({ !$0.isZero }) ?? true else {
        return [:]
      }
      for variable in rates.touched {
        guard let rate = try rates.rates(of: variable).first?.rate else { continue }
        let first = try least.map { (end) throws(ArithmeticFailure) in try end * rate }
        let second = try most.map { (end) throws(ArithmeticFailure) in try end * rate }
        ranges[variable] =
          rate.sign > 0
          ? Range(below: first, above: second) : Range(below: second, above: first)
      }
      return ranges
    }
    if let knapsack {
      var search = try KnapsackRanges(knapsack)
      return try search.ranges(of: rates)
    }
    for variable in rates.touched {
      let moves = try rates.rates(of: variable)
      let above = try extent(of: moves, up: true)
      let below = try extent(of: moves, up: false)
      let isFixed = (above?.isZero ?? false) && (below?.isZero ?? false)
      if !isFixed { ranges[variable] = Range(below: below, above: above) }
    }
    return ranges
  }

  /// How far the only move may go down and up.
  private func singleMoveRange() throws(ArithmeticFailure) -> (least: Scalar?, most: Scalar?) {
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

  /// The distance that a variable can go from its present value on the face; nil if there is no limit.
  ///
  /// The variable is the sum of `rates` times residuals. The distance is found by a target at infinity;
  /// the first part of each value counts infinities.
  private func extent(
    of rates: [(residual: Int, rate: Scalar)], up: Bool
  ) throws(ArithmeticFailure) -> Scalar? {
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
  ) throws(ArithmeticFailure) -> ContiguousArray<Scalar> {
    let open = rates.touched.filter { ambiguous[$0] != nil && block.home[$0] >= 0 }
    let levels = try tieLevels(values: values, parameters: parameters)
    if let knapsack {
      var settling = try KnapsackSettling(knapsack, rates)
      if try settling.breakTies(levels),
        let distances = try settling.distances(for: open, values: values)
      {
        return try columns(movedBy: distances)
      }
    }
    var tableau = face.tableau
    if try applyTieBreaks(levels, to: &tableau) {
      for variable in open {
        try tableau.addRow(
          rates: rates.rates(of: variable), constant: [.zero, values[variable]], upCost: .one,
          downCost: .one)
        guard case .optimal = try tableau.optimise() else { break }
        if try !tableau.harden() { break }
      }
    }
    counters.pivots += tableau.pivots
    counters.flips += tableau.flips
    return try columns(
      movedBy: ContiguousArray(
        face.moves.indices.lazy.map {
          tableau.isBasic[$0] ? tableau.values[$0 * 2 + 1] : .zero
        }))
  }

  /// The columns' values after each move went some distance.
  private func columns(
    movedBy distances: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> ContiguousArray<Scalar> {
    var columns = try component.columnValues()
    let changes = try face.columns(movedBy: distances, in: component)
    for place in columns.indices { columns[place] = try columns[place] + changes[place] }
    return columns
  }

  /// Breaks ties by the simplex; answers whether anything can still move.
  private func applyTieBreaks(
    _ levels: [[TieRow<Scalar>]], to tableau: inout Tableau<Scalar>
  ) throws(ArithmeticFailure) -> Bool {
    for level in levels {
      for row in level {
        var sums = RowAccumulator<Scalar>(columns: face.moves.count)
        for part in row.parts {
          for (move, rate) in try rates.rates(of: part) { try sums.add(rate, at: move) }
        }
        var moves: ContiguousArray<Int32> = []
        var sumOfRates: ContiguousArray<Scalar> = []
        sums.drain(columns: &moves, values: &sumOfRates)
        if moves.isEmpty { continue }
        try tableau.addRow(
          rates: moves.indices.map { (Int(moves[$0]), sumOfRates[$0]) },
          constant: [.zero, row.value], upCost: row.upCost, downCost: row.downCost)
      }
      guard case .optimal = try tableau.optimise() else { return false }
      if try !tableau.harden() { return false }
    }
    return true
  }
}
