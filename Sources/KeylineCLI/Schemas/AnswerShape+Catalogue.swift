/// Shapes of verbs that need no store: rules, devices, settings, declarations and measurements.
extension AnswerShape {
  static let rules = AnswerShape(
    "rules", "What findings mean: `keyline explain --json`.",
    .list(
      "rules", "The rules asked for.",
      .part("code", .ruleCode),
      .part("rule", .rule),
      .text("meaning", "What it is."),
      .text("cause", "Why it happens."),
      .text("remedy", "How to mend it.")))

  static let conflicts = AnswerShape(
    "conflicts", "Contradictions in an app's log: `keyline explain --log --json`.",
    .list(
      "conflicts", "One for each contradiction of the log.",
      .integer("logLine", "The line of the log on which it begins, from 1.", from: 1),
      .text("document", "The path of the document that most of its constraints are in.").orNull,
      .text("scene", "The id of that scene's root view.").orNull,
      .list(
        "members", "Each constraint, in the order of the log.",
        .text("text", "The constraint as the log has it."),
        .text("id", "Its id in the document; null where no document has it.").orNull,
        .text("sentence", "The constraint in the document's words.").orNull,
        .text("origin", "Where it comes from, in words; null for one that somebody wrote.")
          .orNull,
        .line("line").orNull,
        .flag("broken", "The one that UIKit gave up.")),
      .texts(
        "minimal",
        "What of them already contradicts; empty where that happens on no configuration."),
      .text("configuration", "The configuration on which it does.").orNull,
      .text("cheapest", "The constraint that gives way least.").orNull,
      .number("givesWayBy", "By how many points.").orNull))

  static let devices = AnswerShape(
    "devices", "The known devices: `keyline devices --json`.",
    .list(
      "devices", "In the catalogue's order.",
      .text("id", "The name that options take."),
      .text("name", "What a person calls it."),
      .word("idiom", "The kind of device.", of: ["phone", "pad", "tv", "mac", "watch"]),
      .number("width", "Points across, upright."),
      .number("height", "Points down, upright."),
      .integer("scale", "Pixels for each point.", from: 1),
      .integer("year", "The year it came out."),
      .text("systems", "The first and last iOS.")))

  static let matrix = AnswerShape(
    "matrix", "The configurations of a matrix: `keyline devices --matrix NAME --json`.",
    .text("matrix", "The matrix's name."),
    .list("configurations", "In their order.", of: .part(.configuration)))

  static let config = AnswerShape(
    "config", "The settings that count: `keyline config --json`.",
    .list(
      "settings", "Every setting.",
      .text("name", "The setting, as keyline.toml names it."),
      .text("value", "Its value."),
      .text("origin", "The file it comes from; null for the usual value.").orNull),
    .texts("configurations", "The names of the configurations that follow from them."))

  static let overrides = AnswerShape(
    "overrides", "What a file declares: `keyline overrides check --json`.",
    .count("classes", "Classes."),
    .count("views", "Views."),
    .count("images", "Images."),
    .count("fonts", "Fonts."),
    .flag("systemFont", "It declares the system font."))

  static let fonts = AnswerShape(
    "fonts", "Where the metrics of fonts come from: `keyline overrides fonts --json`.",
    .list(
      "fonts", "By name.",
      of: .object(
        "A font that documents name.",
        together: [("file", ["registeredBy"]), ("registeredBy", ["file"])],
        .text("name", "The font's PostScript name."),
        .word(
          "source",
          """
          file: a font file of the tree; declared: keyline.overrides.json; published: \
          metrics that Keyline has; assumed: not found.
          """,
          of: ["file", "declared", "published", "assumed"]),
        .text("file", "The path of the font file; with source file only.").optional,
        .texts("registeredBy", "The Info.plist files that name it.").optional,
        .texts("documents", "The documents that name it."))),
    .texts("remarks", "What is wrong with the fonts of the tree."))

  static let fidelity = AnswerShape(
    "fidelity", "Solved frames beside recorded ones: `keyline fidelity --json`.",
    FidelityPrinter.answer.field)

  static let calibrate = AnswerShape(
    "calibrate", "Frames of the running app beside solved ones: `keyline calibrate --json`.",
    .list(
      "screens", "One for each screen measured.",
      .text("path", "The document's path."),
      .text("scene", "The id of the scene's root view."),
      .text("configuration", "The configuration it was measured on."),
      .count("views", "Views that both have."),
      .texts("missing", "Views of the document that the app did not show."),
      .count("foreign", "Views of the app that the document does not have."),
      .count("remaining", "Views that still differ once what was measured is declared."),
      .list(
        "differences", "Views that differ by more than half a point.",
        .text("view", "The view's id."),
        .text("cause", "Why, in words."),
        .part("measured", .frame, "The frame that the app had."),
        .part("solved", .frame, "The solved frame."),
        .part("line", .line, "The line of the measurements, from 1."),
        .part("column", .column))),
    .text("written", "The file that was written with --write; null where none was.").orNull)

  static let preview = AnswerShape(
    "preview", "What was drawn: `keyline preview --json`, which draws to a file only.",
    .text("document", "The document's path, as given."),
    .text("output", "The file written; null: none.").orNull,
    .list(
      "pictures", "The screens there are to draw.",
      .text("scene", "The id of the scene's root view."),
      .text("title", "What a person calls it."),
      .text("file", "The file written; with -o only.").optional))
}
