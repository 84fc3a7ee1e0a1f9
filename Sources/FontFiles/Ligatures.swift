/// Two glyphs that a font draws as one wherever they meet: the feature `liga` of `GSUB`.
///
/// Labels draw it whatever the script. Of longer ones, such as `ffi`, only the pairs within count.
struct Ligatures {
  /// More than fonts have; what is beyond stays apart.
  private static let most = 1 << 12
  private static let mostSubtables = 256

  private(set) var pairs: [(first: Int, second: Int, glyph: Int)] = []

  init(substitutions table: FontTable?) {
    guard let table, let features = table.part(at: table.short(6)),
      let list = table.part(at: table.short(8))
    else { return }
    // `liga`.
    let numbers = features.lookups(ofFeature: 0x6C69_6761)
    var subtables = 0
    for number in numbers {
      guard number < list.short(0) ?? 0, let lookup = list.part(at: list.short(2 + 2 * number))
      else { continue }
      let count = min(lookup.short(4) ?? 0, Self.mostSubtables - subtables)
      let offsets = lookup.shorts(6, count: count)
      subtables += offsets.count
      for offset in offsets {
        if let table = Self.subtable(lookup.part(at: offset), type: lookup.short(0)) { add(table) }
      }
    }
  }

  /// A ligature substitution as it is, or behind an extension.
  private static func subtable(_ table: FontTable?, type: Int?) -> FontTable? {
    guard type == 7 else { return type == 4 ? table : nil }
    return table?.short(2) == 4 ? table?.part(at: table?.long(4)) : nil
  }

  private mutating func add(_ table: FontTable) {
    guard table.short(0) == 1 else { return }
    let offsets = table.shorts(6, count: table.short(4) ?? 0)
    let firsts = coverage(table.part(at: table.short(2))).sorted { $0.value < $1.value }
    for (first, number) in firsts where offsets.indices.contains(number) {
      guard let set = table.part(at: offsets[number]) else { continue }
      for offset in set.shorts(2, count: set.short(0) ?? 0) {
        guard pairs.count < Self.most else { return }
        if let ligature = set.part(at: offset), ligature.short(2) == 2,
          let glyph = ligature.short(0), let second = ligature.short(4)
        {
          pairs.append((first, second, glyph))
        }
      }
    }
  }
}

extension KerningLookups {
  /// The same with what ligatures are wider than their glyphs apart, in the place of their kerning.
  ///
  /// - Parameter advance: of a glyph.
  func drawing(_ ligatures: Ligatures, advance: (Int) -> Double?) -> KerningLookups {
    let changes = ligatures.pairs.compactMap { pair -> (first: Int, second: Int, units: Double)? in
      guard let one = advance(pair.first), let other = advance(pair.second),
        let both = advance(pair.glyph)
      else { return nil }
      return (pair.first, pair.second, both - one - other)
    }
    guard !changes.isEmpty else { return self }
    let joined = PairRules(pairs: changes)
    let apart = PairRules(pairs: changes.map { ($0.first, $0.second, 0) })
    guard let first = lookups.first else { return KerningLookups(lookups: [[joined]]) }
    return KerningLookups(
      lookups: [[joined] + first] + lookups.dropFirst().map { [apart] + $0 })
  }
}
