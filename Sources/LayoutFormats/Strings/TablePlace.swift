package import LayoutModel

/// Where tables of translations lie: beside the document, in a folder for each language.
///
/// `App/Base.lproj/Main.storyboard` is translated by `App/de.lproj/Main.strings` and by
/// `App/mul.lproj/Main.xcstrings`. A document outside such a folder is translated by the folders
/// beside it. `App/de.lproj/Main.storyboard` is itself the translation of one in `Base.lproj`, or
/// else in `en.lproj`, if that is there.
package struct TablePlace: Sendable, Hashable {
  /// The folder and name that the table and the documents it may translate share.
  package let key: Key
  /// The table's language; nil for a catalogue, which holds several.
  package let language: Language?

  /// The place of a document with all its tables.
  package struct Key: Sendable, Hashable {
    /// The folder that holds the language folders.
    package let folder: DocumentPath
    /// The document's name without its extension, compared by bytes.
    let name: DocumentPath

    /// The place of the document at `path`.
    package init(document path: DocumentPath) {
      let isInLanguage = TablePlace.languageFolder(of: path) != nil
      self.init(folder: isInLanguage ? path.folder.folder : path.folder, of: path)
    }

    fileprivate init(folder: DocumentPath, of path: DocumentPath) {
      self.folder = folder
      name = DocumentPath(TablePlace.stem(of: path))
    }

    /// The names of the tables within a language folder.
    package var tableNames: [String] { TablePlace.extensions.map { "\(name.text).\($0)" } }
  }

  /// Reads the place of a table from its path; nil where no table of a document would lie.
  package init?(table path: DocumentPath) {
    guard let kind = Self.kind(of: path), let folder = Self.languageFolder(of: path) else {
      return nil
    }
    key = Key(folder: path.folder.folder, of: path)
    if kind == "xcstrings" {
      language = nil
    } else {
      guard folder != "Base", folder != "mul" else { return nil }
      language = Language(folder)
    }
  }

  /// The file name extensions of tables, without the dot.
  package static let extensions = ["strings", "xcstrings"]

  /// Whether a file is called as tables are and lies where they do.
  package static func isTable(_ path: DocumentPath) -> Bool { TablePlace(table: path) != nil }

  /// Whether it may translate the document at `path`.
  package func belongs(to path: DocumentPath) -> Bool { key == Key(document: path) }

  /// Whether the document at `path` is the translation of another, so that no table translates it.
  package static func isTranslation(
    _ path: DocumentPath, isThere: (DocumentPath) -> Bool
  ) -> Bool {
    guard let own = languageFolder(of: path), own != "Base" else { return false }
    let bases = own == "en" ? ["Base"] : ["Base", "en"]
    return bases.contains { base in
      isThere(path.folder.folder.appending("\(base).lproj").appending(String(path.name)))
    }
  }

  private static func kind(of path: DocumentPath) -> String? {
    let name = path.name.utf8.reversed()
    return extensions.first { name.starts(with: ".\($0)".utf8.reversed()) }
  }

  private static func stem(of path: DocumentPath) -> String {
    let name = path.name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return String(name) }
    return String(name[..<dot])
  }

  /// `de` of `App/de.lproj/Main.strings`.
  private static func languageFolder(of path: DocumentPath) -> String? {
    let folder = path.folder.name
    guard folder.utf8.count > 6, folder.utf8.reversed().starts(with: ".lproj".utf8.reversed())
    else { return nil }
    return String(folder.dropLast(6))
  }
}
