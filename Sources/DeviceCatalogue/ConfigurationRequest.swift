public import LayoutModel

/// A configuration as it is asked for: what is left out follows from the device, or from the size.
///
/// ```swift
/// var request = ConfigurationRequest()
/// request.size = Size(width: 375, height: 667)
/// request.contentSize = .accessibility3
/// let configuration = try request.configuration()  // insets 20,0,0,0, scale 2, "375x667/AX3"
/// ```
public struct ConfigurationRequest: Sendable, Hashable {
  /// The device the window is on, or a known configuration to change; nil: what the size says.
  public var start: Start?
  public var orientation: Orientation?
  /// In points. With a device: a window on it.
  public var size: Size?
  /// The safe area's insets, in points.
  public var insets: EdgeInsets?
  /// Pixels per point.
  public var scale: Int?
  public var direction: LayoutDirection?
  public var classes: Classes?
  public var contentSize: ContentSizeCategory?
  /// The factor by which texts are longer.
  public var textFactor: Int?
  public var isBoldText = false
  /// The language the app runs in, which decides the direction too.
  public var language: Language?
  /// Major version of the system: whose controls, bars and insets count.
  public var system: Int?
  /// The width that lists give their cells, in points.
  public var cellWidth: Double?
  /// The height of a raised keyboard in points, measured from the window's bottom.
  public var keyboard: Double?

  /// The configuration that a request starts from.
  public enum Start: Sendable, Hashable {
    case device(Device)
    case configuration(Configuration)

    /// Looks a name up in the catalogue: a device's id or name, or the name of a configuration
    /// such as `iphone-17/landscape`.
    public init(named name: String) throws(ConfigurationRequestError) {
      if let device = DeviceCatalogue.device(named: name) {
        self = .device(device)
      } else if let known = DeviceCatalogue.configuration(named: name) {
        self = .configuration(known)
      } else {
        throw .unknownDevice(name)
      }
    }
  }

  /// Size classes of a window; nil stands for any.
  public struct Classes: Sendable, Hashable {
    public var width: SizeClass?
    public var height: SizeClass?

    public init(width: SizeClass?, height: SizeClass?) {
      self.width = width
      self.height = height
    }
  }

  public init(_ start: Start? = nil) { self.start = start }

  /// The configuration asked for; what is left out follows from the device, or from the size.
  ///
  /// A size that some device or pad window has takes that one's insets, scale, idiom and size
  /// classes: of several, the surest and then the newest. Any other size has no insets, scale 2,
  /// and the idiom and size classes of `WindowGuess`.
  public func configuration() throws(ConfigurationRequestError) -> Configuration {
    var result = try begin()
    let base = result
    if let insets { result.safeArea = insets }
    if let scale { result.scale = scale }
    if let classes { (result.widthClass, result.heightClass) = (classes.width, classes.height) }
    if let language {
      result.language = language
      result.direction = language.isRightToLeft ? .rightToLeft : .leftToRight
    }
    if let direction { result.direction = direction }
    if let contentSize { result.contentSize = contentSize }
    if let textFactor { result.textFactor = textFactor }
    if isBoldText { result.isBoldText = true }
    if let cellWidth { result.cellWidth = cellWidth }
    if let keyboard { result.keyboard = keyboard }
    var room = result.safeArea
    room.bottom = max(room.bottom, result.keyboard ?? 0)
    guard room.left + room.right <= result.size.width,
      room.top + room.bottom <= result.size.height
    else {
      throw .insetsExceedSize(insets: Self.text(room), size: result.size.text)
    }
    result.name = name(of: result, base: base)
    return result
  }

  /// The device or window before all other wishes; its name is the first part of the name.
  private func begin() throws(ConfigurationRequestError) -> Configuration {
    switch start {
    case .configuration(var known):
      guard size == nil, orientation == nil else { throw .unknownDevice(known.name) }
      if let system { known.system = system }
      return known
    case .device(let device):
      guard let size else {
        return device.configuration(in: orientation ?? .portrait, system: system)
      }
      return WindowGuess(size, on: device, orientation, system: system).configuration
    case nil:
      guard var window = size else { throw .nothingGiven }
      if let orientation, (orientation == .landscape) != (window.width > window.height) {
        window = Size(width: window.height, height: window.width)
      }
      return WindowGuess(window, scale: scale, system: system).configuration
    }
  }

  /// The starting name and then, parted by slashes, every wish that changed something.
  private func name(
    of result: Configuration, base: Configuration
  ) -> String {
    let traits = TextTraits(
      contentSize: result.contentSize, direction: result.direction,
      isBoldText: result.isBoldText, textFactor: result.textFactor
    ).name
    let own = TextTraits(
      contentSize: base.contentSize, direction: base.direction, isBoldText: base.isBoldText,
      textFactor: base.textFactor
    ).name
    var parts = [own.isEmpty ? base.name : String(base.name.dropLast(own.count + 1))]
    if result.scale != base.scale { parts.append("scale-\(result.scale)") }
    if result.safeArea != base.safeArea {
      parts.append("insets-" + Self.text(result.safeArea))
    }
    if let keyboard = result.keyboard, keyboard != base.keyboard {
      parts.append("keyboard-" + Size.text(keyboard))
    }
    if result.widthClass != base.widthClass || result.heightClass != base.heightClass {
      parts.append(
        (result.widthClass?.rawValue ?? "any") + "," + (result.heightClass?.rawValue ?? "any"))
    }
    if let system { parts.append("ios\(system)") }
    if let width = result.cellWidth { parts.append("cell-" + Size.text(width)) }
    if !traits.isEmpty { parts.append(traits) }
    if let language = result.language { parts.append(language.tag) }
    return parts.joined(separator: "/")
  }

  private static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(Size.text).joined(separator: ",")
  }
}
