/// All values of a block as integers over integers, affine in the parameters.
///
/// Made for a combination of pieces that was met more than once. Reading a value is a few checked
/// integer operations and no reduction of fractions, ten times faster than exact fractions.
struct AffineTable: Sendable {
  private var starts: ContiguousArray<Int32> = [0]
  private var parameters: ContiguousArray<Int32> = []
  private var factors: ContiguousArray<Int64> = []
  private var constants: ContiguousArray<Int64> = []
  private var denominators: ContiguousArray<Int64> = []

  /// Nil if some number does not fit. `values` has a row per variable over local parameters and,
  /// after them, the constant.
  init?<Scalar: ExactScalar>(_ values: SparseRows<Scalar>, constantColumn: Int32) {
    for row in 0..<values.count {
      var denominator: Int64 = 1
      for entry in values.entries(of: row) {
        guard let parts = values.values[entry].smallParts else { return nil }
        let common = Fraction<Int64>.commonDivisor(denominator, parts.denominator)
        let (product, overflow) = (denominator / common).multipliedReportingOverflow(
          by: parts.denominator)
        // Far from the limit, so that scaling by the parameters' denominator rarely overflows.
        guard !overflow, product < 1 << 40 else { return nil }
        denominator = product
      }
      var constant: Int64 = 0
      for entry in values.entries(of: row) {
        guard let parts = values.values[entry].smallParts else { return nil }
        let (factor, overflow) = parts.numerator.multipliedReportingOverflow(
          by: denominator / parts.denominator)
        guard !overflow else { return nil }
        if values.columns[entry] == constantColumn {
          constant = factor
        } else {
          parameters.append(values.columns[entry])
          factors.append(factor)
        }
      }
      starts.append(Int32(parameters.count))
      constants.append(constant)
      denominators.append(denominator)
    }
  }

  /// Writes all values into `solution`; answers whether every one did fit.
  func write(
    at given: ContiguousArray<Fraction<Int64>>, variables: [Int], into solution: inout Solution
  ) -> Bool {
    var scale: Int64 = 1
    for value in given {
      let common = Fraction<Int64>.commonDivisor(scale, value.denominator)
      let (product, overflow) = (scale / common).multipliedReportingOverflow(by: value.denominator)
      guard !overflow, product < 1 << 20 else { return false }
      scale = product
    }
    var scaled = ContiguousArray<Int64>()
    for value in given {
      let (part, overflow) = value.numerator.multipliedReportingOverflow(
        by: scale / value.denominator)
      guard !overflow else { return false }
      scaled.append(part)
    }
    var overflowed = false
    solution.numerators.withUnsafeMutableBufferPointer { numerators in
      solution.denominators.withUnsafeMutableBufferPointer { denominators in
        for row in constants.indices {
          var (sum, overflow) = constants[row].multipliedReportingOverflow(by: scale)
          for entry in Int(starts[row])..<Int(starts[row + 1]) {
            let product = factors[entry].multipliedReportingOverflow(
              by: scaled[Int(parameters[entry])])
            let total = sum.addingReportingOverflow(product.partialValue)
            sum = total.partialValue
            overflow = overflow || product.overflow || total.overflow
          }
          overflowed = overflowed || overflow || sum == .min
          numerators[variables[row]] = sum
          denominators[variables[row]] = self.denominators[row] * scale
        }
      }
    }
    return !overflowed
  }
}
