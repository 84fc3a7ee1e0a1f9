/// Rules that move the second glyph of a pair: a subtable of `GPOS`, or of the older `kern`.
struct PairRules {
  /// A number of the font, and what it varies by.
  struct Value {
    var units: Double
    var variation: (outer: Int, inner: Int)?
  }

  /// The class of each glyph as the first of a pair. Other glyphs have none.
  private(set) var first: [Int: Int] = [:]
  private var second: [Int: Int] = [:]
  /// The number of classes for the second of a pair.
  private(set) var secondCount = 0
  private let form: Form

  private enum Form {
    /// By what the first glyph is: each second with its values.
    case pairs([Int: [(second: Int, values: [Value])]])
    /// A matrix in a table: by the classes of both.
    case classes(FontTable, rows: Int, formats: [ValueFormat])
  }

  /// What a glyph is as the second of a pair, though a damaged font may have no such; nil: nothing.
  func second(of glyph: Int) -> Int? {
    switch form {
    case .pairs: second[glyph]
    // Glyphs that a class definition does not name are of class 0.
    case .classes: second[glyph] ?? 0
    }
  }

  /// The values of a first glyph with each second that these rules decide about; for all others
  /// the next rules are asked.
  func row(_ first: Int) -> [(second: Int, values: [Value])] {
    switch form {
    case .pairs(let rows): return rows[first] ?? []
    case .classes(let table, let rows, let formats):
      guard first < rows else { return [] }
      let size = formats.reduce(0) { $0 + $1.size }
      return (0..<secondCount).map { second in
        (
          second,
          Self.values(formats, in: table, at: 16 + (first * secondCount + second) * size)
        )
      }
    }
  }

  /// A pair adjustment of `GPOS`, of either format.
  init?(adjustment table: FontTable) {
    guard let format = table.short(0), let one = table.short(4), let two = table.short(6) else {
      return nil
    }
    let formats = [ValueFormat(bits: one), ValueFormat(bits: two)]
    first = coverage(table.part(at: table.short(2)))
    switch format {
    case 1:
      var list = PairList()
      for (row, offset) in table.shorts(10, count: table.short(8) ?? 0).enumerated() {
        guard let set = table.part(at: offset) else { continue }
        let size = 2 + formats.reduce(0) { $0 + $1.size }
        for number in 0..<(set.short(0) ?? 0) {
          let place = 2 + number * size
          guard let glyph = set.short(place), list.count < PairList.most else { break }
          list.add(row, glyph, Self.values(formats, in: set, at: place + 2))
        }
      }
      (form, second, secondCount) = (.pairs(list.rows), list.seconds, list.seconds.count)
    case 2:
      guard let rows = table.short(12), let columns = table.short(14) else { return nil }
      let classes = glyphClasses(table.part(at: table.short(8)))
      for glyph in first.keys { first[glyph] = classes[glyph] ?? 0 }
      second = glyphClasses(table.part(at: table.short(10)))
      (form, secondCount) = (.classes(table, rows: rows, formats: formats), columns)
    default: return nil
    }
  }

  /// Pairs of glyphs with what they are wider than apart; the first of the same pair counts.
  init(pairs: [(first: Int, second: Int, units: Double)]) {
    var list = PairList()
    for pair in pairs.reversed() {
      first[pair.first] = pair.first
      list.add(pair.first, pair.second, [Value(units: pair.units, variation: nil)])
    }
    (form, second, secondCount) = (.pairs(list.rows), list.seconds, list.seconds.count)
  }

  /// A subtable of `kern` that lists pairs: for text that runs horizontally, added to advances.
  init?(kern table: FontTable) {
    guard let bits = table.short(4), bits & 0xFF07 == 1, let count = table.short(6) else {
      return nil
    }
    var list = PairList()
    for number in 0..<count {
      guard let left = table.short(14 + 6 * number), let right = table.short(16 + 6 * number),
        let units = table.signedShort(18 + 6 * number)
      else { break }
      first[left] = left
      list.add(left, right, [Value(units: Double(units), variation: nil)])
    }
    (form, second, secondCount) = (.pairs(list.rows), list.seconds, list.seconds.count)
  }

  /// Pairs that are listed one by one.
  private struct PairList {
    /// Ten times what fonts list: sets may overlap, and cost a file nothing.
    static let most = 1 << 18

    var rows: [Int: [(second: Int, values: [Value])]] = [:]
    /// Second glyphs, numbered as they come.
    var seconds: [Int: Int] = [:]
    var count = 0

    mutating func add(_ row: Int, _ glyph: Int, _ values: [Value]) {
      count += 1
      let number = seconds[glyph] ?? seconds.count
      seconds[glyph] = number
      rows[row, default: []].append((number, values))
    }
  }

  /// The advances of both glyphs' values: both widen the pair.
  private static func values(_ formats: [ValueFormat], in table: FontTable, at place: Int)
    -> [Value]
  {
    var values: [Value] = []
    var place = place
    for format in formats {
      if let value = format.advance(in: table, at: place) { values.append(value) }
      place += format.size
    }
    return values
  }
}

/// Which numbers a value record of `GPOS` has.
private struct ValueFormat {
  let bits: Int

  private static let advance = 0x4
  private static let advanceDevice = 0x40

  var size: Int { 2 * (bits & 0xFF).nonzeroBitCount }

  private func offset(of bit: Int) -> Int? {
    bits & bit == 0 ? nil : 2 * (bits & (bit - 1)).nonzeroBitCount
  }

  func advance(in table: FontTable, at place: Int) -> PairRules.Value? {
    let units = offset(of: Self.advance).flatMap { table.signedShort(place + $0) } ?? 0
    var variation: (outer: Int, inner: Int)?
    if let offset = offset(of: Self.advanceDevice),
      let device = table.part(at: table.short(place + offset)), device.short(4) == 0x8000,
      let outer = device.short(0), let inner = device.short(2)
    {
      variation = (outer, inner)
    }
    guard units != 0 || variation != nil else { return nil }
    return PairRules.Value(units: Double(units), variation: variation)
  }
}
