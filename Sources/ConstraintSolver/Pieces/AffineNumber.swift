import Synchronization

/// A number `value + slope * step` for an infinitely small positive step of one parameter.
///
/// The solver runs on these as on any other exact number, and so goes just to the right of a point.
/// Each time it looks at a sign, the number tells the walk how far the step could grow before that
/// sign changes. Up to the least of these distances every decision would be the same, so the answer
/// is affine.
struct AffineNumber: Sendable {
  let value: Rational
  let slope: Rational
  private let walk: WalkStep?

  init(_ value: Rational, slope: Rational, walk: WalkStep) {
    self.value = value
    self.slope = slope
    self.walk = walk
  }

  private init(_ value: Rational, _ slope: Rational, _ walk: WalkStep?) {
    self.value = value
    self.slope = slope
    self.walk = walk
  }
}

/// How far the present step of a walk may go.
final class WalkStep: Sendable {
  private let shortest = Mutex<Rational?>(nil)

  var length: Rational? { shortest.withLock { $0 } }

  func limit(to length: Rational) {
    shortest.withLock { known in
      if let present = known, present <= length { return }
      known = length
    }
  }

  func restart() {
    shortest.withLock { $0 = nil }
  }
}

extension AffineNumber: ExactScalar {
  static var zero: Self { Self(.zero, .zero, nil) }
  static var one: Self { Self(.one, .zero, nil) }
  static var isTracked: Bool { true }

  init(word fraction: Fraction<Int64>) {
    self.init(Rational(storage: .small(fraction)), .zero, nil)
  }

  init(exactly rational: Rational) {
    self.init(rational, .zero, nil)
  }

  /// The value without the step.
  var rational: Rational { value }

  var smallParts: (numerator: Int64, denominator: Int64)? {
    value.parts.map { (Int64($0.numerator), Int64($0.denominator)) }
  }

  /// Whether the number is 0 for every step; a number that only passes 0 is not.
  var isZero: Bool { value.isZero && slope.isZero }

  /// The sign just after the point.
  var sign: Int {
    if slope.isZero { return value.sign }
    if value.sign * slope.sign < 0 { walk?.limit(to: -(value / slope)) }
    return value.isZero ? slope.sign : value.sign
  }

  static func < (left: Self, right: Self) -> Bool { (left - right).sign < 0 }

  static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && left.slope == right.slope
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(slope)
  }

  static prefix func - (number: Self) -> Self { Self(-number.value, -number.slope, number.walk) }

  static func + (left: Self, right: Self) -> Self {
    Self(left.value + right.value, left.slope + right.slope, left.walk ?? right.walk)
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  /// The product; one factor has to be constant, as coefficients are.
  static func * (left: Self, right: Self) throws(ArithmeticOverflow) -> Self {
    guard left.slope.isZero || right.slope.isZero else { throw ArithmeticOverflow() }
    return Self(
      left.value * right.value, left.value * right.slope + left.slope * right.value,
      left.walk ?? right.walk)
  }

  /// The quotient; the divisor has to be constant.
  static func / (left: Self, right: Self) throws(ArithmeticOverflow) -> Self {
    guard right.slope.isZero, let value = left.value.divided(by: right.value),
      let slope = left.slope.divided(by: right.value)
    else { throw ArithmeticOverflow() }
    return Self(value, slope, left.walk ?? right.walk)
  }
}
