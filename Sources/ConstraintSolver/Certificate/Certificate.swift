/// A proof that a solution is the best one, at every level at once.
///
/// It rests on the duality of linear programs, over vectors of levels. ``CertificateChecker``
/// checks it without knowing how the solution was found.
public struct Certificate: Sendable {
  /// The levels of the multipliers, highest first; required constraints that gave way come before
  /// all.
  public internal(set) var levels: [Priority]

  /// Per constraint a price for each level; constraints not named have the price 0 everywhere.
  public internal(set) var multipliers: [ConstraintID: [Rational]] = [:]

  /// One proof per conflict of the solution.
  package internal(set) var refutations: [Refutation] = []

  /// Proves that required constraints contradict each other.
  ///
  /// Multiplied and added up, the left sides cancel and the right sides do not (Farkas' lemma).
  package struct Refutation: Sendable {
    /// The members' multipliers: not negative for "at least", not positive for "at most".
    package let multipliers: [ConstraintID: Rational]
  }
}
