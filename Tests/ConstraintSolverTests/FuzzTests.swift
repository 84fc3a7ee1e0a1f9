import ConstraintSolver
import Foundation
import TestDocuments
import Testing

@Suite struct FuzzTests {
  /// How many systems; KEYLINE_FUZZ_SYSTEMS says otherwise.
  private static let count =
    ProcessInfo.processInfo.environment["KEYLINE_FUZZ_SYSTEMS"].flatMap { Int($0) } ?? 100

  @Test(.timeLimit(.minutes(60)))
  func `whatever the numbers, every answer is proven and does not depend on the order`() {
    var generator = SeededGenerator(seed: 20_261_121)
    var tally = Tally()
    for index in 0..<Self.count {
      let fuzzed = FuzzedSystem(using: &generator)
      let solver = Solver(fuzzed.system)
      for parameters in [fuzzed.parameters, fuzzed.parameters.map { $0 + 1 }, fuzzed.parameters] {
        let (solution, certificate) = solver.certifiedSolution(at: parameters)
        tally.add(solution)
        guard solution.diagnostics.isEmpty else { continue }
        let checker = CertificateChecker(fuzzed.system, parameters: parameters)
        #expect(
          checker.flaws(of: solution, by: certificate) == [], "\(fuzzed.kind) system \(index)")
        for conflict in solution.conflicts {
          #expect(conflict.members.contains(conflict.relaxed), "\(fuzzed.kind) system \(index)")
        }
      }
      tally.fallbacks += solver.counters.overflowFallbacks
      let reference = bytes(of: Solver(fuzzed.system).solve(at: fuzzed.parameters))
      let shuffled = fuzzed.shuffled(using: &generator)
      #expect(
        bytes(of: Solver(shuffled).solve(at: fuzzed.parameters)) == reference,
        "\(fuzzed.kind) system \(index) in another order")
      #expect(
        bytes(of: solver.solve(at: fuzzed.parameters)) == reference,
        "\(fuzzed.kind) system \(index) after other sizes")
    }
    print("\(Self.count) fuzzed systems: \(tally)")
    #expect(tally.diagnostics == 0)
  }

  /// Everything an answer says, value by value.
  private func bytes(of solution: Solution) -> String {
    let values = (0..<solution.variableCount).map { "\(solution[Variable(index: $0)])" }
    let conflicts = solution.conflicts.map { "\($0.members) \($0.relaxed) \($0.amount)" }
    let ambiguities = solution.ambiguities.map {
      "\($0.variable) \($0.lower as Any) \($0.upper as Any)"
    }
    return (values + conflicts + ambiguities).joined(separator: ";")
  }

  private struct Tally {
    var answers = 0
    var withConflicts = 0
    var withAmbiguities = 0
    var diagnostics = 0
    var fallbacks = 0

    mutating func add(_ solution: Solution) {
      answers += 1
      if !solution.conflicts.isEmpty { withConflicts += 1 }
      if !solution.ambiguities.isEmpty { withAmbiguities += 1 }
      diagnostics += solution.diagnostics.count
    }
  }
}
