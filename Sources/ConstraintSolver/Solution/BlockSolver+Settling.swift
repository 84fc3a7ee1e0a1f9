extension BlockSolver {
  /// Breaks ties if the optimum is not unique, and computes the ranges of ambiguous variables.
  func settle(
    _ block: PresolvedBlock<Scalar>, at parameters: ContiguousArray<Scalar>,
    counters: inout SolverCounters
  ) throws(ArithmeticFailure) -> SettledBlock<Scalar> {
    let base = try block.values(at: parameters)
    var ranges: [Int: FaceResolver<Scalar>.Range] = [:]
    var columns: [Int: ContiguousArray<Scalar>] = [:]
    for (index, component) in block.components.enumerated() where component.isOpen {
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

  func ambiguity(
    _ variable: Int, _ range: FaceResolver<Scalar>.Range, from value: Scalar
  ) throws(ArithmeticFailure) -> Ambiguity {
    var lower: Rational?
    var upper: Rational?
    if let below = range.below { lower = try (value + below).rational }
    if let above = range.above { upper = try (value + above).rational }
    return Ambiguity(
      variable: Variable(index: input.variables[variable]), lower: lower, upper: upper)
  }
}

/// The solution of a block, in the block's numbering.
struct SettledBlock<Scalar: ExactScalar> {
  /// The values after ties are broken.
  let values: ContiguousArray<Scalar>
  /// The values that ``ranges`` are relative to.
  let base: ContiguousArray<Scalar>
  /// The ranges of ambiguous variables.
  let ranges: [Int: FaceResolver<Scalar>.Range]
}

extension FaceResolver.Range {
  /// The range of a sum of two independent parts.
  func joined(with other: Self) throws(ArithmeticFailure) -> Self {
    var sum = Self(below: nil, above: nil)
    if let below, let otherBelow = other.below { sum.below = try below + otherBelow }
    if let above, let otherAbove = other.above { sum.above = try above + otherAbove }
    return sum
  }
}
