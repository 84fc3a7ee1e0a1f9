import Foundation

/// A JSON Schema, as far as the published ones go: checks a value and tells where it fails.
struct JSONSchema {
  private let root: [String: Any]

  /// - Parameter name: of a file in `docs/schemas`.
  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/schemas")
    let data = try Data(contentsOf: folder.appending(path: name))
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// The places where `value` is not as the schema says; empty: it is.
  func problems(_ value: Any) -> [String] { problems(value, root, at: "") }

  private func problems(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.replacing("#/$defs/", with: "")
      guard let found = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(place): no \(reference)"]
      }
      return problems(value, found, at: place)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let fitting = choices.filter { problems(value, $0, at: place).isEmpty }.count
      return fitting == 1 ? [] : ["\(place): \(fitting) of \(choices.count) forms fit"]
    }
    var found: [String] = []
    if let constant = schema["const"], !isEqual(constant, value) {
      found.append("\(place): not \(constant)")
    }
    if let values = schema["enum"] as? [Any], !values.contains(where: { isEqual($0, value) }) {
      found.append("\(place): not one of the values")
    }
    if let type = schema["type"] as? String, !isOf(type, value) {
      return found + ["\(place): not of type \(type)"]
    }
    if let number = value as? Double {
      if let least = schema["minimum"] as? Double, number < least { found.append("\(place): low") }
      if let most = schema["maximum"] as? Double, number > most { found.append("\(place): high") }
    }
    if let list = value as? [Any] {
      if let least = schema["minItems"] as? Int, list.count < least {
        found.append("\(place): short")
      }
      if let most = schema["maxItems"] as? Int, list.count > most { found.append("\(place): long") }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() {
          found += problems(item, items, at: "\(place)/\(index)")
        }
      }
    }
    if let object = value as? [String: Any] { found += members(object, schema, at: place) }
    return found
  }

  private func members(
    _ object: [String: Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(place): no \($0)" }
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

  private func isOf(_ type: String, _ value: Any) -> Bool {
    let isFlag = (value as? NSNumber).map { CFBooleanLike.isOne($0) } ?? false
    return switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isFlag
    case "number": value is NSNumber && !isFlag
    case "integer": !isFlag && (value as? Double).map { $0 == $0.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }

  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    (left as? NSObject)?.isEqual(right) ?? false
  }
}

/// `JSONSerialization` gives numbers and flags as one class.
private enum CFBooleanLike {
  static func isOne(_ number: NSNumber) -> Bool {
    ["c", "B"].contains(String(cString: number.objCType))
  }
}
