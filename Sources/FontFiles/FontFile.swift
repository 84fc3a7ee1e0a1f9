package import LayoutModel

/// The metrics of a font file, in its own units.
///
/// ```swift
/// let font = try FontFile(bytes, named: "Inter-Bold")
/// print(font.advances["A", default: 0] / font.unitsPerEm)
/// ```
///
/// Read from the tables that UIKit takes them from: heights from `hhea`, never from `OS/2`,
/// unhinted advances from `hmtx`, kerning of pairs from `GPOS`, or from `kern` where that has none.
/// Of a variable font the named instance counts, else the default one; kerning is always the default
/// one's. Where two characters have a ligature, their kerning is what it is wider than they are. Other
/// substitutions are not read, nor kerning that more than two glyphs decide.
///
/// FreeType opens the file and reads everything but kerning, which it leaves to a shaper. A shaper
/// answers for one text at a time, though, and what is wanted here is the font's own classes: some
/// hundred on each side instead of a million pairs. So `GPOS` is read here; a shaper judges it in
/// the tests.
package struct FontFile: Sendable, Hashable {
  /// Its own name; nil when it has none.
  package var postScriptName: String?
  package var unitsPerEm: Double
  /// Above the baseline.
  package var ascender: Double
  /// Below the baseline, positive.
  package var descender: Double
  /// Between lines.
  package var lineGap: Double
  /// The advance of each character the font has.
  package var advances: [Unicode.Scalar: Double]
  package var kerning: PairKerning

  /// Larger files are no fonts of an app.
  package static let greatestSize = 64 << 20
  /// Of a font with more characters, those of the lowest code points count.
  package static let mostCharacters = 1 << 16

  /// Reads a TrueType or OpenType font; of a collection or a variable font the one of that name,
  /// else the first.
  ///
  /// - Complexity: linear in the characters, 10 ms for 6,000 of them; kerning as its classes.
  package init(_ bytes: [UInt8], named name: String? = nil) throws(FontFileError) {
    self = try FontFace.read(bytes, named: name) { face throws(FontFileError) in
      try face.metrics()
    }
  }

  init(
    postScriptName: String?, unitsPerEm: Double, ascender: Double, descender: Double,
    lineGap: Double, advances: [Unicode.Scalar: Double], kerning: PairKerning = .none
  ) {
    self.postScriptName = postScriptName
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.advances = advances
    self.kerning = kerning
  }
}

/// Why a font file gives no metrics.
package enum FontFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Not a font that the library knows, or damaged beyond reading.
  case notAFont
  case tooLarge(bytes: Int)
  /// A bitmap or Type 1 font, or one without a table that layout needs.
  case missingTable(String)
  /// Not variable, or not along that axis.
  case missingAxis(String)
  /// It bends in more places than any font has.
  case tooVaried
  case library(code: Int)

  package var description: String {
    switch self {
    case .notAFont: "is no TrueType or OpenType font, or damaged"
    case .tooLarge(let bytes):
      "has \(bytes) bytes; a font has at most \(FontFile.greatestSize >> 20) MB"
    case .missingTable(let name): "has no \"\(name)\" table; give a TrueType or OpenType font"
    case .missingAxis(let name):
      "has no \"\(name)\" axis; give a variable font, as SFNS.ttf or SF-Pro.ttf is"
    case .tooVaried: "changes in more places along its axes than a font does"
    case .library(let code): "could not be read: FreeType error \(code)"
    }
  }
}
