import Synchronization

/// A number `value + slope * step` for an infinitely small positive step of one parameter.
///
/// The solver runs on these as on any other exact number, and so goes just to the right of a point.
/// Each time it looks at a sign, the number tells the walk how far the step could grow before that
/// sign changes. Up to the least of these distances every decision would be the same, so the answer
/// is affine.
///
/// Its arithmetic is not inlined: each step costs more than a call, and inlined it is a third of the solver's
/// code, and of the time that compiling it takes.
struct AffineNumber: Sendable {
  /// The number over the step.
  let form: SolverWalk.Affine
  private let walk: WalkStep?

  /// The number without the step.
  private var value: Rational { form.constant }
  private var slope: Rational { form.slope }

  init(_ form: SolverWalk.Affine, walk: WalkStep) {
    self.form = form
    self.walk = walk
  }

  private init(_ form: SolverWalk.Affine, _ walk: WalkStep?) {
    self.form = form
    self.walk = walk
  }

  private init(constant: Rational) {
    self.init(SolverWalk.Affine(constant: constant, slope: .zero), nil)
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
  static var zero: Self { Self(constant: .zero) }
  static var one: Self { Self(constant: .one) }
  static var isTracked: Bool { true }

  init(word fraction: Fraction<Int64>) {
    self.init(constant: Rational(storage: .small(fraction)))
  }

  init(exactly rational: Rational) {
    self.init(constant: rational)
  }

  /// The value without the step.
  var rational: Rational { value }

  var smallParts: (numerator: Int64, denominator: Int64)? {
    value.parts.map { (Int64($0.numerator), Int64($0.denominator)) }
  }

  /// Whether the number is 0 for every step; a number that only passes 0 is not.
  @inline(never)
  var isZero: Bool { value.isZero && slope.isZero }

  /// The sign just after the point.
  @inline(never)
  var sign: Int {
    if slope.isZero { return value.sign }
    if value.sign * slope.sign < 0 { walk?.limit(to: -(value / slope)) }
    return value.isZero ? slope.sign : value.sign
  }

  @inline(never)
  static func < (left: Self, right: Self) -> Bool { (left - right).sign < 0 }

  @inline(never)
  static func == (left: Self, right: Self) -> Bool { left.form == right.form }

  func hash(into hasher: inout Hasher) { hasher.combine(form) }

  @inline(never)
  static prefix func - (number: Self) -> Self {
    Self(SolverWalk.Affine(constant: -number.value, slope: -number.slope), number.walk)
  }

  @inline(never)
  static func + (left: Self, right: Self) -> Self {
    Self(left.form + right.form, left.walk ?? right.walk)
  }

  @inline(never)
  static func - (left: Self, right: Self) -> Self {
    Self(left.form - right.form, left.walk ?? right.walk)
  }

  /// The product; one factor has to be constant, as coefficients are.
  @inline(never)
  static func * (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    guard left.slope.isZero || right.slope.isZero else { throw .notAffine }
    return Self(
      SolverWalk.Affine(
        constant: left.value * right.value,
        slope: left.value * right.slope + left.slope * right.value), left.walk ?? right.walk)
  }

  /// The quotient; the divisor has to be constant.
  @inline(never)
  static func / (left: Self, right: Self) throws(ArithmeticFailure) -> Self {
    guard right.slope.isZero, let value = left.value.divided(by: right.value),
      let slope = left.slope.divided(by: right.value)
    else { throw .notAffine }
    return Self(SolverWalk.Affine(constant: value, slope: slope), left.walk ?? right.walk)
  }
}
