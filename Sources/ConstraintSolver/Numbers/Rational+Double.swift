extension Rational {
  /// The number a document meant when it stored `double`.
  ///
  /// This is the only place where a rounded number becomes an exact one. The rule: take the
  /// shortest decimal that reads back as `double`. If it has at most 6 decimals, that decimal is
  /// the number; 0.1 is 1/10. Otherwise the digits are noise of somebody's division, and the number
  /// is the simplest fraction (smallest denominator) within 5e-7 of it; 0.3333333 is 1/3.
  ///
  /// Nil for what is not a number, infinite, or beyond 1e9 in size.
  public init?(_ double: Double) {
    guard double.isFinite, double.magnitude <= 1e9 else { return nil }
    if let whole = Int(exactly: double) {
      self.init(whole)
      return
    }
    // Halves, quarters ... sixty-fourths have at most 6 decimals, so the rule keeps them;
    // thirds are what pixels of 3x screens come to, and no smaller denominator is as near.
    let parts = double * 64
    if parts == parts.rounded() {
      self.init(Int(parts), 64)
      return
    }
    let thirds = double * 3
    if (thirds - thirds.rounded()).magnitude < 1e-9 {
      self.init(Int(thirds.rounded()), 3)
      return
    }
    guard let decimal = Decimal(shortest: double) else { return nil }
    if decimal.decimals <= 6 {
      self = decimal.value
      return
    }
    let tolerance = Rational(1, 2_000_000)
    // Below the tolerance 0 is within reach, and the power of ten need not be built.
    guard double.magnitude > 5e-7 else {
      self = .zero
      return
    }
    let size = decimal.value.magnitude
    let simplest = Rational.simplest(from: size - tolerance, to: size + tolerance)
    self = double < 0 ? -simplest : simplest
  }

  /// The fraction with the smallest denominator, then the smallest numerator, between two bounds.
  ///
  /// Walks the Stern-Brocot tree by continued fractions. Negative bounds are treated as zero.
  /// - Complexity: O(log of the denominator).
  public static func simplest(from lower: Rational, to upper: Rational) -> Rational {
    let whole = lower.ceiling
    if whole.sign <= 0 { return .zero }
    if whole <= upper { return whole }
    let base = lower.floor
    return base + 1 / simplest(from: 1 / (upper - base), to: 1 / (lower - base))
  }
}

/// The shortest decimal of a double, split in digits and power of ten.
private struct Decimal {
  let digits: Int
  let exponent: Int

  /// How many digits stand behind the point.
  var decimals: Int { max(0, -exponent) }

  init?(shortest double: Double) {
    var digits = 0
    var exponent = 0
    var fraction = false
    var negative = false
    var rest = Substring(double.description)
    if rest.first == "-" {
      negative = true
      rest.removeFirst()
    }
    while let character = rest.popFirst() {
      if character == "." {
        fraction = true
      } else if character == "e" {
        guard let power = Int(rest) else { return nil }
        exponent += power
        break
      } else if let digit = character.wholeNumberValue {
        // The zero in "375.0" is notation, not a digit.
        if fraction, digit == 0, rest.isEmpty || rest.first == "e" { continue }
        digits = digits * 10 + digit
        if fraction { exponent -= 1 }
      } else {
        return nil
      }
    }
    self.digits = negative ? -digits : digits
    self.exponent = exponent
  }

  var value: Rational {
    var power = Rational.one
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? Rational(digits) / power : Rational(digits) * power
  }
}
