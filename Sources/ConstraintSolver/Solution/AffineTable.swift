/// All values of a block as integers over integers, affine in the parameters.
///
/// Made for a combination of pieces that was met more than once. Reading a value is a few integer
/// operations and no reduction of fractions, ten times faster than exact fractions.
final class AffineTable: Sendable {
  private let parameterCount: Int
  /// Ranks in the whole system.
  private let variables: ContiguousArray<Int32>
  private let constants: ContiguousArray<Int64>
  private let denominators: ContiguousArray<Int64>
  /// With few parameters a factor for each of them, `[row * parameterCount + parameter]`.
  private let factors: ContiguousArray<Int64>
  /// With more, the rows' ranges in ``factors``, and whose factor each is.
  private let starts: ContiguousArray<Int32>
  private let owners: ContiguousArray<Int32>
  /// The largest size of a constant, then of each parameter's factors.
  private let largest: ContiguousArray<UInt64>

  private static var mostDenseParameters: Int { 2 }

  /// The same entries by parameter: what a change of one of them changes.
  struct Columns: Sendable {
    /// Ranges in `rows` and `factors`.
    fileprivate var starts: ContiguousArray<Int32>
    fileprivate var rows: ContiguousArray<Int32>
    fileprivate var factors: ContiguousArray<Int64>
  }

  /// Nil if some number does not fit. Row `rowOf[i]` of `values` is that of variable `i`, over
  /// local parameters and, after them, the constant; -1 is a variable that is always 0.
  init?<Scalar: ExactScalar>(
    _ values: SparseRows<Scalar>, rowOf: ContiguousArray<Int32>, parameterCount: Int,
    variables: [Int]
  ) {
    let isDense = parameterCount <= Self.mostDenseParameters
    var constants = ContiguousArray<Int64>()
    var denominators = constants
    var factors = constants
    var starts: ContiguousArray<Int32> = [0]
    var owners = ContiguousArray<Int32>()
    var largest = ContiguousArray<UInt64>(repeating: 0, count: parameterCount + 1)
    constants.reserveCapacity(rowOf.count)
    denominators.reserveCapacity(rowOf.count)
    if isDense { factors.reserveCapacity(rowOf.count * parameterCount) }
    for row in rowOf {
      let entries = row < 0 ? 0..<0 : values.entries(of: Int(row))
      guard let denominator = Self.commonDenominator(values, entries) else { return nil }
      var constant: Int64 = 0
      if isDense { for _ in 0..<parameterCount { factors.append(0) } }
      for entry in entries {
        guard let parts = values.values[entry].smallParts else { return nil }
        let (factor, overflow) = parts.numerator.multipliedReportingOverflow(
          by: denominator / parts.denominator)
        guard !overflow else { return nil }
        let column = Int(values.columns[entry])
        if column == parameterCount {
          constant = factor
          largest[0] = max(largest[0], factor.magnitude)
          continue
        }
        largest[column + 1] = max(largest[column + 1], factor.magnitude)
        if isDense {
          factors[factors.count - parameterCount + column] = factor
        } else {
          factors.append(factor)
          owners.append(Int32(column))
        }
      }
      if !isDense { starts.append(Int32(factors.count)) }
      constants.append(constant)
      denominators.append(denominator)
    }
    self.parameterCount = parameterCount
    self.variables = ContiguousArray(variables.lazy.map { Int32($0) })
    self.constants = constants
    self.denominators = denominators
    self.factors = factors
    self.starts = starts
    self.owners = owners
    self.largest = largest
  }

  private static func commonDenominator<Scalar: ExactScalar>(
    _ values: SparseRows<Scalar>, _ entries: Range<Int>
  ) -> Int64? {
    var denominator: Int64 = 1
    for entry in entries {
      guard let parts = values.values[entry].smallParts else { return nil }
      if parts.denominator == denominator { continue }
      let common = Fraction<Int64>.commonDivisor(denominator, parts.denominator)
      let (product, overflow) = (denominator / common).multipliedReportingOverflow(
        by: parts.denominator)
      // Far from the limit, so that scaling by the parameters' denominator rarely overflows.
      guard !overflow, product < 1 << 40 else { return nil }
      denominator = product
    }
    return denominator
  }

  /// The parameters as whole numbers over a common denominator.
  struct Point: Sendable {
    var scale: Int64 = 1
    var scaled: ContiguousArray<Int64> = []

    /// Nil if the numbers are too large for a table; the last of `given` is the constant's 1.
    init?<Scalar: ExactScalar>(_ given: ContiguousArray<Scalar>) {
      scaled.reserveCapacity(given.count)
      for value in given.dropLast() {
        guard let parts = value.smallParts else { return nil }
        scaled.append(parts.numerator)
        if parts.denominator == 1 { continue }
        let common = Fraction<Int64>.commonDivisor(scale, parts.denominator)
        let (product, overflow) = (scale / common).multipliedReportingOverflow(
          by: parts.denominator)
        guard !overflow, product < 1 << 20 else { return nil }
        scale = product
      }
      guard scale != 1 else { return }
      for index in scaled.indices {
        guard let parts = given[index].smallParts else { return nil }
        let (part, overflow) = parts.numerator.multipliedReportingOverflow(
          by: scale / parts.denominator)
        guard !overflow else { return nil }
        scaled[index] = part
      }
    }
  }

