internal import DeviceCatalogue
internal import LayoutModel

/// Reads the tables of `keyline.toml`.
struct SettingsReader {
  var text: SettingsText
  var settings = ProjectSettings()

  static func read(_ bytes: [UInt8], path: String) throws(SettingsError) -> ProjectSettings {
    let text = SettingsText(bytes: bytes, file: path)
    let root: TOMLTable
    do throws(TOMLScanner.Problem) {
      root = try TOMLReader.read(bytes)
    } catch {
      throw text.error(error.text, at: error.place)
    }
    var reader = SettingsReader(text: text)
    try reader.root(root)
    return reader.settings
  }

  private mutating func root(_ root: TOMLTable) throws(SettingsError) {
    let known = [
      "app", "matrix", "configuration", "rules", "rules-for", "paths", "gate", "queries",
    ]
    for entry in root.entries {
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
        for table in try text.tables(entry) { try configuration(table) }
        note("configuration", entry)
      case "rules": try rules(text.table(entry), patterns: [], name: "rules")
      case "rules-for":
        for table in try text.tables(entry) { try rulesFor(table) }
      case "paths": try paths(text.table(entry))
      case "gate": try gate(text.table(entry))
      case "queries": try queries(text.table(entry))
      default: throw text.unknown(entry.key, among: known, at: entry.place)
      }
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
    for entry in table.entries where patterns.isEmpty || entry.key != "paths" {
      let wanted = entry.key.lowercased()
      guard
        let rule = Rule.allCases.first(where: {
          $0.rawValue == wanted || $0.code.lowercased() == wanted
        })
      else { throw text.unknown(entry.key, among: Rule.allCases.map(\.rawValue), at: entry.place) }
      let level = try text.string(entry)
      let severity = Severity(rawValue: level)
      guard severity != nil || level == "off" else {
        throw text.unknown(
          level, among: ["off"] + Severity.allCases.map(\.rawValue), at: entry.value.place)
      }
      settings.rules.append(RuleSetting(patterns: patterns, rule: rule, severity: severity))
      let words = patterns.map(\.text).joined(separator: ", ")
      note(
        patterns.isEmpty ? "rules.\(rule.rawValue)" : "\(name) \(words): \(rule.rawValue)", entry)
    }
  }

  private mutating func paths(_ table: TOMLTable) throws(SettingsError) {
    for entry in table.entries {
      let patterns = try text.strings(entry).map { PathPattern($0.text) }
      switch entry.key {
      case "include": settings.paths.included = patterns
      case "exclude": settings.paths.excluded = patterns
      default: throw text.unknown(entry.key, among: ["include", "exclude"], at: entry.place)
      }
      note("paths." + entry.key, entry)
    }
  }

  private mutating func gate(_ table: TOMLTable) throws(SettingsError) {
    for entry in table.entries {
      switch entry.key {
      case "threshold":
        let value = try text.number(entry)
        guard (0...1).contains(value) else {
          throw text.error("\"threshold\" is a probability from 0 to 1", at: entry.value.place)
        }
        settings.gate.threshold = value
      case "fail-on":
        let word = try text.string(entry)
        guard let failOn = GateSettings.FailOn(rawValue: word) else {
          throw text.unknown(
            word, among: GateSettings.FailOn.allCases.map(\.rawValue), at: entry.value.place)
        }
        settings.gate.failOn = failOn
      default: throw text.unknown(entry.key, among: ["threshold", "fail-on"], at: entry.place)
      }
      note("gate." + entry.key, entry)
    }
  }
}
