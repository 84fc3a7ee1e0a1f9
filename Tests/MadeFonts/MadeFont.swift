/// A TrueType font without outlines, made from the metrics it is to have; for tests only.
public struct MadeFont: Sendable {
  public var name: String
  public var unitsPerEm: Int
  /// As in the `hhea` table: above the baseline positive, below it negative.
  public var ascender: Int
  public var descender: Int
  public var lineGap: Int
  /// The advance of each character.
  public var advances: [Unicode.Scalar: Int]
  /// Pairs of glyph numbers with what they kern by, for the table `kern`.
  public var kerning: [(left: Int, right: Int, units: Int)] = []
  /// Tables to leave out.
  public var omitted: Set<String> = []

  public init(
    name: String = "Made-Regular", unitsPerEm: Int = 1000, ascender: Int = 900,
    descender: Int = -250, lineGap: Int = 50, advances: [Unicode.Scalar: Int]
  ) {
    self.name = name
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.advances = advances
  }

  public var bytes: [UInt8] { directory(at: 0) }

  /// Several fonts in one file.
  public static func collection(_ fonts: [MadeFont]) -> [UInt8] {
    var header = Big()
    header.tag("ttcf")
    header.long(0x10000)
    header.long(fonts.count)
    var body: [UInt8] = []
    let start = 12 + 4 * fonts.count
    for font in fonts {
      header.long(start + body.count)
      body += font.directory(at: start + body.count)
    }
    return header.bytes + body
  }

  /// The font as it stands at an offset of its file, which its tables are counted from.
  private func directory(at offset: Int) -> [UInt8] {
    let tables = tables.filter { !omitted.contains($0.tag) }.sorted { $0.tag < $1.tag }
    var directory = Big()
    directory.long(0x10000)
    directory.short(tables.count)
    for _ in 0..<3 { directory.short(0) }
    var body: [UInt8] = []
    let start = offset + 12 + 16 * tables.count
    for (tag, bytes) in tables {
      directory.tag(tag)
      directory.long(0)
      directory.long(start + body.count)
      directory.long(bytes.count)
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return directory.bytes + body
  }

  private var characters: [(scalar: Unicode.Scalar, advance: Int)] {
    advances.sorted { $0.key < $1.key }.map { (scalar: $0.key, advance: $0.value) }
  }
  /// Glyph 0 stands for what the font lacks.
  private var glyphCount: Int { advances.count + 1 }

  private var tables: [(tag: String, bytes: [UInt8])] {
    let kern = kerning.isEmpty ? [] : [("kern", self.kern)]
    return kern + [
      ("OS/2", os2), ("cmap", cmap), ("glyf", []), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
      ("loca", [UInt8](repeating: 0, count: 2 * (glyphCount + 1))), ("maxp", maxp),
      ("name", names), ("post", [0, 3, 0, 0] + [UInt8](repeating: 0, count: 28)),
    ]
  }

  private var head: [UInt8] {
    var table = Big()
    for value in [0x10000, 0x10000, 0, 0x5F0F_3CF5] { table.long(value) }
    table.short(0)
    table.short(unitsPerEm)
    for _ in 0..<4 { table.long(0) }
    for value in [0, 0, unitsPerEm, unitsPerEm, 0, 8, 2, 0, 0] { table.short(value) }
    return table.bytes
  }

  private var hhea: [UInt8] {
    var table = Big()
    table.long(0x10000)
    for value in [ascender, descender, lineGap] { table.short(value) }
    for _ in 0..<12 { table.short(0) }
    table.short(glyphCount)
    return table.bytes
  }

  private var hmtx: [UInt8] {
    var table = Big()
    for advance in [333] + characters.map(\.advance) {
      table.short(advance)
      table.short(0)
    }
    return table.bytes
  }

  /// Format 0, horizontal.
  private var kern: [UInt8] {
    var table = Big()
    for value in [0, 1, 0, 14 + 6 * kerning.count, 1, kerning.count, 0, 0, 0] {
      table.short(value)
    }
    for pair in kerning.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
      for value in [pair.left, pair.right, pair.units] { table.short(value) }
    }
    return table.bytes
  }

  private var maxp: [UInt8] {
    var table = Big()
    table.long(0x10000)
    table.short(glyphCount)
    for _ in 0..<13 { table.short(0) }
    return table.bytes
  }

  /// Format 12: one group per character.
  private var cmap: [UInt8] {
    var table = Big()
    for value in [0, 1, 3, 10] { table.short(value) }
    table.long(12)
    table.short(12)
    table.short(0)
    for value in [16 + 12 * advances.count, 0, advances.count] { table.long(value) }
    for (number, character) in characters.enumerated() {
      let code = Int(character.scalar.value)
      for value in [code, code, number + 1] { table.long(value) }
    }
    return table.bytes
  }

  private var names: [UInt8] {
    let text = Array(name.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    var table = Big()
    for value in [0, 1, 18, 3, 1, 0x409, 6, text.count, 0] { table.short(value) }
    return table.bytes + text
  }

  /// Other heights than `hhea` has, and the wish that they be used: which UIKit does not grant.
  private var os2: [UInt8] {
    var table = Big()
    table.short(4)
    for _ in 0..<30 { table.short(0) }
    table.short(1 << 7)
    for value in [0x20, 0x7E, 1111, -777, 99, 1222, 888] { table.short(value) }
    for _ in 0..<9 { table.short(0) }
    return table.bytes
  }
}

/// Numbers with the high byte first.
private struct Big {
  var bytes: [UInt8] = []

  mutating func short(_ value: Int) {
    bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
  mutating func long(_ value: Int) {
    short(value >> 16)
    short(value)
  }
  mutating func tag(_ text: String) { bytes += Array(text.utf8) }
}
