internal import DeviceCatalogue
package import LayoutModel

/// A device as it is listed.
package struct DeviceLine: Sendable, Hashable {
  package var id: String
  package var name: String
  package var idiom: String
  /// In points, upright.
  package var size: Size
  package var scale: Int
  package var year: Int
  /// First and last iOS, as text.
  package var systems: String

  /// Whether the catalogue has neither a device nor a configuration of this name.
  package static func isUnknown(_ name: String) -> Bool {
    DeviceCatalogue.device(named: name) == nil && DeviceCatalogue.configuration(named: name) == nil
  }

  /// The devices whose id or name holds `word`, in the catalogue's order; all without one.
  package static func all(matching word: String? = nil) -> [DeviceLine] {
    let wanted = word?.lowercased()
    return DeviceCatalogue.devices.filter { device in
      guard let wanted else { return true }
      return device.id.contains(wanted) || device.name.lowercased().contains(wanted)
    }
    .map {
      DeviceLine(
        id: $0.id, name: $0.name, idiom: $0.idiom.rawValue, size: $0.portrait, scale: $0.scale,
        year: $0.year, systems: $0.systems)
    }
  }
}
