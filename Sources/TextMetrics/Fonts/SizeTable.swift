import LayoutModel

/// Numbers by point size, as the tables of `SystemFontData` write them: `17:-26 18:-25`.
enum SizeTable {
  /// The points up to the end of the row or table.
  static func polyline(_ reader: inout TableReader, unit: Double, isRow: Bool = false) -> Polyline {
    var points: [Polyline.Point] = []
    while !(isRow && reader.isAtRowEnd), reader.hasMore() {
      let size = Double(reader.number())
      _ = reader.take(UInt8(ascii: ":"))
      points.append(Polyline.Point(place: size, value: Double(reader.number()) * unit))
    }
    return Polyline(points)
  }

  /// Rows in ten-thousandths, each behind its name; the values per mille.
  static func rows(_ table: StaticString) -> [String: Polyline] {
    var reader = TableReader(table)
    var rows: [String: Polyline] = [:]
    while reader.hasMore() {
      let name = String(reader.word())
      rows[name] = polyline(&reader, unit: 0.1, isRow: true)
    }
    return rows
  }
}
