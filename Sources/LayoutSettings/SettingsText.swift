internal import LayoutModel

/// Reads values of a settings file as the types that settings have; its errors name line and column.
struct SettingsText {
  let bytes: [UInt8]
  let file: String

  func location(_ place: Int) -> SourceLocation { SourceLocation(of: place, in: bytes) }

  func error(_ reason: String, at place: Int) -> SettingsError {
    SettingsError(file: file, location: location(place), reason: reason)
  }

  /// A word that means nothing there, with the one that was probably meant.
  func unknown(_ word: String, among known: [String], at place: Int) -> SettingsError {
    let hint =
      nearestWord(to: word, among: known).map { "did you mean \"\($0)\"?" }
      ?? "there are \(known.joined(separator: ", "))"
    return error("\"\(word)\" means nothing here; \(hint)", at: place)
  }

  private func wrong(_ entry: TOMLTable.Entry, _ expected: String) -> SettingsError {
    error("\"\(entry.key)\" is \(expected), not \(entry.value.noun)", at: entry.value.place)
  }

  func string(_ entry: TOMLTable.Entry) throws(SettingsError) -> String {
    guard case .string(let text) = entry.value.kind else { throw wrong(entry, "a text") }
    return text
  }

  func bool(_ entry: TOMLTable.Entry) throws(SettingsError) -> Bool {
    guard case .bool(let value) = entry.value.kind else { throw wrong(entry, "true or false") }
    return value
  }

  func number(_ entry: TOMLTable.Entry) throws(SettingsError) -> Double {
    switch entry.value.kind {
    case .integer(let number): return Double(number)
    case .float(let number): return number
    default: throw wrong(entry, "a number")
    }
  }

  /// A text, or a number as a text.
  func word(_ entry: TOMLTable.Entry) throws(SettingsError) -> String {
    switch entry.value.kind {
    case .string(let text): return text
    case .integer(let number): return String(number)
    case .float(let number): return number.description
    default: throw wrong(entry, "a text or a number")
    }
  }

  /// One text or several, at least one.
  func strings(_ entry: TOMLTable.Entry) throws(SettingsError) -> [(text: String, place: Int)] {
    let values: [TOMLValue]
    if case .array(let list) = entry.value.kind { values = list } else { values = [entry.value] }
    guard !values.isEmpty else { throw error("\"\(entry.key)\" is empty", at: entry.value.place) }
    var texts: [(text: String, place: Int)] = []
    for value in values {
      guard case .string(let text) = value.kind else {
        throw error("\"\(entry.key)\" is a list of texts, not of \(value.noun)", at: value.place)
      }
      texts.append((text, value.place))
    }
    return texts
  }

  func table(_ entry: TOMLTable.Entry) throws(SettingsError) -> TOMLTable {
    guard case .table(let table) = entry.value.kind else {
      throw wrong(entry, "a table, written [\(entry.key)]")
    }
    return table
  }

  func tables(_ entry: TOMLTable.Entry) throws(SettingsError) -> [TOMLTable] {
    var tables: [TOMLTable] = []
    if case .array(let list) = entry.value.kind {
      for case .table(let table) in list.map(\.kind) { tables.append(table) }
      if tables.count == list.count { return tables }
    }
    throw wrong(entry, "a list of tables, each written [[\(entry.key)]]")
  }
}
