import LayoutModel

/// The JSON Schemas of what verbs print with `--json`; `docs/schemas` has the same.
enum AnswerSchemas {
  static let draft = "https://json-schema.org/draft/2020-12/schema"

  /// The shape of every verb's answer when its exit code is 2.
  static let failure = AnswerShape.error

  /// The shapes of each verb, in the order of the help.
  static let verbs: [(verb: String, shapes: [AnswerShape])] = [
    ("check", [.check, .checkLine]),
    ("findings", [.findings]),
    ("accept", [.accept, .prune]),
    ("baseline write", [.baseline]),
    ("lint", [.lint]),
    ("languages", [.languages]),
    ("sweep", [.sweep]),
    ("explain", [.rules, .conflicts]),
    ("config", [.config]),
    ("solve", [.layout, .report]),
    ("preview", [.preview]),
    ("why", [.why]),
    ("trace", [.trace]),
    ("fit", [.fit]),
    ("exercise", [.exercise]),
    ("propose", [.propose]),
    ("init", [.newStore]),
    ("commit", [.commit]),
    ("import", [.importReport]),
    ("status", [.status]),
    ("log", [.log, .heads]),
    ("show", [.show, .alignment]),
    ("export", [.export]),
    ("tag", [.tags]),
    ("branch", [.branches]),
    ("switch", [.branches]),
    ("diff", [.diff]),
    ("query", [.views, .rows, .viewLine]),
    ("history", [.history, .first]),
    ("blame", [.blame]),
    ("bisect", [.bisect]),
    ("site", [.site]),
    ("serve", [.serve]),
    ("git install", [.git]),
    ("git uninstall", [.git]),
    ("merge", [.treeMerge, .mergeAbort]),
    ("resolve", [.resolve]),
    ("cherry-pick", [.treeMerge]),
    ("revert", [.treeMerge]),
    ("undo", [.treeMerge]),
    ("merge-file", [.merge]),
    ("tidy", [.tidy]),
    ("visual", [.visual]),
    ("fmt", [.fmt, .layoutTree]),
    ("convert", [.convert]),
    ("states", [.states]),
    ("tween", [.tween]),
    ("devices", [.devices, .matrix]),
    ("overrides suggest", [.declarations]),
    ("overrides check", [.overrides]),
    ("overrides fonts", [.fonts]),
    ("calibrate", [.calibrate]),
    ("fidelity", [.fidelity]),
    ("verify", [.verify]),
    ("rebuild", [.rebuild]),
    ("backup", [.backup]),
    ("restore", [.restore]),
    ("gc", [.gc]),
    ("migrate", [.migrate]),
    ("stats", [.stats]),
    ("doctor", [.doctor]),
    ("schema", [.schemas]),
    ("manual", [.manual]),
  ]

  /// The answer of `keyline schema` for a word: a verb, a shape, its name and version, or its `$id`.
  ///
  /// A verb whose answers have several shapes gets one schema that holds all of them.
  static func text(named word: String) throws -> String {
    let shapes = verbs.filter { $0.verb == word || $0.verb.hasPrefix(word + " ") }
      .flatMap(\.shapes)
    if !shapes.isEmpty { return text(ofOneOf: shapes, named: word) }
    let known = verbs.flatMap(\.shapes) + [failure]
    if let shape = known.first(where: { [$0.name, $0.title, $0.identifier].contains(word) }) {
      return shape.text
    }
    let names = verbs.map(\.verb) + known.map(\.name)
    let hint =
      nearestWord(to: word, among: names).map { "did you mean \"\($0)\"?" }
      ?? "`keyline schema` lists them"
    throw CommandError.needsOne("no verb or shape is named \"\(word)\"; \(hint)")
  }

  private static func text(ofOneOf shapes: [AnswerShape], named verb: String) -> String {
    var distinct: [AnswerShape] = []
    for shape in shapes where !distinct.contains(where: { $0.name == shape.name }) {
      distinct.append(shape)
    }
    if distinct.count == 1 { return distinct[0].text }
    let references = distinct.map { "    { \"$ref\": \"\($0.identifier)\" }" }
    let parts = distinct.map { shape in
      let lines = shape.text.split(separator: "\n")
      return "    \"\(shape.name)\": " + lines.joined(separator: "\n    ")
    }
    return """
      {
        "$schema": "\(draft)",
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
}
