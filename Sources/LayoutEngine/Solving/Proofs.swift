import ConstraintSolver
import LayoutModel

/// Solves with a certificate and has the independent checker judge it.
struct Proofs {
  private(set) var count = ProofCount()

  mutating func answer(of system: PreparedSystem, at parameters: [Rational]) -> Solution {
    let (solution, certificate) = system.solver.certifiedSolution(at: parameters)
    let checker = CertificateChecker(system.encoded.system, parameters: parameters)
    let flaws = checker.flaws(of: solution, by: certificate)
    count.answers += 1
    count.conflicts += solution.conflicts.count
    count.certifiedConflicts += solution.conflicts.count
    guard !flaws.isEmpty else {
      count.certified += 1
      return solution
    }
    if flaws.contains(.miscounted) {
      count.certifiedConflicts -= solution.conflicts.count
    }
    for flaw in flaws {
      if case .unrefuted = flaw { count.certifiedConflicts -= 1 }
      guard count.flaws.count < ProofCount.mostFlaws else { continue }
      count.flaws.append(words(flaw, system.encoded))
    }
    return solution
  }

  private func words(_ flaw: CertificateChecker.Flaw, _ encoded: EncodedScene) -> String {
    switch flaw {
    case .broken(let id): "\(encoded.origins[id.rank]) is required and broken"
    case .unbalanced(let variable, let level): "variable \(variable) could gain at \(level)"
    case .unfitting(let id): "the price of \(encoded.origins[id.rank]) does not fit"
    case .unrefuted(let conflict): "contradiction \(conflict) is not proved"
    case .miscounted: "a contradiction has no proof"
    }
  }
}
