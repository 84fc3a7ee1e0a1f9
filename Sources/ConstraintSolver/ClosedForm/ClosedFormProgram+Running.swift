extension ClosedFormProgram {
  /// Whole numbers below this are exact as doubles, and the sum of two cannot overflow.
  private static var limit: UInt64 { 1 << 53 }

  /// Makes `parameters` the point to compute at, and answers whether they changed. Nil if they do
  /// not fit; the parameters after these then count as changed.
  func takeOver(_ parameters: [Rational]) -> Bool? {
    var hasChanged = false
    var common: Int64 = 1
    for place in 0..<parameterCount {
      var number = Number.zero
      if place < parameters.count {
        guard case .small(let fraction) = parameters[place].storage else {
          return forget()
        }
        number = fraction
      }
      if number.numerator != numerators[place] || number.denominator != denominators[place] {
        numerators[place] = number.numerator
        denominators[place] = number.denominator
        hasChanged = true
      }
      if number.denominator != common, number.denominator != 1 {
        let divisor = Number.commonDivisor(common, number.denominator)
        let (product, overflow) = (common / divisor).multipliedReportingOverflow(
          by: number.denominator)
        guard !overflow, product < 1 << 40 else { return forget() }
        common = product
      }
    }
    guard hasChanged || parameterCount == 0 else { return false }
    scale = common
    point[0] = common
    var largest = common.magnitude
    for place in 0..<parameterCount {
      let (number, overflow) = numerators[place].multipliedReportingOverflow(
        by: common == 1 ? 1 : common / denominators[place])
      if overflow || number == .min { return forget() }
      point[1 + place] = number
      largest = max(largest, number.magnitude)
    }
    self.largest = largest
    return hasChanged
  }

  private func forget() -> Bool? {
    denominators.update(repeating: 0, count: parameterCount)
    return nil
  }

  /// Whether every form stays below ``limit`` at the point.
  func fits() -> Bool {
    let (product, overflow) = largest.multipliedReportingOverflow(by: largestForm)
    let (divisor, tooWide) = largestDivisor.multipliedReportingOverflow(by: scale)
    return !overflow && product < Self.limit && !tooWide && divisor.magnitude < Self.limit
  }

  @inline(__always)
  private func value(of form: Int) -> Int64 {
    var sum: Int64 = 0
    for entry in entries(of: form) { sum &+= factors[entry] &* point[Int(places[entry])] }
    return sum
  }

  /// Whether all required constraints without a column hold.
  func holdsConditions() -> Bool {
    guard fits() else { return false }
    for condition in 0..<conditionCount
    where relations[condition].isBroken(byGap: Int(value(of: variableCount + condition).signum())) {
      return false
    }
    return true
  }

  /// Sets all columns to 0: those of the last point might overflow at a larger scale.
  func clearColumns() {
    for place in 1 + parameterCount..<pointCount { point[place] = 0 }
  }

  /// The parameters as fractions, and the 1 of the constant.
  func exactParameters() -> ContiguousArray<Number> {
    var exact = ContiguousArray<Number>()
    exact.reserveCapacity(parameterCount + 1)
    for place in 0..<parameterCount {
      exact.append(Number(reduced: numerators[place], over: denominators[place]))
    }
    exact.append(.one)
    return exact
  }

  /// Sets columns that were solved elsewhere; answers whether they fit.
  ///
  /// It may change the scale, so parts of one column are solved after it.
  func setColumns(
    _ columns: ContiguousArray<Int32>, to values: ContiguousArray<Number>
  ) -> Bool {
    var whole = scale.multipliedReportingOverflow(by: multiple)
    if whole.overflow { return false }
    for value in values where whole.partialValue % value.denominator != 0 {
      let factor =
        value.denominator / Number.commonDivisor(whole.partialValue, value.denominator)
      whole = whole.partialValue.multipliedReportingOverflow(by: factor)
      if whole.overflow { return false }
      for place in 0..<pointCount {
        let (number, overflow) = point[place].multipliedReportingOverflow(by: factor)
        if overflow || number == .min { return false }
        point[place] = number
        largest = max(largest, number.magnitude)
      }
      scale *= factor
    }
    for (place, value) in zip(columns, values) {
      let (number, overflow) = value.numerator.multipliedReportingOverflow(
        by: whole.partialValue / value.denominator)
      if overflow || number == .min { return false }
      point[1 + parameterCount + Int(place)] = number
      largest = max(largest, number.magnitude)
    }
    return true
  }

  /// Gives each part of one column its best value; answers false where that is not unique or breaks
  /// a required constraint.
  func solveColumns() -> Bool {
    let firstForm = variableCount + conditionCount
    var largest = self.largest
    for index in 0..<partCount {
      let part = parts[index]
      let first = Int(part.first)
      let count = Int(part.end) - first
      for wish in 0..<count { targets[wish] = value(of: firstForm + first + wish) }
      var interval = ColumnInterval()
      var wish = 0
      while wish < count {
        let level = wishes[first + wish].level
        var end = wish + 1
        while end < count, wishes[first + end].level == level { end += 1 }
        if level == .infinity {
          for place in wish..<end {
            interval.require(wishes[first + place].relation, targets[place])
          }
          if interval.isEmpty { return false }
        } else if end == wish + 1 {
          interval.prefer(wishes[first + wish].relation, targets[wish])
        } else {
          interval.prefer(
            wishes + first, targets, order: order, in: wish..<end)
        }
        if interval.isPoint { break }
        wish = end
      }
      guard interval.isPoint else { return false }
      point[Int(part.column)] = interval.lower
      largest = max(largest, interval.lower.magnitude)
    }
    self.largest = largest
    return true
  }

  /// Writes the numerators of all variables at the point.
  func write(into result: UnsafeMutableBufferPointer<Int64>) {
    for variable in 0..<variableCount { result[variable] = value(of: variable) }
  }
}
