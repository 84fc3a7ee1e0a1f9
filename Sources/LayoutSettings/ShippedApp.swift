package import DeviceCatalogue
package import LayoutModel

/// The devices and orientations that an app is made for; nil = nothing is known.
package struct ShippedApp: Sendable, Hashable {
  package var devices: [Choice]?
  package var orientations: [Idiom: Set<Orientation>] = [:]
  /// Never in a part of the screen of a pad.
  package var isFullScreen: Bool?
  /// Major version of the oldest system that the app runs on: its deployment target.
  package var leastSystem: Int?

  /// The largest screen in points, held upright, that its launch images are for; larger ones show the app
  /// scaled or with black borders. Nil where it fills every screen, or nothing is known.
  package var largestPhone: Size?

  /// A family of devices, or one of them.
  package enum Choice: Sendable, Hashable {
    case family(Idiom)
    /// By its id in the catalogue.
    case device(String)
  }

  /// The first number of a version such as `15.6`; nil for what is no version of iOS from 7 to 27.
  static func majorVersion(_ text: String) -> Int? {
    let major = Int(text.prefix { $0 != "." })
    return major.flatMap { (7...27).contains($0) ? $0 : nil }
  }

  func ships(on device: Device) -> Bool {
    if let leastSystem, let last = device.lastSystem, last < leastSystem { return false }
    if let largestPhone, !isFilled(device, upTo: largestPhone) { return false }
    return devices?.contains { choice in
      switch choice {
      case .family(let idiom): device.idiom == idiom
      case .device(let id): device.id == id
      }
    } ?? true
  }

  /// Whether an app that has launch images alone fills a screen. Pads with other screens than the first
  /// one's show it scaled.
  private func isFilled(_ device: Device, upTo largest: Size) -> Bool {
    switch device.displayClass {
    case .square:
      device.portrait.width <= largest.width && device.portrait.height <= largest.height
    case .squarePad: device.portrait.width == 768
    default: false
    }
  }

  private func orientations(of device: Device) -> Set<Orientation> {
    orientations[device.idiom] ?? Set(Orientation.allCases)
  }

  /// The configuration with a system that the app runs on.
  private func onOldestSystem(_ configuration: Configuration) -> Configuration {
    guard let leastSystem, configuration.system < leastSystem else { return configuration }
    var raised = configuration
    raised.system = leastSystem
    if let parts = ConfigurationParts(name: configuration.name) {
      raised.safeArea = parts.device.safeArea(
        in: parts.window?.orientation ?? parts.orientation, system: leastSystem)
    }
    return raised
  }

  /// The configurations of a matrix as this app meets them, in the matrix's order.
  ///
  /// A device it does not ship on is left out; where the configuration is about text sizes,
  /// direction or boldness, the first device it ships on takes that one's place. A device held as
  /// the app does not allow is turned. Parts of a pad's screen are left out for an app that fills
  /// the screen or does not turn there. Devices named one by one are added, held every way allowed.
  /// A device that no longer gets the oldest system the app runs on is none that it ships on; where the
  /// matrix shows one with an older system, the app's oldest takes its place.
  package func configurations(of matrix: Matrix) -> [Configuration] {
    guard
      devices != nil || !orientations.isEmpty || isFullScreen == true || leastSystem != nil
        || largestPhone != nil
    else {
      return matrix.configurations
    }
    let parts = matrix.configurations.map { ($0, ConfigurationParts(name: $0.name)) }
    let stand =
      parts.lazy.compactMap { $1?.device }.first(where: ships)
      ?? DeviceCatalogue.devices.first(where: ships)
    var result: [Configuration] = []
    var names: Set<String> = []
    func add(_ configuration: Configuration) {
      let configuration = onOldestSystem(configuration)
      if names.insert(configuration.name).inserted { result.append(configuration) }
    }
    for (configuration, parts) in parts {
      guard var parts else {
        add(configuration)
        continue
      }
      if parts.window != nil {
        let turns = orientations(of: parts.device).count == Orientation.allCases.count
        if ships(on: parts.device), turns, isFullScreen != true { add(configuration) }
        continue
      }
      if !ships(on: parts.device) {
        guard let stand, parts.traits != TextTraits() else { continue }
        parts.device = stand
      }
      let allowed = orientations(of: parts.device)
      if !allowed.contains(parts.orientation), let other = allowed.first {
        parts.orientation = other
      }
      add(parts.configuration)
    }
    for case .device(let id) in devices ?? [] {
      guard let device = DeviceCatalogue.device(named: id) else { continue }
      for held in Orientation.allCases where orientations(of: device).contains(held) {
        add(device.configuration(in: held))
      }
    }
    return result
  }
}
