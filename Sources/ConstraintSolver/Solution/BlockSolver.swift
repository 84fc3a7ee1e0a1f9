/// Solves a block, softening one member of each conflict until the rest can hold.
final class BlockSolver<Scalar: ExactScalar> {
  let input: BlockInput
  private let numbering: BlockNumbering
  private var variants: [Variant: PresolvedBlock<Scalar>] = [:]
  /// The form without softened constraints, by far the most used.
  private(set) var plain: PresolvedBlock<Scalar>?
  /// The form that gave the last answer, and the conflicts met on the way to it.
  private(set) var lastBlock: PresolvedBlock<Scalar>?
  private(set) var lastParameters: ContiguousArray<Scalar> = []
  private(set) var lastConflicts: [PresolvedBlock<Scalar>.Relief] = []
  private var tables = TableAnswers()

  /// The key of a presolved form of the block.
  private struct Variant: Hashable {
    /// The constraints that give way, in order.
    var softened: [Int]
    var hasTieBreaks: Bool
  }

  init(_ input: BlockInput, numbering: BlockNumbering) throws(ArithmeticFailure) {
    self.input = input
    self.numbering = numbering
    _ = try variant(softened: [])
  }

  /// Presolves when first asked; for arithmetics that cannot overflow.
  init(lazily input: BlockInput, numbering: BlockNumbering) {
    self.input = input
    self.numbering = numbering
  }

  /// The cost of presolving a constraint again, in steps of ``WorkMeter``.
  private static var stepsPerRow: Int { 64 }

  var componentCount: Int { plain?.components.count ?? 0 }

  private func variant(
    softened: [Int], isToSettle: Bool = false
  ) throws(ArithmeticFailure) -> PresolvedBlock<Scalar> {
    if softened.isEmpty, let plain { return plain }
    // While members of conflicts give way, ties do not matter; with many conflicts, presolving them
    // each time would take most of the time. Numbers that remember what was looked at look at the
    // same whatever is asked.
    let hasTieBreaks =
      isToSettle || softened.isEmpty || !input.hasTieBreaks || Scalar.isTracked
    let key = Variant(softened: softened, hasTieBreaks: hasTieBreaks)
    if let known = variants[key] { return known }
    let made = try PresolvedBlock<Scalar>(
      input, numbering: numbering, softened: softened, hasTieBreaks: hasTieBreaks)
    if softened.isEmpty {
      plain = made
    } else {
      // Conflicts that come and go with the window make many; the next one is as likely as the
      // last.
      if variants.count >= 64 { variants.removeAll() }
      variants[key] = made
    }
    return made
  }

  func solve(
    at parameters: [Rational], into solution: inout Solution, counters: inout SolverCounters
  ) throws(ArithmeticFailure) {
    if try !takeOver(parameters), lastConflicts.isEmpty, tables.writeAgain(into: &solution) {
      counters.componentsReused += componentCount
      return
    }
    tables.endAnswer()
    let local = lastParameters
    var block = try consistentBlock(
      at: local, diagnostics: &solution.diagnostics, counters: &counters, mayLookUp: true)
    if try !writeByTable(block, at: local, into: &solution) {
      tables.forgetDenominators()
      if block.isInRecentRegion {
        block = try consistentBlock(
          at: local, diagnostics: &solution.diagnostics, counters: &counters)
      }
      let settled = try settle(block, at: local, counters: &counters)
      for (place, variable) in input.variables.enumerated() {
        solution.set(settled.values[place], at: variable)
      }
      for (variable, range) in settled.ranges {
        try solution.ambiguities.append(ambiguity(variable, range, from: settled.base[variable]))
      }
    }
    if !lastConflicts.isEmpty {
      solution.conflicts.reserveCapacity(solution.conflicts.count + lastConflicts.count)
    }
    for relief in lastConflicts {
      var conflict = relief.conflict
      conflict.amount = violation(of: relief.relaxed, at: parameters, in: solution)
      solution.conflicts.append(conflict)
    }
  }

  /// The block's own among `parameters`, in its order, and the 1 of the constant.
  func localParameters(
    _ parameters: [Rational]
  ) throws(ArithmeticFailure) -> ContiguousArray<Scalar> {
    var local = ContiguousArray<Scalar>()
    local.reserveCapacity(input.parameters.count + 1)
    for place in input.parameters {
      try local.append(
        parameters.indices.contains(place) ? Scalar(exactly: parameters[place]) : .zero)
    }
    local.append(.one)
    return local
  }

  /// Answers false if there is no table for this place, or a number does not fit.
  private func writeByTable(
    _ block: PresolvedBlock<Scalar>, at parameters: ContiguousArray<Scalar>,
    into solution: inout Solution
  ) throws(ArithmeticFailure) -> Bool {
    guard let table = try block.table(), let point = AffineTable.Point(parameters) else {
      return false
    }
    return tables.write(table, at: point, into: &solution)
  }

