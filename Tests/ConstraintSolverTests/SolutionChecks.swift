import ConstraintSolver
import Testing

/// Compares a solution with a fixture's answer: one line per difference.
func differences(_ solution: Solution, from fixture: SystemFixture) -> [String] {
  if let sets = fixture.answer.conflicts {
    return conflictDifferences(solution, from: fixture, allowed: sets)
  }
  var differences: [String] = []
  for conflict in solution.conflicts { differences.append("unexpected \(conflict)") }
  let ambiguities = Dictionary(
    uniqueKeysWithValues: solution.ambiguities.map { ($0.variable.index, $0) })
  for (index, name) in fixture.variableNames.enumerated() {
    guard let expected = fixture.answer.ranges[name] else { continue }
    let value = solution[Variable(index: index)]
    let found: [Rational?] = ambiguities[index].map { [$0.lower, $0.upper] } ?? [value, value]
    if found != expected {
      differences.append("\(name): \(text(found)), expected \(text(expected))")
    }
    if let least = expected[0], value < least { differences.append("\(name) = \(value) too small") }
    if let most = expected[1], value > most { differences.append("\(name) = \(value) too large") }
  }
  if let expected = fixture.answer.ambiguous, expected != Set(ambiguities.keys) {
    differences.append("ambiguous \(ambiguities.keys.sorted()), expected \(expected.sorted())")
  }
  for (level, expected) in fixture.answer.violations {
    let sum = fixture.rows.filter { $0.constraint.priority == Priority(level) }
      .map { violation(of: $0.constraint, in: solution) }.reduce(0, +)
    if sum != expected { differences.append("level \(level): \(sum), expected \(expected)") }
  }
  differences += solution.diagnostics.map { "\($0)" }
  return differences
}

private func text(_ ends: [Rational?]) -> String {
  ends.map { $0?.description ?? "without end" }.joined(separator: "...")
}

private func conflictDifferences(
  _ solution: Solution, from fixture: SystemFixture, allowed: [Set<String>]
) -> [String] {
  if solution.conflicts.isEmpty { return ["no conflict found"] }
  var differences: [String] = []
  for conflict in solution.conflicts {
    let names = Set(conflict.members.map(fixture.name(of:)))
    if !allowed.isEmpty, !allowed.contains(names) {
      differences.append("conflict \(names.sorted()) is none of the minimal ones")
    }
    if !isMinimal(conflict, in: fixture) { differences.append("\(names.sorted()) is not minimal") }
    if !conflict.members.contains(conflict.relaxed) { differences.append("a stranger relaxed") }
  }
  let relaxed = Set(solution.conflicts.map(\.relaxed))
  for row in fixture.rows where row.constraint.priority.isRequired {
    let broken = violation(of: row.constraint, in: solution)
    if !relaxed.contains(row.constraint.id), !broken.isZero {
      differences.append("\(row.name) broken by \(broken) without a conflict")
    }
  }
  return differences
}

/// Whether the members contradict each other, and would not without any one of them.
func isMinimal(_ conflict: Conflict, in fixture: SystemFixture) -> Bool {
  let members = conflict.members.map { fixture.rows[$0.rank].constraint }
  func isSatisfiable(_ constraints: [Constraint]) -> Bool {
    Solver(fixture.system(constraints)).solve(at: []).conflicts.isEmpty
  }
  return !isSatisfiable(members)
    && members.indices.allSatisfy { dropped in
      var rest = members
      rest.remove(at: dropped)
      return isSatisfiable(rest)
    }
}

func violation(of constraint: Constraint, in solution: Solution) -> Rational {
  let left = constraint.terms.reduce(Rational.zero) { $0 + $1.coefficient * solution[$1.variable] }
  let gap = left - constraint.value.constant
  switch constraint.relation {
  case .equal: return gap.magnitude
  case .lessOrEqual: return max(gap, 0)
  case .greaterOrEqual: return max(-gap, 0)
  }
}
