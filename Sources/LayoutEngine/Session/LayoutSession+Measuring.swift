package import ConstraintSolver

@_spi(Measuring)
extension LayoutSession {
  /// The system behind the last layout and the values of its parameters, for measuring solvers on
  /// real systems; nil before the first.
  package var lastSystem: (system: ConstraintSystem, parameters: [Rational])? {
    guard let last, let encoded = prepared[last.key]?.encoded else { return nil }
    return (
      encoded.system,
      encoded.quantities.map { Rational(last.numbers.value(of: $0)) ?? 0 }
    )
  }
}
