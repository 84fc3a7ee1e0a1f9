import BigInt

/// A fraction without any limit of size, in lowest terms, denominator positive.
///
/// The last resort: a component comes here only when 128 bits did not suffice.
struct BigFraction: Hashable, Sendable {
  let numerator: BigInt
  let denominator: BigInt

  /// Reduces `numerator / denominator`; the denominator must not be zero.
  init(_ numerator: BigInt, over denominator: BigInt) {
    let common = numerator.greatestCommonDivisor(with: denominator)
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
  /// Both parts are cut to a quotient of at least 64 bits first, as either alone may exceed the
  /// range of a double.
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

  static prefix func - (value: Self) -> Self {
    Self(reduced: -value.numerator, over: value.denominator)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    Self(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  static func / (left: Self, right: Self) -> Self {
    Self(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
