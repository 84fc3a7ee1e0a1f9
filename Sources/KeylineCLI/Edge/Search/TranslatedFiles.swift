import LayoutModel
import LayoutService

/// Documents on the disk with the translations beside them.
struct TranslatedFiles {
  let paths: [String]
  private let tables: TableSet

  /// - Parameter named: documents, or folders of them.
  init(_ named: [String]) throws {
    paths = try DocumentSearch.some(named)
    tables = try TableSearch.tables(for: paths)
  }

  /// The documents in every language.
  /// - Parameter wanted: only these languages; empty = all there are.
  func survey(
    in wanted: [Language], matrix: Matrix, options: SolveOptions, progress: SceneProgress
  ) async throws -> LanguageReport {
    if tables.problems.isEmpty,
      paths.allSatisfy({ tables.languages(of: DocumentPath($0)).isEmpty })
    {
      throw WorkspaceError.notTranslated(wanted.first?.tag ?? "any language", known: [])
    }
    for language in wanted
    where !paths.contains(where: { !tables.tables(for: DocumentPath($0), in: language).isEmpty }) {
      let known = Set(paths.flatMap { tables.languages(of: DocumentPath($0)) }).sorted()
      throw WorkspaceError.notTranslated(language.tag, known: known.map(\.tag))
    }
    let survey = LanguageSurvey(tables: tables, languages: wanted, matrix: matrix, options: options)
    return try await survey.run(paths.map { DocumentSearch.source($0) }, progress: progress)
  }
}
