internal import JSONText
internal import LayoutModel

/// Reads a string catalogue (`.xcstrings`): one JSON file with the texts of all languages.
struct StringCatalogReader {
  private let path: String
  private let lineStarts: [Int32]
  private var tables: [Language: TranslationTable] = [:]
  private var sourceLanguage: Language?

  private init(_ bytes: [UInt8], path: String) {
    self.path = path
    var starts: [Int32] = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(Int32(truncatingIfNeeded: offset + 1))
    }
    lineStarts = starts
  }

  /// The tables of all languages but the one the document itself is in, sorted.
  static func tables(_ bytes: [UInt8], path: String) throws(FormatError) -> [TranslationTable] {
    var reader = StringCatalogReader(bytes, path: path)
    do throws(JSONText.Problem) {
      try reader.read(try JSONText.read(bytes))
    } catch {
      throw FormatError(
        file: path, location: reader.location(error.place), reason: .badTable(error.text))
    }
    return reader.tables.values.filter { $0.language != reader.sourceLanguage }
      .sorted { $0.language < $1.language }
  }

  private typealias Problem = JSONText.Problem

  private mutating func read(_ root: JSONValue) throws(Problem) {
    let members = try members(of: root, "the catalogue")
    sourceLanguage = members["sourceLanguage"].flatMap(Self.string).map { Language($0) }
    guard let strings = members["strings"] else {
      throw Problem(place: root.place, text: "a catalogue has an object \"strings\"")
    }
    guard case .object(let entries) = strings.kind else {
      throw Problem(place: strings.place, text: "\"strings\" is \(strings.noun), not an object")
    }
    for (name, place, entry) in entries {
      guard let key = TranslationKey(name) else { continue }
      try read(entry, as: key, at: place)
    }
  }

  private mutating func read(
    _ entry: JSONValue, as key: TranslationKey, at place: Int
  ) throws(Problem) {
    let members = try members(of: entry, "\"\(key)\"")
    if case .bool(false) = members["shouldTranslate"]?.kind { return }
    let isStale = members["extractionState"].flatMap(Self.string) == "stale"
    guard let localizations = members["localizations"] else { return }
    guard case .object(let languages) = localizations.kind else {
      throw Problem(
        place: localizations.place,
        text: "\"localizations\" is \(localizations.noun), not an object")
    }
    let source = sourceLanguage.flatMap { language in
      languages.first { Language($0.key) == language }
    }
    let sourceText = try source.flatMap { part throws(Problem) in try Self.text(part.value)?.text }
    for (tag, place, value) in languages {
      guard let found = try Self.text(value) else { continue }
      let language = Language(tag)
      var table =
        tables[language] ?? TranslationTable(path: DocumentPath(path), language: language)
      table.translations[key] = Translation(
        text: found.text, byIdiom: found.byIdiom, source: sourceText,
        state: isStale ? "stale" : found.state == "translated" ? nil : found.state,
        location: location(place))
      tables[language] = table
    }
  }

  // MARK: Values

  private struct Found {
    var text: String
    var byIdiom: [Idiom: String] = [:]
    var state: String?
  }

  /// The text of a localization; of several plural forms the longest, for it needs the most room.
  private static func text(_ value: JSONValue) throws(Problem) -> Found? {
    guard case .object(let members) = value.kind else {
      throw Problem(place: value.place, text: "a localization is \(value.noun), not an object")
    }
    if let unit = members.first(where: { $0.key == "stringUnit" })?.value {
      guard case .object(let parts) = unit.kind else {
        throw Problem(place: unit.place, text: "\"stringUnit\" is \(unit.noun), not an object")
      }
      guard let text = parts.first(where: { $0.key == "value" }).flatMap({ string($0.value) })
      else { return nil }
      return Found(
        text: text, state: parts.first { $0.key == "state" }.flatMap { string($0.value) })
    }
    guard let variations = members.first(where: { $0.key == "variations" })?.value else {
      return nil
    }
    guard case .object(let kinds) = variations.kind else {
      throw Problem(
        place: variations.place, text: "\"variations\" is \(variations.noun), not an object")
    }
    if let devices = kinds.first(where: { $0.key == "device" })?.value {
      return try byDevice(devices)
    }
    guard let plurals = kinds.first(where: { $0.key == "plural" })?.value else { return nil }
    return try alternatives(plurals).map(\.found).max { $0.text.count < $1.text.count }
  }

  private static func byDevice(_ devices: JSONValue) throws(Problem) -> Found? {
    let found = try alternatives(devices)
    let idioms: [String: Idiom] = [
      "iphone": .phone, "ipod": .phone, "ipad": .pad, "mac": .mac, "appletv": .tv,
      "applewatch": .watch,
    ]
    guard var result = (found.first { $0.key == "other" } ?? found.first)?.found else { return nil }
    for (key, text) in found {
      if let idiom = idioms[key] { result.byIdiom[idiom] = text.text }
    }
    return result
  }

  private static func alternatives(
    _ value: JSONValue
  ) throws(Problem) -> [(key: String, found: Found)] {
    guard case .object(let members) = value.kind else {
      throw Problem(place: value.place, text: "variations are \(value.noun), not an object")
    }
    var found: [(key: String, found: Found)] = []
    for member in members {
      if let text = try text(member.value) { found.append((member.key, text)) }
    }
    return found
  }

  private static func string(_ value: JSONValue) -> String? {
    if case .string(let text) = value.kind { text } else { nil }
  }

  private func members(
    of value: JSONValue, _ what: String
  ) throws(Problem) -> [String: JSONValue] {
    guard case .object(let members) = value.kind else {
      throw Problem(place: value.place, text: "\(what) is \(value.noun), not an object")
    }
    return Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private func location(_ place: Int) -> SourceLocation {
    XMLScanner.location(of: place, lineStarts: lineStarts)
  }
}
