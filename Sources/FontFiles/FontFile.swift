internal import CFreeType

/// The metrics of a font file, in its own units.
///
/// ```swift
/// let font = try FontFile(bytes, named: "Inter-Bold")
/// print(font.advances["A", default: 0] / font.unitsPerEm)
/// ```
///
/// Read by FreeType from the tables that UIKit takes them from: heights from `hhea`, never from
/// `OS/2`, and unhinted advances from `hmtx`. Of a variable font the default instance counts.
/// Kerning, ligatures and other substitutions are not read.
public struct FontFile: Sendable, Hashable {
  /// Its own name; nil when it has none.
  public var postScriptName: String?
  public var unitsPerEm: Double
  /// Above the baseline.
  public var ascender: Double
  /// Below the baseline, positive.
  public var descender: Double
  /// Between lines.
  public var lineGap: Double
  /// The advance of each character the font has.
  public var advances: [Unicode.Scalar: Double]

  /// Larger files are no fonts of an app.
  public static let greatestSize = 64 << 20
  /// Of a font with more characters, those of the lowest code points count.
  public static let mostCharacters = 1 << 16

  /// Reads a TrueType or OpenType font; of a collection the font of that name, else the first.
  ///
  /// - Complexity: linear in the characters, 10 ms for 6,000 of them.
  public init(_ bytes: [UInt8], named name: String? = nil) throws(FontFileError) {
    guard !bytes.isEmpty else { throw .notAFont }
    guard bytes.count <= Self.greatestSize else { throw .tooLarge(bytes: bytes.count) }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<FontFile, FontFileError> in
      Result { () throws(FontFileError) in
        let library = try FontLibrary()
        var chosen = try FontFace(library, buffer, index: 0)
        let count = min(max(1, chosen.collectionCount), 256)
        if let name, count > 1, chosen.postScriptName != name {
          for index in 1..<count {
            let face = try FontFace(library, buffer, index: index)
            if face.postScriptName == name {
              chosen = face
              break
            }
          }
        }
        return try chosen.metrics()
      }
    }
    self = try result.get()
  }

  init(
    postScriptName: String?, unitsPerEm: Double, ascender: Double, descender: Double,
    lineGap: Double, advances: [Unicode.Scalar: Double]
  ) {
    self.postScriptName = postScriptName
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.advances = advances
  }
}

/// Why a font file gives no metrics.
public enum FontFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Not a font that the library knows, or damaged beyond reading.
  case notAFont
  case tooLarge(bytes: Int)
  /// A bitmap or Type 1 font, or one without a table that layout needs.
  case missingTable(String)
  case library(code: Int)

  public var description: String {
    switch self {
    case .notAFont: "is no TrueType or OpenType font, or damaged"
    case .tooLarge(let bytes):
      "has \(bytes) bytes; a font has at most \(FontFile.greatestSize >> 20) MB"
    case .missingTable(let name): "has no \"\(name)\" table; give a TrueType or OpenType font"
    case .library(let code): "could not be read: FreeType error \(code)"
    }
  }
}
