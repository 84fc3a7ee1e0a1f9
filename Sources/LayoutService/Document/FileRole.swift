internal import LayoutFormats
public import LayoutModel

/// What a file of a tree is to Keyline, by its path.
public enum FileRole: Sendable, Hashable {
  /// Read as a layout: whatever is neither of the others.
  case document
  /// Declared sizes of classes, images and fonts.
  case declarations
  /// Translations of a document beside it.
  case table

  public init(_ path: DocumentPath) {
    self = OverridesFile.isOne(path) ? .declarations : TablePlace.isTable(path) ? .table : .document
  }

  /// The file name extensions of documents, in lower case and without the dot.
  public static let extensions = DocumentFormats.all.flatMap { $0.extensions }

  /// Whether a path's extension is that of a document.
  public static func isDocument(_ path: DocumentPath) -> Bool {
    let name = path.name.lowercased()
    return extensions.contains { name.hasSuffix("." + $0) }
  }

  /// Whether layouts depend on the file: a document by its extension, declarations or a table.
  static func isLayoutFile(_ path: DocumentPath) -> Bool {
    FileRole(path) != .document || isDocument(path)
  }

  /// The same as patterns of git.
  static let gitScope =
    extensions.map { ":(top,glob,icase)**/*." + $0 }
    + [
      ":(top,glob)**/" + OverridesFile.name, ":(top,glob)**/*.lproj/*.strings",
      ":(top,glob)**/*.lproj/*.xcstrings",
    ]

  /// The files that layouts of `paths` depend on: documents, declarations, and those tables that
  /// belong to one of the documents. A table that code reads, `Localizable.strings`, is none.
  public static func layoutFiles(among paths: some Sequence<DocumentPath>) -> [DocumentPath] {
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
    return documents + others + tables.filter { owners.first(of: $0) != nil }
  }
}

/// Where the translations of a document lie.
public enum TablePlaces {
  /// The folder whose language folders (`de.lproj`) hold tables of the document at `path`.
  public static func folder(ofTablesFor path: DocumentPath) -> DocumentPath {
    TablePlace.folder(ofTablesFor: path)
  }

  /// The names of a document's tables within a language folder.
  public static func names(ofTablesFor path: DocumentPath) -> [String] {
    TablePlace.names(ofTablesFor: path)
  }
}

extension TablePlaces {
  /// The tables that belong to the document at `path`.
  public static func tables(
    of path: DocumentPath, among paths: some Sequence<DocumentPath>
  ) -> [DocumentPath] {
    paths.filter { TablePlace(table: $0)?.belongs(to: path) == true }
  }
}

/// Finds the document that a table belongs to.
struct TableOwners {
  private struct Key: Hashable {
    let folder: DocumentPath
    let name: DocumentPath
  }
  private var documents: [Key: [DocumentPath]] = [:]

  init(_ documents: some Sequence<DocumentPath>) {
    for path in documents {
      guard let name = TablePlace.names(ofTablesFor: path).first else { continue }
      let key = Key(folder: TablePlace.folder(ofTablesFor: path), name: DocumentPath(name))
      self.documents[key, default: []].append(path)
    }
  }

  /// Every document the table may translate: a storyboard and a xib can share a name.
  func all(of table: DocumentPath) -> [DocumentPath] {
    guard let place = TablePlace(table: table) else { return [] }
    return documents[Key(folder: place.folder, name: DocumentPath(place.name + ".strings"))] ?? []
  }

  func first(of table: DocumentPath) -> DocumentPath? { all(of: table).first }
}
