package import LayoutFormats

/// A document as lines for comparing by eye: one element each, without what changes by itself.
///
/// Everything that somebody can edit is there: what a comparison of these lines does not show did
/// not change, but for noise.
package enum ElementLines {
  /// The lines, indented by depth, each ended by a line feed; constraints in the order of their
  /// ids, and in words.
  package static func text(_ bytes: [UInt8], path: String) throws(FormatError) -> String {
    let tree = try XMLTree(parsing: bytes, path: path)
    var names: [String: String] = [:]
    for element in tree.root.descendants {
      if let id = ElementKey.objectID(of: element), names[id] == nil {
        names[id] = "\(element.name) #\(id)"
      }
    }
    let plain = ObjectWords.plainNames(below: tree.root)
    let words = ConstraintText { plain[$0] ?? $0 }
    var result = ""
    var waiting = [(element: tree.root, depth: 0)]
    while let (element, depth) = waiting.popLast() {
      guard !isLeftOut(element) else { continue }
      result += String(repeating: "  ", count: depth) + line(element, names, words) + "\n"
      var children = Array(element.children)
      if element.name == "constraints" {
        children.sort { ($0.id ?? "") < ($1.id ?? "") }
      }
      waiting += children.reversed().map { ($0, depth + 1) }
    }
    return result
  }

  static func isLeftOut(_ element: XMLElement) -> Bool {
    switch element.name {
    case "device", "dependencies", "classes", "inferredMetricsTieBreakers": true
    case "point": element.key == "canvasLocation"
    case "rect":
      element.key == "frame"
        && element.parent?["translatesAutoresizingMaskIntoConstraints"] == "NO"
        && element.parent?.isYES("fixedFrame") != true
    default: false
    }
  }

  static func line(
    _ element: XMLElement, _ names: [String: String],
    _ constraints: ConstraintText = ConstraintText { $0 }
  ) -> String {
    if element.name == "constraint" { return constraint(element, constraints) }
    var words = [element.name]
    if let key = element.key, key != element.name { words[0] = "\(key): \(element.name)" }
    if ElementKey.objectID(of: element) != nil, let id = element.id { words.append("#\(id)") }
    for (name, value) in element.attributes where name != "key" {
      guard Noise.rule(for: name, of: element) == nil || element.name == "image" && name == "name"
      else { continue }
      if name == "id", ElementKey.objectID(of: element) != nil { continue }
      if let object = names[value], References.hasGeneratedForm(value) {
        words.append("\(name)=\(object)")
      } else {
        words.append("\(name)=\(quoted(value))")
      }
    }
    if element.hasText { words.append(quoted(element.text)) }
    return words.joined(separator: " ")
  }

  /// `constraint #id: leading of Sign In to Form = 20 @ 750`.
  private static func constraint(_ element: XMLElement, _ text: ConstraintText) -> String {
    var words = ["constraint #\(element.id ?? "?"): \(text.sentence(element))"]
    for (name, value) in element.attributes where !ConstraintText.told.contains(name) {
      words.append("\(name)=\(quoted(value))")
    }
    return words.joined(separator: " ")
  }

  /// A value that is one word stands bare.
  private static func quoted(_ text: String) -> String {
    let isWord = !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "\"") }
    if isWord { return text }
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    quoted.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): quoted += "\\\"".utf8
      case UInt8(ascii: "\\"): quoted += "\\\\".utf8
      case UInt8(ascii: "\n"): quoted += "\\n".utf8
      case UInt8(ascii: "\r"): quoted += "\\r".utf8
      case UInt8(ascii: "\t"): quoted += "\\t".utf8
      default: quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
    return String(decoding: quoted, as: UTF8.self)
  }
}
