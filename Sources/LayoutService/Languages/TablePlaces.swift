internal import LayoutFormats
package import LayoutModel

/// Where the translations of a document lie.
package enum TablePlaces {
  /// The folder whose language folders (`de.lproj`) hold tables of the document at `path`.
  package static func folder(ofTablesFor path: DocumentPath) -> DocumentPath {
    TablePlace.Key(document: path).folder
  }

  /// The names of a document's tables within a language folder.
  package static func names(ofTablesFor path: DocumentPath) -> [String] {
    TablePlace.Key(document: path).tableNames
  }

  /// The tables that belong to the document at `path`.
  package static func tables(
    of path: DocumentPath, among paths: some Sequence<DocumentPath>
  ) -> [DocumentPath] {
    paths.filter { TablePlace(table: $0)?.belongs(to: path) == true }
  }

  /// The tables that translate a document which an edit touches, itself or by a table: all that a
  /// comparison in languages has to read.
  /// - Parameters:
  ///   - edited: documents and tables that differ.
  ///   - paths: tables and other files of both states.
  static func tables(
    touchedBy edited: some Sequence<DocumentPath>, among paths: some Sequence<DocumentPath>
  ) -> [DocumentPath] {
    let touched = Set(
      edited.map { TablePlace(table: $0)?.key ?? TablePlace.Key(document: $0) })
    return paths.filter { TablePlace(table: $0).map { touched.contains($0.key) } ?? false }
  }
}

/// Finds the documents that a table belongs to.
struct TableOwners {
  private let documents: [TablePlace.Key: [DocumentPath]]

  init(_ documents: some Sequence<DocumentPath>) {
    let all = Set(documents)
    let translated = all.filter { !TablePlace.isTranslation($0, isThere: all.contains) }
    self.documents = Dictionary(grouping: translated) { TablePlace.Key(document: $0) }
  }

  /// Every document the table may translate: a storyboard and a xib can share a name.
  func all(of table: DocumentPath) -> [DocumentPath] {
    TablePlace(table: table).flatMap { documents[$0.key] } ?? []
  }
}
