import LayoutModel

/// Shapes of verbs that need no store: layouts, sweeps, lints and languages.
extension AnswerShape {
  static let layout = AnswerShape(
    "layout",
    "Frames: the whole answer of `keyline solve --json`, or one line of `--format jsonl`.",
    whole: .choice([
      .object(
        "The whole answer.",
        .shape("layout"),
        .list(
          "layouts", "One for each scene and configuration, in the order of the documents.",
          of: .choice([
            .part(.layout),
            .part(.unsolved),
          ])),
        .object(
          "proofs", "What an independent checker proved; with --certify.",
          .count("systems", "Systems of linear constraints that scenes became."),
          .count("answers", "Answers that were judged."),
          .count("certified", "Answers proved feasible, and best at every priority."),
          .count("contradictions", "Contradictions in those answers."),
          .count("certifiedContradictions", "Contradictions that were proved."),
          .count("parts64", "Parts of systems that were solved in 64 bits."),
          .count("parts128", "Parts that needed 128 bits."),
          .count("partsUnlimited", "Parts that needed unlimited numbers."),
          .texts("flaws", "What failed proofs lacked; empty unless there is a fault in Keyline.")
        ).optional,
        .schema("interrupted", .yes("It was stopped before all was done.")).optional),
      .part(.layout),
      .part(.unsolved),
    ]))

  static let report = AnswerShape(
    "report", "What answers rest on: `keyline solve --report --json`.",
    .list(
      "documents", "One for each document.",
      .text("document", "The document's path, as given."),
      .text("error", "Why it has no layouts; null when it has.").orNull,
      .list("report", "What concerns the whole document.", of: .part(.reportLine)),
      .list(
        "scenes", "The scenes; left out for a document without layouts.",
        .text("scene", "The id of the scene's root view."),
        .text("title", "What a person calls it."),
        .list("report", "What concerns this scene.", of: .part(.reportLine))
      ).optional))

  static let sweep = AnswerShape(
    "sweep", "A screen along all widths, heights or text sizes: `keyline sweep --json`.",
    .text("document", "The document's path, as given."),
    .count("remaining", "Scenes that were left when it was stopped."),
    .list(
      "scenes", "One for each scene and pair of size classes.",
      .text("root", "The id of the scene's root view."),
      .text("title", "What a person calls it."),
      .text("configuration", "The configuration that is held but for what moves."),
      .word("moving", "What moves.", of: ["width", "height", "text size"]),
      .part("from", .place, "Where it begins."),
      .part("to", .place, "Where it ends."),
      .flag("complete", "All of the way was followed."),
      .list(
        "spans", "What is wrong where.",
        of: .object(
          "Something that is wrong from one place to another.", together: Field.located,
          .part("rule", .rule),
          .part("code", .ruleCode),
          .part("severity", .severity),
          .text("view", "The view's id; null for contradictions.").orNull,
          .text("message", "One sentence, for findings of the worst place."),
          .location,
          .part("from", .end, "Where it begins."),
          .part("to", .end, "Where it ends."))),
      .list(
        "breakpoints", "The places, in order.",
        of: .object(
          "A place at which the layout changes its behaviour.",
          .placeOnWay,
          .list(
            "changes", "What changes there.",
            of: .choice([
              change(
                "slope",
                motion,
                .text("before", "Points for each point of the way, before, as a fraction: 1/2."),
                .text("after", "Points for each point of the way, after, as a fraction.")),
              change(
                "jump",
                motion,
                .number("before", "The value before, in points."),
                .number("after", "The value after, in points.")),
              change("begins", .count("span", "Which of the spans, from 0.")),
              change("ends", .count("span", "Which of the spans, from 0.")),
            ])))),
      .list(
        "pixelSteps", "Where views go by steps of a pixel.",
        of: .object(
          "A range on which rounding to pixels makes a view go by steps.",
          .text("view", "The view's id."),
          .part("from", .place, "Where it begins."),
          .part("to", .place, "Where it ends.")))))

  static let lint = AnswerShape(
    "lint", "What good layouts avoid: `keyline lint --json`.",
    .count("documents", "Documents that were looked at."),
    .list(
      "lints", "What was found, in the order of the documents.",
      .word(
        "lint", "The habit; `keyline lint --help` lists them.",
        of: LintKind.allCases.map(\.rawValue)),
      .word("code", "Its number.", of: LintKind.allCases.map(\.code)),
      .text("document", "The document's path, as given."),
      .text("scene", "The id of the scene's root view."),
      .text("object", "The id of the view or constraint."),
      .text("message", "One sentence for people."),
      .part("line", .line),
      .part("column", .column)))

  static let languages = AnswerShape(
    "languages", "Screens in every language: `keyline languages --json`.",
    .count("layouts", "Layouts that were solved."),
    .flag("fails", "A screen is spoilt in a language; exit is 1."),
    .list("accepted", "Findings that were accepted.", of: .part(.acceptedFinding)),
    .list(
      "documents", "One for each document.",
      .text("path", "The document's path, as given."),
      .list(
        "languages", "What the tables of each language have.",
        .text("language", "The language, as de or pt-BR."),
        .texts("tables", "The paths of the tables asked."),
        .list(
          "missing", "Texts that no table has.",
          .text("key", "The key in the tables."),
          .text("text", "The document's own text."),
          .part("line", .line)),
        .list(
          "outdated",
          "Translations of a text that has changed since.", of: .part(.tableNote)),
        .list(
          "unfinished", "Translations that are not finished, and keys given twice.",
          of: .part(.tableNote)),
        .list("stale", "Keys of objects that the document has no more.", of: .part(.tableNote))),
      .list(
        "screens", "Each screen in each language.",
        .text("scene", "The id of the scene's root view."),
        .text("title", "What a person calls it."),
        .text("language", "The language."),
        .count("missing", "Texts that no table has."),
        .count("stale", "Entries that are stale, outdated or not finished."),
        .count("truncated", "Views whose text is cut short."),
        .count("wrapped", "Views whose text takes more lines than in the document's language."),
        .count("overlapping", "Pairs of views that are in each other's way."),
        .list(
          "findings", "What is found with the translation and not without it.",
          .part("finding", .finding),
          .part("entry", .tableNote, "The entry behind it, where there is one.").optional))),
    .problems)

  private static func change(_ word: String, _ fields: Field...) -> Schema {
    .object(nil, fields: [.constant("change", word)] + fields)
  }

  private static let motion: Field = .fields(
    .text("view", "The view's id."),
    .word("quantity", "The side.", of: ["x", "y", "width", "height"]))
}

extension SchemaPart {
  static let tableNote = SchemaPart("tableNote") {
    .object(
      "An entry of a table that somebody should look at.",
      .text("key", "The key."),
      .text("table", "The table's path."),
      .part("line", .line, "The line in the table, from 1."),
      .part("column", .column),
      .text("reason", "What is the matter."))
  }
}
