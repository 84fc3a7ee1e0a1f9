import Foundation

/// A JSON Schema, as far as the published ones go: checks a value and tells where it fails.
struct JSONSchema {
  private let root: [String: Any]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/schemas")

  /// - Parameter name: of a file in `docs/schemas`.
  init(_ name: String) throws {
    try self.init(bytes: Data(contentsOf: Self.folder.appending(path: name)))
  }

  /// The schema of the shape that an answer names.
  init(of answer: [String: Any]) throws {
    let title = answer["schema"] as? String ?? ""
    try self.init("\(title.dropFirst("keyline.".count).prefix { $0 != "/" }).json")
    guard self.title == title else { throw Unknown(words: [title]) }
  }

  /// A word of the schema that means nothing to this checker is an error: it would check less than
  /// the schema says.
  init(bytes: Data) throws {
    root = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
    let unknown = Self.unknownWords(root)
    guard unknown.isEmpty else { throw Unknown(words: unknown) }
  }

  private init(resource: [String: Any]) { root = resource }

  struct Unknown: Error, Equatable { let words: [String] }

  var title: String? { root["title"] as? String }
  var required: [String] { root["required"] as? [String] ?? [] }

  /// The places where `value` is not as the schema says; empty: it is.
  func problems(_ value: Any) -> [String] { problems(value, root, at: "") }

  // MARK: Words

  private static let words: Set<String> = [
    "$schema", "$id", "title", "description", "$defs", "$ref", "type", "properties", "required",
    "additionalProperties", "dependentRequired", "items", "minItems", "maxItems", "enum", "const",
    "minimum", "maximum", "oneOf", "anyOf",
  ]

  private static func unknownWords(_ schema: [String: Any]) -> [String] {
    var unknown = schema.keys.filter { !words.contains($0) }
    var inner = ["items", "additionalProperties"].compactMap { schema[$0] as? [String: Any] }
    for word in ["properties", "$defs"] {
      inner += (schema[word] as? [String: [String: Any]] ?? [:]).values
    }
    for word in ["oneOf", "anyOf"] { inner += schema[word] as? [[String: Any]] ?? [] }
    for schema in inner { unknown += unknownWords(schema) }
    return unknown.sorted()
  }

  // MARK: Checks

  private func problems(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    var found = referred(value, schema, at: place) + forms(value, schema, at: place)
    if let constant = schema["const"], !isEqual(constant, value) {
      found.append("\(place): not \(constant)")
    }
    if let values = schema["enum"] as? [Any], !values.contains(where: { isEqual($0, value) }) {
      found.append("\(place): not one of the values")
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] }
    if let types, !types.contains(where: { isOf($0, value) }) {
      return found + ["\(place): not of type \(types.joined(separator: " or "))"]
    }
    if let number = value as? Double, isOf("number", value) {
      if let least = schema["minimum"] as? Double, number < least { found.append("\(place): low") }
      if let most = schema["maximum"] as? Double, number > most { found.append("\(place): high") }
    }
    if let list = value as? [Any] { found += elements(list, schema, at: place) }
    if let object = value as? [String: Any] { found += members(object, schema, at: place) }
    return found
  }

  /// References are to the parts of the same schema, or to a whole one inside of it.
  private func referred(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    guard let reference = schema["$ref"] as? String else { return [] }
    let parts = root["$defs"] as? [String: [String: Any]] ?? [:]
    if let part = parts[reference.replacing("#/$defs/", with: "")] {
      return problems(value, part, at: place)
    }
    if let resource = parts.values.first(where: { $0["$id"] as? String == reference }) {
      return JSONSchema(resource: resource).problems(value, resource, at: place)
    }
    return ["\(place): no \(reference)"]
  }

  private func forms(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    var found: [String] = []
    for (word, isOne) in [("oneOf", true), ("anyOf", false)] {
      guard let choices = schema[word] as? [[String: Any]] else { continue }
      let outcomes = choices.map { problems(value, $0, at: place) }
      let fitting = outcomes.filter(\.isEmpty).count
      if isOne ? fitting == 1 : fitting > 0 { continue }
      found.append("\(place): \(fitting) of \(choices.count) forms fit")
      found += outcomes.min { $0.count < $1.count } ?? []
    }
    return found
  }

  private func elements(_ list: [Any], _ schema: [String: Any], at place: String) -> [String] {
    var found: [String] = []
    if let least = schema["minItems"] as? Int, list.count < least {
      found.append("\(place): short")
    }
    if let most = schema["maxItems"] as? Int, list.count > most { found.append("\(place): long") }
    if let items = schema["items"] as? [String: Any] {
      for (index, item) in list.enumerated() {
        found += problems(item, items, at: "\(place)/\(index)")
      }
    }
    return found
  }

  private func members(
    _ object: [String: Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    var needed = schema["required"] as? [String] ?? []
    for (name, others) in schema["dependentRequired"] as? [String: [String]] ?? [:] {
      if object[name] != nil { needed += others }
    }
    var found = needed.filter { object[$0] == nil }.map { "\(place): no \($0)" }
    for (name, value) in object {
      if let schema = known[name] {
        found += problems(value, schema, at: "\(place)/\(name)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        found += problems(value, others, at: "\(place)/\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(place): \(name) is not known")
      }
    }
    return found
  }

  // MARK: Values

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isFlag(value)
    case "number": value is NSNumber && !isFlag(value)
    case "integer": !isFlag(value) && (value as? Double).map { $0 == $0.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }

  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    isFlag(left) == isFlag(right) && (left as? NSObject)?.isEqual(right) ?? false
  }

  /// `JSONSerialization` gives numbers and flags as one class.
  private func isFlag(_ value: Any) -> Bool {
    (value as? NSNumber).map { ["c", "B"].contains(String(cString: $0.objCType)) } ?? false
  }
}
