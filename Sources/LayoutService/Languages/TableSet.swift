internal import LayoutFormats
package import LayoutModel

/// The translations that lie beside documents, read.
package struct TableSet: Sendable, Hashable {
  /// By the documents they translate, then by their files.
  private var tables: [TablePlace.Key: [DocumentPath: [TranslationTable]]] = [:]
  /// Documents that are translations of others: no table is theirs.
  private var translations: Set<DocumentPath> = []
  /// Tables that could not be read, with `file:line:column` and the reason.
  package private(set) var problems: [FileProblem] = []

  /// - Parameters:
  ///   - documents: those that are to be translated.
  ///   - isThere: whether a document is beside them.
  package init(
    for documents: some Sequence<DocumentPath>, isThere: (DocumentPath) -> Bool
  ) {
    translations = Set(documents.filter { TablePlace.isTranslation($0, isThere: isThere) })
  }

  /// Without tables.
  package init() {}

  /// Reads tables; one that cannot be read translates nothing and is a problem.
  package mutating func put(_ files: [SourceFile]) {
    for file in files where FileRole(file.path) == .table {
      do throws(FileProblem) {
        put(try file.read(), at: file.path)
      } catch {
        problems.append(error)
      }
    }
  }

  /// Takes the table at `path` in place of what it was.
  mutating func put(_ bytes: [UInt8], at path: DocumentPath) {
    guard let key = TablePlace(table: path)?.key else { return }
    do throws(FormatError) {
      tables[key, default: [:]][path] = try TranslationTables.read(bytes, at: path)
    } catch {
      remove(path)
      problems.append(
        FileProblem(
          path: "\(path):\(error.location.line):\(error.location.column)",
          reason: "\(error.reason.summary); \(error.reason.advice)"))
    }
  }

  mutating func remove(_ path: DocumentPath) {
    guard let key = TablePlace(table: path)?.key else { return }
    tables[key]?[path] = nil
  }

  /// The languages a document is translated into, sorted.
  package func languages(of document: DocumentPath) -> [Language] {
    Array(Set(own(document).map(\.language))).sorted()
  }

  /// The tables that give a document its texts in a language: its own first, then those it falls
  /// back to. Of one language, catalogues come after `.strings`.
  package func tables(for document: DocumentPath, in language: Language) -> [TranslationTable] {
    let own = own(document)
    return language.fallbacks.flatMap { wanted in
      own.filter { $0.language == wanted }.sorted {
        ($0.path.text.hasSuffix(".xcstrings") ? 1 : 0, $0.path)
          < ($1.path.text.hasSuffix(".xcstrings") ? 1 : 0, $1.path)
      }
    }
  }

  private func own(_ document: DocumentPath) -> [TranslationTable] {
    guard !translations.contains(document) else { return [] }
    return tables[TablePlace.Key(document: document)]?.values.flatMap { $0 } ?? []
  }
}

extension [TranslationTable] {
  /// Whether a text depends on the kind of device.
  var variesByIdiom: Bool {
    contains { $0.translations.values.contains { !$0.byIdiom.isEmpty } }
  }

  /// The translation of a key, and the table that has it.
  func translation(of key: TranslationKey) -> (table: TranslationTable, translation: Translation)? {
    lazy.compactMap { table in table.translations[key].map { (table, $0) } }.first
  }
}
