/// Shapes of verbs that write files, set git up, or look after a store; and of errors.
extension AnswerShape {
  static let export = AnswerShape(
    "export", "A document of a revision: `keyline export --json`.",
    .text("revision", "The revision's id."),
    .text("path", "The document's path."),
    .count("bytes", "How long it is."),
    .text("sha256", "64 hexadecimal digits of its bytes."),
    .text("output", "The file it was written to; null: none.").orNull,
    .text("text", "The document, unless it was written to a file; null where it is not UTF-8.")
      .orNull.optional)

  static let site = AnswerShape(
    "site", "Pages that were written: `keyline site --json`.",
    .text("folder", "The folder."),
    .count("pages", "Files in it."))

  static let serve = AnswerShape(
    "serve", "Where the viewer is: the line `keyline serve --json` begins with.",
    .text("address", "The address to open."))

  static let git = AnswerShape(
    "git", "Git's settings: `keyline git install --json` and `uninstall`.",
    .word("done", "What was done.", of: ["installed", "uninstalled"]),
    .text("attributes", "The file of attributes."))

  static let tidy = AnswerShape(
    "tidy", "What only saving had changed: `keyline tidy --json`.", oneOf: ["tidied", "untidy"],
    .count("checked", "Files that were looked at."),
    .texts("tidied", "The files that were tidied.").optional,
    .texts("untidy", "The files that are to be tidied; with --check, in place of tidied.")
      .optional)

  static let verify = AnswerShape(
    "verify", "The store against its hashes: `keyline verify --json`.",
    .flag("isIntact", "Everything is as it was written."),
    .texts("problems", "What is not, in words."),
    .count("revisions", "Revisions."),
    .count("artifacts", "Contents of documents."),
    .count("derived", "Revisions whose computed rows were hashed again."),
    .count("layouts", "Layouts that were solved again."),
    .count("skipped", "Scenes that another engine recorded, which are not comparable."),
    .count(
      "foreignViews",
      "Views of the query contract that another Keyline made; `migrate` makes them anew."),
    .part("outdated", .outdated))

  static let rebuild = AnswerShape(
    "rebuild", "Frames and findings computed again: `keyline rebuild --json`.",
    .count("revisions", "Revisions that were done."),
    .count("remaining", "Revisions left when it was stopped."),
    .part("work", .work))

  static let backup = AnswerShape(
    "backup", "A copy of the store: `keyline backup --json`.",
    .text("file", "The copy's path."))

  static let restore = AnswerShape(
    "restore", "A store out of a backup: `keyline restore --json`.",
    .text("file", "The store's path."),
    .count("revisions", "Its revisions."))

  static let gc = AnswerShape(
    "gc", "Rows that no revision needs: `keyline gc --json`.",
    .flag("isDry", "Nothing was deleted."),
    .count("rows", "How many."),
    .count("bytes", "What they take."),
    .count("fileBytesBefore", "The size of the store's file before."),
    .count("fileBytesAfter", "The size after."))

  static let migrate = AnswerShape(
    "migrate", "A store brought up to date: `keyline migrate --json`.",
    .count("versionBefore", "The version of its tables before."),
    .count("versionAfter", "The version after."),
    .flag(
      "renewsViews",
      "The views of the query contract were another Keyline's and are this one's now."))

  static let stats = AnswerShape(
    "stats", "How large the store is: `keyline stats --json`.",
    .count("bytes", "The size of its file."),
    .count("revisions", "Revisions."),
    .count("documents", "Documents."),
    .list(
      "tables", "The tables and indexes.",
      .text("name", "The table's name."),
      .count("bytes", "What it takes.")))

  static let doctor = AnswerShape(
    "doctor", "The settings that the store's safety stands on: `keyline doctor --json`.",
    .flag("isSafe", "All of them are as they should be."),
    .byName("settings", "Each setting in words, by its name.", of: .text),
    .texts("notes", "Faults of this machine's SQLite, and what to do."))

  static let manual = AnswerShape(
    "manual", "Manual pages: `keyline manual --json`.",
    .text("folder", "The folder."),
    .count("pages", "Pages that were written."))

  static let schemas = AnswerShape(
    "schemas", "The shapes there are: `keyline schema --json`.",
    .list(
      "verbs", "In the order of `keyline help`.",
      .text("verb", "The verb, with its part where it has some."),
      .texts("shapes", "The shapes of its answers.")),
    .text("failure", "The shape of any verb's answer whose exit code is 2."))

  static let declarations = AnswerShape(
    "declarations", "The file that `keyline overrides suggest` prints: keyline.overrides.json.",
    whole: .object(
      .byName("classes", "By the class's name.", of: .part(.declaredView)).optional,
      .byName("views", "By the view's id.", of: .part(.declaredView)).optional,
      .byName(
        "images", "By the image's name.",
        of: .object(
          .number("width", "In points."),
          .number("height", "In points."))
      ).optional,
      .byName(
        "fonts", "By the font's PostScript name.",
        of: .object(
          .number("ascender", "In parts of the font's size."),
          .number("descender", "In parts of the font's size."),
          .number("lineGap", "In parts of the font's size.").optional,
          .number("averageAdvance", "Of characters that are not listed.").optional,
          .byName("advances", "By the character.", of: .number).optional,
          .object(
            "kerning",
            .texts("left", "The characters of each class before."),
            .texts("right", "The characters of each class after."),
            .list("values", "Row by row.", of: .number)
          ).optional)
      ).optional))

  static let error = AnswerShape(
    "error", "Why it could not be done: the answer of any verb with --json whose exit code is 2.",
    together: [("format", ["position"]), ("position", ["format"])],
    .text("error", "One sentence."),
    .text("format", "The visual format that could not be read.").optional,
    .integer("position", "The character in it, from 1.", from: 1).optional)
}

extension SchemaPart {
  static let declaredView = SchemaPart("declaredView") {
    .object(
      "Sizes that a document does not hold.",
      .number("width", "Points across.").optional,
      .number("height", "Points down.").optional,
      .object(
        "alignmentInsets", "From the frame to the alignment rectangle, in points.",
        .number("top"),
        .number("left"),
        .number("bottom"),
        .number("right")
      ).optional,
      .number("firstBaseline", "Points from the top to the first baseline.").optional,
      .number("lastBaseline", "Points from the bottom to the last baseline.").optional,
      .flag("flips", "It mirrors its content from right to left.").optional)
  }
}
