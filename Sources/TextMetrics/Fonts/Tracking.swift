/// Space that the system font adds to every character, by size.
///
/// New era: the iOS tracking table of Apple's Human Interface Guidelines (Typography). Old era: the
/// same up to 16 points; above, a table checked only through the widths it explains.
struct Tracking: Sendable {
  private let sizes: [Double]
  private let values: [Double]

  static let old = Tracking(SystemFontData.oldTracking)
  static let new = Tracking(SystemFontData.newTracking)

  static func of(_ era: FontEra) -> Tracking { era == .new ? new : old }

  private init(_ table: StaticString) {
    var reader = TableReader(table)
    var sizes: [Double] = []
    var values: [Double] = []
    while reader.hasMore() {
      sizes.append(Double(reader.number()))
      _ = reader.take(0x3A)
      values.append(Double(reader.number()))
    }
    self.sizes = sizes
    self.values = values
  }

  /// Per mille of the size: linear between listed sizes, constant beyond the ends.
  func value(atSize size: Double) -> Double {
    guard let first = sizes.first, let last = values.last, size > first else {
      return values.first ?? 0
    }
    guard let upper = sizes.firstIndex(where: { $0 >= size }) else { return last }
    let lower = upper - 1
    let share = (size - sizes[lower]) / (sizes[upper] - sizes[lower])
    return values[lower] + (values[upper] - values[lower]) * share
  }
}
