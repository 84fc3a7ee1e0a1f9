package import LayoutModel

extension Scene {
  /// How much narrower a table row's content is than its table, in points: insets and accessories, as
  /// recorded.
  ///
  /// nil where the two widths cannot be of one table: recordings of old canvases hold rows of 320
  /// points in tables of 600. Inset groups with an accessory leave 70.5.
  package var rowMargin: Double? {
    guard kind == .cell, let cell, cell.kind == .table, let width = root.frame?.width else {
      return nil
    }
    let margin = (cell.containerWidth ?? cell.frame?.width ?? width) - width
    return margin >= 0 && margin <= Self.widestRowMargin ? margin : nil
  }

  private static var widestRowMargin: Double { 90 }

  /// Whether the recordings leave no doubt that a row is as wide as its table: few rows leave more of
  /// it to accessories and insets.
  package var isAsWideAsTable: Bool { rowMargin.map { $0 <= Self.usualRowMargin } ?? false }

  private static var usualRowMargin: Double { 64 }

  /// Whether the canvas shows a static row only after scrolling, and its margins are its own.
  var isBelowVisibleRows: Bool {
    guard kind == .cell, let cell, cell.kind == .table, cell.isInRootTable, !cell.isPrototype,
      !root.preservesSuperviewMargins, let top = cell.frame?.y, let height = cell.containerHeight
    else { return false }
    return height > 0 && top >= height
  }
}
