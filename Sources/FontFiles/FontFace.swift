internal import CFreeType

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
  private let library: FontLibrary
  private let face: FT_Face

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

  /// How many fonts the file holds.
  var collectionCount: Int { Int(face.pointee.num_faces) }

  var postScriptName: String? {
    FT_Get_Postscript_Name(face).flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
  }

  func metrics() throws(FontFileError) -> FontFile {
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)
    guard let header = table?.assumingMemoryBound(to: TT_HoriHeader.self).pointee else {
      throw .missingTable("hhea")
    }
    let unitsPerEm = Int(face.pointee.units_per_EM)
    guard unitsPerEm > 0 else { throw .missingTable("head") }
    guard FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else { throw .missingTable("cmap") }
    return FontFile(
      postScriptName: postScriptName, unitsPerEm: Double(unitsPerEm),
      ascender: Double(max(0, header.Ascender)),
      // The table has it as a height, negative below the baseline; some fonts forget the sign.
      descender: abs(Double(header.Descender)),
      lineGap: Double(max(0, header.Line_Gap)), advances: try advances())
  }

  private func advances() throws(FontFileError) -> [Unicode.Scalar: Double] {
    var advances: [Unicode.Scalar: Double] = [:]
    var glyph: FT_UInt = 0
    var code = FT_Get_First_Char(face, &glyph)
    while glyph != 0, advances.count < FontFile.mostCharacters {
      var advance: FT_Fixed = 0
      let failure = FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance)
      guard failure == 0 else { throw .missingTable("hmtx") }
      if let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value), value >= 0x20 {
        advances[scalar] = Double(max(0, advance))
      }
      let next = FT_Get_Next_Char(face, code, &glyph)
      guard next > code else { break }
      code = next
    }
    return advances
  }
}
