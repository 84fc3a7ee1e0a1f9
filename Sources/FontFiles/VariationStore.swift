/// OpenType's item variation store: the changes of a variable font's numbers along its axes.
///
/// Each number is a base and deltas; each delta counts in one region of the axes, fully at its peak
/// and less towards its ends.
struct VariationStore {
  /// Where on one axis a region begins, peaks and ends, in normalized coordinates.
  struct Tent {
    var start: Double
    var peak: Double
    var end: Double

    /// A peak of zero, or an order that makes no sense, says nothing about this axis.
    var isVoid: Bool {
      peak == 0 || start > peak || peak > end || (start < 0 && end > 0)
    }

    func share(at place: Double) -> Double {
      if isVoid || place == peak { return 1 }
      guard place > start, place < end else { return 0 }
      return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
    }
  }

  /// Ten times what fonts have: each number is a sum over them.
  private static let mostRegions = 1024

  /// For each region a tent on each axis.
  let regions: [[Tent]]
  private let data: [FontTable]

  init?(_ table: FontTable?, axisCount: Int) {
    guard let table, table.short(0) == 1, let list = table.part(at: table.long(2)),
      list.short(0) == axisCount, let count = list.short(2), count <= Self.mostRegions
    else { return nil }
    var regions: [[Tent]] = []
    for region in 0..<count {
      var tents: [Tent] = []
      for axis in 0..<axisCount {
        let place = 4 + 6 * (region * axisCount + axis)
        guard let start = list.fraction(place), let peak = list.fraction(place + 2),
          let end = list.fraction(place + 4)
        else { return nil }
        tents.append(Tent(start: start, peak: peak, end: end))
      }
      regions.append(tents)
    }
    self.regions = regions
    let dataCount = table.short(6) ?? 0
    // An empty part keeps the others' numbers right.
    data = (0..<dataCount).map { table.part(at: table.long(8 + 4 * $0)) ?? FontTable([]) }
  }

  /// The deltas of one number, with their regions.
  func deltas(_ outer: Int, _ inner: Int) -> [(region: Int, delta: Double)] {
    guard data.indices.contains(outer) else { return [] }
    let table = data[outer]
    guard let itemCount = table.short(0), inner >= 0, inner < itemCount,
      let words = table.short(2), let regionCount = table.short(4), regionCount <= regions.count
    else { return [] }
    let isLong = words & 0x8000 != 0
    let wide = min(words & 0x7FFF, regionCount)
    let (wideSize, narrowSize) = isLong ? (4, 2) : (2, 1)
    var place = 6 + 2 * regionCount
    place += inner * (wide * wideSize + (regionCount - wide) * narrowSize)
    var result: [(region: Int, delta: Double)] = []
    for index in 0..<regionCount {
      let size = index < wide ? wideSize : narrowSize
      let delta: Int? =
        switch size {
        case 4: table.signedLong(place)
        case 2: table.signedShort(place)
        default: table.byte(place).map { Int(Int8(truncatingIfNeeded: $0)) }
        }
      guard let delta, let region = table.short(6 + 2 * index) else { break }
      if delta != 0, region < regions.count { result.append((region, Double(delta))) }
      place += size
    }
    return result
  }
}

/// Which deltas belong to a glyph: the map of a metrics table into its variation store.
struct DeltaMap {
  private let table: FontTable?

  /// Without a map the glyphs follow one another in the first part of the store.
  init(_ table: FontTable?) { self.table = table }

  func place(of glyph: Int) -> (outer: Int, inner: Int) {
    guard let table else { return (0, glyph) }
    guard let format = table.byte(0), let entry = table.byte(1),
      let count = format == 0 ? table.short(2) : table.long(2), count > 0
    else { return (0xFFFF, 0xFFFF) }
    let size = (entry >> 4 & 3) + 1
    let bits = (entry & 15) + 1
    let start = (format == 0 ? 4 : 6) + min(glyph, count - 1) * size
    var value = 0
    for offset in 0..<size { value = value << 8 | (table.byte(start + offset) ?? 0xFF) }
    return (value >> bits, value & (1 << bits - 1))
  }
}
