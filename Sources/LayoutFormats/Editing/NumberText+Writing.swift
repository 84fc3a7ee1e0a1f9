import LayoutModel

extension NumberText {
  /// A number as Interface Builder writes it: seventeen significant digits with trailing zeros
  /// dropped, whole numbers without a point, zero as `0.0`.
  ///
  /// Nil when it is not finite or beyond what a document may hold.
  static func text(_ value: Double) -> String? {
    guard value.isFinite, abs(value) <= limit else { return nil }
    // Less than a billionth of a point is zero to every reader.
    guard abs(value) >= 1e-9 else { return "0.0" }
    let sign = value < 0 ? "-" : ""
    return sign + digits(abs(value))
  }

  /// Exact decimal digits of a number between 1e-9 and 1e7, rounded half to even at the
  /// seventeenth.
  private static func digits(_ value: Double) -> String {
    // value = significand / 2^shift, exactly; shift is at most 52 + 30.
    let shift = 52 - Int(value.exponent)
    let significand = UInt128(value.significandBitPattern | (1 << 52))
    let mask = (UInt128(1) << UInt128(shift)) - 1
    var whole = UInt64(significand >> UInt128(shift))
    var rest = significand & mask
    var fraction: [UInt8] = []
    // Leading zeros of a number below one are no significant digits.
    var significant = whole == 0 ? 0 : String(whole).utf8.count
    while rest != 0, significant < 17 {
      rest *= 10
      let digit = UInt8(truncatingIfNeeded: rest >> UInt128(shift))
      rest &= mask
      fraction.append(digit)
      if significant > 0 || digit != 0 { significant += 1 }
    }
    let half = UInt128(1) << UInt128(shift - 1)
    let isOdd = (fraction.last.map { $0 % 2 } ?? UInt8(whole % 2)) == 1
    if rest > half || (rest == half && isOdd) { carry(into: &fraction, &whole) }
    while fraction.last == 0 { fraction.removeLast() }
    let text = String(whole)
    guard !fraction.isEmpty else { return text }
    return text + "." + String(decoding: fraction.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }

  private static func carry(into fraction: inout [UInt8], _ whole: inout UInt64) {
    for position in fraction.indices.reversed() {
      if fraction[position] < 9 {
        fraction[position] += 1
        return
      }
      fraction[position] = 0
    }
    whole += 1
  }

  /// A multiplier as a ratio where it is one, as a decimal otherwise.
  static func text(_ multiplier: Multiplier) -> String? {
    guard let numerator = text(multiplier.numerator) else { return nil }
    if multiplier.denominator == 1 { return numerator }
    guard multiplier.denominator != 0, let denominator = text(multiplier.denominator) else {
      return nil
    }
    return "\(numerator):\(denominator)"
  }
}
