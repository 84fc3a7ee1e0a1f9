import LayoutModel

/// A guess at the device from the size of a window alone.
///
/// Size classes follow Apple's layout tables: phones are compact wide upright, and regular wide on
/// their side from 414 points of height (Plus, Max, XR, Air). Pad windows are compact below 678
/// points of width: 639 is compact and 678 regular in the tables, nothing is known between.
struct WindowGuess {
  var configuration: Configuration

  /// A window that may be some device's whole screen or a known part of a pad's.
  init(_ size: Size, scale: Int?, system: Int?) {
    configuration =
      Self.screen(size, scale: scale, system: system) ?? Self.padWindow(size, scale: scale)
      ?? Self.unknown(size)
    configuration.name = size.text
    configuration.device = nil
    // A bare window may also be a newer device's, zoomed or shared.
    configuration.system = system ?? max(configuration.system, 18)
  }

  /// A window of that size on a device: its scale, idiom, and insets as far as they fit.
  init(_ size: Size, on device: Device, _ held: Orientation?, system: Int?) {
    let orientation = held ?? (size.width > size.height ? .landscape : .portrait)
    if size == device.size(in: orientation) {
      configuration = device.configuration(in: orientation, system: system)
      return
    }
    if let window = device.windows.first(where: { $0.size == size }) {
      configuration = device.configuration(in: window)
      if let system {
        configuration.system = system
        configuration.safeArea = device.safeArea(in: window.orientation, system: system)
      }
      return
    }
    let classes = Self.sizeClasses(size, device.idiom)
    configuration = device.configuration(in: orientation, system: system)
    configuration.name = device.id + "/window-" + size.text
    // No window that the device has, but one asked for by hand.
    configuration.device = nil
    configuration.size = size
    configuration.widthClass = classes.width
    configuration.heightClass = classes.height
    let fitting = configuration.safeArea
    if fitting.left + fitting.right > size.width || fitting.top + fitting.bottom > size.height {
      configuration.safeArea = .zero
    }
  }

  private static func screen(_ size: Size, scale: Int?, system: Int?) -> Configuration? {
    for orientation in Orientation.allCases {
      let fitting = DeviceCatalogue.devices.filter {
        $0.isTurned && $0.size(in: orientation) == size && (scale == nil || $0.scale == scale)
      }
      if let device = fitting.max(by: { rank($0) < rank($1) }) {
        return device.configuration(in: orientation, system: system)
      }
    }
    return nil
  }

  private static func padWindow(_ size: Size, scale: Int?) -> Configuration? {
    let pads = DeviceCatalogue.devices.filter { device in
      (scale == nil || device.scale == scale) && device.windows.contains { $0.size == size }
    }
    guard let device = pads.max(by: { rank($0) < rank($1) }),
      let window = device.windows.first(where: { $0.size == size })
    else { return nil }
    return device.configuration(in: window)
  }

  /// Surer before newer.
  private static func rank(_ device: Device) -> (Int, Int) {
    let sure = device.confidence.size == .high && device.confidence.safeArea == .high
    return (sure ? 1 : 0, device.year)
  }

  private static func unknown(_ size: Size) -> Configuration {
    let idiom: Idiom =
      min(size.width, size.height) >= 600 || max(size.width, size.height) >= 1000 ? .pad : .phone
    let classes = sizeClasses(size, idiom)
    return Configuration(
      name: size.text, size: size, widthClass: classes.width, heightClass: classes.height,
      idiom: idiom)
  }

  private static func sizeClasses(_ size: Size, _ idiom: Idiom) -> SizeClasses {
    if idiom != .phone {
      return SizeClasses(width: size.width < 678 ? .compact : .regular, height: .regular)
    }
    if min(size.width, size.height) >= 600 { return SizeClasses(width: .regular, height: .regular) }
    if size.height >= size.width { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(width: size.height >= 414 ? .regular : .compact, height: .compact)
  }
}
