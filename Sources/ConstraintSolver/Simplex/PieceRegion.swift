/// Where parameters have to be so that forms keep their signs.
struct PieceRegion<Scalar: ExactScalar>: Sendable {
  private let parameterCount: Int
  /// With one parameter: where it has to be.
  private(set) var bounds = PieceBounds<Scalar>()
  /// With more parameters: forms that must not be negative.
  private(set) var limits = SparseRows<Scalar>()

  init(parameterCount: Int) {
    self.parameterCount = parameterCount
  }

  /// Leaves out all places where `form`, a factor for each parameter and then the constant, or its
  /// negation, would be negative; a form without parameters leaves out nothing.
  mutating func keepNonNegative(
    _ form: ContiguousArray<Scalar>, isNegated: Bool
  ) throws(ArithmeticFailure) {
    guard form.dropLast().contains(where: { !$0.isZero }) else { return }
    if parameterCount == 1 {
      let end = try -(form[1] / form[0])
      let isRising = (form[0].sign > 0) != isNegated
      if isRising { bounds.narrow(end, nil) } else { bounds.narrow(nil, end) }
      return
    }
    for part in form.indices where !form[part].isZero {
      limits.append(isNegated ? -form[part] : form[part], at: Int32(part))
    }
    limits.endRow()
  }

  /// Leaves out all places where `form` has another sign than here; answers false, and leaves out
  /// nothing, if it is 0 here but not everywhere.
  mutating func keepSign(
    of form: ContiguousArray<Scalar>, at parameters: ContiguousArray<Scalar>
  ) throws(ArithmeticFailure) -> Bool {
    guard form.dropLast().contains(where: { !$0.isZero }) else { return true }
    var value = Scalar.zero
    for part in form.indices { value = try value + form[part] * parameters[part] }
    if value.isZero { return false }
    try keepNonNegative(form, isNegated: value.sign < 0)
    return true
  }

  /// Whether `parameters`, with a 1 at the end, are in the region.
  @inline(__always)
  func contains(_ parameters: ContiguousArray<Scalar>) throws(ArithmeticFailure) -> Bool {
    if let lower = bounds.lower, parameters[0] < lower { return false }
    if let upper = bounds.upper, upper < parameters[0] { return false }
    for row in 0..<limits.count where try limits.value(of: row, at: parameters).sign < 0 {
      return false
    }
    return true
  }
}

/// Where one parameter has to be; nil is without end.
struct PieceBounds<Scalar: ExactScalar>: Sendable {
  private(set) var lower: Scalar?
  private(set) var upper: Scalar?

  mutating func narrow(_ otherLower: Scalar?, _ otherUpper: Scalar?) {
    if let otherLower { lower = lower.map { $0 < otherLower ? otherLower : $0 } ?? otherLower }
    if let otherUpper { upper = upper.map { otherUpper < $0 ? otherUpper : $0 } ?? otherUpper }
  }
}
