internal import LayoutModel

/// The devices whose layout Keyline knows.
///
/// Sizes and insets come from probes, Apple's guidelines, interface documents and test libraries;
/// each record names its sources and how sure it is. Decoded once on first use, in under 5 ms.
public enum DeviceCatalogue {
  /// All devices, phones first, in the catalogue's fixed order.
  public static let devices: [Device] = CatalogueReader.devices()

  /// The device with this id or display name, whatever the case; of a name that several generations
  /// share, such as `iPhone SE`, the newest.
  public static func device(named name: String) -> Device? {
    let wanted = name.lowercased()
    return devices.first { $0.id == wanted } ?? devices.first { $0.name.lowercased() == wanted }
      ?? newest(of: wanted)
  }

  /// The newest generation of a family: `iPhone SE (3rd gen)` of `iphone se`, and of `iphone-se`.
  private static func newest(of family: String) -> Device? {
    let dashed = family.replacing(" ", with: "-") + "-"
    return devices.filter { device in
      device.name.lowercased().hasPrefix(family + " (")
        || (device.id.hasPrefix(dashed) && device.id.dropFirst(dashed.count).allSatisfy(\.isNumber))
    }.max { $0.year < $1.year }
  }

  /// Up to three ids that `name` may have meant, the likeliest first.
  package static func suggestions(for name: String) -> [String] {
    let wanted = name.lowercased().replacing(" ", with: "-")
    guard !wanted.isEmpty, wanted.utf8.count <= 64 else { return [] }
    let ranked = devices.enumerated().compactMap { order, device -> (Int, Int, String)? in
      let distance =
        device.id.hasPrefix(wanted) ? 0 : editDistance(Array(wanted.utf8), Array(device.id.utf8))
      // Of ids that are as near, the newest devices; of those that begin so, in their order.
      let rank = distance == 0 ? order : -device.year
      return distance <= max(2, wanted.utf8.count / 3) ? (distance, rank, device.id) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }
}
