extension SettingsReader {
  /// `name = "SELECTOR"`, or `name = { sql = "...", expect = 0, rev = "..." }`.
  mutating func queries(_ table: TOMLTable) throws(SettingsError) {
    each(table.entries) { (reader, entry) throws(SettingsError) in
      reader.settings.queries.append(try reader.query(entry))
      reader.note("queries.\(entry.key)", entry)
    }
  }

  private func query(_ entry: TOMLTable.Entry) throws(SettingsError) -> SavedQuery {
    guard case .table(let table) = entry.value.kind else {
      return SavedQuery(name: entry.key, question: .selector(try text.string(entry)))
    }
    var questions: [SavedQuery.Question] = []
    var expected: Int?
    var revisions: String?
    for part in table.entries {
      switch part.key {
      case "selector": questions.append(.selector(try text.string(part)))
      case "sql": questions.append(.sql(try text.string(part)))
      case "rev": revisions = try text.string(part)
      case "expect":
        guard let number = Int(exactly: try text.number(part)), number >= 0 else {
          throw text.error("\"expect\" is a whole number from 0 on", at: part.value.place)
        }
        expected = number
      default:
        throw text.unknown(part.key, among: ["selector", "sql", "expect", "rev"], at: part.place)
      }
    }
    guard questions.count == 1, let question = questions.first else {
      throw text.error(
        "the query \"\(entry.key)\" needs either selector or sql", at: entry.value.place)
    }
    return SavedQuery(
      name: entry.key, question: question, expected: expected, revisions: revisions)
  }
}
