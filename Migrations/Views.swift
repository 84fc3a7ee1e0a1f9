extension Schema {
  /// The views of the query contract, in the order of `views.sql`, with words in braces for numbers
  /// that the store knows.
  package static let viewsWithWords: [View] = statements(of: PackageResources.views_sql)

  /// One view of the query contract.
  package struct View: Sendable, Hashable {
    /// What a query calls it.
    package let name: String
    /// What it selects: the statement that makes it is `CREATE VIEW name AS`, then this.
    package let selection: String

    package init(name: String, selection: String) {
      self.name = name
      self.selection = selection
    }

    /// The view with each word in braces replaced by its value.
    package func filled(_ values: [String: String]) -> View {
      View(
        name: name,
        selection: values.reduce(selection) { $0.replacing("{\($1.key)}", with: $1.value) })
    }

    /// The statement that makes it, as SQLite keeps its text.
    package var statement: String { "CREATE VIEW \(name) AS\n\(selection)" }
  }

  /// The statements of a file in which each begins with a line `CREATE VIEW name AS` and ends with the
  /// first line that ends in a semicolon.
  private static func statements(of file: [UInt8]) -> [View] {
    var views: [View] = []
    var name: Substring?
    var lines: [Substring] = []
    for line in String(decoding: file, as: UTF8.self).split(separator: "\n") {
      guard let current = name else {
        let words = line.split(separator: " ")
        if words.count == 4, words.starts(with: ["CREATE", "VIEW"]) { name = words[2] }
        continue
      }
      guard line.hasSuffix(";") else {
        lines.append(line)
        continue
      }
      lines.append(line.dropLast())
      views.append(View(name: String(current), selection: lines.joined(separator: "\n")))
      name = nil
      lines = []
    }
    return views
  }
}
