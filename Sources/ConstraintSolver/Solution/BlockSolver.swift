/// Solves a block, softening one member of each conflict until the rest can hold.
final class BlockSolver<Scalar: ExactScalar> {
  let input: BlockInput
  private let numbering: BlockNumbering
  /// Presolved forms by the constraints that are softened in them, in order of softening.
  private var variants: [[Int]: PresolvedBlock<Scalar>] = [:]
  /// The form without softened constraints, by far the most used.
  private var plain: PresolvedBlock<Scalar>?
  /// The form that gave the last answer, and the conflicts met on the way to it.
  private(set) var lastBlock: PresolvedBlock<Scalar>?
  private(set) var lastParameters: ContiguousArray<Scalar> = []
  private(set) var lastConflicts:
    [(contradiction: PresolvedBlock<Scalar>.Contradiction, relaxed: Int)] = []

  init(_ input: BlockInput, numbering: BlockNumbering) throws(ArithmeticOverflow) {
    self.input = input
    self.numbering = numbering
    _ = try variant(softened: [])
  }

  /// Presolves when first asked; for arithmetics that cannot overflow.
  init(lazily input: BlockInput, numbering: BlockNumbering) {
    self.input = input
    self.numbering = numbering
  }

  var componentCount: Int { plain?.components.count ?? 0 }

  private func variant(
    softened: [Int]
  ) throws(ArithmeticOverflow) -> PresolvedBlock<Scalar> {
    if softened.isEmpty, let plain { return plain }
    if let known = variants[softened] { return known }
    let made = try PresolvedBlock<Scalar>(input, numbering: numbering, softened: softened)
    if softened.isEmpty { plain = made } else { variants[softened] = made }
    return made
  }

  func solve(
    at parameters: [Rational], into solution: inout Solution, counters: inout SolverCounters
  ) throws(ArithmeticOverflow) {
    var local = ContiguousArray<Scalar>()
    for place in input.parameters {
      try local.append(
        parameters.indices.contains(place) ? Scalar(exactly: parameters[place]) : .zero)
    }
    local.append(.one)
    let block = try consistentBlock(
      at: local, diagnostics: &solution.diagnostics, counters: &counters)
    if try !block.writeByTable(at: local, into: &solution) {
      let settled = try settle(block, at: local, counters: &counters)
      for (place, variable) in input.variables.enumerated() {
        solution.set(settled.values[place], at: variable)
      }
      for (variable, range) in settled.ranges {
        try solution.ambiguities.append(ambiguity(variable, range, from: settled.base[variable]))
      }
    }
    for (contradiction, relaxed) in lastConflicts {
      solution.conflicts.append(
        conflict(contradiction, relaxed: relaxed, parameters: parameters, solution: solution))
    }
  }

  /// Solves at `parameters` in the block's own numbering, with a 1 for the constant at the end.
  func settled(
    at parameters: ContiguousArray<Scalar>, counters: inout SolverCounters
  ) throws(ArithmeticOverflow) -> SettledBlock<Scalar> {
    var diagnostics: [SolverDiagnostic] = []
    let block = try consistentBlock(
      at: parameters, diagnostics: &diagnostics, counters: &counters)
    return try settle(block, at: parameters, counters: &counters)
  }

  /// Softens members of conflicts until there are none; every component is then solved.
  private func consistentBlock(
    at parameters: ContiguousArray<Scalar>, diagnostics: inout [SolverDiagnostic],
    counters: inout SolverCounters
  ) throws(ArithmeticOverflow) -> PresolvedBlock<Scalar> {
    lastParameters = parameters
    lastConflicts.removeAll()
    var softened: [Int] = []
    var block = try variant(softened: softened)
    while let contradiction = try contradiction(
      in: block, at: parameters, diagnostics: &diagnostics, counters: &counters)
    {
      guard let relaxed = memberToRelax(contradiction, except: softened) else { break }
      lastConflicts.append((contradiction, relaxed))
      softened.append(relaxed)
      block = try variant(softened: softened)
    }
    lastBlock = block
    return block
  }

