/// How the tables of `SystemFontData` become flat arrays; once, at first use.
extension SystemFont {
  static func codePoints(_ table: StaticString) -> [Int] {
    var reader = TableReader(table)
    var points: [Int] = []
    while reader.hasMore() {
      let first = reader.number(radix: 16)
      let last = reader.take(0x2D) ? reader.number(radix: 16) : first
      points.append(contentsOf: first...max(first, last))
    }
    return points
  }

  static func run(_ reader: inout TableReader) -> Substitute {
    let start = reader.number(radix: 16)
    _ = reader.take(0x2C)
    let count = reader.number(radix: 16)
    _ = reader.take(0x2C)
    let base = reader.number(radix: 16)
    _ = reader.take(0x2C)
    return Substitute(
      start: UInt32(start), count: UInt32(count), base: UInt32(base),
      step: UInt32(reader.number()))
  }

  /// The faces of every era: those of the new one, and what the earlier ones have more.
  ///
  /// Faces with the basic set only borrow the rest from the nearest face that has it.
  static func advances(full: Int, basicGlyphs: [Int]) -> [Int16] {
    var advances = [Int16](repeating: 0, count: Face.allCases.count * full * 2)
    func fill(_ face: Face, _ tables: [StaticString], _ glyphs: [Int]?) {
      for (cut, table) in tables.enumerated() {
        var reader = TableReader(table)
        var index = 0
        while reader.hasMore() {
          let glyph = glyphs.map { $0[index] } ?? index
          advances[(face.rawValue * full + glyph) * 2 + cut] = Int16(reader.number())
          index += 1
        }
      }
    }
    func borrow(_ face: Face, from other: Face) {
      for offset in 0..<full * 2 {
        advances[face.rawValue * full * 2 + offset] = advances[other.rawValue * full * 2 + offset]
      }
    }
    typealias Data = SystemFontData
    fill(.regular, [Data.regularText, Data.regularDisplay], nil)
    fill(.medium, [Data.mediumText, Data.mediumDisplay], nil)
    fill(.semibold, [Data.semiboldText, Data.semiboldDisplay], nil)
    fill(.bold, [Data.boldText, Data.boldDisplay], nil)
    for face in [Face.ultraLight, .thin, .light, .italic] { borrow(face, from: .regular) }
    for face in [Face.heavy, .black] { borrow(face, from: .bold) }
    fill(.ultraLight, [Data.ultraLightText, Data.ultraLightDisplay], basicGlyphs)
    fill(.thin, [Data.thinText, Data.thinDisplay], basicGlyphs)
    fill(.light, [Data.lightText, Data.lightDisplay], basicGlyphs)
    fill(.italic, [Data.italicText, Data.italicDisplay], basicGlyphs)
    fill(.heavy, [Data.heavyText, Data.heavyDisplay], basicGlyphs)
    fill(.black, [Data.blackText, Data.blackDisplay], basicGlyphs)
    return advances
      + [
        [Data.oldText, Data.oldDisplay], [Data.xcode8Text, Data.xcode8Display],
        [Data.xcode7Text, Data.xcode7Display],
      ].flatMap { adding($0, to: advances, full: full) }
  }

  /// All faces' advances with an era's differences, one for each glyph and cut.
  private static func adding(_ tables: [StaticString], to advances: [Int16], full: Int) -> [Int16] {
    var advances = advances
    for (cut, table) in tables.enumerated() {
      var reader = TableReader(table)
      var glyph = 0
      while reader.hasMore() {
        let difference = Int16(reader.number())
        for face in Face.allCases {
          advances[(face.rawValue * full + glyph) * 2 + cut] += difference
        }
        glyph += 1
      }
    }
    return advances
  }

  struct Kerning {
    var classes: [UInt8]
    var count: Int
    var text: [Int16]
    var display: [Int16]
    var weight: [Int16]
    var mac: [Int16]
    /// Of each class, from Xcode 12 on and before.
    var macLetters: [[Int16]]
  }

  static func kerning() -> Kerning {
    var letters: [UInt32: UInt8] = [:]
    var pairs: [[(left: UInt8, right: UInt8, value: Int16)]] = []
    func letter(_ scalar: Unicode.Scalar) -> UInt8 {
      if let known = letters[scalar.value] { return known }
      let next = UInt8(letters.count + 1)
      letters[scalar.value] = next
      return next
    }
    typealias Data = SystemFontData
    for table in [Data.textKerning, Data.displayKerning, Data.weightKerning, MacTextData.pairs] {
      var reader = TableReader(table)
      var list: [(left: UInt8, right: UInt8, value: Int16)] = []
      while reader.hasMore() {
        guard let first = reader.letters().first else { break }
        let left = letter(first)
        while !reader.isAtRowEnd, reader.hasMore() {
          let value = Int16(reader.number())
          _ = reader.hasMore()
          for right in reader.letters() { list.append((left, letter(right), value)) }
        }
      }
      pairs.append(list)
    }
    let lists = [MacTextData.letters, MacTextData.earlyLetters].map { table in
      var reader = TableReader(table)
      var list: [(letter: UInt8, value: Int16)] = []
      while reader.hasMore() {
        let value = Int16(reader.number())
        _ = reader.hasMore()
        for other in reader.letters() { list.append((letter(other), value)) }
      }
      return list
    }
    let count = letters.count + 1
    let macLetters = lists.map { list in
      var table = [Int16](repeating: 0, count: count)
      for entry in list { table[Int(entry.letter)] = entry.value }
      return table
    }
    let tables = pairs.map { list in
      var table = [Int16](repeating: 0, count: count * count)
      for pair in list { table[Int(pair.left) * count + Int(pair.right)] = pair.value }
      return table
    }
    var classes = [UInt8](repeating: 0, count: Int(flatLimit))
    var reader = TableReader(SystemFontData.kerningBases)
    while reader.hasMore() {
      let run = run(&reader)
      for offset in 0..<run.count {
        classes[Int(run.start + offset)] = letters[run.base + offset * run.step] ?? 0
      }
    }
    return Kerning(
      classes: classes, count: count, text: tables[0], display: tables[1], weight: tables[2],
      mac: tables[3], macLetters: macLetters)
  }

  static func readCompositions() -> [(pair: UInt64, composed: UInt32)] {
    var list: [(pair: UInt64, composed: UInt32)] = []
    var reader = TableReader(SystemFontData.compositions)
    while reader.hasMore() {
      let base = UInt64(reader.number(radix: 16))
      _ = reader.take(0x2C)
      let mark = UInt64(reader.number(radix: 16))
      _ = reader.take(0x2C)
      list.append((base << 32 | mark, UInt32(reader.number(radix: 16))))
    }
    return list.sorted { $0.pair < $1.pair }
  }
}
