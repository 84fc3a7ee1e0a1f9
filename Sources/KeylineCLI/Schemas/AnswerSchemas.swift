import LayoutModel

/// The JSON Schemas of what verbs print with `--json`, as `docs/schemas` has them.
enum AnswerSchemas {
  /// The shape of every verb's answer when its exit code is 2.
  static let failure = "error"

  /// The schema of a shape; nil when there is no such shape.
  static func text(ofShape shape: String) -> String? {
    guard let found = SchemaData.texts.first(where: { $0.shape == shape }) else { return nil }
    let text = "\(found.text)"
    guard !found.parts.isEmpty else { return text + "\n" }
    let parts = found.parts.map { number in
      let part = SchemaData.parts[number]
      return "    \"\(part.name)\": " + "\(part.text)".replacing("\n", with: "\n    ")
    }
    // The parts stand last: before the brace that ends the text, and the line feed before it.
    return text.dropLast(2) + ",\n  \"$defs\": {\n" + parts.joined(separator: ",\n") + "\n  }\n}\n"
  }

  /// What `keyline schema` prints for a word: a verb, a shape, or its name and version.
  ///
  /// A verb whose answers have several shapes gets one schema that holds all of them.
  static func text(named word: String) throws -> String {
    let shapes = SchemaData.verbs.filter { $0.verb == word || $0.verb.hasPrefix(word + " ") }
      .flatMap(\.shapes)
    if !shapes.isEmpty { return try text(ofOneOf: shapes, named: word) }
    let bare = word.hasPrefix("keyline.") ? word.dropFirst(8).prefix { $0 != "/" } : word[...]
    if let text = text(ofShape: String(bare)) {
      if word == bare || text.contains("\"title\": \"\(word)\"") { return text }
    }
    let known = SchemaData.verbs.map(\.verb) + SchemaData.texts.map(\.shape)
    let hint =
      nearestWord(to: word, among: known).map { "did you mean \"\($0)\"?" }
      ?? "`keyline schema` lists them"
    throw CommandError.needsOne("no verb or shape is named \"\(word)\"; \(hint)")
  }

  private static func text(ofOneOf shapes: [String], named verb: String) throws -> String {
    var distinct: [String] = []
    for shape in shapes where !distinct.contains(shape) { distinct.append(shape) }
    let texts = distinct.compactMap { text(ofShape: $0) }
    if texts.count == 1, let only = texts.first { return only }
    let references = distinct.map { "    { \"$ref\": \"\(identifier(of: $0))\" }" }
    let parts = zip(distinct, texts).map { shape, text in
      let lines = text.split(separator: "\n")
      return "    \"\(shape)\": " + lines.joined(separator: "\n    ")
    }
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "keyline \(verb)",
        "description": "What `keyline \(verb)` prints with --json: one of these shapes.",
        "oneOf": [
      \(references.joined(separator: ",\n"))
        ],
        "$defs": {
      \(parts.joined(separator: ",\n"))
        }
      }

      """
  }

  /// The `$id` of a shape's schema.
  private static func identifier(of shape: String) -> String { "urn:keyline:\(shape)" }
}
