import LayoutModel
import LayoutService

/// Finds the tables of translations that lie beside documents on the disk.
enum TableSearch {
  /// The tables of all languages, each once.
  static func files(for documents: [String]) throws -> [SourceFile] {
    var found: [SourceFile] = []
    var seen: Set<DocumentPath> = []
    for document in documents.map(VersionedPath.plain) {
      for path in try paths(for: document) where seen.insert(path).inserted {
        found.append(DocumentSearch.source(path.text))
      }
    }
    return found
  }

  /// The tables of all languages, read.
  static func tables(for documents: [String]) throws -> TableSet {
    let paths = documents.map { DocumentPath(VersionedPath.plain($0)) }
    var tables = TableSet(for: paths) { Disk.kind(of: $0.text) == .file }
    tables.put(try files(for: documents))
    return tables
  }

  /// The tables of all languages, where one of them is asked for.
  ///
  /// - Throws: where one of `language` cannot be read, or no document has any, nor a block for it of its
  ///   own: the answer would silently be in another language.
  static func tables(for documents: [String], in language: Language) throws -> TableSet {
    let tables = try tables(for: documents)
    if let problem = tables.problems.first(where: { $0.path.contains(language.tag + ".lproj/") }) {
      throw WorkspaceError.unreadable(problem)
    }
    let isTranslated = documents.contains {
      !tables.tables(for: DocumentPath(VersionedPath.plain($0)), in: language).isEmpty
    }
    guard !isTranslated else { return tables }
    let written = Set(
      documents.flatMap { DocumentSearch.source(VersionedPath.plain($0)).writtenLanguages })
    guard !written.isDisjoint(with: language.fallbacks) else {
      let known = Set(documents.flatMap { tables.languages(of: DocumentPath($0)) })
        .union(written).sorted()
      throw WorkspaceError.notTranslated(language.tag, known: known.map(\.tag))
    }
    return tables
  }

  private static func paths(for document: String) throws -> [DocumentPath] {
    let path = DocumentPath(document)
    let folder = TablePlaces.folder(ofTablesFor: path)
    let place = folder.isEmpty ? "." : folder.text
    guard Disk.kind(of: place) == .folder else { return [] }
    let names = TablePlaces.names(ofTablesFor: path)
    return try Disk.names(in: place).filter { $0.hasSuffix(".lproj") }.sorted().flatMap {
      language in
      names.map { folder.appending(language).appending($0) }
        .filter { FileRole($0) == .table && Disk.kind(of: $0.text) == .file }
    }
  }
}
