/// The system font's advances and kerning, as flat tables.
///
/// Decoded once from `SystemFontData`, on first use. Lookups are array reads.
struct SystemFont: Sendable {
  static let shared = SystemFont()

  /// A cut with its own advances. Italic exists in regular weight only.
  enum Face: Int, Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black, italic

    init(_ weight: FontWeight, italic: Bool) {
      self =
        italic && weight <= .medium ? .italic : Face(rawValue: weight.rawValue) ?? .regular
    }

    /// On the scale of `FontWeight.value`; the italic face is regular.
    var weight: Double { FontWeight(rawValue: rawValue)?.value ?? 0 }
  }

  /// Where a face's advances begin in `advances`, counted in glyphs.
  func start(of face: Face, _ era: FontEra) -> Int {
    (era.fitIndex * Face.allCases.count + face.rawValue) * glyphCount
  }

  /// Scalars below this have their glyph in a flat table.
  static let flatLimit: UInt32 = 0x2800
  /// Glyph numbers above all real ones.
  static let skipped: UInt16 = 0xFFFF
  static let unknown: UInt16 = 0xFFFE

  /// Glyph of each scalar below `flatLimit`.
  let glyphs: [UInt16]
  /// Kerning class of each scalar below `flatLimit`; 0 kerns with nothing.
  let kerningClasses: [UInt8]
  /// Text and display advance (1e-4 em) of each glyph, face after face, era after era.
  let advances: [Int16]
  let glyphCount: Int
  /// Per mille of the size by left class * `kerningClassCount` + right class.
  let textKerning: [Int16]
  let displayKerning: [Int16]
  /// What a unit of weight adds to both, on the scale of `FontWeight.value`.
  let weightKerning: [Int16]
  let kerningClassCount: Int
  /// What pairs and letters of macOS have more, in ten-thousandths; see `MacTextFit`.
  let macKerning: [Int16]
  let macLetters: [[Int16]]
  /// Compatibility characters above the flat table: start, count, base glyph, step.
  let substitutes: [Substitute]
  /// (base << 32 | mark, composed), sorted by the first.
  let compositions: [(pair: UInt64, composed: UInt32)]

  struct Substitute: Sendable {
    var start: UInt32
    var count: UInt32
    var base: UInt32
    var step: UInt32
  }

  private init() {
    let full = Self.codePoints(SystemFontData.fullCharacters)
    let basic = Self.codePoints(SystemFontData.basicCharacters)
    var glyphs = [UInt16](repeating: Self.unknown, count: Int(Self.flatLimit))
    for (glyph, scalar) in full.enumerated() { glyphs[scalar] = UInt16(glyph) }
    glyphCount = full.count
    advances = Self.advances(full: full.count, basicGlyphs: basic.map { Int(glyphs[$0]) })

    var above: [Substitute] = []
    var reader = TableReader(SystemFontData.substitutes)
    while reader.hasMore() {
      let run = Self.run(&reader)
      if run.start < Self.flatLimit {
        for offset in 0..<run.count {
          glyphs[Int(run.start + offset)] = glyphs[Int(run.base + offset * run.step)]
        }
      } else {
        above.append(run)
      }
    }
    substitutes = above
    for scalar in 0..<Self.flatLimit where Self.isSkipped(scalar) {
      glyphs[Int(scalar)] = Self.skipped
    }
    self.glyphs = glyphs

    let kerning = Self.kerning()
    kerningClasses = kerning.classes
    kerningClassCount = kerning.count
    textKerning = kerning.text
    displayKerning = kerning.display
    weightKerning = kerning.weight
    macKerning = kerning.mac
    macLetters = kerning.macLetters
    compositions = Self.readCompositions()
  }

  /// Marks, controls and format characters take no room of their own.
  static func isSkipped(_ scalar: UInt32) -> Bool {
    if scalar >= 0x20 && scalar < 0x7F { return false }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return true }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return true
    default: return properties.canonicalCombiningClass != .notReordered
    }
  }
}
