/// A sparse dictionary: each basic residual as a linear form of the nonbasic ones.
///
/// A residual is the left side of a merged row minus its right side. It has a cost per unit and level for each
/// direction, or a forbidden side. A residual numbers the row or column that it is in, so a pivot changes labels
/// instead of moving entries. The entries are linked by row and by column in one pool.
struct Tableau<Scalar: ExactScalar>: Sendable {
  /// The side of zero whose cost applies to a basic residual.
  enum Side: UInt8, Sendable {
    case positive, negative, fixed
  }

  struct Entry: Sendable {
    var value: Scalar
    var row: Int32
    var column: Int32
    var nextInRow: Int32 = -1
    var previousInRow: Int32 = -1
    var nextInColumn: Int32 = -1
    var previousInColumn: Int32 = -1
  }

  /// The number of levels of a cost.
  let levels: Int
  /// The number of numbers in a value, compared from the first: 1, or 2 if infinite values occur.
  let width: Int

  private(set) var entries: ContiguousArray<Entry> = []
  private var freeEntry: Int32 = -1
  private(set) var rowHeads: ContiguousArray<Int32> = []
  private(set) var columnHeads: ContiguousArray<Int32> = []
  private(set) var rowLengths: ContiguousArray<Int32> = []
  private(set) var columnLengths: ContiguousArray<Int32> = []
  private var slots: ContiguousArray<Int32> = []
  private var pivotColumns: ContiguousArray<Int32> = []
  private var pivotValues: ContiguousArray<Scalar> = []

  /// The cost of one unit above zero, per residual and level.
  var upCosts: ContiguousArray<Scalar> = []
  /// The cost of one unit below zero, per residual and level.
  var downCosts: ContiguousArray<Scalar> = []
  var isUpBlocked: ContiguousArray<Bool> = []
  var isDownBlocked: ContiguousArray<Bool> = []
  var isBasic: ContiguousArray<Bool> = []
  var sides: ContiguousArray<Side> = []
  /// The cost that one unit of a nonbasic residual adds to the basic ones.
  var reducedCosts: ContiguousArray<Scalar> = []
  /// The values of the basic residuals when the nonbasic ones are 0.
  var values: ContiguousArray<Scalar> = []
  var pivots = 0
  var flips = 0

  init(levels: Int, width: Int) {
    self.levels = levels
    self.width = width
  }

  var count: Int { rowHeads.count }

  /// Reserves storage.
  mutating func reserve(residuals: Int, entries count: Int) {
    entries.reserveCapacity(count)
    rowHeads.reserveCapacity(residuals)
    columnHeads.reserveCapacity(residuals)
    rowLengths.reserveCapacity(residuals)
    columnLengths.reserveCapacity(residuals)
    slots.reserveCapacity(residuals)
    upCosts.reserveCapacity(residuals * levels)
    downCosts.reserveCapacity(residuals * levels)
    reducedCosts.reserveCapacity(residuals * levels)
    values.reserveCapacity(residuals * width)
    isUpBlocked.reserveCapacity(residuals)
    isDownBlocked.reserveCapacity(residuals)
    isBasic.reserveCapacity(residuals)
    sides.reserveCapacity(residuals)
  }

  /// Adds a residual without entries and without costs.
  @discardableResult
  mutating func addResidual(basic: Bool) -> Int {
    rowHeads.append(-1)
    columnHeads.append(-1)
    rowLengths.append(0)
    columnLengths.append(0)
    slots.append(-1)
    for _ in 0..<levels {
      upCosts.append(.zero)
      downCosts.append(.zero)
      reducedCosts.append(.zero)
    }
    for _ in 0..<width { values.append(.zero) }
    isUpBlocked.append(false)
    isDownBlocked.append(false)
    isBasic.append(basic)
    sides.append(.positive)
    return count - 1
  }

  /// Chooses the side without a cost for a basic residual, so that all reduced costs remain 0.
  mutating func chooseInitialSide(of residual: Int) {
    let range = residual * levels..<(residual + 1) * levels
    let up = isUpBlocked[residual] || range.contains { !upCosts[$0].isZero }
    let down = isDownBlocked[residual] || range.contains { !downCosts[$0].isZero }
    sides[residual] = up && down ? .fixed : (up ? .negative : .positive)
  }

  mutating func insert(_ value: Scalar, row: Int, column: Int) {
    let entry = Entry(
      value: value, row: Int32(row), column: Int32(column), nextInRow: rowHeads[row],
      nextInColumn: columnHeads[column])
    var place = freeEntry
    if place >= 0 {
      freeEntry = entries[Int(place)].nextInRow
      entries[Int(place)] = entry
    } else {
      place = Int32(entries.count)
      entries.append(entry)
    }
    if rowHeads[row] >= 0 { entries[Int(rowHeads[row])].previousInRow = place }
    if columnHeads[column] >= 0 { entries[Int(columnHeads[column])].previousInColumn = place }
    rowHeads[row] = place
    columnHeads[column] = place
    rowLengths[row] += 1
    columnLengths[column] += 1
  }

