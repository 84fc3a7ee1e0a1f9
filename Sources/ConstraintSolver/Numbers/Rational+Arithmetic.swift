import BigInt

extension Rational: Comparable {
  /// Whether `left` is the smaller number.
  public static func < (left: Rational, right: Rational) -> Bool {
    if case .small(let a) = left.storage, case .small(let b) = right.storage { return a < b }
    return left.wide < right.wide
  }
}

extension Rational {
  /// The exact sum.
  public static func + (left: Rational, right: Rational) -> Rational {
    if case .small(let a) = left.storage, case .small(let b) = right.storage,
      let sum = try? a + b
    {
      return Rational(storage: .small(sum))
    }
    return Rational(left.wide.adding(right.wide))
  }

  /// The exact difference.
  public static func - (left: Rational, right: Rational) -> Rational {
    left + -right
  }

  /// The exact product.
  public static func * (left: Rational, right: Rational) -> Rational {
    if case .small(let a) = left.storage, case .small(let b) = right.storage,
      let product = try? a * b
    {
      return Rational(storage: .small(product))
    }
    return Rational(left.wide.multiplied(by: right.wide))
  }

  /// The exact quotient.
  ///
  /// - Precondition: `right` is not zero. For a divisor that comes from a document use
  ///   ``divided(by:)``.
  public static func / (left: Rational, right: Rational) -> Rational {
    precondition(!right.isZero, "a number divided by zero")
    if case .small(let a) = left.storage, case .small(let b) = right.storage,
      let quotient = try? a / b
    {
      return Rational(storage: .small(quotient))
    }
    return Rational(left.wide.divided(by: right.wide))
  }

  /// The exact quotient, or nil if `divisor` is zero.
  public func divided(by divisor: Rational) -> Rational? {
    divisor.isZero ? nil : self / divisor
  }

  /// The number with the opposite sign.
  public static prefix func - (value: Rational) -> Rational {
    switch value.storage {
    case .small(let fraction): Rational(storage: .small(-fraction))
    case .big(let fraction): Rational(-fraction)
    }
  }

  /// Adds in place.
  public static func += (left: inout Rational, right: Rational) { left = left + right }

  /// Subtracts in place.
  public static func -= (left: inout Rational, right: Rational) { left = left - right }

  /// Multiplies in place.
  public static func *= (left: inout Rational, right: Rational) { left = left * right }

  /// The distance from zero.
  public var magnitude: Rational { sign < 0 ? -self : self }

  /// The largest whole number that is not above this one.
  public var floor: Rational {
    if case .small(let fraction) = storage {
      let (quotient, rest) = fraction.numerator.quotientAndRemainder(
        dividingBy: fraction.denominator)
      return Rational(Int(rest < 0 ? quotient - 1 : quotient))
    }
    let fraction = wide
    let (quotient, rest) = fraction.numerator.quotientAndRemainder(
      dividingBy: fraction.denominator)
    return Rational(BigFraction(rest.sign == .minus ? quotient - 1 : quotient, over: 1))
  }

  /// The smallest whole number that is not below this one.
  public var ceiling: Rational { -(-self).floor }

  /// The nearest whole number; halves go away from zero.
  public var rounded: Rational {
    let half = Rational(1, 2)
    return sign < 0 ? (self - half).ceiling : (self + half).floor
  }

  /// The whole number towards minus infinity as an `Int`, or nil if it does not fit.
  public var wholePart: Int? { floor.parts?.numerator }
}
