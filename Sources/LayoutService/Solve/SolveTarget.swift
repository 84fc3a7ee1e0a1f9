internal import DeviceCatalogue
public import LayoutModel
public import LayoutSettings

/// What to solve a scene for.
public enum SolveTarget: Sendable, Hashable {
  /// The document's own canvas, as Interface Builder shows it.
  case asDesigned
  case matrix(Matrix)

  /// How many layouts each scene gets.
  public var count: Int {
    switch self {
    case .asDesigned: 1
    case .matrix(let matrix): matrix.configurations.count
    }
  }
}

extension Matrix {
  /// The matrix that commits are solved for unless another is asked for: 36 configurations.
  public static var standard: Matrix { .default }
}

/// A target as a user words it: texts as typed.
///
/// Everything left out follows from the device or the window's size.
public struct TargetRequest: Sendable, Hashable {
  public var isAsDesigned = false
  public var matrix: String?
  public var device: String?
  /// Further devices, each with the same wishes.
  public var moreDevices: [String] = []
  public var orientation: String?
  public var size: String?
  public var insets: String?
  public var scale: String?
  public var direction: String?
  public var classes: String?
  public var type: String?
  public var text: String?
  public var isBoldText = false
  /// The language the app runs in, by its tag; with a matrix, of all its windows.
  public var language: String?
  public var system: String?
  public var cellWidth: String?
  public var keyboard: String?
  /// What the team has settled: its matrix `project` and its own configurations by name.
  public var settings: ProjectSettings?
  /// The device that traits alone are applied to.
  public static let usualDevice = "iphone-17"

  public init() {}

  /// The target asked for; the document's canvas when nothing was.
  public func target() throws(WorkspaceError) -> SolveTarget {
    let parts = [
      device, orientation, size, insets, scale, direction, classes, type, text, system, cellWidth,
      keyboard,
    ]
    let namesWindow = isBoldText || parts.contains { $0 != nil }
    guard [isAsDesigned, matrix != nil, namesWindow].filter({ $0 }).count < 2,
      !isAsDesigned || language == nil
    else {
      throw .contradictoryTarget
    }
    if let matrix {
      let own = matrix == "project" ? settings?.matrix : nil
      let named = if let own { own } else { try Self.matrix(named: matrix) }
      guard let language else { return .matrix(named) }
      return .matrix(named.running(in: try Self.language(language)))
    }
    guard namesWindow || language != nil else { return .asDesigned }
    var configurations: [Configuration] = []
    for device in [device] + moreDevices {
      let configuration = try configuration(on: device)
      if !configurations.contains(configuration) { configurations.append(configuration) }
    }
    return .matrix(
      Matrix(
        name: configurations.map(\.name).joined(separator: ", "), configurations: configurations))
  }

  private func configuration(on device: String?) throws(WorkspaceError) -> Configuration {
    if let device, let own = settings?.configurations.first(where: { $0.name == device }) {
      let wishes = [
        orientation, size, insets, scale, direction, classes, type, text, system, cellWidth,
        keyboard, language,
      ]
      guard !isBoldText, wishes.allSatisfy({ $0 == nil }) else {
        throw .badConfiguration(
          "\"\(device)\" is a configuration of \(ProjectSettings.fileName); it takes no other option"
        )
      }
      return own
    }
    var request = ConfigurationRequest()
    request.device = device ?? (size == nil ? Self.usualDevice : nil)
    request.orientation = orientation
    request.size = size
    request.insets = insets
    request.scale = scale
    request.direction = direction
    request.classes = classes
    request.type = type
    request.text = text
    request.isBoldText = isBoldText
    request.language = language
    request.system = system
    request.cellWidth = cellWidth
    request.keyboard = keyboard
    do throws(ConfigurationRequestError) {
      return try request.configuration()
    } catch {
      throw .badConfiguration(error.description)
    }
  }

  /// A language by its tag.
  public static func language(_ tag: String) throws(WorkspaceError) -> Language {
    let language = Language(tag)
    guard language.isWellFormed else {
      throw .badConfiguration(ConfigurationRequestError.invalidLanguage(tag).description)
    }
    return language
  }

  /// The matrix of that name.
  public static func matrix(named name: String) throws(WorkspaceError) -> Matrix {
    guard let matrix = Matrix.named(name) else {
      throw .unknownMatrix(name, known: Matrix.names)
    }
    return matrix
  }
}
