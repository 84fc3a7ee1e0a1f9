import BigInt

/// A fraction without any limit of size, in lowest terms, denominator positive.
///
/// A component uses it only if 128 bits did not suffice. Its arithmetic is not inlined, like that of
/// ``AffineNumber``.
struct BigFraction: Hashable, Sendable {
  let numerator: BigInt
  let denominator: BigInt

  /// Reduces `numerator / denominator`; the denominator must not be zero.
  @inline(never)
  init(_ numerator: BigInt, over denominator: BigInt) {
    // Common divisors take most of the time, so none is computed if one part is 1.
    let common =
      numerator.magnitude == 1 || denominator.magnitude == 1
      ? 1 : numerator.greatestCommonDivisor(with: denominator)
    let sign: BigInt = denominator.sign == .minus ? -1 : 1
    self.numerator = sign * numerator / common
    self.denominator = sign * denominator / common
  }

  init<Integer>(_ fraction: Fraction<Integer>) {
    self.init(reduced: BigInt(fraction.numerator), over: BigInt(fraction.denominator))
  }

  private init(reduced numerator: BigInt, over denominator: BigInt) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The value rounded to a double with a relative error below 2^-52.
  ///
  /// Both parts are shortened first so that the quotient has at least 64 bits: each part may exceed the range of a
  /// double.
  var doubleValue: Double {
    if numerator.isZero { return 0 }
    let excess = numerator.magnitude.bitWidth - denominator.magnitude.bitWidth
    let shift = 66 - excess
    let scaled =
      shift >= 0
      ? (numerator.magnitude << shift) / denominator.magnitude
      : numerator.magnitude / (denominator.magnitude << -shift)
    let size = Double(sign: .plus, exponent: -shift, significand: Double(scaled))
    return numerator.sign == .minus ? -size : size
  }

  /// The fraction in machine integers, if it fits.
  var small: Fraction<Int64>? {
    guard
      let top = Int64(exactly: numerator), top != .min,
      let bottom = Int64(exactly: denominator)
    else { return nil }
    return Fraction<Int64>(reduced: top, over: bottom)
  }
}

extension BigFraction: ExactScalar {
  static var zero: Self { Self(reduced: 0, over: 1) }
  static var one: Self { Self(reduced: 1, over: 1) }

  init(word fraction: Fraction<Int64>) { self.init(fraction) }

  init(exactly rational: Rational) {
    switch rational.storage {
    case .small(let fraction): self.init(fraction)
    case .big(let fraction): self = fraction
    }
  }

  var rational: Rational { Rational(self) }
  var isZero: Bool { numerator.isZero }
  var sign: Int { numerator.isZero ? 0 : (numerator.sign == .minus ? -1 : 1) }

  var smallParts: (numerator: Int64, denominator: Int64)? {
    small.map { ($0.numerator, $0.denominator) }
  }

  @inline(never)
  static prefix func - (value: Self) -> Self {
    Self(reduced: -value.numerator, over: value.denominator)
  }

  @inline(never)
  static func + (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    try WorkMeter.take(left.cost * right.cost)
    return left.adding(right)
  }

  @inline(never)
  static func - (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    try left + -right
  }

  @inline(never)
  static func * (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    try WorkMeter.take(left.cost * right.cost)
    return left.multiplied(by: right)
  }

  @inline(never)
  static func / (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    try WorkMeter.take(left.cost * right.cost)
    return left.divided(by: right)
  }

  /// The number of words in both parts. The product of two costs approximates the work of a common divisor.
  private var cost: Int {
    numerator.magnitude.words.count + denominator.magnitude.words.count
  }

  @inline(never)
  static func < (left: Self, right: Self) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

/// Arithmetic that the ``WorkMeter`` does not count.
extension BigFraction {
  func adding(_ other: Self) -> Self {
    if isZero { return other }
    if other.isZero { return self }
    let sum = numerator * other.denominator + other.numerator * denominator
    // A whole number added to a fraction in lowest terms leaves it in lowest terms.
    if denominator == 1 || other.denominator == 1 {
      return Self(reduced: sum, over: denominator * other.denominator)
    }
    if denominator == other.denominator {
      return Self(numerator + other.numerator, over: denominator)
    }
    return Self(sum, over: denominator * other.denominator)
  }

  func multiplied(by other: Self) -> Self {
    if isZero || other.isZero { return .zero }
    // Both are in lowest terms, so only a numerator and the other denominator can have a common divisor, and
    // these numbers have half the digits.
    let first = Self(numerator, over: other.denominator)
    let second = Self(other.numerator, over: denominator)
    return Self(
      reduced: first.numerator * second.numerator, over: first.denominator * second.denominator)
  }

  /// - Precondition: `other` is not zero.
  func divided(by other: Self) -> Self {
    let sign: BigInt = other.numerator.sign == .minus ? -1 : 1
    return multiplied(
      by: Self(reduced: sign * other.denominator, over: BigInt(other.numerator.magnitude)))
  }
}
