/// A fraction of two machine integers in lowest terms, denominator positive.
///
/// Every operation checks for overflow and throws ``ArithmeticFailure``. The numerator is never
/// the smallest integer, so negation cannot fail.
struct Fraction<Integer: FixedWidthInteger & SignedInteger & Sendable>: Hashable, Sendable {
  let numerator: Integer
  let denominator: Integer

  /// Takes over parts that are already in lowest terms.
  @inline(__always)
  init(reduced numerator: Integer, over denominator: Integer) {
    self.numerator = numerator
    self.denominator = denominator
  }

  @inline(__always)
  static var zero: Self { Self(reduced: 0, over: 1) }
  @inline(__always)
  static var one: Self { Self(reduced: 1, over: 1) }

  @inline(__always)
  var isZero: Bool { numerator == 0 }

  @inline(__always)
  var sign: Int { numerator > 0 ? 1 : (numerator < 0 ? -1 : 0) }

  @inline(__always)
  static prefix func - (value: Self) -> Self {
    Self(reduced: 0 &- value.numerator, over: value.denominator)
  }

  @inline(__always)
  static func + (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    if left.denominator == 1, right.denominator == 1 {
      return try whole(left.numerator.addingReportingOverflow(right.numerator))
    }
    if left.isZero { return right }
    if right.isZero { return left }
    return try slowSum(left, right)
  }

  @inline(__always)
  static func - (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    try left + -right
  }

  @inline(__always)
  static func * (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    if left.denominator == 1, right.denominator == 1 {
      return try whole(left.numerator.multipliedReportingOverflow(by: right.numerator))
    }
    return try slowProduct(left, right)
  }

  @inline(__always)
  static func / (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    if right.denominator == 1 {
      if right.numerator == 1 { return left }
      if right.numerator == -1 { return -left }
    }
    let negative = right.numerator < 0
    let reciprocal = Self(
      reduced: negative ? 0 &- right.denominator : right.denominator,
      over: negative ? 0 &- right.numerator : right.numerator)
    return try left * reciprocal
  }

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    let a = left.numerator.multipliedFullWidth(by: right.denominator)
    let b = right.numerator.multipliedFullWidth(by: left.denominator)
    return a.high == b.high ? a.low < b.low : a.high < b.high
  }
}

extension Fraction {
  @inline(__always)
  private static func whole(
    _ result: (partialValue: Integer, overflow: Bool)
  ) throws(ArithmeticFailure) -> Self {
    if result.overflow || result.partialValue == .min { throw ArithmeticFailure.overflow }
    return Self(reduced: result.partialValue, over: 1)
  }

  @inline(__always)
  private static func checked(
    _ result: (partialValue: Integer, overflow: Bool)
  ) throws(ArithmeticFailure) -> Integer {
    if result.overflow || result.partialValue == .min { throw ArithmeticFailure.overflow }
    return result.partialValue
  }

  // Knuth, The Art of Computer Programming, 4.5.1: the common divisor is taken out before the
  // products, so that an intermediate result overflows only when the result is nearly too large.
  private static func slowSum(
    _ left: Self, _ right: Self
  ) throws(ArithmeticFailure) -> Self {
    let common = commonDivisor(left.denominator, right.denominator)
    let leftFactor = right.denominator / common
    let rightFactor = left.denominator / common
    let a = try checked(left.numerator.multipliedReportingOverflow(by: leftFactor))
    let b = try checked(right.numerator.multipliedReportingOverflow(by: rightFactor))
    let sum = try checked(a.addingReportingOverflow(b))
    if sum == 0 { return .zero }
    let rest = common == 1 ? 1 : commonDivisor(sum, common)
    let denominator = try checked(
      rightFactor.multipliedReportingOverflow(by: right.denominator / rest))
    return Self(reduced: sum / rest, over: denominator)
  }

  private static func slowProduct(
    _ left: Self, _ right: Self
  ) throws(ArithmeticFailure) -> Self {
    if left.isZero || right.isZero { return .zero }
    let first = commonDivisor(left.numerator, right.denominator)
    let second = commonDivisor(right.numerator, left.denominator)
    let numerator = try checked(
      (left.numerator / first).multipliedReportingOverflow(by: right.numerator / second))
    let denominator = try checked(
      (left.denominator / second).multipliedReportingOverflow(by: right.denominator / first))
    return Self(reduced: numerator, over: denominator)
  }

  /// The greatest common divisor, positive; `first` must not be zero.
  static func commonDivisor(_ first: Integer, _ second: Integer) -> Integer {
    if second == 1 || first == 1 { return 1 }
    var a = first.magnitude
    var b = second.magnitude
    if b == 0 { return Integer(a) }
    let shift = (a | b).trailingZeroBitCount
    a >>= Integer.Magnitude(a.trailingZeroBitCount)
    while b != 0 {
      b >>= Integer.Magnitude(b.trailingZeroBitCount)
      if a > b { swap(&a, &b) }
      b -= a
    }
    return Integer(a << Integer.Magnitude(shift))
  }
}

extension Fraction: BitwiseCopyable where Integer: BitwiseCopyable {}

extension Fraction: ExactScalar {
  @inline(__always)
  init(word fraction: Fraction<Int64>) {
    self.init(
      reduced: Integer(truncatingIfNeeded: fraction.numerator),
      over: Integer(truncatingIfNeeded: fraction.denominator))
  }

  @inline(__always)
  var hashBits: UInt {
    UInt(truncatingIfNeeded: numerator) &+ UInt(truncatingIfNeeded: denominator) &* 0x9E37_79B9
  }

  init(exactly rational: Rational) throws(ArithmeticFailure) {
    switch rational.storage {
    case .small(let fraction):
      self.init(reduced: Integer(fraction.numerator), over: Integer(fraction.denominator))
    case .big(let fraction):
      guard
        let numerator = Integer(exactly: fraction.numerator), numerator != .min,
        let denominator = Integer(exactly: fraction.denominator)
      else { throw ArithmeticFailure.overflow }
      self.init(reduced: numerator, over: denominator)
    }
  }

  var rational: Rational {
    if let parts = smallParts {
      return Rational(
        storage: .small(Fraction<Int64>(reduced: parts.numerator, over: parts.denominator)))
    }
    return Rational(BigFraction(self))
  }

  @inline(__always)
  var smallParts: (numerator: Int64, denominator: Int64)? {
    guard
      let small = Int64(exactly: numerator), small != .min,
      let below = Int64(exactly: denominator)
    else { return nil }
    return (small, below)
  }
}
