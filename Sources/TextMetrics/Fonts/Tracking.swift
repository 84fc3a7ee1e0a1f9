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

  /// Goes with the advances of `SystemFont`.
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
