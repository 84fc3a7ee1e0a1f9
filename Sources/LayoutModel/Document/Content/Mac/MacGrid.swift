/// The rows, columns and cells of an `NSGridView`.
package struct MacGrid: Sendable, Hashable {
  package var columns: [Line]
  package var rows: [Line]
  package var columnSpacing: Double
  package var rowSpacing: Double
  /// Those that hold a view, in document order.
  package var cells: [Cell]

  /// A row or a column.
  package struct Line: Sendable, Hashable {
    /// In points; nil: as much as its cells ask for.
    package var length: Double?
    /// Points before and after its cells, beside the spacing.
    package var before: Double
    package var after: Double

    package init(length: Double? = nil, before: Double = 0, after: Double = 0) {
      self.length = length
      self.before = before
      self.after = after
    }
  }

  /// Where a view stands along one axis of its cell.
  package enum Placement: String, Sendable, Hashable {
    case none, start, center, end, fill
  }

  /// The line of text at which the views of a row stand.
  package enum Alignment: String, Sendable, Hashable { case none, firstBaseline, lastBaseline }

  /// A cell, merged with others or not.
  package struct Cell: Sendable, Hashable {
    package var view: ObjectID
    package var columns: ClosedRange<Int>
    package var rows: ClosedRange<Int>
    package var across: Placement
    package var down: Placement
    package var alignment: Alignment

    package init(
      view: ObjectID, columns: ClosedRange<Int>, rows: ClosedRange<Int>, across: Placement,
      down: Placement, alignment: Alignment
    ) {
      self.view = view
      self.columns = columns
      self.rows = rows
      self.across = across
      self.down = down
      self.alignment = alignment
    }
  }

  package init(
    columns: [Line], rows: [Line], columnSpacing: Double, rowSpacing: Double, cells: [Cell]
  ) {
    self.columns = columns
    self.rows = rows
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.cells = cells
  }

  /// What of it decides layout, a line for each part.
  package var words: [String] {
    func line(_ line: Line) -> String {
      "\(line.length.map { "\($0)" } ?? "free") \(line.before) \(line.after)"
    }
    return ["spacing \(columnSpacing) \(rowSpacing)"]
      + columns.enumerated().map { "column \($0 + 1): \(line($1))" }
      + rows.enumerated().map { "row \($0 + 1): \(line($1))" }
      + cells.map {
        "\($0.view): \($0.columns) \($0.rows) \($0.across) \($0.down) \($0.alignment)"
      }
  }
}
