import LayoutModel

/// Fonts: `<fontDescription>` of views and `<font>` of attributed text.
enum FontReader {
  /// The font of a `<fontDescription>`.
  static func font(of element: XMLElement) -> FontDescription {
    let size = element.number("pointSize") ?? element["size"].flatMap(namedSize)
    if let style = element["style"] {
      return FontDescription(face: .textStyle(style), pointSize: size)
    }
    if let name = element["name"] {
      return named(name, family: element["family"], size: size)
    }
    var weight = element["weight"] ?? "regular"
    if element["type"] == "boldSystem", element["weight"] == nil { weight = "bold" }
    return FontDescription(
      face: .system(weight: weight, italic: element["type"] == "italicSystem"), pointSize: size)
  }

  /// The font of a `<font>` inside attributed text, or of a macOS control.
  static func attributedFont(of element: XMLElement) -> FontDescription {
    let size = element.number("size")
    if let meta = element["metaFont"] {
      return FontDescription(
        face: .system(weight: weight(in: meta.lowercased()), italic: false),
        pointSize: size ?? metaSize(meta))
    }
    return named(element["name"] ?? "", family: nil, size: size)
  }

  /// Names that begin with a dot are the system font under its private names.
  private static func named(_ name: String, family: String?, size: Double?) -> FontDescription {
    guard name.hasPrefix(".") || name.isEmpty else {
      return FontDescription(face: .named(name, family: family), pointSize: size)
    }
    let lower = name.lowercased()
    return FontDescription(
      face: .system(weight: weight(in: lower), italic: lower.hasBytes(of: "italic")),
      pointSize: size)
  }

  private static func weight(in name: String) -> String {
    // Longer words first: "semibold" holds "bold", "ultralight" holds "light".
    let words = [
      ("ultralight", "ultraLight"), ("semibold", "semibold"), ("demibold", "semibold"),
      ("medium", "medium"), ("heavy", "heavy"), ("black", "black"), ("thin", "thin"),
      ("light", "light"), ("emphasized", "bold"), ("bold", "bold"),
    ]
    return words.first { name.hasBytes(of: $0.0) }?.1 ?? "regular"
  }

  /// UIKit's named sizes.
  private static func namedSize(_ name: String) -> Double? {
    switch name {
    case "button": 18
    case "label": 17
    case "system": 14
    case "smallSystem": 12
    default: nil
    }
  }

  /// AppKit's named sizes.
  private static func metaSize(_ name: String) -> Double? {
    switch name {
    case "smallSystem", "smallSystemBold", "toolTip", "titleBar": 11
    case "miniSystem", "miniSystemBold": 9
    case "label": 10
    case "cellTitle": 12
    case "menu", "message", "system", "systemBold", "controlContent": 13
    default: nil
    }
  }
}
