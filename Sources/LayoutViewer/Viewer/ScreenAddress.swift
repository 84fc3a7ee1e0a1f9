internal import LayoutModel
internal import LayoutService
internal import Pictures

/// A screen as an address names it: of which revision, at which configuration, how drawn.
struct ScreenAddress {
  var revision = "HEAD"
  var document: DocumentPath
  var scene: ObjectID
  /// A configuration of the matrix, or a device.
  var place = Configuration.usualDevice
  /// Points, in place of the configuration's.
  var width: Double?
  var contentSize: ContentSizeCategory?
  var language: Language?
  var isMirrored = false
  var isDark = false
  var overlays: Set<PictureOptions.Overlay> = [.findings]

  init(document: DocumentPath, scene: ObjectID, revision: String = "HEAD") {
    self.document = document
    self.scene = scene
    self.revision = revision
  }

  /// - Throws: ``WorkspaceError`` for a value that cannot be read.
  init(_ parameters: Parameters) throws {
    guard let document = parameters["document"], let scene = parameters["scene"] else {
      throw WorkspaceError.badRange(parameters["document"] ?? "")
    }
    self.init(document: DocumentPath(document), scene: ObjectID(scene))
    try readSwitches(parameters)
  }

  /// Takes all but document and scene.
  mutating func readSwitches(_ parameters: Parameters) throws {
    revision = parameters["at"] ?? "HEAD"
    place = parameters["on"] ?? Configuration.usualDevice
    if let text = parameters["width"] {
      guard let number = Double(text), (1...10_000).contains(number) else {
        throw WorkspaceError.badConfiguration(
          "\"\(text)\" is no width; give points from 1 to 10000")
      }
      width = number
    }
    if let text = parameters["type"] {
      guard let size = ContentSizeCategory(rawValue: text) else {
        throw WorkspaceError.badConfiguration("\"\(text)\" is no text size")
      }
      contentSize = size
    }
    if let tag = parameters["language"] {
      let language = Language(tag)
      guard language.isWellFormed else {
        throw WorkspaceError.badConfiguration("\"\(tag)\" is no language")
      }
      self.language = language
    }
    isMirrored = parameters["dir"] == "rtl"
    isDark = parameters["dark"] == "1"
    let shown = parameters.all("show")
    if !shown.isEmpty {
      overlays = Set(shown.compactMap { PictureOptions.Overlay(rawValue: $0) })
    }
  }

  /// The parameters that lead to the same page.
  var parameters: Parameters {
    var parameters = switches
    parameters["document"] = document.text
    parameters["scene"] = scene.rawValue
    return parameters
  }

  /// The same without document and scene.
  var switches: Parameters {
    var parameters = Parameters()
    if revision != "HEAD" { parameters["at"] = revision }
    if place != Configuration.usualDevice { parameters["on"] = place }
    if let width { parameters["width"] = Self.text(width) }
    if let contentSize { parameters["type"] = contentSize.rawValue }
    if let language { parameters["language"] = language.tag }
    if isMirrored { parameters["dir"] = "rtl" }
    if isDark { parameters["dark"] = "1" }
    if overlays != [.findings] {
      for overlay in overlays.map(\.rawValue).sorted() { parameters.add("show", overlay) }
      if overlays.isEmpty { parameters.add("show", "nothing") }
    }
    return parameters
  }

  func configuration(in matrix: Matrix) throws -> Configuration {
    var configuration = try named(in: matrix)
    if let width {
      configuration.size.width = width
      configuration.name += "/\(Self.text(width)) wide"
    }
    if let contentSize {
      configuration.contentSize = contentSize
      configuration.name += "/\(contentSize.rawValue)"
    }
    if let language { configuration = configuration.running(in: language) }
    if isMirrored {
      configuration.direction = .rightToLeft
      configuration.name += "/rtl"
    }
    return configuration
  }

  private func named(in matrix: Matrix) throws -> Configuration {
    try matrix.configurations.first { $0.name == place } ?? .named(place)
  }

  /// Returns the request for the page's screens.
  func request(at revision: RevisionID, in matrix: Matrix) throws -> ScreenRequest {
    var request = ScreenRequest(
      revision: revision, document: document, scene: scene,
      configuration: try configuration(in: matrix))
    request.isDark = isDark
    request.overlays = overlays
    return request
  }

  /// A number without superfluous digits.
  static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
