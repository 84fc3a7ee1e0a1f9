internal import CFreeType

extension FontFile {
  /// The PostScript names that a document can ask this file for: of each font in it and, where
  /// that is variable, of its named instances.
  ///
  /// - Complexity: reads the tables of names; no advances.
  package static func postScriptNames(in bytes: [UInt8]) throws(FontFileError) -> [String] {
    var names: [String] = []
    for (name, _) in try FontFace.places(in: bytes) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension FontFace {
  /// More than any file has: of fonts in a collection, and of named instances in a font.
  private static let most = 256

  /// The names in a file and where FreeType finds each: the number of the font in a collection
  /// and, in the upper half, of the named instance, counted from 1.
  static func places(in bytes: [UInt8]) throws(FontFileError) -> [(name: String, place: Int)] {
    try open(bytes) { library, buffer throws(FontFileError) in
      var found: [(name: String, place: Int)] = []
      let first = try FontFace(library, buffer, index: 0)
      for font in 0..<min(max(1, first.collectionCount), most) {
        let face = font == 0 ? first : try FontFace(library, buffer, index: font)
        if let name = face.postScriptName { found.append((name, font)) }
        for instance in 0..<min(face.instanceCount, most) {
          let place = (instance + 1) << 16 | font
          if let name = (try? FontFace(library, buffer, index: place))?.postScriptName {
            found.append((name, place))
          }
        }
      }
      return found
    }
  }

  /// The number of named instances of a variable font.
  private var instanceCount: Int { Int(face.pointee.style_flags >> 16) & 0x7FFF }
}
