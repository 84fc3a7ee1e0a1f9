/// The answers of a block that tables gave, so that the next one writes only what is another.
struct TableAnswers {
  /// The table and the scale that made the denominators the caller has of the last solution.
  private var denominators: (table: AffineTable, scale: Int64)?
  /// The table that gave the last answer, if one did.
  private var last: (table: AffineTable, point: AffineTable.Point)?
  /// Its numerators, kept once a table has answered twice in turn.
  private var lastRows: LastRows?

  private struct LastRows {
    let table: AffineTable
    let columns: AffineTable.Columns
    var point: AffineTable.Point
    var rows: ContiguousArray<Int64>
  }

  /// Forgets the last answer, so that ``writeAgain(into:)`` does not repeat it.
  mutating func endAnswer() { last = nil }

  /// Invalidates the caller's denominators: they no longer match any table.
  mutating func forgetDenominators() { denominators = nil }

  /// Writes the last answer again; false if no table gave it.
  mutating func writeAgain(into solution: inout Solution) -> Bool {
    guard let last, last.table.write(at: last.point, into: &solution) else { return false }
    writeDenominators(of: last.table, scale: last.point.scale, into: &solution)
    return true
  }

  /// Writes what a table says at a point; false if a number does not fit.
  mutating func write(
    _ table: AffineTable, at point: AffineTable.Point, into solution: inout Solution
  ) -> Bool {
    if !writeChanges(table, at: point, into: &solution) {
      guard table.write(at: point, into: &solution) else { return false }
      // Worth it where one system is asked again and again: an answer in a row of answers.
      if denominators?.table === table, lastRows?.table !== table {
        lastRows = table.columns().map {
          LastRows(table: table, columns: $0, point: point, rows: table.rows(of: solution))
        }
      } else {
        lastRows = nil
      }
    }
    last = (table, point)
    writeDenominators(of: table, scale: point.scale, into: &solution)
    return true
  }

  /// Answers from the answer before, where few parameters changed.
  private mutating func writeChanges(
    _ table: AffineTable, at point: AffineTable.Point, into solution: inout Solution
  ) -> Bool {
    guard var known = lastRows, known.table === table else { return false }
    // Held once only, so that the rows are changed in place.
    lastRows = nil
    guard table.update(&known.rows, from: known.point, to: point, by: known.columns) else {
      return false
    }
    table.write(known.rows, into: &solution)
    known.point = point
    lastRows = known
    return true
  }

  private mutating func writeDenominators(
    of table: AffineTable, scale: Int64, into solution: inout Solution
  ) {
    if let denominators, denominators.table === table, denominators.scale == scale { return }
    table.writeDenominators(scale: scale, into: &solution)
    denominators = (table, scale)
  }
}
