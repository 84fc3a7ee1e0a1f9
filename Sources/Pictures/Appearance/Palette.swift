internal import LayoutFormats

/// The colours of a document in light or dark appearance.
struct Palette: Sendable {
  let isDark: Bool
  /// By name, from the catalogues beside the document.
  private var named: [String: Colour] = [:]
  /// The values that the document recorded for named colours and system colours.
  private var recorded: [String: Colour] = [:]
  private var recordedSystem: [String: Colour] = [:]

  init(document: XMLElement, assets: Assets, isDark: Bool) {
    self.isDark = isDark
    for (name, colour) in assets.colours { named[name] = isDark ? colour.dark : colour.light }
    for entry in document.child("resources")?.children ?? document.children {
      guard let name = entry["name"], let colour = entry.child("color") else { continue }
      switch entry.name {
      case "namedColor": recorded[name] = Self.literal(colour)
      case "systemColor": recordedSystem[name] = Self.literal(colour)
      default: break
      }
    }
  }

  /// The colour an element describes; nil where it names one that nobody knows.
  func colour(_ element: XMLElement) -> Colour? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return system(name) ?? recordedSystem[name] ?? Self.literal(element)
    }
    if let name = element["name"], element["catalog"] != "System" {
      return named[name] ?? recorded[name]
    }
    if let name = element["name"] { return system(name) }
    return Self.literal(element)
  }

  /// A system colour by its name, with or without `Color` at its end.
  func system(_ name: String) -> Colour? { SystemColours.colour(named: name, isDark: isDark) }

  /// A system colour that the table has.
  func known(_ name: String) -> Colour { system(name) ?? .black }

  /// A colour given by its parts, in any colour space that Interface Builder writes.
  private static func literal(_ element: XMLElement) -> Colour? {
    func part(_ name: String) -> Double? { element[name].flatMap { Double($0) } }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return Colour(white: white, alpha: alpha) }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      guard element["customColorSpace"] == "displayP3" else {
        return Colour(red: red, green: green, blue: blue, alpha: alpha)
      }
      return Colour(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    if let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow") {
      let light = 1 - (part("black") ?? 0)
      return Colour(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
        alpha: alpha)
    }
    return nil
  }
}
