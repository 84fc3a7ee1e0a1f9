internal import LayoutFormats
internal import LayoutModel

extension DocumentPair {
  /// Changes of a table of translations; empty for other files.
  var translationChanges: [StructureChange] {
    guard FileRole(path) == .table else { return [] }
    func read(_ side: ReadDocument?) -> [Language: TranslationTable] {
      let tables = side.flatMap { try? TranslationTables.read($0.bytes, at: path) } ?? []
      return Dictionary(tables.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (old, new) = (read(base), read(head))
    return Set(old.keys).union(new.keys).sorted().flatMap { language in
      changes(language, old[language]?.translations ?? [:], new[language]?.translations ?? [:])
    }
  }

  private func changes(
    _ language: Language, _ old: [TranslationKey: Translation],
    _ new: [TranslationKey: Translation]
  ) -> [StructureChange] {
    let keys = Set(old.keys).union(new.keys)
    func place(_ key: TranslationKey) -> SourceLocation {
      new[key]?.location ?? old[key]?.location ?? SourceLocation(line: 1, column: 1)
    }
    return keys.sorted { (place($0), $0) < (place($1), $1) }.compactMap { key in
      let (before, after) = (old[key]?.text, new[key]?.text)
      guard before != after else { return nil }
      func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "not translated" }
      var change = StructureChange(
        kind: .documentChanged, object: key.object, attribute: key.property, before: before,
        after: after, text: "\(language): \(key) \(quoted(before)) -> \(quoted(after))")
      change.location = place(key)
      return change
    }
  }
}
