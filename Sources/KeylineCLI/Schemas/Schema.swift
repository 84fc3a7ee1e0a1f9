/// A JSON Schema (draft 2020-12) of a value, in the few words that answers need.
///
/// Objects know all their fields. Words of code are taken from the types that write them.
struct Schema: Sendable {
  /// The meaning of the value; nil where its place says it.
  private var words: String?
  private var rules: [(key: String, value: SchemaNode)]
  /// The parts that it refers to.
  private(set) var parts: [SchemaPart] = []

  private init(_ words: String?, _ rules: [(String, SchemaNode)], _ parts: [SchemaPart] = []) {
    self.words = words
    self.rules = rules
    self.parts = parts
  }

  private init(_ words: String?, type: String, _ rules: [(String, SchemaNode)] = []) {
    self.init(words, [("type", .text(type))] + rules)
  }

  /// The schema's members: what it means first.
  var members: [(key: String, value: SchemaNode)] {
    (words.map { [("description", .text($0))] } ?? []) + rules
  }
  /// The members without what the value means.
  var bareMembers: [(key: String, value: SchemaNode)] { rules }

  // MARK: Values

  static var text: Schema { .text() }
  static func text(_ words: String? = nil) -> Schema { Schema(words, type: "string") }
  static func flag(_ words: String) -> Schema { Schema(words, type: "boolean") }

  static var number: Schema { .number() }
  static func number(
    _ words: String? = nil, from least: Int? = nil, to most: Int? = nil
  ) -> Schema {
    Schema(words, type: "number", limits(least, most))
  }

  static func integer(_ words: String, from least: Int? = nil) -> Schema {
    Schema(words, type: "integer", limits(least, nil))
  }
  static func count(_ words: String) -> Schema { .integer(words, from: 0) }
  static func line(_ words: String = "The line in the document, from 1.") -> Schema {
    .integer(words, from: 1)
  }

  private static func limits(_ least: Int?, _ most: Int?) -> [(String, SchemaNode)] {
    (least.map { [("minimum", .number($0))] } ?? [])
      + (most.map { [("maximum", .number($0))] } ?? [])
  }

  static func word(_ words: String? = nil, of values: [String]) -> Schema {
    Schema(words, [("enum", .texts(values))])
  }
  static func constant(_ text: String) -> Schema { Schema(nil, [("const", .text(text))]) }
  /// A flag that is only there when it is true.
  static func yes(_ words: String) -> Schema { Schema(words, [("const", .flag(true))]) }

  // MARK: Values of values

  static func part(_ part: SchemaPart, _ words: String? = nil) -> Schema {
    Schema(words, [("$ref", .text("#/$defs/\(part.name)"))], [part])
  }

  /// - Parameter count: how many elements there always are; nil: any number.
  static func list(_ words: String? = nil, of element: Schema, exactly count: Int? = nil) -> Schema
  {
    let limits: [(String, SchemaNode)] =
      count.map { [("minItems", .number($0)), ("maxItems", .number($0))] } ?? []
    var list = Schema(words, type: "array", [("items", .object(element.members))] + limits)
    list.parts = element.parts
    return list
  }
  static func texts(_ words: String) -> Schema { .list(words, of: .text) }

  /// An object whose keys are names that nobody knows beforehand.
  static func byName(_ words: String? = nil, of value: Schema) -> Schema {
    var object = Schema(words, type: "object", [("additionalProperties", .object(value.members))])
    object.parts = value.parts
    return object
  }

  /// Exactly one of several forms.
  static func choice(_ forms: [Schema]) -> Schema { .forms("oneOf", forms) }
  /// At least one of several forms.
  static func either(_ forms: [Schema]) -> Schema { .forms("anyOf", forms) }

  private static func forms(_ key: String, _ forms: [Schema]) -> Schema {
    Schema(nil, [(key, .list(forms.map { .object($0.members) }))], forms.flatMap(\.parts))
  }

  /// A value of JSON that is no list and no object.
  static var plain: Schema { Schema(nil, [("type", .texts(["null", "number", "string"]))]) }

  static func object(_ fields: Field...) -> Schema { .object(nil, fields: fields) }

  /// An object with these fields and no others.
  /// - Parameter together: fields that are there with another one, by its name.
  static func object(
    _ words: String, together: [(String, [String])] = [], _ fields: Field...
  ) -> Schema {
    .object(words, together: together, fields: fields)
  }

  static func object(
    _ words: String?, together: [(String, [String])] = [], fields: [Field]
  ) -> Schema {
    let fields = fields.flatMap(\.single)
    let required = fields.filter { !$0.isOptional }.map(\.name)
    var object = Schema(
      words, type: "object",
      [("properties", .object(fields.map { ($0.name, .object($0.schema.members)) }))])
    if !required.isEmpty { object.rules.append(("required", .texts(required))) }
    if !together.isEmpty {
      object.rules.append(("dependentRequired", .object(together.map { ($0.0, .texts($0.1)) })))
    }
    object.rules.append(("additionalProperties", .flag(false)))
    object.parts = fields.flatMap(\.schema.parts)
    return object
  }

  // MARK: Changes

  /// The same; of two fields that are optional exactly one is there.
  func withOne(of names: [String]) -> Schema {
    var copy = self
    copy.rules.append(("oneOf", .list(names.map { .object([("required", .texts([$0]))]) })))
    return copy
  }

  /// The same, or null.
  var orNull: Schema {
    var copy = self
    if let place = rules.firstIndex(where: { $0.key == "enum" }),
      case .list(let values) = rules[place].value
    {
      copy.rules[place].value = .list(values + [.null])
    } else if let place = rules.firstIndex(where: { $0.key == "type" }) {
      copy.rules[place].value = .list([rules[place].value, .text("null")])
    } else {
      copy.rules = [
        ("anyOf", .list([.object(rules), .object([("type", .text("null"))])]))
      ]
    }
    return copy
  }
}
