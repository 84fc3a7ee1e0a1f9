import ConstraintSolver
import Testing

@Suite struct RationalTests {
  @Test func `arithmetic is exact beyond 64 and 128 bits`() {
    var power = Rational(1, 3)
    for _ in 0..<6 { power *= power }
    let product = power * Rational(.max) * Rational(.max) * Rational(.max)
    #expect(product / Rational(.max) / Rational(.max) / Rational(.max) == power)
    #expect(power - power == 0)
    #expect(Rational(.min) == -Rational(.max) - 1)
    #expect(-Rational(.min) > Rational(.max))
    #expect(-(-Rational(.min)) == Rational(.min))
  }

  @Test(
    arguments: [
      (0.1, Rational(1, 10)), (375, 375), (-0.25, Rational(-1, 4)), (1.0 / 3, Rational(1, 3)),
      (20.333333333333371, Rational(61, 3)), (0.333333, Rational(333_333, 1_000_000)),
      (1e-7, 0), (1e9, 1_000_000_000), (-2.0 / 3, Rational(-2, 3)), (.leastNonzeroMagnitude, 0),
      (0.000001, Rational(1, 1_000_000)), (-0.0, 0),
    ] as [(Double, Rational)])
  func `a double means its shortest decimal or the simplest fraction near it`(
    double: Double, expected: Rational
  ) {
    #expect(Rational(double) == expected)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1.1e9, -1e300] as [Double])
  func `what is no plausible number is refused`(double: Double) {
    #expect(Rational(double) == nil)
  }

  @Test func `floor, ceiling and rounding agree on both sides of zero`() {
    #expect([Rational(7, 2).floor, Rational(-7, 2).floor] == [3, -4])
    #expect([Rational(7, 2).ceiling, Rational(-7, 2).ceiling] == [4, -3])
    #expect([Rational(7, 2).rounded, Rational(-7, 2).rounded] == [4, -4])
    #expect([Rational(10, 3).rounded, Rational(-10, 3).rounded] == [3, -3])
  }

  @Test func `division by zero is refused where the divisor is not ours`() {
    #expect(Rational.one.divided(by: 0) == nil)
    #expect(Rational(exactly: 1, over: 0) == nil)
    #expect(Rational(exactly: 2, over: -4) == Rational(-1, 2))
  }

  @Test func `a fraction too large for a double's parts still converts`() {
    var big = Rational(.max)
    for _ in 0..<6 { big *= big }
    #expect(((big + 1) / big).doubleValue == 1)
    #expect(((big * 3) / (big * 2 + 1)).doubleValue == 1.5)
  }
}
