/// The shape of what a verb prints with `--json`: its name, its version and its fields.
///
/// Verbs write their answers' names from here, and `keyline schema` prints the rest: each shape is
/// described once.
struct AnswerShape: Sendable {
  let name: String
  /// A description of the shape, and which verb prints it.
  private let words: String
  private let schema: Schema

  /// The versions of shapes that have changed since their first; all others have 1.
  ///
  /// A shape changes with a field, with a field's type, and with a word that a field can have.
  private static let versions: [String: Int] = [
    // 2: the words of evidence and the rules are others.
    "check": 2, "check-line": 2, "commit": 2, "diff": 2, "findings": 2, "import": 2,
    "languages": 2, "log": 2, "propose": 2, "show": 2, "tree-merge": 2, "accept": 2, "rules": 2,
    "sweep": 2,
  ]

  /// The name in answers of the shape: `keyline.check/1`.
  let title: String
  static func title(of name: String) -> String { "keyline.\(name)/\(versions[name] ?? 1)" }

  /// A shape that no field names.
  init(_ name: String, _ words: String, whole schema: Schema) {
    self.name = name
    title = Self.title(of: name)
    self.words = words
    self.schema = schema
  }

  /// An object that names its shape and has these fields.
  /// - Parameters:
  ///   - together: fields that are there with another one, by its name.
  ///   - alternatives: of these exactly one is there.
  init(
    _ name: String, _ words: String, together: [(String, [String])] = [],
    oneOf alternatives: [String] = [], _ fields: Field...
  ) {
    let object = Schema.object(nil, together: together, fields: [.shape(name)] + fields)
    self.init(name, words, whole: alternatives.isEmpty ? object : object.withOne(of: alternatives))
  }

  /// The schema as it is printed: it stands alone, with every part that it refers to, by name.
  var text: String {
    var parts: [String: Schema] = [:]
    var open = schema.parts
    while let part = open.popLast() {
      guard parts[part.name] == nil else { continue }
      let schema = part.schema()
      parts[part.name] = schema
      open += schema.parts
    }
    var members: [(key: String, value: SchemaNode)] = [
      ("$schema", .text(AnswerSchemas.draft)), ("$id", .text(identifier)),
      ("title", .text(title)), ("description", .text(words)),
    ]
    members += schema.bareMembers
    if !parts.isEmpty {
      let known = parts.sorted { $0.key < $1.key }
      members.append(("$defs", .object(known.map { ($0.key, .object($0.value.members)) })))
    }
    return SchemaNode.object(members).text() + "\n"
  }

  /// The schema's `$id`.
  var identifier: String { "urn:keyline:\(name)" }
}

extension Field {
  /// The field in which an answer names its shape.
  static func shape(_ name: String) -> Field {
    .constant("schema", AnswerShape.title(of: name))
  }
}

extension JSONWriter {
  /// An object that names its shape first.
  mutating func answer(
    _ shape: AnswerShape, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    try object { json in
      json.field("schema", shape.title)
      try body(&json)
    }
  }
}