  /// Writes all numerators into `solution`; answers whether every one did fit.
  func write(at point: Point, into solution: inout Solution) -> Bool {
    guard isBounded(at: point) else { return writeChecked(at: point, into: &solution) }
    solution.numerators.withUnsafeMutableBufferPointer { numerators in
      variables.withUnsafeBufferPointer { variables in
        constants.withUnsafeBufferPointer { constants in
          factors.withUnsafeBufferPointer { factors in
            write(at: point, variables, constants, factors, into: numerators)
          }
        }
      }
    }
    return true
  }

  /// The entries by parameter; nil where there are too few parameters for that to be worth it.
  func columns() -> Columns? {
    guard parameterCount >= 32 else { return nil }
    var counts = ContiguousArray<Int32>(repeating: 0, count: parameterCount + 1)
    for owner in owners { counts[Int(owner) + 1] += 1 }
    for parameter in 0..<parameterCount { counts[parameter + 1] += counts[parameter] }
    var columns = Columns(
      starts: counts, rows: ContiguousArray(repeating: 0, count: owners.count),
      factors: ContiguousArray(repeating: 0, count: owners.count))
    for row in constants.indices {
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        let owner = Int(owners[entry])
        let place = Int(counts[owner])
        counts[owner] += 1
        columns.rows[place] = Int32(row)
        columns.factors[place] = factors[entry]
      }
    }
    return columns
  }

  /// Brings the numerators of this table's rows from one point to another of the same scale, by
  /// the parameters that differ; false if that is not possible, and nothing was changed then.
  func update(
    _ rows: inout ContiguousArray<Int64>, from old: Point, to new: Point, by columns: Columns
  ) -> Bool {
    guard old.scale == new.scale, old.scaled.count == new.scaled.count,
      rows.count == constants.count, isBounded(at: new), isBounded(at: old)
    else { return false }
    for parameter in 0..<parameterCount where old.scaled[parameter] != new.scaled[parameter] {
      let change = new.scaled[parameter] &- old.scaled[parameter]
      for entry in Int(columns.starts[parameter])..<Int(columns.starts[parameter + 1]) {
        let row = Int(columns.rows[entry])
        // What is in between may wrap around; both ends are within bounds.
        rows[row] = rows[row] &+ columns.factors[entry] &* change
      }
    }
    return true
  }

  /// The numerators of this table's rows in a solution it has written.
  func rows(of solution: Solution) -> ContiguousArray<Int64> {
    ContiguousArray(variables.lazy.map { solution.numerators[Int($0)] })
  }

  func write(_ rows: ContiguousArray<Int64>, into solution: inout Solution) {
    solution.numerators.withUnsafeMutableBufferPointer { numerators in
      for row in rows.indices { numerators[Int(variables[row])] = rows[row] }
    }
  }

  /// Writes all denominators, which depend on the scale of the parameters only.
  func writeDenominators(scale: Int64, into solution: inout Solution) {
    solution.denominators.withUnsafeMutableBufferPointer { result in
      for row in denominators.indices { result[Int(variables[row])] = denominators[row] &* scale }
    }
  }

  /// Whether no value can come near the limit of 64 bits, so that nothing need be checked.
  private func isBounded(at point: Point) -> Bool {
    var bound = largest[0].multipliedReportingOverflow(by: point.scale.magnitude)
    for parameter in 0..<parameterCount {
      let product = largest[parameter + 1].multipliedReportingOverflow(
        by: point.scaled[parameter].magnitude)
      let sum = bound.partialValue.addingReportingOverflow(product.partialValue)
      bound = (sum.partialValue, bound.overflow || product.overflow || sum.overflow)
    }
    return !bound.overflow && bound.partialValue < 1 << 62
  }

  private func write(
    at point: Point, _ variables: UnsafeBufferPointer<Int32>,
    _ constants: UnsafeBufferPointer<Int64>, _ factors: UnsafeBufferPointer<Int64>,
    into numerators: UnsafeMutableBufferPointer<Int64>
  ) {
    let scale = point.scale
    switch parameterCount {
    case 0:
      for row in constants.indices { numerators[Int(variables[row])] = constants[row] &* scale }
    case 1:
      let first = point.scaled[0]
      for row in constants.indices {
        numerators[Int(variables[row])] = constants[row] &* scale &+ factors[row] &* first
      }
    case 2:
      let first = point.scaled[0]
      let second = point.scaled[1]
      for row in constants.indices {
        numerators[Int(variables[row])] =
          constants[row] &* scale &+ factors[2 * row] &* first &+ factors[2 * row + 1] &* second
      }
    default:
      for row in constants.indices {
        var sum = constants[row] &* scale
        for entry in Int(starts[row])..<Int(starts[row + 1]) {
          sum = sum &+ factors[entry] &* point.scaled[Int(owners[entry])]
        }
        numerators[Int(variables[row])] = sum
      }
    }
  }

  private func writeChecked(at point: Point, into solution: inout Solution) -> Bool {
    let isDense = parameterCount <= Self.mostDenseParameters
    for row in constants.indices {
      var (sum, overflow) = constants[row].multipliedReportingOverflow(by: point.scale)
      let entries =
        isDense
        ? row * parameterCount..<(row + 1) * parameterCount
        : Int(starts[row])..<Int(starts[row + 1])
      for entry in entries {
        let parameter = isDense ? entry - row * parameterCount : Int(owners[entry])
        let product = factors[entry].multipliedReportingOverflow(by: point.scaled[parameter])
        let total = sum.addingReportingOverflow(product.partialValue)
        sum = total.partialValue
        overflow = overflow || product.overflow || total.overflow
      }
      if overflow || sum == .min { return false }
      solution.numerators[Int(variables[row])] = sum
    }
    return true
  }
}
