import LayoutFormats
import LayoutModel

/// Translations: a `.strings` file in any form and encoding, or a catalogue, by the first byte.
enum TableTarget: FuzzTarget {
  static let name = "table"
  private static let paths: [DocumentPath] = [
    "App/de.lproj/Main.strings", "App/mul.lproj/Main.xcstrings",
  ]

  static func run(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    do {
      let path = paths[Int(kind) % paths.count]
      for table in try TranslationTables.read(Array(bytes.dropFirst()), at: path) {
        for translation in table.translations.values {
          require(translation.location.line >= 1, "a translation stands nowhere")
        }
      }
    } catch {
      require(error.location.line >= 1, "the error points nowhere")
      _ = error.description
    }
  }
}
