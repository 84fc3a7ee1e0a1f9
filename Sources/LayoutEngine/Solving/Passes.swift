import ConstraintSolver
import LayoutModel

/// A scene solved at one configuration, in as many passes as its numbers take to settle.
struct Passes {
  var numbers: Numbers
  let options: LayoutOptions
  private(set) var solution: Solution?
  private(set) var frames: [Frame] = []
  /// What was proved so far, where options ask for it.
  private(set) var proofs = Proofs()

  mutating func run(_ system: PreparedSystem) {
    var proofs = proofs
    let certifies = options.certifies
    let quantities = system.encoded.quantities
    var values = ParameterValues(of: quantities, numbers)
    solution = numbers.settle(
      system.encoded, passes: options.maximumPasses,
      solve: {
        certifies
          ? proofs.answer(of: system, at: values.parameters)
          : system.solver.solve(at: values.parameters)
      },
      hasChanged: { values.refresh(system.dependent, of: quantities, $0) })
    self.proofs = proofs
    frames = numbers.frames ?? []
  }

  /// The views a second optimal solution would place elsewhere.
  func undecided(_ encoded: EncodedScene) -> Set<NodeAxis> {
    guard let solution, !solution.ambiguities.isEmpty else { return [] }
    return encoded.undecided(Set(solution.ambiguities.map(\.variable)), in: numbers.scene)
  }
}
