import Foundation

/// What programs rely on in JSON Schemas, a line for each field.
struct Contracts {
  /// A shape's version, its own lines and the parts it has.
  struct Shape {
    var version: String
    var lines: [String]
    var parts: [String]
  }

  private(set) var shapes: [String: Shape] = [:]
  private var parts: [String: [String]] = [:]

  init() {}

  /// Reads what `text` wrote.
  init(_ text: String) {
    var heading: [Substring] = []
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        heading = line.split(separator: " ")
        guard heading.count > 1 else { continue }
        if heading[0] == "shape", heading.count > 2 {
          shapes[String(heading[1])] = Shape(
            version: String(heading[2]), lines: [], parts: heading[3...].map(String.init))
        } else {
          parts[String(heading[1])] = []
        }
        continue
      }
      guard heading.count > 1 else { continue }
      let name = String(heading[1])
      if heading[0] == "shape" {
        shapes[name]?.lines.append(String(line.dropFirst(2)))
      } else {
        parts[name]?.append(String(line.dropFirst(2)))
      }
    }
  }

  var text: String {
    let shapes = shapes.sorted { $0.key < $1.key }.map { name, shape in
      (["shape \(name) \(shape.version) \(shape.parts.joined(separator: " "))"]
        + shape.lines.map { "  \($0)" }).joined(separator: "\n")
    }
    let parts = parts.sorted { $0.key < $1.key }.map { name, lines in
      (["part \(name)"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
    return (shapes + parts).joined(separator: "\n") + "\n"
  }

  /// All lines that hold for a shape, those of its parts among them.
  func lines(of name: String) -> Set<String> {
    guard let shape = shapes[name] else { return [] }
    return Set(
      shape.lines
        + shape.parts.flatMap { part in (parts[part] ?? []).map { "\(part): \($0)" } })
  }

  /// - Parameter schema: of a shape, with its title.
  mutating func add(_ schema: [String: Any]) {
    let title = (schema["title"] as? String ?? "").split(separator: "/")
    guard title.count == 2 else { return }
    let own = schema["$defs"] as? [String: [String: Any]] ?? [:]
    shapes[String(title[0].dropFirst("keyline.".count))] = Shape(
      version: String(title[1]), lines: Self.lines(schema, at: ""), parts: own.keys.sorted())
    for (name, part) in own { parts[name] = Self.lines(part, at: "") }
  }

  private static func lines(_ schema: [String: Any], at place: String) -> [String] {
    var lines = ["\(place) \(kind(schema))"]
    let required = schema["required"] as? [String] ?? []
    let fields = schema["properties"] as? [String: [String: Any]] ?? [:]
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
      lines += Self.lines(field, at: "\(place).\(name)\(required.contains(name) ? "" : "?")")
    }
    if let element = schema["items"] as? [String: Any] {
      lines += Self.lines(element, at: "\(place)[]")
    }
    if let value = schema["additionalProperties"] as? [String: Any] {
      lines += Self.lines(value, at: "\(place).*")
    }
    for word in ["oneOf", "anyOf"] {
      for (number, form) in (schema[word] as? [[String: Any]] ?? []).enumerated() {
        lines += Self.lines(form, at: "\(place)<\(number)>")
      }
    }
    return lines
  }

  /// A value's type, or the words it can have; of a constant that names a shape, not its version.
  private static func kind(_ schema: [String: Any]) -> String {
    if let part = schema["$ref"] as? String { return part }
    if let constant = schema["const"] {
      return "\(constant)".split(separator: "/").first.map(String.init) ?? ""
    }
    if let words = schema["enum"] as? [Any] {
      return "one of " + words.map { $0 as? String ?? "null" }.joined(separator: " ")
    }
    if let types = schema["type"] as? [String] { return types.joined(separator: " ") }
    return schema["type"] as? String ?? "any"
  }
}