  mutating func remove(_ place: Int) {
    let entry = entries[place]
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      rowHeads[Int(entry.row)] = entry.nextInRow
    }
    if entry.nextInRow >= 0 {
      entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow
    }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      columnHeads[Int(entry.column)] = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    rowLengths[Int(entry.row)] -= 1
    columnLengths[Int(entry.column)] -= 1
    entries[place].row = -1
    entries[place].nextInRow = freeEntry
    freeEntry = Int32(place)
  }

  /// The number of entries that an exchange may rewrite without telling the ``WorkMeter``.
  private static var uncounted: Int { 256 }

  /// Makes `entering` basic and `leaving` nonbasic. The caller updates the costs.
  mutating func exchange(row leaving: Int, column entering: Int) throws(ArithmeticFailure) {
    pivots += 1
    let pivotPlace = try scalePivotRow(leaving, entering)
    let inverse = entries[pivotPlace].value
    for part in 0..<width {
      values[entering * width + part] = try -(values[leaving * width + part] * inverse)
      values[leaving * width + part] = .zero
    }
    // The meter costs more than a short row.
    var work = 0
    var place = columnHeads[entering]
    while place >= 0 {
      let next = entries[Int(place)].nextInColumn
      entries[Int(place)].column = Int32(leaving)
      if Int(place) != pivotPlace {
        work += Int(rowLengths[Int(entries[Int(place)].row)]) + pivotColumns.count
        try addPivotRow(
          to: Int(entries[Int(place)].row), entry: Int(place), entering: entering, inverse: inverse)
      }
      place = next
    }
    if work > Self.uncounted { try WorkMeter.take(work) }
    place = rowHeads[leaving]
    while place >= 0 {
      entries[Int(place)].row = Int32(entering)
      place = entries[Int(place)].nextInRow
    }
    rowHeads[entering] = rowHeads[leaving]
    rowLengths[entering] = rowLengths[leaving]
    columnHeads[leaving] = columnHeads[entering]
    columnLengths[leaving] = columnLengths[entering]
    rowHeads[leaving] = -1
    rowLengths[leaving] = 0
    columnHeads[entering] = -1
    columnLengths[entering] = 0
    isBasic[entering] = true
    isBasic[leaving] = false
  }

  /// Solves the pivot row for `entering` and returns the pivot's place.
  private mutating func scalePivotRow(
    _ leaving: Int, _ entering: Int
  ) throws(ArithmeticFailure) -> Int {
    var place = rowHeads[leaving]
    while entries[Int(place)].column != Int32(entering) { place = entries[Int(place)].nextInRow }
    let pivotPlace = Int(place)
    let inverse = try Scalar.one / entries[pivotPlace].value
    pivotColumns.removeAll(keepingCapacity: true)
    pivotValues.removeAll(keepingCapacity: true)
    place = rowHeads[leaving]
    while place >= 0 {
      if Int(place) == pivotPlace {
        entries[pivotPlace].value = inverse
      } else {
        let value = try -(entries[Int(place)].value * inverse)
        entries[Int(place)].value = value
        pivotColumns.append(entries[Int(place)].column)
        pivotValues.append(value)
      }
      place = entries[Int(place)].nextInRow
    }
    return pivotPlace
  }

  private mutating func addPivotRow(
    to row: Int, entry: Int, entering: Int, inverse: Scalar
  ) throws(ArithmeticFailure) {
    let factor = entries[entry].value
    entries[entry].value = try factor * inverse
    for part in 0..<width where !values[entering * width + part].isZero {
      values[row * width + part] =
        try values[row * width + part] + factor * values[entering * width + part]
    }
    if pivotColumns.isEmpty { return }
    var place = rowHeads[row]
    while place >= 0 {
      slots[Int(entries[Int(place)].column)] = place
      place = entries[Int(place)].nextInRow
    }
    for index in pivotColumns.indices {
      let column = pivotColumns[index]
      let change = try factor * pivotValues[index]
      let slot = Int(slots[Int(column)])
      // The slot may be stale. The entry contains its row and column.
      if slot >= 0, entries[slot].row == Int32(row), entries[slot].column == column {
        let sum = try entries[slot].value + change
        if sum.isZero { remove(slot) } else { entries[slot].value = sum }
      } else {
        insert(change, row: row, column: Int(column))
      }
    }
  }
}
