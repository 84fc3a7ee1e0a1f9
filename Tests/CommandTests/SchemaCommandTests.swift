import Foundation
import Testing

/// `keyline schema`: what is printed, published and promised.
struct SchemaCommandTests {
  private struct Command: Decodable {
    struct Argument: Decodable { var names: [Name]? }
    struct Name: Decodable { var name: String }
    struct Dump: Decodable { var command: Command }
    var commandName: String
    var arguments: [Argument]?
    var subcommands: [Command]?

    /// Commands that take `--json`, in the words with which they are called.
    func speakingJSON(below path: [String] = []) -> [String] {
      let takesIt = (arguments ?? []).contains { $0.names?.contains { $0.name == "json" } ?? false }
      return (takesIt ? [path.joined(separator: " ")] : [])
        + (subcommands ?? []).flatMap { $0.speakingJSON(below: path + [$0.commandName]) }
    }
  }

  @Test func `every verb that takes --json has shapes, and every shape has a verb`() throws {
    try Keyline.inFolder { keyline in
      let dump = try JSONDecoder().decode(
        Command.Dump.self, from: keyline.run("--experimental-dump-help").bytes)
      let verbs = dump.command.speakingJSON()
      #expect(verbs.count > 50)
      let listed = try #require(
        keyline.run("schema", "--json").json?["verbs"] as? [[String: Any]])
      #expect(Set(listed.compactMap { $0["verb"] as? String }) == Set(verbs))
      let shapes = listed.flatMap { $0["shapes"] as? [String] ?? [] } + ["error"]
      let files = try FileManager.default.contentsOfDirectory(atPath: JSONSchema.folder.path)
      #expect(Set(shapes.map { "\($0).json" }) == Set(files))
    }
  }

  @Test func `a shape is printed as the file in docs, byte for byte`() throws {
    try Keyline.inFolder { keyline in
      for name in try FileManager.default.contentsOfDirectory(atPath: JSONSchema.folder.path) {
        let file = try Data(contentsOf: JSONSchema.folder.appending(path: name))
        let shape = name.replacing(".json", with: "")
        let title = try #require(try JSONSchema(name).title)
        #expect(title.hasPrefix("keyline.\(shape)/"))
        let printed = try keyline.run("schema", title).bytes
        #expect(
          printed == file,
          "\(name): KEYLINE_RENEW_SCHEMAS=1 swift test --filter SchemaVersionTests")
      }
      let status = try Data(contentsOf: JSONSchema.folder.appending(path: "status.json"))
      #expect(try keyline.run("schema", "status").bytes == status)
    }
  }

  @Test func `a verb with several shapes has one schema that stands alone`() throws {
    try Keyline.inFolder { keyline in
      let schema = try JSONSchema(bytes: keyline.run("schema", "devices").bytes)
      for arguments in [["devices"], ["devices", "--matrix", "default"]] {
        let run = try keyline.start(arguments + ["--json"])
        run.process.waitUntilExit()
        let answer = try #require(try run.outcome().json)
        #expect(schema.problems(answer) == [])
      }
      let other = try #require(try keyline.run("explain", "--json").json)
      #expect(!schema.problems(other).isEmpty)
    }
  }

  @Test func `an unknown verb is exit 2 with the nearest one`() throws {
    try Keyline.inFolder { keyline in
      let outcome = try keyline.run("schema", "chekc")
      #expect(outcome.code == 2)
      #expect(outcome.err.contains("did you mean \"check\"?"))
      #expect(try keyline.run("schema", "keyline.check/9").code == 2)
    }
  }

  @Test func `a word of JSON Schema that is not checked is refused`() throws {
    let schema = Data(#"{"type":"object","properties":{"a":{"pattern":"x"}}}"#.utf8)
    #expect(throws: JSONSchema.Unknown(words: ["pattern"])) { try JSONSchema(bytes: schema) }
  }
}
