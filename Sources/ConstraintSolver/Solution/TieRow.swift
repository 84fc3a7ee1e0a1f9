/// A tie-break as open variables see it: `value`, and what moves add to it, is to be near 0.
struct TieRow<Scalar: ExactScalar> {
  /// Its value as the variables are.
  var value: Scalar
  /// The gain by moves: the sum of these.
  var parts: [MoveRates<Scalar>.Multiple]
  /// The cost of a unit above 0, and below.
  var upCost: Scalar
  var downCost: Scalar
}

extension FaceResolver {
  /// The component's tie-breaks by level, the first to be asked first.
  func tieLevels(
    values: ContiguousArray<Scalar>, parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> [[TieRow<Scalar>]] {
    let input = block.input
    func priority(_ place: Int32) -> Priority {
      input.table.priorities[Int(input.rows[Int(place)])]
    }
    let places = component.problem.tieBreaks.sorted { left, right in
      let a = priority(left)
      let b = priority(right)
      return a == b ? left < right : a > b
    }
    var levels: [[TieRow<Scalar>]] = []
    var last: Priority?
    for place in places {
      if priority(place) != last { levels.append([]) }
      last = priority(place)
      try levels[levels.count - 1].append(
        tieRow(Int(place), values: values, parameters: parameters))
    }
    return levels
  }

  private func tieRow(
    _ place: Int, values: ContiguousArray<Scalar>, parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> TieRow<Scalar> {
    let relation = block.input.table.relations[Int(block.input.rows[place])]
    var row = TieRow<Scalar>(
      value: .zero, parts: [], upCost: relation == .greaterOrEqual ? .zero : .one,
      downCost: relation == .lessOrEqual ? .zero : .one)
    for (column, factor) in try block.reduced.elimination.written(place) {
      guard column < values.count else {
        row.value = try row.value + factor * parameters[column - values.count]
        continue
      }
      row.value = try row.value + factor * values[column]
      let multiple = rates.multiples[column]
      guard multiple.base >= 0 else { continue }
      let rate = try multiple.factor * factor
      if let known = row.parts.firstIndex(where: { $0.base == multiple.base }) {
        row.parts[known].factor = try row.parts[known].factor + rate
      } else {
        row.parts.append(.init(base: multiple.base, factor: rate))
      }
    }
    row.parts.removeAll { $0.factor.isZero }
    return row
  }
}
