import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline explain`: what a rule means.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: what it looks for, why it happens, how to mend it.",
    discussion: """
      EXAMPLES
        keyline explain overlap
        keyline explain L001
        keyline explain
      """)

  @Argument(help: ArgumentHelp("A rule's name or number; all without one.", valueName: "rule"))
  var rule: String?

  @OptionGroup(title: "Output") var common: CommonOptions

  func run() async throws {
    let console = common.console()
    let rules = try rule.map { [try RuleText.named($0)] } ?? RuleText.all
    if common.json {
      try console.json { json in
        json.object { json in
          json.field("schema", "keyline.rules/1")
          json.list("rules", rules) { json, text in
            json.object { json in
              json.field("code", text.rule.code)
              json.field("rule", text.rule.rawValue)
              json.field("meaning", text.meaning)
              json.field("cause", text.cause)
              json.field("remedy", text.remedy)
            }
          }
        }
      }
    } else if rule == nil {
      for text in rules {
        try console.print("\(text.rule.code) \(padded(text.rule.rawValue, 14)) \(text.meaning)")
      }
    } else {
      for text in rules {
        try console.print("\(text.rule.code) \(text.rule.rawValue, .bold)")
        try console.print("  what  \(text.meaning)")
        try console.print("  why   \(text.cause)")
        try console.print("  mend  \(text.remedy)")
      }
    }
    try console.finish()
  }
}
