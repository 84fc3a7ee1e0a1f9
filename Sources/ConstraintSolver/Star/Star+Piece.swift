extension Star {
  /// The piece around an optimum: while no meeting passes the hub and no parallel rows change
  /// places.
  ///
  /// Nil where something coincides by accident, as the piece would be a point.
  func piece(
    around optimum: StarRun<Scalar>.Optimum, rightSides: SparseRows<Scalar>, parameterCount: Int,
    at parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticOverflow) -> ComponentPiece<Scalar>? {
    let width = parameterCount + 1
    func sides(
      _ pair: Meeting, into form: inout ContiguousArray<Scalar>
    ) throws(ArithmeticOverflow) {
      for part in form.indices { form[part] = .zero }
      for entry in rightSides.entries(of: pair.first) {
        let part = Int(rightSides.columns[entry])
        form[part] = try form[part] + pair.firstFactor * rightSides.values[entry]
      }
      if pair.secondFactor.isZero { return }
      for entry in rightSides.entries(of: pair.second) {
        let part = Int(rightSides.columns[entry])
        form[part] = try form[part] + pair.secondFactor * rightSides.values[entry]
      }
    }
    var hubForm = ContiguousArray(repeating: Scalar.zero, count: width)
    try sides(meetings[optimum.meeting], into: &hubForm)
    var region = PieceRegion<Scalar>(parameterCount: parameterCount)
    var form = hubForm
    for meeting in meetings.indices where meeting != optimum.meeting {
      try sides(meetings[meeting], into: &form)
      for part in 0..<width { form[part] = try form[part] - hubForm[part] }
      guard try region.keepSign(of: form, at: parameters) else { return nil }
    }
    for pair in parallels {
      try sides(pair, into: &form)
      guard try region.keepSign(of: form, at: parameters) else { return nil }
    }
    var columns = SparseRows<Scalar>()
    for column in 0..<columnCount {
      if optimum.holders[column] < 0 {
        form = hubForm
      } else {
        let spoke = spokes[Int(optimum.holders[column])]
        for part in 0..<width { form[part] = try hubForm[part] * spoke.drift }
        for entry in rightSides.entries(of: spoke.row) {
          let part = Int(rightSides.columns[entry])
          form[part] = try form[part] + rightSides.values[entry] / spoke.own
        }
      }
      for part in 0..<width where !form[part].isZero {
        columns.append(form[part], at: Int32(part))
      }
      columns.endRow()
    }
    return region.piece(columns)
  }
}

/// Collects what parameters may do without changing any sign.
private struct PieceRegion<Scalar: ExactScalar> {
  private let parameterCount: Int
  private var lower: Scalar?
  private var upper: Scalar?
  private var limits = SparseRows<Scalar>()

  init(parameterCount: Int) {
    self.parameterCount = parameterCount
  }

  /// Answers false if the form is 0 here but not everywhere.
  mutating func keepSign(
    of form: ContiguousArray<Scalar>, at parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticOverflow) -> Bool {
    guard form.dropLast().contains(where: { !$0.isZero }) else { return true }
    var value = Scalar.zero
    for part in form.indices { value = try value + form[part] * parameters[part] }
    if value.isZero { return false }
    if parameterCount == 1 {
      let end = try -(form[1] / form[0])
      if end < parameters[0] {
        lower = lower.map { $0 < end ? end : $0 } ?? end
      } else {
        upper = upper.map { end < $0 ? end : $0 } ?? end
      }
      return true
    }
    for part in form.indices where !form[part].isZero {
      limits.append(value.sign < 0 ? -form[part] : form[part], at: Int32(part))
    }
    limits.endRow()
    return true
  }

  func piece(_ columns: SparseRows<Scalar>) -> ComponentPiece<Scalar> {
    ComponentPiece(columns: columns, lower: lower, upper: upper, limits: limits)
  }
}
