extension Star {
  /// The piece around an optimum: while no meeting passes the hub and no parallel rows change
  /// places.
  ///
  /// Nil where something coincides by accident, as the piece would be a point.
  func piece(
    around optimum: StarRun<Scalar>.Optimum, rightSides: SparseRows<Scalar>, parameterCount: Int,
    at parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> ComponentPiece<Scalar>? {
    let width = parameterCount + 1
    func sides(
      _ pair: Meeting, into form: inout ContiguousArray<Scalar>
    ) throws(ArithmeticFailure) {
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
    return ComponentPiece(columns: columns, region: region)
  }
}
