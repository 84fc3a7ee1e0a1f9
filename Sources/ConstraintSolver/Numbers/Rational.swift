import BigInt

/// An exact number: a fraction in lowest terms, of any size.
///
/// Fractions whose parts fit in 64 bits are held in place, larger ones in a box. No operation
/// rounds, wraps or traps, except division by zero, which is a programmer's error.
///
///     let third = Rational(1, 3)
///     third + third + third == 1  // true
///     Rational(0.1) == Rational(1, 10)  // true
public struct Rational: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case small(Fraction<Int64>)
    indirect case big(BigFraction)
  }

  /// The parts. A number that fits is always `.small`, so equality can compare the cases.
  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates the number from its widest form.
  init(_ fraction: BigFraction) {
    self.init(storage: fraction.small.map { .small($0) } ?? .big(fraction))
  }

  /// The whole number `value`.
  public init(_ value: Int) {
    if value == .min {
      self.init(BigFraction(BigInt(value), over: 1))
    } else {
      self.init(storage: .small(Fraction(reduced: Int64(value), over: 1)))
    }
  }

  /// The fraction `numerator / denominator`.
  ///
  /// - Precondition: `denominator` is not zero. For numbers that come from a document use
  ///   ``init(exactly:over:)``.
  public init(_ numerator: Int, _ denominator: Int) {
    precondition(denominator != 0, "a fraction needs a denominator other than zero")
    if numerator == 0 {
      self.init(0)
      return
    }
    if denominator > 0, numerator != .min {
      let common = Fraction<Int64>.commonDivisor(Int64(numerator), Int64(denominator))
      self.init(
        storage: .small(
          Fraction(reduced: Int64(numerator) / common, over: Int64(denominator) / common)))
      return
    }
    self.init(BigFraction(BigInt(numerator), over: BigInt(denominator)))
  }

  /// The fraction `numerator / denominator`, or nil if the denominator is zero.
  public init?(exactly numerator: Int, over denominator: Int) {
    guard denominator != 0 else { return nil }
    self.init(numerator, denominator)
  }

  /// The number 0.
  public static let zero = Rational(0)

  /// The number 1.
  public static let one = Rational(1)

  /// The number as a double, with a relative error below 2^-52.
  ///
  /// Exact whenever the number is a double whose parts are below 2^53.
  public var doubleValue: Double {
    switch storage {
    case .small(let fraction): Double(fraction.numerator) / Double(fraction.denominator)
    case .big(let fraction): fraction.doubleValue
    }
  }

  /// -1, 0 or 1.
  public var sign: Int {
    switch storage {
    case .small(let fraction): fraction.sign
    case .big(let fraction): fraction.sign
    }
  }

  /// Whether the number is 0.
  public var isZero: Bool { sign == 0 }

  /// Whether the denominator is 1.
  public var isWhole: Bool {
    switch storage {
    case .small(let fraction): fraction.denominator == 1
    case .big(let fraction): fraction.denominator == 1
    }
  }

  /// Numerator and denominator in lowest terms, or nil if one of them exceeds 64 bits.
  public var parts: (numerator: Int, denominator: Int)? {
    guard case .small(let fraction) = storage else { return nil }
    return (Int(fraction.numerator), Int(fraction.denominator))
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// The whole number written in the source.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Rational: CustomStringConvertible {
  /// `"7"`, or `"-68/3"`.
  public var description: String {
    let fraction = wide
    return fraction.denominator == 1
      ? "\(fraction.numerator)" : "\(fraction.numerator)/\(fraction.denominator)"
  }

  var wide: BigFraction {
    switch storage {
    case .small(let fraction): BigFraction(fraction)
    case .big(let fraction): fraction
    }
  }
}
