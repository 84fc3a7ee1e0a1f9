internal import JSONText
package import LayoutModel

/// A font that is declared by its file.
package struct FontFileReference: Sendable, Hashable {
  /// The PostScript name it is declared under; nil = it is the system font.
  package var name: String?
  /// As written: relative to the folder of the file of declarations.
  package var file: String
  /// Where the file is named.
  package var location: SourceLocation
  /// The metrics that the declaration lacks, so that they have to come from the file.
  fileprivate var missing: [String]
  /// The offset just behind the file's name.
  fileprivate var end: Int
}

/// What a font file says.
package enum ReadFontMetrics: Sendable, Hashable {
  case named(DeclaredFont)
  case system(VariableFontMetrics)
}

/// Fonts declared by their files.
///
/// ```json
/// { "fonts": { "Lato-Bold": { "file": "Fonts/Lato-Bold.ttf" } } }
/// ```
///
/// A font file is read when a file of declarations is read, and its metrics are written beside its
/// name. So the stored declarations need no font file and give the same frames without it. Metrics
/// that a person wrote there count before the file's.
extension OverridesReader {
  private static let metrics = ["ascender", "descender", "lineGap", "advances"]

  /// What a file of declarations says of a font.
  static func metrics(of font: DeclaredFont) -> [(key: String, text: String)] {
    (metrics + ["kerning"]).compactMap { key in text(of: key, .named(font)).map { (key, $0) } }
  }

  /// The font files whose metrics are not all written beside them, in the order of the text.
  package static func fontFiles(
    in bytes: [UInt8], path: String
  ) throws(OverridesError) -> [FontFileReference] {
    var found: [FontFileReference] = []
    for part in members(of: try value(bytes, path: path)) {
      switch part.key {
      case "fonts":
        for font in members(of: part.value) {
          found += reference(font.key, font.value, needs: metrics, in: bytes)
        }
      case "systemFont":
        let italic = members(of: part.value).filter { $0.key == "italic" }.map(\.value)
        for font in [part.value] + italic {
          found += reference(nil, font, needs: ["metrics"], in: bytes)
        }
      default: continue
      }
    }
    return found
  }

  private static func reference(
    _ name: String?, _ font: JSONValue, needs: [String], in bytes: [UInt8]
  ) -> [FontFileReference] {
    let entries = members(of: font)
    let given = Set(entries.map(\.key))
    var missing = needs.filter { !given.contains($0) }
    // Kerning belongs to the advances it was drawn with. Declarations that were stored before
    // kerning was read have advances alone.
    if missing.contains("advances"), !given.contains("kerning") { missing.append("kerning") }
    guard let file = entries.first(where: { $0.key == "file" })?.value,
      case .string(let path) = file.kind, !missing.isEmpty
    else { return [] }
    return [
      FontFileReference(
        name: name, file: path, location: SourceLocation(of: file.place, in: bytes),
        missing: missing, end: end(ofText: file.place, in: bytes))
    ]
  }

  /// The text with the metrics of its font files in it; lines stay where they are.
  ///
  /// - Parameters:
  ///   - bytes: the text as it was read.
  ///   - fonts: the metrics of the files that `fontFiles(in:path:)` returned.
  package static func resolving(
    _ bytes: [UInt8], with fonts: [(reference: FontFileReference, metrics: ReadFontMetrics)]
  ) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for (reference, metrics) in fonts.sorted(by: { $0.reference.end < $1.reference.end })
    where (position...bytes.count).contains(reference.end) {
      result += bytes[position..<reference.end]
      for key in reference.missing {
        guard let text = text(of: key, metrics) else { continue }
        result += ", \"\(key)\": \(text)".utf8
      }
      position = reference.end
    }
    return result + bytes[position...]
  }

  /// Nil where there is nothing to tell.
  private static func text(of key: String, _ metrics: ReadFontMetrics) -> String? {
    switch metrics {
    case .system(let font): return FontMetricsText.text(of: font)
    case .named(let font):
      switch key {
      case "ascender": return "\(font.ascender)"
      case "descender": return "\(font.descender)"
      case "lineGap": return "\(font.lineGap)"
      case "kerning":
        return font.kerning.isEmpty ? nil : FontMetricsText.text(of: font.kerning)
      default:
        let advances = font.advances.sorted { $0.key < $1.key }.map { scalar, advance in
          "\(FontMetricsText.quoted([scalar])): \(advance)"
        }
        return "{\(advances.joined(separator: ", "))}"
      }
    }
  }

  static func members(of value: JSONValue) -> [(key: String, value: JSONValue)] {
    guard case .object(let members) = value.kind else { return [] }
    return members.map { ($0.key, $0.value) }
  }

  /// Just behind the closing quote of a text that was read already.
  private static func end(ofText start: Int, in bytes: [UInt8]) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }
}
