/// The rules of one lookup in their order: the first that has a pair decides about it.
typealias PairLookup = [PairRules]

/// The lookups of a font's kerning in their order: what they give adds up.
struct KerningLookups {
  /// Several times what fonts have.
  private static let mostSubtables = 256

  let lookups: [PairLookup]

  init(lookups: [PairLookup]) { self.lookups = lookups }

  /// Those of the feature `kern` in all scripts of `GPOS`, else the table `kern`.
  init(positions: FontTable?, kern: FontTable?) {
    var found = positions.map { Self.lookups(positions: $0) } ?? []
    if found.isEmpty, let kern { found = Self.lookups(kern: kern) }
    lookups = found
  }

  private static func lookups(positions table: FontTable) -> [PairLookup] {
    guard let features = table.part(at: table.short(6)), let list = table.part(at: table.short(8))
    else { return [] }
    // `kern`.
    let numbers = features.lookups(ofFeature: 0x6B65_726E)
    var subtables = 0
    return numbers.compactMap { number in
      guard number < list.short(0) ?? 0, let lookup = list.part(at: list.short(2 + 2 * number))
      else { return nil }
      let offsets = lookup.shorts(6, count: min(lookup.short(4) ?? 0, mostSubtables - subtables))
      subtables += offsets.count
      let rules = offsets.compactMap { offset in
        subtable(lookup.part(at: offset), type: lookup.short(0)).flatMap(
          PairRules.init(adjustment:))
      }
      return rules.isEmpty ? nil : rules
    }
  }

  /// A pair adjustment as it is, or behind an extension.
  private static func subtable(_ table: FontTable?, type: Int?) -> FontTable? {
    guard type == 9 else { return type == 2 ? table : nil }
    return table?.short(2) == 2 ? table?.part(at: table?.long(4)) : nil
  }

  private static func lookups(kern table: FontTable) -> [PairLookup] {
    guard table.short(0) == 0 else { return [] }
    var lookups: [PairLookup] = []
    var place = 4
    for _ in 0..<min(table.short(2) ?? 0, 16) {
      guard let part = table.part(at: place), let length = part.short(2), length >= 6 else { break }
      if let rules = PairRules(kern: part) { lookups.append([rules]) }
      place += length
    }
    return lookups
  }
}
