public import LayoutModel

/// A configuration as a user asks for it: texts as typed, most of them left out.
///
/// ```swift
/// var request = ConfigurationRequest()
/// request.size = "375x667"
/// request.type = "AX3"
/// let configuration = try request.configuration()  // insets 20,0,0,0, scale 2, phone, "375x667/AX3"
/// ```
public struct ConfigurationRequest: Sendable, Hashable {
  /// A device's id or name, or a configuration name such as `iphone-17/landscape`.
  public var device: String?
  /// `portrait` or `landscape`.
  public var orientation: String?
  /// `375x667`, in points. With a device: a window on it.
  public var size: String?
  /// `TOP,LEFT,BOTTOM,RIGHT`, in points.
  public var insets: String?
  /// `1`, `2` or `3`.
  public var scale: String?
  /// `ltr` or `rtl`.
  public var direction: String?
  /// `WIDTH,HEIGHT`, each `compact`, `regular` or `any`.
  public var classes: String?
  /// `XS` ... `AX5`.
  public var type: String?
  /// `1x` or `2x`.
  public var text: String?
  public var isBoldText = false
  /// `de`, `pt-BR`: the language the app runs in, which decides the direction too.
  public var language: String?
  /// Major version of the system, such as `12`: whose controls, bars and insets count.
  public var system: String?
  /// The width that lists give their cells, in points.
  public var cellWidth: String?
  /// The height of a raised keyboard in points, measured from the window's bottom.
  public var keyboard: String?

  public init() {}

  /// The configuration asked for; what is left out follows from the device, or from the size.
  ///
  /// A size that some device or pad window has takes that one's insets, scale, idiom and size
  /// classes: of several, the surest and then the newest. Any other size has no insets, scale 2,
  /// and the idiom and size classes of `WindowGuess`.
  public func configuration() throws(ConfigurationRequestError) -> Configuration {
    let window = try size.map { text throws(ConfigurationRequestError) in try Self.size(text) }
    let held = try orientation.map { text throws(ConfigurationRequestError) in
      try Self.orientation(text)
    }
    let system = try system.map { text throws(ConfigurationRequestError) in
      try Self.system(text)
    }
    var result = try start(window, held, system)
    let base = result
    if let insets { result.safeArea = try Self.insets(insets) }
    if let scale { result.scale = try Self.scale(scale) }
    if let classes { (result.widthClass, result.heightClass) = try Self.classes(classes) }
    if let language {
      let language = try Self.language(language)
      result.language = language
      result.direction = language.isRightToLeft ? .rightToLeft : .leftToRight
    }
    if let direction { result.direction = try Self.direction(direction) }
    if let type { result.contentSize = try Self.contentSize(type) }
    if let text { result.textFactor = try Self.textFactor(text) }
    if isBoldText { result.isBoldText = true }
    if let cellWidth { result.cellWidth = try Self.cellWidth(cellWidth) }
    let free = result.safeArea
    if let keyboard {
      // The keyboard's guide and an app that makes room for it both end where the keyboard begins.
      result.safeArea.bottom = max(result.safeArea.bottom, try Self.keyboard(keyboard))
    }
    let room = result.safeArea
    guard room.left + room.right <= result.size.width,
      room.top + room.bottom <= result.size.height
    else {
      throw .insetsExceedSize(insets: Self.text(room), size: result.size.text)
    }
    result.name = name(of: result, base: base, insets: free, system)
    return result
  }

  /// The device or window before the user's own wishes; its name is the first part of the name.
  private func start(
    _ window: Size?, _ held: Orientation?, _ system: Int?
  ) throws(ConfigurationRequestError) -> Configuration {
    guard let name = device else {
      guard var window else { throw .nothingGiven }
      if let held, (held == .landscape) != (window.width > window.height) {
        window = Size(width: window.height, height: window.width)
      }
      let wanted = scale.flatMap { Int($0) }
      return WindowGuess(window, scale: wanted, system: system).configuration
    }
    guard let device = DeviceCatalogue.device(named: name) else {
      if window == nil, held == nil, var known = DeviceCatalogue.configuration(named: name) {
        if let system { known.system = system }
        return known
      }
      throw .unknownDevice(name, suggestions: DeviceCatalogue.suggestions(for: name))
    }
    guard let window else { return device.configuration(in: held ?? .portrait, system: system) }
    return WindowGuess(window, on: device, held, system: system).configuration
  }

  /// The starting name and then, parted by slashes, every wish that changed something.
  private func name(
    of result: Configuration, base: Configuration, insets: EdgeInsets, _ system: Int?
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
    if insets != base.safeArea { parts.append("insets-" + Self.text(insets)) }
    if result.safeArea != insets {
      parts.append("keyboard-" + Size.text(result.safeArea.bottom))
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
}
