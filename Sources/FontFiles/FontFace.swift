internal import CFreeType
internal import LayoutModel

/// FreeType itself, for the time of one reading.
final class FontLibrary {
  let pointer: FT_Library

  init() throws(FontFileError) {
    var pointer: FT_Library?
    let code = FT_Init_FreeType(&pointer)
    guard code == 0, let pointer else { throw .library(code: Int(code)) }
    self.pointer = pointer
  }

  deinit { FT_Done_FreeType(pointer) }
}

/// One font of a file in memory, which must outlive it.
final class FontFace {
  let library: FontLibrary
  let face: FT_Face

  init(
    _ library: FontLibrary, _ bytes: UnsafeBufferPointer<UInt8>, index: Int
  ) throws(FontFileError) {
    self.library = library
    var face: FT_Face?
    let code = FT_New_Memory_Face(
      library.pointer, bytes.baseAddress, FT_Long(bytes.count), FT_Long(index), &face)
    guard code == 0, let face else { throw .notAFont }
    self.face = face
  }

  deinit { FT_Done_Face(face) }

  /// Opens the font or named instance of that name, else the first font of the file.
  static func read<Result>(
    _ bytes: [UInt8], named name: String?,
    _ body: (FontFace) throws(FontFileError) -> Result
  ) throws(FontFileError) -> Result {
    let place = name == nil ? nil : try places(in: bytes).first { $0.name == name }?.place
    return try open(bytes) { library, buffer throws(FontFileError) in
      try body(FontFace(library, buffer, index: place ?? 0))
    }
  }

  /// Gives the library and the bytes for the time of one reading.
  static func open<Result>(
    _ bytes: [UInt8],
    _ body: (FontLibrary, UnsafeBufferPointer<UInt8>) throws(FontFileError) -> Result
  ) throws(FontFileError) -> Result {
    guard !bytes.isEmpty else { throw .notAFont }
    guard bytes.count <= FontFile.greatestSize else { throw .tooLarge(bytes: bytes.count) }
    let result = bytes.withUnsafeBufferPointer { buffer -> Swift.Result<Result, FontFileError> in
      Swift.Result { () throws(FontFileError) in try body(FontLibrary(), buffer) }
    }
    return try result.get()
  }

  /// The number of fonts in the file.
  var collectionCount: Int { Int(face.pointee.num_faces) }

  var postScriptName: String? {
    FT_Get_Postscript_Name(face).flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
  }

  func metrics() throws(FontFileError) -> FontFile {
    let heights = try heights()
    let glyphs = try glyphs()
    var advances: [Unicode.Scalar: Double] = [:]
    for glyph in glyphs { advances[glyph.scalar] = glyph.advance }
    let kerning = KerningLookups(positions: table("GPOS"), kern: table("kern"))
      .drawing(Ligatures(substitutions: table("GSUB")), advance: { advance(of: $0) })
      .classes(glyphs.map { ($0.scalar, $0.glyph) }, GridValues(nil, grid: .one))
    return FontFile(
      postScriptName: postScriptName, unitsPerEm: heights.unitsPerEm, ascender: heights.ascender,
      descender: heights.descender, lineGap: heights.lineGap, advances: advances, kerning: kerning)
  }

  func heights() throws(FontFileError) -> (
    unitsPerEm: Double, ascender: Double, descender: Double, lineGap: Double
  ) {
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)
    guard let header = table?.assumingMemoryBound(to: TT_HoriHeader.self).pointee else {
      throw .missingTable("hhea")
    }
    let unitsPerEm = Int(face.pointee.units_per_EM)
    guard unitsPerEm > 0 else { throw .missingTable("head") }
    return (
      Double(unitsPerEm), Double(max(0, header.Ascender)),
      // The table has it as a height, negative below the baseline; some fonts forget the sign.
      abs(Double(header.Descender)), Double(max(0, header.Line_Gap))
    )
  }

  /// A character with its glyph, and the glyph's advance in the default instance.
  struct Glyph {
    var scalar: Unicode.Scalar
    var glyph: Int
    var advance: Double
  }

  /// The font's characters, those of the lowest code points first.
  func glyphs() throws(FontFileError) -> [Glyph] {
    guard FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else { throw .missingTable("cmap") }
    var found: [Glyph] = []
    var glyph: FT_UInt = 0
    var code = FT_Get_First_Char(face, &glyph)
    while glyph != 0, found.count < FontFile.mostCharacters {
      guard let advance = advance(of: Int(glyph)) else { throw .missingTable("hmtx") }
      if let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value), value >= 0x20 {
        found.append(
          Glyph(scalar: scalar, glyph: Int(glyph), advance: advance))
      }
      let next = FT_Get_Next_Char(face, code, &glyph)
      guard next > code else { break }
      code = next
    }
    return found
  }

  /// The advance of a glyph in the default instance; nil where the font has no such.
  private func advance(of glyph: Int) -> Double? {
    var advance: FT_Fixed = 0
    guard let index = FT_UInt(exactly: glyph), glyph < Int(face.pointee.num_glyphs),
      FT_Get_Advance(face, index, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0
    else { return nil }
    return Double(max(0, advance))
  }

  /// A table as it stands in the file; nil where there is none.
  func table(_ tag: StaticString) -> FontTable? {
    let code = UnsafeBufferPointer(start: tag.utf8Start, count: tag.utf8CodeUnitCount)
      .reduce(FT_ULong(0)) { $0 << 8 | FT_ULong($1) }
    var length: FT_ULong = 0
    guard FT_Load_Sfnt_Table(face, code, 0, nil, &length) == 0, length > 0,
      let count = Int(exactly: length), count <= FontFile.greatestSize
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard FT_Load_Sfnt_Table(face, code, 0, &bytes, &length) == 0 else { return nil }
    return FontTable(bytes)
  }
}
