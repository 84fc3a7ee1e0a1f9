internal import DeviceCatalogue
public import LayoutModel

extension ProjectSettings {
  /// Reads `keyline.toml`, if the tree has one, and what the Xcode projects say beside it.
  ///
  /// - Parameter file: the settings' own file, where it is not the usual one.
  /// - Throws: ``SettingsError`` where the file has a key or a value that means nothing.
  public static func load(
    _ files: SettingsFiles, file: DocumentPath = DocumentPath(fileName)
  ) throws -> ProjectSettings {
    var settings = ProjectSettings()
    if let bytes = try files.read(file) {
      settings = try SettingsReader.read(bytes, path: file.text)
    }
    if settings.app.devices == nil || settings.app.orientations.isEmpty
      || settings.app.isFullScreen == nil
    {
      settings.complete(with: try XcodeApps(files))
    }
    return settings
  }

  /// The settings a file's text makes; the error tells file, line and column.
  public static func read(_ bytes: [UInt8], path: String) throws(SettingsError) -> ProjectSettings {
    try SettingsReader.read(bytes, path: path)
  }

  private mutating func complete(with apps: XcodeApps) {
    let file = apps.sources.map(\.text).joined(separator: ", ")
    if app.devices == nil, let families = apps.families {
      app.devices = [Idiom.phone, .pad].filter(families.contains).map { .family($0) }
      origins["app.devices"] = SettingOrigin(file: file)
    }
    if app.orientations.isEmpty, !apps.orientations.isEmpty {
      app.orientations = apps.orientations
      origins["app.orientations"] = SettingOrigin(file: file)
    }
    if app.isFullScreen == nil, apps.isFullScreen == true {
      app.isFullScreen = true
      origins["app.full-screen"] = SettingOrigin(file: file)
    }
  }
}

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
    let known = ["app", "matrix", "configuration", "rules", "rules-for", "paths", "gate"]
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
      default: throw text.unknown(entry.key, among: known, at: entry.place)
      }
    }
  }

  private mutating func note(_ name: String, _ entry: TOMLTable.Entry) {
    settings.origins[name] = SettingOrigin(file: text.file, location: text.location(entry.place))
  }

  private mutating func app(_ table: TOMLTable) throws(SettingsError) {
    let known = ["devices", "orientations", "full-screen"]
    for entry in table.entries {
      switch entry.key {
      case "devices": settings.app.devices = try devices(entry)
      case "orientations": settings.app.orientations = try orientations(entry)
      case "full-screen": settings.app.isFullScreen = try text.bool(entry)
      default: throw text.unknown(entry.key, among: known, at: entry.place)
      }
      note("app." + entry.key, entry)
    }
  }

  private func devices(_ entry: TOMLTable.Entry) throws(SettingsError) -> [ShippedApp.Choice] {
    var choices: [ShippedApp.Choice] = []
    for (word, place) in try text.strings(entry) {
      switch word.lowercased() {
      case "iphone": choices.append(.family(.phone))
      case "ipad": choices.append(.family(.pad))
      default:
        guard let device = DeviceCatalogue.device(named: word) else {
          let near = DeviceCatalogue.suggestions(for: word)
          throw text.error(
            "there is no device \"\(word)\"; "
              + (near.isEmpty
                ? "give iphone, ipad, or an id of `keyline devices`"
                : "did you mean \(near.joined(separator: ", "))?"),
            at: place)
        }
        choices.append(.device(device.id))
      }
    }
    return choices
  }

  private func orientations(
    _ entry: TOMLTable.Entry
  ) throws(SettingsError) -> [Idiom: Set<Orientation>] {
    guard case .table(let table) = entry.value.kind else {
      let all = try orientations(of: entry)
      return [.phone: all, .pad: all]
    }
    var result: [Idiom: Set<Orientation>] = [:]
    for part in table.entries {
      switch part.key {
      case "iphone": result[.phone] = try orientations(of: part)
      case "ipad": result[.pad] = try orientations(of: part)
      default: throw text.unknown(part.key, among: ["iphone", "ipad"], at: part.place)
      }
    }
    return result
  }

  private func orientations(of entry: TOMLTable.Entry) throws(SettingsError) -> Set<Orientation> {
    var held: Set<Orientation> = []
    for (word, place) in try text.strings(entry) {
      guard let orientation = Orientation(rawValue: word) else {
        throw text.unknown(word, among: Orientation.allCases.map(\.rawValue), at: place)
      }
      held.insert(orientation)
    }
    return held
  }

  private mutating func configuration(_ table: TOMLTable) throws(SettingsError) {
    var words = ConfigurationWords()
    var name: (text: String, place: Int)?
    let known = [
      "name", "device", "orientation", "size", "insets", "scale", "direction", "classes", "type",
      "text", "bold", "language", "os", "cell-width", "keyboard",
    ]
    for entry in table.entries {
      switch entry.key {
      case "name": name = (try text.string(entry), entry.value.place)
      case "device": words.device = try text.string(entry)
      case "orientation": words.orientation = try text.string(entry)
      case "size": words.size = try text.string(entry)
      case "insets": words.insets = try text.string(entry)
      case "scale": words.scale = try text.word(entry)
      case "direction": words.direction = try text.string(entry)
      case "classes": words.classes = try text.string(entry)
      case "type": words.type = try text.string(entry)
      case "text": words.text = try text.word(entry)
      case "bold": words.isBoldText = try text.bool(entry)
      case "language": words.language = try text.string(entry)
      case "os": words.system = try text.word(entry)
      case "cell-width": words.cellWidth = try text.word(entry)
      case "keyboard": words.keyboard = try text.word(entry)
      default: throw text.unknown(entry.key, among: known, at: entry.place)
      }
    }
    let place = table.entries.first?.place ?? 0
    guard let name else { throw text.error("a configuration needs a name", at: place) }
    do throws(ConfigurationRequestError) {
      var configuration = try words.configuration()
      configuration.name = name.text
      let taken = settings.configurations.contains { $0.name == name.text }
      guard !taken, !name.text.isEmpty, DeviceCatalogue.configuration(named: name.text) == nil
      else { throw ConfigurationRequestError.nothingGiven }
      settings.configurations.append(configuration)
    } catch {
      if case .nothingGiven = error, words.device != nil || words.size != nil {
        throw text.error(
          "\"\(name.text)\" is the name of another configuration; give a new one", at: name.place)
      }
      throw text.error(error.description, at: name.place)
    }
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
