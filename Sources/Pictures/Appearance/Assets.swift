internal import JSONText

/// Images and colours from the asset catalogues beside a document.
package struct Assets: Sendable, Hashable {
  /// A colour in both appearances.
  package struct ColourPair: Sendable, Hashable {
    package var light: Colour
    package var dark: Colour
  }
  /// An image in both appearances.
  package struct ImagePair: Sendable, Hashable {
    package var light: ImageData
    package var dark: ImageData
  }
  package var colours: [String: ColourPair] = [:]
  package var images: [String: ImagePair] = [:]

  package static let none = Assets()

  package init() {}

  /// Reads colours and images from the files of catalogues.
  ///
  /// An entry that cannot be read is left out: the picture then has what the document recorded, or a
  /// named box.
  /// - Parameters:
  ///   - paths: every file in the catalogues.
  ///   - names: the images that are wanted; colours are all read.
  ///   - read: the bytes of one of these files; nil where it cannot be read.
  package init(paths: [String], images names: Set<String>, read: (String) -> [UInt8]?) {
    for path in paths.sorted() where path.hasSuffix("/Contents.json") {
      let parts = path.split(separator: "/")
      guard parts.count >= 2 else { continue }
      let folder = parts[parts.count - 2]
      if folder.hasSuffix(".colorset") {
        guard let text = read(path).flatMap(AssetContents.init) else { continue }
        colours[String(folder.dropLast(9))] = text.colours()
      } else if folder.hasSuffix(".imageset") {
        let name = String(folder.dropLast(9))
        guard names.contains(name), images[name] == nil,
          let text = read(path).flatMap(AssetContents.init)
        else { continue }
        let base = path.dropLast("Contents.json".count)
        images[name] = text.images { read(base + $0) }
      }
    }
  }
}

/// The `Contents.json` of an entry of a catalogue.
private struct AssetContents {
  let root: JSONValue

  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONText.read(bytes) else { return nil }
    root = value
  }

  /// The universal colour, light and dark.
  func colours() -> Assets.ColourPair? {
    let entries = (root["colors"]?.list ?? []).filter {
      $0["idiom"]?.text ?? "universal" == "universal"
    }
    guard let light = entries.first(where: { !$0.isSpecial }).flatMap(Self.colour) else {
      return nil
    }
    let dark = entries.first(where: \.isDark).flatMap(Self.colour)
    return Assets.ColourPair(light: light, dark: dark ?? light)
  }

  private static func colour(_ entry: JSONValue) -> Colour? {
    guard let colour = entry["color"], let parts = colour["components"] else { return nil }
    func part(_ name: String) -> Double? { parts[name].flatMap(number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return Colour(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return colour["color-space"]?.text == "display-p3"
      ? Colour(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : Colour(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Parts stand as shares with a point, as bytes, or as bytes in hexadecimal.
  private static func number(_ value: JSONValue) -> Double? {
    if case .number(let number) = value.kind { return number }
    guard let text = value.text else { return nil }
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 > 1 ? $0 / 255 : $0 }
  }

  /// The image of most pixels for one point, light and dark; of those for phones or all devices.
  func images(read: (String) -> [UInt8]?) -> Assets.ImagePair? {
    let entries = (root["images"]?.list ?? []).filter {
      ["universal", "iphone", nil].contains($0["idiom"]?.text)
    }
    func best(_ entries: [JSONValue]) -> ImageData? {
      let files = entries.compactMap { entry -> (String, Double)? in
        guard let name = entry["filename"]?.text, !name.contains("/"), name != ".." else {
          return nil
        }
        let scale = entry["scale"]?.text.flatMap { Double($0.dropLast()) } ?? 1
        return (name, scale)
      }
      for (name, scale) in files.sorted(by: { $0.1 > $1.1 }) {
        if let image = read(name).flatMap({ ImageData(bytes: $0, scale: scale) }) { return image }
      }
      return nil
    }
    guard let light = best(entries.filter { !$0.isSpecial }) else { return nil }
    return Assets.ImagePair(light: light, dark: best(entries.filter(\.isDark)) ?? light)
  }
}

extension JSONValue {
  fileprivate subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
  fileprivate var list: [JSONValue]? {
    if case .array(let values) = kind { values } else { nil }
  }
  fileprivate var text: String? {
    if case .string(let text) = kind { text } else { nil }
  }
  /// For one appearance or gamut only.
  fileprivate var isSpecial: Bool { self["appearances"] != nil || self["display-gamut"] != nil }
  fileprivate var isDark: Bool {
    (self["appearances"]?.list ?? []).contains { $0["value"]?.text == "dark" }
  }
}
