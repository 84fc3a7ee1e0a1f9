/// A value of JSON whose keys keep their order, as a schema is printed.
indirect enum SchemaNode: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case null
  case list([SchemaNode])
  case object([(key: String, value: SchemaNode)])

  static func texts(_ texts: [String]) -> SchemaNode { .list(texts.map { .text($0) }) }

  /// The value as JSON text, two spaces for each level.
  func text(indentedBy indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .null: return "null"
    case .list(let values):
      let lines = values.map { inner + $0.text(indentedBy: inner) }
      return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      let lines = members.map {
        "\(inner)\(Self.quoted($0.key)): \($0.value.text(indentedBy: inner))"
      }
      return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
