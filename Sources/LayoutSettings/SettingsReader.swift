internal import DeviceCatalogue
internal import LayoutModel

/// Reads the tables of `keyline.toml`.
struct SettingsReader {
  var text: SettingsText
  var settings = ProjectSettings()
  /// Errors so far; reading goes on with the next setting.
  private var faults: [SettingsError] = []

  static func read(_ bytes: [UInt8], path: String) throws(SettingsError) -> ProjectSettings {
    let text = SettingsText(bytes: bytes, file: path)
    let root: TOMLTable
    do throws(TOMLScanner.Problem) {
      root = try TOMLReader.read(bytes)
    } catch {
      throw text.error(error.text, at: error.place)
    }
    var reader = SettingsReader(text: text)
    reader.root(root)
    guard var first = reader.faults.first else { return reader.settings }
    first.further = Array(reader.faults.dropFirst().prefix(SettingsError.mostTold - 1))
    throw first
  }

  /// Reads the entries of a table one by one; a fault in one is remembered.
  mutating func each(
    _ entries: [TOMLTable.Entry],
    _ body: (inout SettingsReader, TOMLTable.Entry) throws(SettingsError) -> Void
  ) {
    for entry in entries { note { (reader) throws(SettingsError) in try body(&reader, entry) } }
  }

  /// Reads on behind a fault, which is remembered.
  private mutating func note(_ body: (inout SettingsReader) throws(SettingsError) -> Void) {
    do throws(SettingsError) {
      try body(&self)
    } catch {
      faults.append(error)
    }
  }

  private mutating func root(_ root: TOMLTable) {
    let known = [
      "app", "matrix", "configuration", "rules", "rules-for", "paths", "gate", "queries",
    ]
    each(root.entries) { (reader, entry) throws(SettingsError) in
      try reader.setting(entry, among: known)
    }
  }

  private mutating func setting(
    _ entry: TOMLTable.Entry, among known: [String]
  ) throws(SettingsError) {
    switch entry.key {
    case "app": try app(text.table(entry))
    case "matrix":
      let name = try text.string(entry)
      guard Matrix.names.contains(name) else {
        throw text.unknown(name, among: Matrix.names, at: entry.value.place)
      }
      settings.matrixName = name
      note("matrix", entry)
    case "configuration":
      for table in try text.tables(entry) {
        note { (reader) throws(SettingsError) in try reader.configuration(table) }
      }
      note("configuration", entry)
    case "rules": try rules(text.table(entry), patterns: [], name: "rules")
    case "rules-for":
      for table in try text.tables(entry) {
        note { (reader) throws(SettingsError) in try reader.rulesFor(table) }
      }
    case "paths": try paths(text.table(entry))
    case "gate": try gate(text.table(entry))
    case "queries": try queries(text.table(entry))
    default: throw text.unknown(entry.key, among: known, at: entry.place)
    }
  }

  /// Remembers where a setting stands.
  mutating func note(_ name: String, _ entry: TOMLTable.Entry) {
    settings.origins[name] = SettingOrigin(file: text.file, location: text.location(entry.place))
  }

  private mutating func rulesFor(_ table: TOMLTable) throws(SettingsError) {
    guard let paths = table["paths"] else {
      throw text.error(
        "these rules need paths = [...], the documents they are for",
        at: table.entries.first?.place ?? 0)
    }
    let patterns = try text.strings(paths).map { PathPattern($0.text) }
    try rules(table, patterns: patterns, name: "rules-for")
  }

  private mutating func rules(
    _ table: TOMLTable, patterns: [PathPattern], name: String
  ) throws(SettingsError) {
    each(table.entries.filter { patterns.isEmpty || $0.key != "paths" }) {
      (reader, entry) throws(SettingsError) in
      let wanted = entry.key.lowercased()
      guard
        let rule = Rule.allCases.first(where: {
          $0.rawValue == wanted || $0.code.lowercased() == wanted
        })
      else {
        throw reader.text.unknown(entry.key, among: Rule.allCases.map(\.rawValue), at: entry.place)
      }
      let level = try reader.text.string(entry)
      let severity = Severity(rawValue: level)
      guard severity != nil || level == "off" else {
        throw reader.text.unknown(
          level, among: ["off"] + Severity.allCases.map(\.rawValue), at: entry.value.place)
      }
      reader.settings.rules.append(RuleSetting(patterns: patterns, rule: rule, severity: severity))
      let words = patterns.map(\.text).joined(separator: ", ")
      reader.note(
        patterns.isEmpty ? "rules.\(rule.rawValue)" : "\(name) \(words): \(rule.rawValue)", entry)
    }
  }

  private mutating func paths(_ table: TOMLTable) throws(SettingsError) {
    each(table.entries) { (reader, entry) throws(SettingsError) in
      let patterns = try reader.text.strings(entry).map { PathPattern($0.text) }
      switch entry.key {
      case "include": reader.settings.paths.included = patterns
      case "exclude": reader.settings.paths.excluded = patterns
      default: throw reader.text.unknown(entry.key, among: ["include", "exclude"], at: entry.place)
      }
      reader.note("paths." + entry.key, entry)
    }
  }

  private mutating func gate(_ table: TOMLTable) throws(SettingsError) {
    each(table.entries) { (reader, entry) throws(SettingsError) in
      switch entry.key {
      case "threshold":
        let value = try reader.text.number(entry)
        guard (0...1).contains(value) else {
          throw reader.text.error(
            "\"threshold\" is a probability from 0 to 1", at: entry.value.place)
        }
        reader.settings.gate.threshold = value
      case "fail-on":
        let word = try reader.text.string(entry)
        guard let failOn = GateSettings.FailOn(rawValue: word) else {
          throw reader.text.unknown(
            word, among: GateSettings.FailOn.allCases.map(\.rawValue), at: entry.value.place)
        }
        reader.settings.gate.failOn = failOn
      default:
        throw reader.text.unknown(entry.key, among: ["threshold", "fail-on"], at: entry.place)
      }
      reader.note("gate." + entry.key, entry)
    }
  }
}
