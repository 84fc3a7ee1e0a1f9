internal import JSONText
package import LayoutModel

/// A font whose file lies in the tree of the documents that name it.
package struct FoundFont: Sendable, Hashable {
  /// Its PostScript name.
  package var name: String
  /// The SHA-256 of the file, in hexadecimal digits.
  package var digest: String
  /// Its metrics, with the path of the file from the root of the tree.
  package var font: DeclaredFont

  package init(name: String, digest: String, font: DeclaredFont) {
    self.name = name
    self.digest = digest
    self.font = font
  }
}

extension OverridesReader {
  /// Fonts as declarations, a line each in the order of their names: what a revision keeps of the
  /// font files of its tree.
  package static func record(of fonts: [FoundFont]) -> [UInt8] {
    func quoted(_ text: String) -> String { FontMetricsText.quoted(Array(text.unicodeScalars)) }
    let sorted = fonts.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let lines = sorted.map { found in
      var fields = ["\"sha256\": \(quoted(found.digest))"]
      if let file = found.font.file { fields.insert("\"file\": \(quoted(file))", at: 0) }
      fields += metrics(of: found.font).map { "\"\($0.key)\": \($0.text)" }
      return "    \(quoted(found.name)): {\(fields.joined(separator: ", "))}"
    }
    return Array("{\n  \"fonts\": {\n\(lines.joined(separator: ",\n"))\n  }\n}\n".utf8)
  }

  /// The fonts of a record and the files they were read from.
  package static func foundFonts(
    in record: [UInt8], path: String
  ) throws(OverridesError) -> [FoundFont] {
    let fonts = try read(record, path: path).fonts
    var digests: [String: String] = [:]
    for part in members(of: try value(record, path: path)) where part.key == "fonts" {
      for font in members(of: part.value) {
        for member in members(of: font.value) where member.key == "sha256" {
          if case .string(let digest) = member.value.kind { digests[font.key] = digest }
        }
      }
    }
    return fonts.map { FoundFont(name: $0, digest: digests[$0] ?? "", font: $1) }
  }
}