  /// Solves all components; answers the first contradiction.
  private func contradiction(
    in block: PresolvedBlock<Scalar>, at parameters: ContiguousArray<Scalar>,
    diagnostics: inout [SolverDiagnostic], counters: inout SolverCounters
  ) throws(ArithmeticOverflow) -> PresolvedBlock<Scalar>.Contradiction? {
    if let broken = try block.brokenCondition(at: parameters) { return broken }
    for component in block.components {
      let answer = try component.solve(
        at: parameters, firstParameter: input.variables.count, counters: &counters)
      switch answer {
      case .solved: continue
      case .contradiction(let found): return try block.trace(found, in: component)
      case .stepLimit:
        let column = Int(component.problem.columns[0])
        diagnostics.append(
          .stepLimitReached(variable: Variable(index: input.variables[column])))
      }
    }
    return nil
  }

  /// The member with the highest relaxation, then the largest id.
  private func memberToRelax(
    _ contradiction: PresolvedBlock<Scalar>.Contradiction, except softened: [Int]
  ) -> Int? {
    contradiction.members.filter { !softened.contains($0) }.max { left, right in
      let a = input.constraints[left].relaxation
      let b = input.constraints[right].relaxation
      return a == b ? left < right : a < b
    }
  }

  /// Breaks ties where the optimum is not unique, and finds the ranges.
  private func settle(
    _ block: PresolvedBlock<Scalar>, at parameters: ContiguousArray<Scalar>,
    counters: inout SolverCounters
  ) throws(ArithmeticOverflow) -> SettledBlock<Scalar> {
    let base = try block.values(at: parameters)
    var ranges: [Int: FaceResolver<Scalar>.Range] = [:]
    var columns: [Int: ContiguousArray<Scalar>] = [:]
    for (index, component) in block.components.enumerated() {
      guard case .solved? = component.answer, !component.moves.isEmpty else { continue }
      let resolver = try FaceResolver(OptimalFace(component), of: component, in: block)
      let found = try resolver.ranges()
      if found.isEmpty { continue }
      for (variable, range) in found {
        if let known = ranges[variable] {
          ranges[variable] = try known.joined(with: range)
        } else {
          ranges[variable] = range
        }
      }
      columns[index] = try resolver.settledColumns(
        values: base, parameters: parameters, ambiguous: found, counters: &counters)
    }
    if ranges.isEmpty { return SettledBlock(values: base, base: base, ranges: [:]) }
    let values = try block.values(at: parameters, settled: columns)
    return SettledBlock(values: values, base: base, ranges: ranges)
  }

  private func ambiguity(
    _ variable: Int, _ range: FaceResolver<Scalar>.Range, from value: Scalar
  ) throws(ArithmeticOverflow) -> Ambiguity {
    var lower: Rational?
    var upper: Rational?
    if let below = range.below { lower = try (value + below).rational }
    if let above = range.above { upper = try (value + above).rational }
    return Ambiguity(
      variable: Variable(index: input.variables[variable]), lower: lower, upper: upper)
  }

  private func conflict(
    _ contradiction: PresolvedBlock<Scalar>.Contradiction, relaxed: Int, parameters: [Rational],
    solution: Solution
  ) -> Conflict {
    let constraint = input.constraints[relaxed]
    let left = constraint.terms.reduce(Rational.zero) { sum, term in
      sum + term.coefficient * solution[term.variable]
    }
    let gap = left - constraint.value.value(at: parameters)
    return Conflict(
      members: contradiction.members.map { input.constraints[$0].id },
      relaxed: constraint.id,
      amount: constraint.violation(of: gap),
      equivalents: Dictionary(
        uniqueKeysWithValues: contradiction.equivalents.map { member, others in
          (input.constraints[member].id, others.map { input.constraints[$0].id })
        }))
  }
}

/// The answer for a block in its own numbering.
struct SettledBlock<Scalar: ExactScalar> {
  /// The values after ties are broken.
  let values: ContiguousArray<Scalar>
  /// The values that ``ranges`` count from.
  let base: ContiguousArray<Scalar>
  /// How far ambiguous variables may go.
  let ranges: [Int: FaceResolver<Scalar>.Range]
}

extension FaceResolver.Range {
  /// The range of a sum of two independent parts.
  func joined(with other: Self) throws(ArithmeticOverflow) -> Self {
    var sum = Self(below: nil, above: nil)
    if let below, let otherBelow = other.below { sum.below = try below + otherBelow }
    if let above, let otherAbove = other.above { sum.above = try above + otherAbove }
    return sum
  }
}
