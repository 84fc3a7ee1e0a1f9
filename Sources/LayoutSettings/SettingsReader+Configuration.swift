internal import DeviceCatalogue
internal import LayoutModel

extension SettingsReader {
  /// Adds a configuration of the team's own, under its name.
  mutating func configuration(_ table: TOMLTable) throws(SettingsError) {
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
}
