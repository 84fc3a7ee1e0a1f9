import ArgumentParser
import LayoutModel
import LayoutService
import LayoutSettings

/// `keyline devices`: what a layout can be solved for.
struct Devices: Verb {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices, or the configurations of a matrix.",
    discussion: """
      EXAMPLES
        keyline devices
        keyline devices iphone-se
        keyline devices --matrix default
      """)

  @Argument(help: ArgumentHelp("Only devices whose id or name has this in it.", valueName: "word"))
  var word: String?

  @Option(
    help: ArgumentHelp("List a matrix instead: default, full or project.", valueName: "name"),
    completion: .custom(Complete.matrices))
  var matrix: String?

  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    if let matrix {
      try list(
        matrix == MatrixOptions.project
          ? SettingsSearch.load().matrix : MatrixOptions.matrix(named: matrix), on: console)
    } else {
      try list(DeviceLine.all(matching: word), on: console)
    }
  }

  private func list(_ devices: [DeviceLine], on console: Console) throws {
    if common.json {
      return try console.json(.devices) { json in
        json.objects("devices", devices) { json, device in
          json.field("id", device.id)
          json.field("name", device.name)
          json.field("idiom", device.idiom)
          json.field("width", device.size.width)
          json.field("height", device.size.height)
          json.field("scale", device.scale)
          json.field("year", device.year)
          json.field("systems", device.systems)
        }
      }
    }
    for device in devices {
      let size = "\(points(device.size.width))x\(points(device.size.height)) @\(device.scale)x"
      try console.print(
        "\(padded(device.id, 28)) \(padded(size, 18)) \(padded(device.systems, 12)) \(device.name)")
    }
  }

  private func list(_ matrix: Matrix, on console: Console) throws {
    if common.json {
      return try console.json(.matrix) { json in
        json.field("matrix", matrix.name)
        json.list("configurations", matrix.configurations) { json, configuration in
          json.configuration(configuration)
        }
      }
    }
    for configuration in matrix.configurations {
      let area = configuration.safeArea
      let insets = [area.top, area.left, area.bottom, area.right].map(points).joined(separator: ",")
      let size = "\(points(configuration.size.width))x\(points(configuration.size.height))"
      try console.print(
        "\(padded(configuration.name, 40)) \(padded(size, 12)) insets \(padded(insets, 14)) "
          + "\(configuration.direction.rawValue) \(configuration.contentSize.rawValue)"
      )
    }
  }
}

extension JSONWriter {
  mutating func configuration(_ configuration: Configuration) {
    object { json in
      json.field("name", configuration.name)
      json.field("device", configuration.device)
      json.field("width", configuration.size.width)
      json.field("height", configuration.size.height)
      json.field("scale", configuration.scale)
      json.key("safeArea")
      json.array { json in
        for inset in [
          configuration.safeArea.top, configuration.safeArea.left, configuration.safeArea.bottom,
          configuration.safeArea.right,
        ] { json.value(inset) }
      }
      json.field("widthClass", configuration.widthClass?.rawValue)
      json.field("heightClass", configuration.heightClass?.rawValue)
      json.field("idiom", configuration.idiom.rawValue)
      json.field("direction", configuration.direction.rawValue)
      json.field("type", configuration.contentSize.rawValue)
      json.field("textFactor", configuration.textFactor)
      json.field("bold", configuration.isBoldText)
      json.field("language", configuration.language?.tag)
      json.field("system", configuration.system)
    }
  }
}
