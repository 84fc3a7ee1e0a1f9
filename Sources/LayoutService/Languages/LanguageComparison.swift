internal import LayoutModel

/// Compares two states of the documents in the languages that an edit may have spoilt.
///
/// A table that changed is judged in its language. A document that changed is judged in the two
/// languages whose texts are longest and in one that is written from right to left, beside its own
/// texts and those of double length, which every comparison covers.
struct LanguageComparison {
  let matrix: Matrix
  let head: TreeSnapshot
  /// The tables of both states that belong to documents.
  let baseTables: TableSet
  let headTables: TableSet
  /// The head's code, where it is at hand.
  let sources: AppSources
  /// Reads the base's documents: a scene may come from one that has no translation.
  let bases: @Sendable () throws -> [ReadDocument]

  /// Findings that are worse in a language and not in the document's own texts; when the task is
  /// cancelled, in the languages looked at so far.
  /// - Parameters:
  ///   - pairs: documents and tables that differ.
  ///   - known: identities of findings that are reported already.
  func regressions(_ pairs: [DocumentPair], known: Set<String>) async throws -> [Regression] {
    var found: [Regression] = []
    var read: [DocumentPath: ReadDocument?] = [:]
    let edited = Dictionary(pairs.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (language, paths) in affected(pairs) {
      for path in paths {
        guard !Task.isCancelled else { return found }
        let pair: DocumentPair
        if let known = edited[path] {
          pair = known
        } else {
          if read[path] == nil { read[path] = .some(try head.document(at: path)) }
          guard let unchanged = read[path] ?? nil else { continue }
          pair = DocumentPair(path: path, base: unchanged, head: unchanged)
        }
        found += try await compare(pair, in: language).filter {
          !known.contains($0.finding.identity)
        }
      }
    }
    return found
  }

  /// The documents to be compared in each language.
  private func affected(_ pairs: [DocumentPair]) -> [(Language, [DocumentPath])] {
    let owners = TableOwners(head.documents)
    var affected: [Language: Set<DocumentPath>] = [:]
    for pair in pairs {
      switch FileRole(pair.path) {
      case .declarations: continue
      case .document:
        guard pair.head?.document != nil, pair.base != nil else { continue }
        for language in representatives(of: pair.path) {
          affected[language, default: []].insert(pair.path)
        }
      case .table:
        for path in owners.all(of: pair.path) {
          let languages = baseTables.languages(of: path) + headTables.languages(of: path)
          for language in Set(languages) where differs(path, in: language) {
            affected[language, default: []].insert(path)
          }
        }
      }
    }
    return affected.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  private func differs(_ path: DocumentPath, in language: Language) -> Bool {
    func texts(_ tables: TableSet) -> [[TranslationKey: [String]]] {
      tables.tables(for: path, in: language).map { table in
        table.translations.mapValues { found in
          [found.text] + found.byIdiom.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        }
      }
    }
    return texts(baseTables) != texts(headTables)
  }

  /// The two languages with the longest texts, and the longest that is written right to left.
  private func representatives(of path: DocumentPath) -> [Language] {
    let ranked = headTables.languages(of: path).map { language in
      let texts = headTables.tables(for: path, in: language).first?.translations.values
      return (language, (texts ?? [:].values).reduce(0) { $0 + $1.text.count })
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
    let longest = ranked.filter { !$0.isRightToLeft }.prefix(2)
    return Array(longest) + ranked.filter(\.isRightToLeft).prefix(1)
  }

  private func compare(_ pair: DocumentPair, in language: Language) async throws -> [Regression] {
    let before = baseTables.tables(for: pair.path, in: language)
    let after = headTables.tables(for: pair.path, in: language)
    var found: [Regression] = []
    for part in matrix.running(in: language).parts(
      byIdiom: before.variesByIdiom || after.variesByIdiom)
    {
      let translated = DocumentPair(
        path: pair.path, base: pair.base?.translated(by: before, on: part.idiom),
        head: pair.head?.translated(by: after, on: part.idiom))
      let comparison = try await Comparer(matrix: part.matrix, sources: sources)
        .compare(
          [translated], hasBase: true,
          others: { try bases().filter { $0.path != pair.path } })
      found += comparison.regressions.filter { $0.change != .fixed }
    }
    return found.map { told($0, in: language, before: before, after: after) }
  }

  /// The regression with the entry that caused it as its edit.
  private func told(
    _ regression: Regression, in language: Language, before: [TranslationTable],
    after: [TranslationTable]
  ) -> Regression {
    var regression = regression
    let finding = regression.finding
    regression.finding.message += " (\(language))"
    for view in [finding.view] + (finding.other.map { [$0] } ?? []) {
      guard let note = after.note(of: view) else { continue }
      let old = before.translation(of: note.key)?.translation.text
      guard let new = after.translation(of: note.key)?.translation.text, new != old else {
        continue
      }
      let change = old.map { "\"\($0)\" -> \"\(new)\"" } ?? "\"\(new)\""
      regression.cause?.edit =
        "\(note.table):\(note.location.line): \(note.key) \(change)"
      regression.cause?.location = nil
      break
    }
    return regression
  }
}
