internal import LayoutFormats
package import LayoutModel

/// Lays documents out in every language they are translated into.
///
/// ```swift
/// let report = try await LanguageSurvey(tables: tables).run(files)
/// ```
package struct LanguageSurvey: Sendable {
  package var tables: TableSet
  /// Only these languages; empty = all there are.
  package var languages: [Language]
  package var matrix: Matrix
  package var options: SolveOptions

  package init(
    tables: TableSet, languages: [Language] = [], matrix: Matrix = .standard,
    options: SolveOptions = SolveOptions()
  ) {
    self.tables = tables
    self.languages = languages
    self.matrix = matrix
    self.options = options
  }

  /// Solves each scene once per language and configuration, and once per direction in the
  /// document's own texts, to compare with. When the task is cancelled, the documents that are left
  /// are left out.
  /// - Parameters:
  ///   - progress: called after each document.
  ///   - files: the documents.
  package func run(
    _ files: [SourceFile], progress: SceneProgress = { _, _ in }
  ) async throws -> LanguageReport {
    var report = LanguageReport()
    report.problems = tables.problems
    let translated = files.filter { !wanted(for: $0.path).isEmpty }
    var done = 0
    try await orderedMapUntilCancelled(
      translated, inFlight: 4, transform: { document($0) },
      deliver: { (result: Surveyed) in
        if let document = result.document { report.documents.append(document) }
        report.problems += result.problems
        report.layoutCount += result.layoutCount
        done += 1
        try progress(done, translated.count)
      })
    return report
  }

  private func wanted(for path: DocumentPath) -> [Language] {
    let known = tables.languages(of: path)
    guard !languages.isEmpty else { return known }
    return languages.filter { !tables.tables(for: path, in: $0).isEmpty }
  }

  private struct Surveyed: Sendable {
    var document: DocumentLanguages?
    var problems: [FileProblem] = []
    var layoutCount = 0
  }

  private func document(_ file: SourceFile) -> Surveyed {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try file.read()
    } catch {
      return Surveyed(problems: [error])
    }
    let read = ReadDocument(
      path: file.path, bytes: bytes, overrides: options.overrides(of: file.path))
    guard let document = read.document,
      let texts = try? TranslatableTexts(bytes, path: file.path.text)
    else {
      let reason =
        DocumentFormats.isLayoutText(file.path.text)
        ? "tables translate storyboards and XIBs; a .layout file has blocks such as "
          + "when language de { ... }" : "not read"
      return Surveyed(
        problems: [
          FileProblem(path: file.path.text, reason: read.reasonNotSolved ?? reason)
        ])
    }
    var result = Surveyed(document: DocumentLanguages(path: file.path))
    var layouts = LanguageLayouts(read: read, matrix: matrix)
    let places = ScreenOfObject(texts, document)
    for language in wanted(for: file.path) {
      let asked = tables.tables(for: file.path, in: language)
      let coverage = LanguageCoverage(language, texts: texts, tables: asked)
      result.document?.languages.append(coverage)
      for var screen in layouts.screens(in: language, tables: asked) {
        screen.missing = coverage.missing.count { places.scene(of: $0.key.object) == screen.scene }
        screen.stale = (coverage.outdated + coverage.unfinished)
          .count { places.scene(of: $0.key.object) == screen.scene }
        result.document?.screens.append(screen)
      }
    }
    result.layoutCount = layouts.layoutCount
    result.problems = layouts.givenUp.sorted { $0.location < $1.location }.map {
      FileProblem(path: file.path.text, reason: $0.reason)
    }
    let order = Dictionary(
      document.scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    result.document?.screens.sort {
      $0.rank != $1.rank
        ? $1.rank.lexicographicallyPrecedes($0.rank)
        : (order[$0.scene] ?? 0, $0.language) < (order[$1.scene] ?? 0, $1.language)
    }
    return result
  }
}
