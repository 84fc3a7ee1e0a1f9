/// The best values of all variables at one list of parameters, and what stood in the way.
///
/// The values do not depend on the order in which constraints were added, nor on what was solved
/// before.
public struct Solution: Sendable {
  /// The contradictions met; empty if all required constraints hold.
  public internal(set) var conflicts: [Conflict] = []

  /// The variables that have other, equally good values, in order of rank.
  public internal(set) var ambiguities: [Ambiguity] = []

  /// Failures of the solver itself; empty unless there is a bug.
  public internal(set) var diagnostics: [SolverDiagnostic] = []

  // Parts as they come out of the affine maps: not reduced, as most are read once or never. A zero
  // denominator says that the value is in `wide`.
  @usableFromInline var numerators: ContiguousArray<Int64>
  @usableFromInline var denominators: ContiguousArray<Int64>
  var wide: [Int: Rational] = [:]
  /// The factor of all denominators.
  @usableFromInline var scale: Int64 = 1

  /// An answer without variables, to be filled by ``Solver/solve(at:into:)``.
  public init() {
    self.init(variableCount: 0)
  }

  init(variableCount: Int) {
    numerators = ContiguousArray(repeating: 0, count: variableCount)
    denominators = ContiguousArray(repeating: 1, count: variableCount)
  }

  /// All values 0, over denominators that are shared, not copied.
  init(sharing denominators: ContiguousArray<Int64>) {
    numerators = ContiguousArray(repeating: 0, count: denominators.count)
    self.denominators = denominators
  }

  /// Takes back everything but storage; values are to be set anew.
  mutating func clear(variableCount: Int) {
    if numerators.count != variableCount { self = Solution(variableCount: variableCount) }
    scale = 1
    if !conflicts.isEmpty { conflicts.removeAll(keepingCapacity: true) }
    if !ambiguities.isEmpty { ambiguities.removeAll() }
    if !diagnostics.isEmpty { diagnostics.removeAll() }
    if !wide.isEmpty { wide.removeAll() }
  }

  /// Takes over denominators, which most solutions of a system have in common.
  mutating func share(_ given: ContiguousArray<Int64>, scale: Int64) {
    self.scale = scale
    let isSame = denominators.withUnsafeBufferPointer { own in
      given.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
    if !isSame { denominators = given }
  }

  /// How many variables have a value.
  public var variableCount: Int { numerators.count }

  /// The exact value of `variable`; 0 if the system does not know it.
  public subscript(variable: Variable) -> Rational {
    let index = variable.index
    guard numerators.indices.contains(index) else { return .zero }
    let numerator = numerators[index]
    let denominator = denominators[index] &* scale
    if denominator == 1 { return Rational(Int(numerator)) }
    if denominator == 0 { return wide[index] ?? .zero }
    if numerator == 0 { return .zero }
    let common = Fraction<Int64>.commonDivisor(numerator, denominator)
    return Rational(
      storage: .small(Fraction(reduced: numerator / common, over: denominator / common)))
  }

  /// The value of `variable` as a double, faster than through the exact one.
  @inlinable
  public func doubleValue(of variable: Variable) -> Double {
    let index = variable.index
    guard index >= 0, index < numerators.count else { return 0 }
    let denominator = denominators[index] &* scale
    if denominator == 1 { return Double(numerators[index]) }
    if denominator == 0 { return wideValue(at: index) }
    return Double(numerators[index]) / Double(denominator)
  }

  /// The value at `index` in lowest terms, if it fits.
  func word(at index: Int) throws(ArithmeticFailure) -> Fraction<Int64> {
    let numerator = numerators[index]
    let denominator = denominators[index] &* scale
    if denominator == 1 { return Fraction(reduced: numerator, over: 1) }
    if denominator == 0 { throw ArithmeticFailure.overflow }
    if numerator == 0 { return .zero }
    let common = Fraction<Int64>.commonDivisor(numerator, denominator)
    return Fraction(reduced: numerator / common, over: denominator / common)
  }

  @usableFromInline
  func wideValue(at index: Int) -> Double { wide[index]?.doubleValue ?? 0 }

  /// How much was reported so far, to go back to when a block has to start again.
  var mark: (conflicts: Int, ambiguities: Int, diagnostics: Int) {
    (conflicts.count, ambiguities.count, diagnostics.count)
  }

  mutating func truncate(to mark: (conflicts: Int, ambiguities: Int, diagnostics: Int)) {
    conflicts.removeSubrange(mark.conflicts...)
    ambiguities.removeSubrange(mark.ambiguities...)
    diagnostics.removeSubrange(mark.diagnostics...)
  }

  mutating func set<Scalar: ExactScalar>(_ value: Scalar, at index: Int) {
    if let parts = value.smallParts {
      numerators[index] = parts.numerator
      denominators[index] = parts.denominator
    } else {
      denominators[index] = 0
      wide[index] = value.rational
    }
  }
}