  /// Makes the block's own among `parameters` the last ones; answers whether they changed.
  private func takeOver(_ parameters: [Rational]) throws(ArithmeticFailure) -> Bool {
    guard lastParameters.count == input.parameters.count + 1 else {
      lastParameters = try localParameters(parameters)
      return true
    }
    var hasChanged = false
    for (local, place) in input.parameters.enumerated() {
      let value: Scalar =
        place < parameters.count ? try Scalar(exactly: parameters[place]) : .zero
      if value != lastParameters[local] {
        lastParameters[local] = value
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Solves at `parameters` in the block's own numbering, with a 1 for the constant at the end.
  func settled(
    at parameters: ContiguousArray<Scalar>, diagnostics: inout [SolverDiagnostic],
    counters: inout SolverCounters
  ) throws(ArithmeticFailure) -> SettledBlock<Scalar> {
    tables.endAnswer()
    let block = try consistentBlock(
      at: parameters, diagnostics: &diagnostics, counters: &counters)
    return try settle(block, at: parameters, counters: &counters)
  }

  /// Softens members of conflicts until there are none; every component is then solved, unless a
  /// table may be looked up instead.
  func consistentBlock(
    at parameters: ContiguousArray<Scalar>, diagnostics: inout [SolverDiagnostic],
    counters: inout SolverCounters, mayLookUp: Bool = false
  ) throws(ArithmeticFailure) -> PresolvedBlock<Scalar> {
    lastParameters = parameters
    if !lastConflicts.isEmpty { lastConflicts.removeAll() }
    var softened: [Int] = []
    var block = try variant(softened: softened)
    var turns = 0
    while true {
      try WorkMeter.take((input.rows.count + input.variables.count) * Self.stepsPerRow)
      let found = try reliefs(
        in: block, softened: softened, at: parameters, diagnostics: &diagnostics,
        counters: &counters, mayLookUp: mayLookUp)
      guard let found, !found.relaxed.isEmpty else { break }
      turns += 1
      let given = widened(found, turn: turns, except: softened)
      lastConflicts = lastConflicts.isEmpty ? given.reliefs : lastConflicts + given.reliefs
      softened = softened.isEmpty ? given.relaxed : softened + given.relaxed
      if let known = given.successor {
        block = known
      } else {
        block = try variant(softened: softened)
        given.successor = block
      }
    }
    if !block.hasTieBreaks, !block.isInRecentRegion, block.components.contains(where: \.isOpen) {
      block = try variant(softened: softened, isToSettle: true)
      // What there is to say about it was said of the form without ties.
      var repeated: [SolverDiagnostic] = []
      _ = try reliefs(
        in: block, softened: softened, at: parameters, diagnostics: &repeated,
        counters: &counters, mayLookUp: mayLookUp)
    }
    lastBlock = block
    return block
  }

  /// Solves all components, unless something contradicts; answers what is to give way.
  private func reliefs(
    in block: PresolvedBlock<Scalar>, softened: [Int], at parameters: ContiguousArray<Scalar>,
    diagnostics: inout [SolverDiagnostic], counters: inout SolverCounters, mayLookUp: Bool
  ) throws(ArithmeticFailure) -> PresolvedBlock<Scalar>.ReliefList? {
    block.isInRecentRegion = false
    let taken = Set(softened)
    if let signs = try block.brokenConditions(at: parameters) {
      return try block.reliefs(ofConditions: signs) { memberToRelax($0, except: taken) }
    }
    if mayLookUp, block.isInside(at: parameters) {
      counters.piecesReused += block.components.count
      return nil
    }
    for component in block.components {
      let answer = try component.solve(
        at: parameters, firstParameter: input.variables.count, counters: &counters)
      switch answer {
      case .solved: continue
      case .contradiction(let found):
        let contradiction = try block.trace(found, in: component)
        guard let relaxed = memberToRelax(contradiction, except: taken) else { return nil }
        return PresolvedBlock.ReliefList([
          PresolvedBlock.Relief(
            contradiction: contradiction, relaxed: relaxed,
            conflict: block.conflict(contradiction, relaxed: relaxed))
        ])
      case .stepLimit:
        let column = Int(component.problem.columns[0])
        diagnostics.append(
          .stepLimitReached(variable: Variable(index: input.variables[column])))
      }
    }
    return nil
  }

  /// How many contradictions are relieved one by one, before several members give way at a time.
  private static var singleTurns: Int { 32 }

  /// The same reliefs; after many turns, twice as many members of a contradiction as in the turn
  /// before, in the order in which they would give way one after another. Only members that name as
  /// many variables go together: fixed sizes, and not the distances between views.
  ///
  /// A thousand fixed heights in a column that is too short would else take a thousand turns, each
  /// of them about as long as solving.
  private func widened(
    _ list: PresolvedBlock<Scalar>.ReliefList, turn: Int, except softened: [Int]
  ) -> PresolvedBlock<Scalar>.ReliefList {
    guard turn > Self.singleTurns, list.reliefs.count == 1, let first = list.reliefs.first else {
      return list
    }
    let model = input.constraint(first.relaxed)
    let taken = Set(softened)
    let members = first.contradiction.members.reversed().filter {
      let constraint = input.constraint($0)
      return !taken.contains($0) && constraint.relaxation == model.relaxation
        && constraint.terms.count == model.terms.count
    }
    return PresolvedBlock.ReliefList(
      members.prefix(1 << min(turn - Self.singleTurns, 24)).map { member in
        PresolvedBlock.Relief(
          contradiction: first.contradiction, relaxed: member,
          conflict: first.conflict.relaxing(input.constraint(member).id))
      })
  }

  /// The member with the highest relaxation, then the largest id.
  private func memberToRelax(
    _ contradiction: PresolvedBlock<Scalar>.Contradiction, except softened: Set<Int>
  ) -> Int? {
    contradiction.members.filter { !softened.contains($0) }.max { left, right in
      let a = input.constraint(left).relaxation
      let b = input.constraint(right).relaxation
      return a == b ? left < right : a < b
    }
  }
}
