/// The pages of `keyline help TOPIC`. `docs` has the same pages.
enum HelpTopic: String, CaseIterable {
  case selectors, revisions, sql, settings
  case exitCodes = "exit-codes"
  case json

  /// Markdown, made of the tables by which the command itself goes.
  var text: String {
    switch self {
    case .selectors: SelectorPage.text
    case .revisions: RevisionsPage.text
    case .sql: SQLPage.text
    case .settings: SettingsPage.text
    case .exitCodes: ExitCodePage.text
    case .json: JSONPage.text
    }
  }
}

/// Pieces of a page in Markdown that reads well on a terminal, too.
enum Page {
  /// A table of two columns; what stands in the first is written as code.
  static func table(_ head: (String, String), _ rows: [(name: String, meaning: String)]) -> String {
    let cells = rows.map { ("`\($0.name)`", $0.meaning.replacing("|", with: "\\|")) }
    let width = max(head.0.count, cells.map(\.0.count).max() ?? 0)
    let lines = cells.map { "| \(padded($0.0, width)) | \($0.1) |" }
    return """
      | \(padded(head.0, width)) | \(head.1) |
      |\(String(repeating: "-", count: width + 2))|---|
      \(lines.joined(separator: "\n"))
      """
  }

  /// Words one behind the other, in lines of at most 98 characters.
  static func wrapped(_ words: [String]) -> String {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.count + word.count + 1 > 98 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
