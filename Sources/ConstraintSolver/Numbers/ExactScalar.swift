/// The reason why exact arithmetic stopped.
enum ArithmeticFailure: Error {
  /// A number did not fit; the work is done again with a wider type.
  case overflow
  /// The closed form does not handle such a system; the general solver does.
  case unsuited
  /// The ``WorkMeter`` ran out; the work is not repeated.
  case workLimit
  /// Two numbers that depend on a walk's parameter were multiplied or divided, which no linear system needs.
  case notAffine
}

/// An exact number the simplex can run on.
///
/// Arithmetic throws instead of rounding. Every pivot is exact, so no tolerance exists anywhere.
protocol ExactScalar: Hashable, Sendable {
  static var zero: Self { get }
  static var one: Self { get }

  /// Whether reading a sign has a cost, so that code must not read signs it does not need.
  static var isTracked: Bool { get }

  /// Converts a 64-bit fraction, which always fits.
  init(word fraction: Fraction<Int64>)

  /// Converts `rational`, or throws if it does not fit.
  init(exactly rational: Rational) throws(ArithmeticFailure)

  /// The same number in the public form.
  var rational: Rational { get }

  /// -1, 0 or 1.
  var sign: Int { get }
  var isZero: Bool { get }

  /// Bits that differ for most different numbers; the same in every run.
  var hashBits: UInt { get }

  /// Numerator and denominator in lowest terms, if both fit in 64 bits.
  var smallParts: (numerator: Int64, denominator: Int64)? { get }

  static func + (left: Self, right: Self) throws(ArithmeticFailure) -> Self
  static func - (left: Self, right: Self) throws(ArithmeticFailure) -> Self
  static func * (left: Self, right: Self) throws(ArithmeticFailure) -> Self

  /// Divides by a number that is not zero.
  static func / (left: Self, right: Self) throws(ArithmeticFailure) -> Self
  static prefix func - (value: Self) -> Self
  static func < (left: Self, right: Self) -> Bool
}

extension ExactScalar {
  static var isTracked: Bool { false }
  var magnitude: Self { sign < 0 ? -self : self }

  var hashBits: UInt { UInt(bitPattern: hashValue) }
}
