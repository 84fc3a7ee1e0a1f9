internal import Foundation
package import LayoutModel

/// Reads tables of translations: `.strings` in every form and encoding, and `.xcstrings`.
///
///     let tables = try TranslationTables.read(bytes, at: "App/de.lproj/Main.strings")
package enum TranslationTables {
  /// The tables of a file: one of a `.strings` file, one for each language of a catalogue.
  ///
  /// The language of a `.strings` file is that of its folder.
  /// - Throws: ``FormatError`` with line and column, or with the first line for property lists,
  ///   whose reader knows no places.
  package static func read(
    _ bytes: [UInt8], at path: DocumentPath
  ) throws(FormatError) -> [TranslationTable] {
    guard let place = TablePlace(table: path) else { return [] }
    guard let language = place.language else {
      return try StringCatalogReader.tables(
        TableText.utf8(bytes, path: path.text), path: path.text)
    }
    var table = TranslationTable(path: path, language: language)
    if isPropertyList(bytes) {
      table.translations = try propertyList(bytes, path: path.text)
      return [table]
    }
    let text = try TableText.utf8(bytes, path: path.text)
    if isPropertyList(text) {
      table.translations = try propertyList(text, path: path.text)
      return [table]
    }
    for entry in try StringsReader.entries(text, path: path.text) {
      guard let key = TranslationKey(entry.key) else { continue }
      if table.translations[key] != nil { table.repeated[key] = entry.location }
      table.translations[key] = Translation(
        text: entry.value, source: TableComment.source(of: key, in: entry.comment),
        location: entry.location)
    }
    return [table]
  }

  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    ["bplist", "<?xml", "<!DOCTYPE plist", "<plist"].contains { bytes.starts(with: $0.utf8) }
  }

  private static func propertyList(
    _ bytes: [UInt8], path: String
  ) throws(FormatError) -> [TranslationKey: Translation] {
    let start = SourceLocation(line: 1, column: 1)
    func error(_ text: String) -> FormatError {
      FormatError(file: path, location: start, reason: .badTable(text))
    }
    guard bytes.count <= TableText.limit else {
      throw FormatError(
        file: path, location: start,
        reason: .fileTooLarge(bytes: bytes.count, limit: TableText.limit))
    }
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw FormatError(
        file: path, location: start, reason: .badTable("the property list cannot be read"))
    }
    guard let entries = value as? [String: Any] else {
      throw error("the property list holds no texts by keys")
    }
    var translations: [TranslationKey: Translation] = [:]
    for (name, value) in entries {
      guard let key = TranslationKey(name), let text = value as? String else { continue }
      translations[key] = Translation(text: text, location: start)
    }
    return translations
  }
}

/// The comment that Xcode writes above each entry: `Class = "UILabel"; text = "Name"; ObjectID = ...`.
enum TableComment {
  /// The text of the development language that the entry was made from; nil where the file has none.
  static func source(of key: TranslationKey, in comment: String) -> String? {
    guard let start = comment.firstRange(of: key.property + " = \"") else { return nil }
    var text = ""
    var isEscaped = false
    for character in comment[start.upperBound...] {
      if isEscaped {
        text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return text
      } else {
        text.append(character)
      }
    }
    return nil
  }
}
