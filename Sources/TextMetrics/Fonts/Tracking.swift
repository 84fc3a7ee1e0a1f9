import LayoutModel

/// Space that the system font adds to every character, by size.
///
/// New era: the iOS tracking table of Apple's Human Interface Guidelines (Typography). Old era: the
/// same up to 16 points; above, a table checked only through the widths it explains.
struct Tracking: Sendable {
  private let table: Polyline

  static let old = Tracking(SystemFontData.oldTracking)
  static let new = Tracking(SystemFontData.newTracking)

  static func of(_ era: FontEra) -> Tracking { era == .new ? new : old }

  private init(_ table: StaticString) {
    var reader = TableReader(table)
    var points: [Polyline.Point] = []
    while reader.hasMore() {
      let size = Double(reader.number())
      _ = reader.take(0x3A)
      points.append(Polyline.Point(place: size, value: Double(reader.number())))
    }
    self.table = Polyline(points)
  }

  /// Per mille of the size: linear between listed sizes, constant beyond the ends.
  func value(atSize size: Double) -> Double { table.value(at: size) }
}
