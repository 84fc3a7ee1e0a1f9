import LayoutModel

/// Space that the system font adds to every character, by size; per mille of it.
///
/// Two kinds: what Apple published, for widths by the font's own file, and what was fitted together
/// with the advances that stand in for the file, by face and era.
struct Tracking: Sendable {
  private let table: Polyline

  /// Of the new era, the iOS tracking table of Apple's Human Interface Guidelines (Typography); of
  /// the old, the same up to 16 points and above a table checked only through widths it explains.
  static func published(_ era: FontEra) -> Tracking { era == .new ? publishedNew : publishedOld }

  /// Of Helvetica Neue in the interface's own cut: the values that most recorded widths of each size
  /// agree with. Thin at 8 to 13 and from 20 points, one to three owners each.
  static let interface = Tracking(
    table: Polyline(
      [
        (8, 22), (11, 21), (12, 19), (13, 14), (14, 12), (15, 10), (16, 6.5), (17, 4), (18, 0),
        (20, -7), (24, -11), (40, -11), (60, -8),
      ].map { Polyline.Point(place: $0.0, value: $0.1) }))

  /// The same of Medium on phones and pads: recorded widths of six owners.
  static let mediumInterface = Tracking(
    table: Polyline(
      [(12, 9), (14, 7), (16, 1), (24, -2)].map { Polyline.Point(place: $0.0, value: $0.1) }))

  /// The same on OS X 10.10: at 13 points 40 of 80 widths that constraints leave are exact, 31 with 26 or 30; at 11
  /// points 16 widths of six owners agree. Other sizes are thin.
  static let macInterface = Tracking(
    table: Polyline(
      [(9, 44), (11, 36), (13, 28), (14, 25), (16, 20), (18, 14), (24, 0), (40, -8)]
        .map { Polyline.Point(place: $0.0, value: $0.1) }))

  /// The tracking that was fitted together with the advances of ``SystemFont``.
  static func fitted(_ era: FontEra, _ face: SystemFont.Face) -> Tracking {
    fittedTables[era.fitIndex * SystemFont.Face.allCases.count + face.rawValue]
  }

  private static let publishedOld = Tracking(SystemFontData.oldTracking, unit: 1)
  private static let publishedNew = Tracking(SystemFontData.newTracking, unit: 1)

  private static let fittedTables: [Tracking] = {
    let rows = SizeTable.rows(SystemFontData.tracking)
    return FontEra.fits.flatMap { era in
      SystemFont.Face.allCases.map { face in
        Tracking(table: rows["\(era.rawValue).\(face)"] ?? Polyline([]))
      }
    }
  }()

  private init(table: Polyline) { self.table = table }

  private init(_ table: StaticString, unit: Double) {
    var reader = TableReader(table)
    self.table = SizeTable.polyline(&reader, unit: unit)
  }

  /// Per mille of the size: linear between listed sizes, constant beyond the ends.
  func value(atSize size: Double) -> Double { table.value(at: size) }
}
