import ArgumentParser

/// `keyline schema`: the JSON Schemas of what verbs print.
struct SchemaVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of what a verb prints with --json.",
    discussion: """
      EXAMPLES
        keyline schema                     verbs, and the shapes of their answers
        keyline schema check
        keyline schema overrides fonts
        keyline schema \(AnswerShape.check.title)     a shape by what "schema" says in an answer

      Every answer names its shape and the shape's version. What programs rely on (a
      field, its type, its meaning, the words it can have) changes with the version
      only.
      """)

  @Argument(help: ArgumentHelp("A verb or a shape; all are listed without one.", valueName: "verb"))
  var words: [String] = []

  @OptionGroup(title: "Output") var common: CommonOptions

  func answer(on console: Console) async throws {
    if !words.isEmpty {
      try console.write(AnswerSchemas.text(named: words.joined(separator: " ")).utf8)
    } else if common.json {
      try list(on: console)
    } else {
      for (verb, shapes) in AnswerSchemas.verbs {
        try console.print("\(padded(verb, 18)) \(shapes.map(\.name).joined(separator: ", "))")
      }
      try console.print("\(padded("any, exit 2", 18)) \(AnswerSchemas.failure.name)")
    }
  }

  private func list(on console: Console) throws {
    try console.json(.schemas) { json in
      json.objects("verbs", AnswerSchemas.verbs) { json, line in
        json.field("verb", line.verb)
        json.field("shapes", line.shapes.map(\.name))
      }
      json.field("failure", AnswerSchemas.failure.name)
    }
  }
}
