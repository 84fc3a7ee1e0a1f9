import LayoutModel
import LayoutSettings

/// The question of a query: as it was typed, or as `keyline.toml` has it.
struct QueryQuestion {
  /// nil where SQL is asked.
  private(set) var selector: String?
  private(set) var sql = ""
  /// How many have to be found; nil = any number.
  private(set) var expected: Int?
  /// As `--rev` takes them.
  private(set) var revisions: String

  /// - Throws: where not exactly one question is asked, or no query has the name.
  init(_ query: Query) throws {
    expected = query.expect
    revisions = query.rev ?? "HEAD"
    switch (query.selector, query.sql, query.saved) {
    case (let selector?, nil, nil): self.selector = selector
    case (nil, let sql?, nil): self.sql = sql
    case (nil, nil, let name?):
      let known = try query.matrix.settings().queries
      guard let saved = known.first(where: { $0.name == name }) else {
        throw CommandError.needsOne(Self.unknown(name, known.map(\.name)))
      }
      switch saved.question {
      case .selector(let text): selector = text
      case .sql(let text): sql = text
      }
      expected = query.expect ?? saved.expected
      revisions = query.rev ?? saved.revisions ?? "HEAD"
    default:
      throw CommandError.needsOne(
        "give one of a selector, --sql with one SELECT, or --saved with a name of keyline.toml")
    }
  }

  private static func unknown(_ name: String, _ known: [String]) -> String {
    guard !known.isEmpty else {
      return "no query is called \"\(name)\"; [queries] in keyline.toml has none"
    }
    let hint =
      nearestWord(to: name, among: known).map { "did you mean \($0)?" }
      ?? "there are \(known.joined(separator: ", "))"
    return "no query is called \"\(name)\"; \(hint)"
  }
}
