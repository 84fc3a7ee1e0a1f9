internal import LayoutModel

/// Reads the rows, columns and cells of an `NSGridView`.
enum MacGridReader {
  /// Points between rows and between columns where the file says nothing.
  private static let spacing = 6.0

  static func grid(_ element: XMLElement) -> MacGrid {
    let columns = lines("columns", of: element)
    let rows = lines("rows", of: element)
    return MacGrid(
      columns: columns.map { line($0, "width", "leadingPadding", "trailingPadding") },
      rows: rows.map { line($0, "height", "topPadding", "bottomPadding") },
      columnSpacing: element.number("columnSpacing") ?? spacing,
      rowSpacing: element.number("rowSpacing") ?? spacing,
      cells: cells(of: element, columns, rows))
  }

  private static func lines(_ name: String, of element: XMLElement) -> [XMLElement] {
    element.child(name).map { Array($0.children) } ?? []
  }

  private static func line(
    _ element: XMLElement, _ length: String, _ before: String, _ after: String
  ) -> MacGrid.Line {
    MacGrid.Line(
      length: element.number(length), before: element.number(before) ?? 0,
      after: element.number(after) ?? 0)
  }

  private static func cells(
    of grid: XMLElement, _ columns: [XMLElement], _ rows: [XMLElement]
  ) -> [MacGrid.Cell] {
    let columnPlaces = places(columns)
    let rowPlaces = places(rows)
    let cells = grid.child("gridCells").map { Array($0.children) } ?? []
    func place(_ cell: XMLElement) -> (column: Int, row: Int)? {
      guard let column = cell["column"].flatMap({ columnPlaces[$0] }),
        let row = cell["row"].flatMap({ rowPlaces[$0] })
      else { return nil }
      return (column, row)
    }
    // A cell that is merged into another names that one: the first reaches over all of them.
    var merged: [String: [(column: Int, row: Int)]] = [:]
    for cell in cells {
      if let head = cell["headOfMergedCell"], let place = place(cell) {
        merged[head, default: []].append(place)
      }
    }
    return cells.compactMap { cell in
      guard let view = cell.child(keyed: "contentView"), let id = view.id, let own = place(cell)
      else { return nil }
      let all = [own] + (cell.id.flatMap { merged[$0] } ?? [])
      let (columnNumbers, rowNumbers) = (all.map(\.column), all.map(\.row))
      let (column, row) = (columns[own.column], rows[own.row])
      return MacGrid.Cell(
        view: ObjectID(id),
        columns: (columnNumbers.min() ?? own.column)...(columnNumbers.max() ?? own.column),
        rows: (rowNumbers.min() ?? own.row)...(rowNumbers.max() ?? own.row),
        across: placement(
          [cell["xPlacement"], column["xPlacement"], grid["xPlacement"]], "leading", "trailing")
          ?? .start,
        down: placement(
          [cell["yPlacement"], row["yPlacement"], grid["yPlacement"]], "top", "bottom") ?? .end,
        alignment: [cell["rowAlignment"], row["rowAlignment"], grid["rowAlignment"]]
          .lazy.compactMap { $0.flatMap(MacGrid.Alignment.init) }.first ?? .none)
    }
  }

  private static func places(_ lines: [XMLElement]) -> [String: Int] {
    Dictionary(
      lines.enumerated().compactMap { place, line in line.id.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The first that says one; `inherited` says none.
  private static func placement(
    _ words: [String?], _ start: String, _ end: String
  ) -> MacGrid.Placement? {
    words.lazy.compactMap { word -> MacGrid.Placement? in
      switch word {
      case start: .start
      case end: .end
      case "center": .center
      case "fill": .fill
      case "none": MacGrid.Placement.none
      default: nil
      }
    }.first
  }
}
