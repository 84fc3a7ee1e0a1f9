/// A variable that has more than one value among the best solutions.
///
/// Tie-breaks are left out of the judgement.
public struct Ambiguity: Hashable, Sendable {
  /// The variable.
  public let variable: Variable

  /// The smallest value among the best solutions; nil if there is none.
  public let lower: Rational?

  /// The largest value among the best solutions; nil if there is none.
  public let upper: Rational?

  /// The ambiguity of `variable` between `lower` and `upper`.
  public init(variable: Variable, lower: Rational?, upper: Rational?) {
    self.variable = variable
    self.lower = lower
    self.upper = upper
  }
}
