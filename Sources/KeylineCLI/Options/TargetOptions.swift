import ArgumentParser
import LayoutService

/// What to solve for: the document's canvas, a matrix, or a window of one's own.
struct TargetOptions: ParsableArguments {
  @Flag(name: .long, help: "Solve at the document's own canvas (the default).")
  var asDesigned = false

  @Option(
    help: ArgumentHelp(
      "Solve for all of a matrix: default, full, or project, which keyline.toml makes.",
      valueName: "name"))
  var matrix: String?

  @Option(
    help: ArgumentHelp(
      "A device, such as iphone-se-3 or \"iPhone 17\", or a configuration of keyline.toml; "
        + "several can be given.", valueName: "name"))
  var device: [String] = []

  @Option(help: ArgumentHelp("How it is held: portrait or landscape.", valueName: "way"))
  var orientation: String?

  @Option(help: ArgumentHelp("A window in points, such as 375x667.", valueName: "WxH"))
  var size: String?

  @Option(help: ArgumentHelp("Its safe-area insets in points.", valueName: "T,L,B,R"))
  var insets: String?

  @Option(help: ArgumentHelp("Pixels per point: 1, 2 or 3.", valueName: "n"))
  var scale: String?

  @Option(name: .customLong("dir"), help: ArgumentHelp("ltr or rtl.", valueName: "direction"))
  var direction: String?

  @Option(help: ArgumentHelp("Size classes, such as compact,regular.", valueName: "w,h"))
  var classes: String?

  @Option(help: ArgumentHelp("Dynamic Type size: XS to XXXL, AX1 to AX5.", valueName: "size"))
  var type: String?

  @Option(help: ArgumentHelp("Length of every text: 1x or 2x.", valueName: "factor"))
  var text: String?

  @Option(
    help: ArgumentHelp(
      "Texts of this language, from the tables beside each document: de, pt-BR, ...",
      valueName: "tag"))
  var language: String?

  @Flag(help: "Bold text, as set in Accessibility.")
  var bold = false

  @Option(
    help: ArgumentHelp(
      "The system's version, such as 12: its controls, bars and insets.", valueName: "major"))
  var os: String?

  @Option(
    help: ArgumentHelp("The width in points that lists give their cells.", valueName: "points"))
  var cellWidth: String?

  @Option(
    help: ArgumentHelp("The height of a raised keyboard in points.", valueName: "points"))
  var keyboard: String?

  var request: TargetRequest {
    get throws {
      var request = texts
      // Settings are looked for only where a name may be one of theirs.
      if matrix == MatrixOptions.project || device.contains(where: DeviceLine.isUnknown) {
        request.settings = try SettingsSearch.load()
      }
      return request
    }
  }

  private var texts: TargetRequest {
    var request = TargetRequest()
    request.isAsDesigned = asDesigned
    request.matrix = matrix
    request.device = device.first
    request.moreDevices = Array(device.dropFirst())
    request.orientation = orientation
    request.size = size
    request.insets = insets
    request.scale = scale
    request.direction = direction
    request.classes = classes
    request.type = type
    request.text = text
    request.isBoldText = bold
    request.language = language
    request.system = os
    request.cellWidth = cellWidth
    request.keyboard = keyboard
    return request
  }
}
