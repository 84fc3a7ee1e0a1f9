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

  /// Presolves when first asked, for the arithmetic that cannot overflow.
  init(unlimited input: BlockInput, numbering: BlockNumbering) where Scalar == BigFraction {
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
    lastParameters = local
    var softened: [Int] = []
    lastConflicts.removeAll()
    var block = try variant(softened: softened)
    while let contradiction = try contradiction(
      in: block, at: local, solution: &solution, counters: &counters)
    {
      guard let relaxed = memberToRelax(contradiction, except: softened) else { break }
      lastConflicts.append((contradiction, relaxed))
      softened.append(relaxed)
      block = try variant(softened: softened)
    }
    lastBlock = block
    if try !block.writeByTable(at: local, into: &solution) {
      let values = try settle(block, at: local, into: &solution, counters: &counters)
      for (place, variable) in input.variables.enumerated() {
        solution.set(values[place], at: variable)
      }
    }
    for (contradiction, relaxed) in lastConflicts {
      solution.conflicts.append(
        conflict(contradiction, relaxed: relaxed, parameters: parameters, solution: solution))
    }
  }

  /// Solves all components; answers the first contradiction.
  private func contradiction(
    in block: PresolvedBlock<Scalar>, at parameters: ContiguousArray<Scalar>,
    solution: inout Solution, counters: inout SolverCounters
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
        solution.diagnostics.append(
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

  /// Breaks ties where the optimum is not unique, and reports them.
  private func settle(
    _ block: PresolvedBlock<Scalar>, at parameters: ContiguousArray<Scalar>,
    into solution: inout Solution, counters: inout SolverCounters
  ) throws(ArithmeticOverflow) -> ContiguousArray<Scalar> {
    let values = try block.values(at: parameters)
    var ranges: [Int: FaceResolver<Scalar>.Range] = [:]
    var settled: [Int: ContiguousArray<Scalar>] = [:]
    for (index, component) in block.components.enumerated() {
      guard case .solved? = component.answer else { continue }
      if component.moves.isEmpty { continue }
      let face = try OptimalFace(component)
      let resolver = try FaceResolver(face, of: component, in: block)
      let found = try resolver.ranges()
      if found.isEmpty { continue }
      for (variable, range) in found {
        ranges[variable] = try ranges[variable].map { (known) throws(ArithmeticOverflow) in
          try known.joined(with: range)
        } ?? range
      }
      settled[index] = try resolver.settledColumns(
        values: values, parameters: parameters, ambiguous: found, counters: &counters)
    }
    if ranges.isEmpty { return values }
    for (variable, range) in ranges {
      let value = values[variable]
      try solution.ambiguities.append(
        Ambiguity(
          variable: Variable(index: input.variables[variable]),
          lower: range.below.map { (below) throws(ArithmeticOverflow) in
            try (value + below).rational
          },
          upper: range.above.map { (above) throws(ArithmeticOverflow) in
            try (value + above).rational
          }))
    }
    return try block.values(at: parameters, settled: settled)
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

extension FaceResolver.Range {
  /// The range of a sum of two independent parts.
  func joined(with other: Self) throws(ArithmeticOverflow) -> Self {
    var sum = Self(below: nil, above: nil)
    if let below, let otherBelow = other.below { sum.below = try below + otherBelow }
    if let above, let otherAbove = other.above { sum.above = try above + otherAbove }
    return sum
  }
}
