internal import LayoutEngine

/// Writes SVG text, element by element, in a fixed form.
///
/// The only way from a document's words to the picture leads through `escaped`: labels may hold
/// anything, markup and control characters included.
package struct SVGWriter {
  private(set) var text = ""
  private var open: [StaticString] = []

  /// Names with their values; nil leaves an attribute out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  mutating func begin(_ name: StaticString, _ attributes: Attributes = [:]) {
    line("<\(name)\(Self.written(attributes))>")
    open.append(name)
  }
  mutating func end() {
    guard let name = open.popLast() else { return }
    line("</\(name)>")
  }
  mutating func leaf(
    _ name: StaticString, _ attributes: Attributes, _ more: Attributes = [:]
  ) {
    line("<\(name)\(Self.written(attributes))\(Self.written(more))/>")
  }
  /// An element that holds words.
  mutating func words(_ name: StaticString, _ attributes: Attributes, _ content: String) {
    line("<\(name)\(Self.written(attributes))>\(Self.escaped(content))</\(name)>")
  }
  mutating func words(_ name: StaticString, _ content: String) { words(name, [:], content) }

  private mutating func line(_ content: String) {
    text += content
    text += "\n"
  }

  private static func written(_ attributes: Attributes) -> String {
    attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
  }

  /// Safe in element content and in quoted attributes.
  ///
  /// Markup characters become references. What XML forbids, control characters and the marks that
  /// turn the direction of a line are left out; line breaks become blanks.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&#39;"
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result += " "
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
        0xFDD0...0xFDEF:
        continue
      case let value where value & 0xFFFE == 0xFFFE: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A coordinate: at most two digits after the point, never more than a picture can hold.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return PointText.decimal(min(max(value, -100_000), 100_000), places: 2)
  }
}
