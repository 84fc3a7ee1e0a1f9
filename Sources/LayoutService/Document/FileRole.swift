internal import LayoutFormats
package import LayoutModel

/// The role of a file of a tree, by its path.
package enum FileRole: Sendable, Hashable {
  /// A layout: any file that has no other role.
  case document
  /// Declared sizes of classes, images and fonts.
  case declarations
  /// Translations of a document beside it.
  case table

  package init(_ path: DocumentPath) {
    self = OverridesFile.isOne(path) ? .declarations : TablePlace.isTable(path) ? .table : .document
  }

  /// The file name extensions of documents, in lower case and without the dot.
  package static var extensions: [String] { DocumentFormats.extensions }

  /// Whether a path's extension is that of a document.
  package static func isDocument(_ path: DocumentPath) -> Bool {
    DocumentFormats.format(forPath: path.text) != nil
  }

  /// Whether a path's extension is that of a `.layout` file, which is written by hand.
  package static func isLayoutText(_ path: DocumentPath) -> Bool {
    DocumentFormats.isLayoutText(path.text)
  }

  /// Whether layouts depend on the file: a document by its extension, declarations or a table.
  static func isLayoutFile(_ path: DocumentPath) -> Bool {
    FileRole(path) != .document || isDocument(path)
  }

  /// The same as patterns of git.
  static let gitScope =
    extensions.map { ":(top,glob,icase)**/*." + $0 }
    + [
      ":(top,glob)**/" + OverridesFile.name,
      ":(top,glob)**/" + OverridesFile.foundFontsName,
    ]
    + TablePlace.extensions.map { ":(top,glob)**/*.lproj/*." + $0 }

  /// File name extensions of font files, in lower case and without the dot.
  static let fontExtensions = ["ttf", "otf", "ttc", "otc"]

  /// Whether a path's extension is that of a font file.
  package static func isFont(_ path: DocumentPath) -> Bool {
    let name = path.name.lowercased()
    return fontExtensions.contains { name.hasSuffix("." + $0) }
  }

  /// Font files as patterns of git.
  static let gitFonts = fontExtensions.map { ":(top,glob,icase)**/*." + $0 }

  /// Documents of all formats, as patterns of git.
  static let documentScope = DocumentFormats.extensions.map { "*." + $0 }

  /// The files that layouts of `paths` depend on: documents, declarations, and those tables that
  /// belong to one of the documents. A table that code reads, `Localizable.strings`, is none.
  package static func layoutFiles(among paths: some Sequence<DocumentPath>) -> [DocumentPath] {
    var documents: [DocumentPath] = []
    var others: [DocumentPath] = []
    var tables: [DocumentPath] = []
    for path in paths {
      switch FileRole(path) {
      case .document: documents.append(path)
      case .declarations: others.append(path)
      case .table: tables.append(path)
      }
    }
    let owners = TableOwners(documents)
    return documents + others + tables.filter { !owners.all(of: $0).isEmpty }
  }
}
