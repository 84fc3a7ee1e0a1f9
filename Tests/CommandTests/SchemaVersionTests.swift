import Foundation
import Testing

/// The versions of shapes, against what programs rely on: fields, their types, the words they can have.
///
/// `contracts.txt` holds what the last release promised. A shape that breaks it needs the next
/// version; until the next release that version may change again.
/// `KEYLINE_RENEW_SCHEMAS=1 swift test --filter SchemaVersionTests` writes `docs/schemas` anew, and
/// `KEYLINE_RENEW_SCHEMAS=release` `contracts.txt` as well.
struct SchemaVersionTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "contracts.txt")
  private static let renewing = ProcessInfo.processInfo.environment["KEYLINE_RENEW_SCHEMAS"]

  @Test func `a shape changes with its version only`() throws {
    let current = try Self.contracts(printed())
    let committed = try Contracts(String(contentsOf: Self.file, encoding: .utf8))
    let broken = committed.shapes.keys.sorted().filter { name in
      guard let before = committed.shapes[name], let now = current.shapes[name] else { return true }
      return now.version == before.version
        && !committed.lines(of: name).isSubset(of: current.lines(of: name))
    }
    try #require(broken.isEmpty, "AnswerShape.versions: the next one for \(broken)")
    if Self.renewing == "release" {
      try current.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
  }

  @Test func `a new word, a field that goes and another type are changes`() throws {
    func lines(_ properties: String, required: String = "\"a\"") throws -> Set<String> {
      let schema = """
        {"title": "keyline.x/1", "type": "object", "properties": {\(properties)},
         "required": [\(required)], "additionalProperties": false}
        """
      return try Self.contracts([Data(schema.utf8)]).lines(of: "x")
    }
    let before = try lines(#""a": {"enum": ["b", "c"]}, "d": {"type": "string"}"#)
    let more = try lines(#""a": {"enum": ["b", "c"]}, "d": {"type": "string"}, "e": {}"#)
    #expect(before.isSubset(of: more))
    for changed in [
      try lines(#""a": {"enum": ["b", "c", "f"]}, "d": {"type": "string"}"#),
      try lines(#""a": {"enum": ["b", "c"]}"#),
      try lines(#""a": {"enum": ["b", "c"]}, "d": {"type": "number"}"#),
      try lines(#""a": {"enum": ["b", "c"]}, "d": {"type": "string"}"#, required: ""),
    ] {
      #expect(!before.isSubset(of: changed))
    }
  }

  /// What the command prints for every shape; written to `docs/schemas` where that is asked for.
  private func printed() throws -> [Data] {
    var printed: [Data] = []
    try Keyline.inFolder { keyline in
      let listed = try #require(
        keyline.run("schema", "--json").json?["verbs"] as? [[String: Any]])
      let names = Set(listed.flatMap { $0["shapes"] as? [String] ?? [] } + ["error"]).sorted()
      printed = try names.map { try keyline.run("schema", "urn:keyline:\($0)").bytes }
      guard Self.renewing != nil else { return }
      for old in try FileManager.default.contentsOfDirectory(atPath: JSONSchema.folder.path) {
        try FileManager.default.removeItem(at: JSONSchema.folder.appending(path: old))
      }
      for (name, schema) in zip(names, printed) {
        try schema.write(to: JSONSchema.folder.appending(path: "\(name).json"))
      }
    }
    return printed
  }

  private static func contracts(_ schemas: [Data]) throws -> Contracts {
    var contracts = Contracts()
    for data in schemas {
      contracts.add(
        try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]))
    }
    return contracts
  }
}
