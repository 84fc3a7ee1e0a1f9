internal import DeviceCatalogue
internal import LayoutModel

/// Reads the devices that an app ships on.
extension SettingsReader {
  mutating func app(_ table: TOMLTable) throws(SettingsError) {
    let known = ["devices", "orientations", "full-screen", "deployment-target"]
    each(table.entries) { (reader, entry) throws(SettingsError) in
      switch entry.key {
      case "devices": reader.settings.app.devices = try reader.devices(entry)
      case "orientations": reader.settings.app.orientations = try reader.orientations(entry)
      case "full-screen": reader.settings.app.isFullScreen = try reader.text.bool(entry)
      case "deployment-target": reader.settings.app.leastSystem = try reader.system(entry)
      default: throw reader.text.unknown(entry.key, among: known, at: entry.place)
      }
      reader.note("app." + entry.key, entry)
    }
  }

  /// A version of iOS, of which the first number counts.
  private func system(_ entry: TOMLTable.Entry) throws(SettingsError) -> Int {
    let version = try text.word(entry)
    guard let system = ShippedApp.majorVersion(version) else {
      throw text.error(
        "\"\(version)\" is no version of iOS; give one from 7 to 27, as in \"15.0\"",
        at: entry.value.place)
    }
    return system
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
                ? "give iphone, ipad, or the id of a device"
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
}
