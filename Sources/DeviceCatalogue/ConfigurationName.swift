public import LayoutModel

extension DeviceCatalogue {
  /// The configuration that a name of the matrices stands for.
  ///
  /// nil when the device or a part is unknown, or the device has no such window.
  public static func configuration(named name: String) -> Configuration? {
    ConfigurationParts(name: name)?.configuration
  }
}

/// The parts of a configuration's name: a device, then what is unusual about it, parted by slashes.
///
/// `iphone-17`, `iphone-17/landscape`, `ipad-9/window-320x810`, `iphone-se-3/AX5+rtl+bold`,
/// `iphone-17/landscape/XS`.
package struct ConfigurationParts: Sendable, Hashable {
  package var device: Device
  package var orientation = Orientation.portrait
  /// A part of the screen; its own orientation counts then.
  package var window: Device.Window?
  package var traits = TextTraits()

  /// nil when the device or a part is unknown, or the device has no such window.
  package init?(name: String) {
    var parts = name.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard let id = parts.popFirst(), let device = DeviceCatalogue.device(named: String(id)) else {
      return nil
    }
    self.device = device
    if let part = parts.first, let held = Orientation(rawValue: part.lowercased()) {
      orientation = held
      parts.removeFirst()
    } else if let part = parts.first, part.hasPrefix("window-") {
      window = device.windows.first { part.dropFirst(7) == $0.size.text }
      guard window != nil else { return nil }
      parts.removeFirst()
    }
    guard parts.count <= 1, let traits = TextTraits(name: parts.first ?? "ltr") else { return nil }
    self.traits = traits
  }

  package var configuration: Configuration {
    window.map { device.configuration(in: $0, traits: traits) }
      ?? device.configuration(in: orientation, traits: traits)
  }
}

extension Device {
  /// The whole screen as a configuration, with the insets of `system` (its own when left out).
  public func configuration(
    in orientation: Orientation = .portrait, system: Int? = nil, traits: TextTraits = TextTraits()
  ) -> Configuration {
    let system = system ?? self.system
    let classes = sizeClasses[orientation]
    let parts = [id, orientation == .landscape && isTurned ? "landscape" : "", traits.name]
    return Configuration(
      name: parts.filter { !$0.isEmpty }.joined(separator: "/"), device: name,
      size: size(in: orientation), scale: scale,
      safeArea: safeArea(in: orientation, system: system), widthClass: classes.width,
      heightClass: classes.height, idiom: idiom, direction: traits.direction,
      contentSize: traits.contentSize, textFactor: traits.textFactor,
      isBoldText: traits.isBoldText, system: system)
  }

  /// A Split View or Slide Over window as a configuration, as iOS 18 shows it.
  public func configuration(
    in window: Window, traits: TextTraits = TextTraits()
  ) -> Configuration {
    let parts = [id, "window-" + window.size.text, traits.name]
    return Configuration(
      name: parts.filter { !$0.isEmpty }.joined(separator: "/"), device: name, size: window.size,
      scale: scale, safeArea: safeArea[window.orientation], widthClass: window.sizeClasses.width,
      heightClass: window.sizeClasses.height, idiom: idiom, direction: traits.direction,
      contentSize: traits.contentSize, textFactor: traits.textFactor,
      isBoldText: traits.isBoldText, system: 18)
  }
}

extension Size {
  /// `375x667`, without needless fractions.
  var text: String { Self.text(width) + "x" + Self.text(height) }

  static func text(_ side: Double) -> String {
    let text = side.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
