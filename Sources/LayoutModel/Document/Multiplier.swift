/// A factor as the file writes it: `0.5`, `139:21`, `1/3`. Exact until the solver makes it a
/// fraction.
public struct Multiplier: Sendable, Hashable {
  package var numerator: Double
  package var denominator: Double
  public init(numerator: Double, denominator: Double = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }
  public static let one = Multiplier(numerator: 1)
  public var value: Double { denominator == 0 ? 1 : numerator / denominator }
}
