import LayoutService

/// Shapes of verbs that record, join, compare and ask.
extension AnswerShape {
  static let newStore = AnswerShape(
    "init", "A new store: `keyline init --json`.",
    .text("store", "The store's path."))

  static let commit = AnswerShape(
    "commit", "What was recorded: `keyline commit --json`.",
    .part("revision", .revision, "The revision; null where nothing had changed.").orNull,
    .list("documents", "The documents that changed, by path.", of: .part(.document)),
    .part("lookalikes", .lookalikes).optional,
    .list(
      "givenUp", "Scenes that would take too much work.",
      .text("path", "The document's path."),
      .text("scene", "The id of the scene's root view."),
      .count("line", "The line of the document where the scene begins.")),
    .list(
      "refused", "Frames too large to be stored.",
      .text("path", "The document's path."),
      .text("scene", "The id of the scene's root view."),
      .text("view", "The view's id."),
      .texts("configurations", "On which configurations.")),
    .count("configurations", "How many configurations each scene was solved for."),
    .part("work", .work),
    .part("found", .found),
    .regressions)

  static let importReport = AnswerShape(
    "import", "What was recorded of a git history: `keyline import --json`.",
    .count("known", "Commits that the store had already."),
    .count("remaining", "Commits left when it was stopped."),
    .count("configurations", "How many configurations each scene was solved for."),
    .number("seconds", "How long it took."),
    .part("work", .work),
    .list(
      "revisions", "In the order in which they were recorded.",
      .part("revision", .revision),
      .text("origin", "The git commit's id."),
      .text("branch", "The branch it is on."),
      .list("documents", "The documents it changed, by path.", of: .part(.document)),
      .regressions),
    .part("lookalikes", .lookalikes).optional,
    .list("leftOut", "Branches and files that were left out.", of: .part(.problem)))

  static let status = AnswerShape(
    "status", "What a commit would record: `keyline status --json`.",
    .text("branch", "The branch that commits go to; null without a store.").orNull,
    .part("head", .revision, "Its newest revision; null while there is none.").orNull,
    .list(
      "undecided", "Documents of a merge with conflicts that nobody decided yet.",
      .text("path", "The document's path."),
      .count("conflicts", "How many conflicts are open.")
    ).optional,
    .list("documents", "The documents that differ, by path.", of: .part(.document)),
    .part("lookalikes", .lookalikes).optional,
    .count("unchanged", "Documents that do not differ."),
    .part("outdated", .outdated))

  static let tags = AnswerShape(
    "tags", "Tags: `keyline tag --json`.",
    .list("tags", "By name.", of: .part(.named)))

  static let branches = AnswerShape(
    "branches", "Branches: `keyline branch --json` and `keyline switch --json`.",
    .list("branches", "By name.", of: .part(.named)))

  static let treeMerge = AnswerShape(
    "tree-merge",
    "A merge of whole states: `merge`, `cherry-pick`, `revert` and `undo` with --json.",
    .part(
      "revision", .revision,
      "What was recorded; null where conflicts are open, or with --dry-run."
    ).orNull,
    .flag("upToDate", "There was nothing to do."),
    .flag("written", "Documents were written to the disk."),
    .list(
      "documents", "The documents that differ from HEAD, by path.",
      .text("path", "The document's path."),
      .word("edit", "A: added; M: changed; D: deleted.", of: ["A", "M", "D"])),
    .list(
      "conflicts", "What both sides changed.",
      .conflict(.text("path", "The document's path.")),
      .part("kept", .kept),
      .conflictEdits,
      .text("sentence", "The conflict in words.")),
    .regressions)

  static let mergeAbort = AnswerShape(
    "merge-abort", "A merge that was given up: `keyline merge --abort --json`.",
    .texts("documents", "The documents that are as in HEAD again."))

  static let merge = AnswerShape(
    "merge", "A merge of one document: `keyline merge-file --json`.",
    .text("path", "The document's path."),
    .list(
      "conflicts", "What both sides changed.",
      .part("kind", .conflictKind),
      .text("object", "The id of the object; null for a whole document or a layout.").orNull,
      .text("name", "What a person calls it."),
      .text("property", "Which value of it is contested; null where it is the object itself.")
        .orNull,
      .part("base", .version, "In the common ancestor."),
      .part("ours", .version, "In our version."),
      .part("theirs", .version, "In their version."),
      .part("kept", .kept),
      .text("sentence", "The conflict in words.")))

  static let resolve = AnswerShape(
    "resolve", "What a merge left open: `keyline resolve --json`.",
    .count("open", "Conflicts that are not decided."),
    .list(
      "conflicts", "All conflicts of the merge, decided ones too.",
      .integer("number", "From 1; the same while the merge is under way.", from: 1),
      .conflict(.text("path", "The document's path.")),
      .conflictEdits,
      .flag("open", "It is not decided."),
      .text("sentence", "The conflict in words.")))

  static let log = AnswerShape(
    "log", "Revisions, newest first: `keyline log --json`.",
    .list("revisions", "Newest first.", of: .part(.entry)))

  static let heads = AnswerShape(
    "heads", "A signed note of the newest revisions: `keyline log --signed --json`.",
    .text("note", "The note; `keyline verify --signed` takes it."))

  static let show = AnswerShape(
    "show", "A revision: `keyline show --json`.",
    .part("entry", .entry),
    .object(
      "changes", "What it changed against its parent.",
      Records.comparison.field))

  static let diff = AnswerShape(
    "diff", "Two revisions compared: `keyline diff --json`.",
    .part("base", .revision, "The older one; null where it is no revision of the store.").orNull,
    .part("head", .revision, "The newer one; null for files on the disk and states of git.")
      .orNull,
    .text("comparedWith", "The base in words, where it is no revision of the store.").optional,
    Records.comparison.field)

  static let check = AnswerShape(
    "check", "What got worse: `keyline check --json`.",
    .part("base", .revision, "What was compared with; null without a store.").orNull,
    .text("comparedWith", "The same in words; null where there was nothing to compare with.")
      .orNull,
    .flag("gates", "The check failed: a regression or, without a base, an error is probable."),
    .count("documents", "Documents that were looked at."),
    .count("unchanged", "Those of them that are as in the base."),
    .count("configurations", "How many configurations each scene was solved for."),
    .regressions,
    .count("kept", "Findings that stayed as they were."),
    .list("findings", "Every finding where there is no base; empty with one.", of: .part(.finding)),
    .list("accepted", "Findings that were accepted.", of: .part(.acceptedFinding)),
    .list(
      "stale",
      "Acceptances that have expired or accept nothing any more; with --strict-acceptances.",
      of: .part(.acceptance)),
    .problems,
    .count("remaining", "Scenes left when it was stopped."),
    .part("work", .work))

  static let findings = AnswerShape(
    "findings", "What is wrong now: `keyline findings --json`.",
    .count("documents", "Documents that were looked at."),
    .count("configurations", "How many configurations each scene was solved for."),
    .list("findings", "Every finding that was asked for.", of: .part(.finding)),
    .list("accepted", "Findings that were accepted.", of: .part(.acceptedFinding)),
    .problems,
    .count("remaining", "Scenes left when it was stopped."))

  static let checkLine = AnswerShape(
    "check-line", "One line of `keyline check --format jsonl`.",
    whole: .choice([
      .object(
        "The first line.",
        .shape("check"),
        .constant("kind", "header"),
        .text("base", "The id of the revision compared with; null without a store.").orNull),
      .part(.regression),
      .part(.finding),
      .object(
        "The last line: without it the stream was cut off.",
        .shape("check"),
        .constant("kind", "summary"),
        .flag("gates", "The check failed."),
        .count("regressions", "Lines with regressions."),
        .count("findings", "Lines with findings."),
        .count("kept", "Findings that stayed as they were."),
        .count("remaining", "Scenes left when it was stopped.")),
    ]))

  static let accept = AnswerShape(
    "accept", "What was accepted: `keyline accept --json`.",
    .list("accepted", "One for each cause.", of: .part(.acceptance)))

  static let prune = AnswerShape(
    "prune", "Acceptances that were removed: `keyline accept --prune --json`.",
    .count("removed", "Lines that had expired or accepted nothing."),
    .count("left", "Lines that stay."))

  static let baseline = AnswerShape(
    "baseline", "Everything accepted at once: `keyline baseline write --json`.",
    .count("accepted", "Findings that were accepted, a line each."),
    .text("file", "The file they were written to."))

  static let rows = AnswerShape(
    "rows", "The answer to SQL: `keyline query --sql --json`.",
    .texts("columns", "The names of the columns."),
    .list(
      "rows", "Values in the order of the columns.",
      of: .list(
        of: .either([.plain, .list("A blob, byte by byte.", of: .integer("A byte.", from: 0))]))),
    .flag("isTruncated", "There are more rows than --limit."))

  static let views = AnswerShape(
    "views", "The answer to a selector: `keyline query --json`.",
    .list("views", "In the order of the documents.", of: .part(.view)))

  static let viewLine = AnswerShape(
    "view-line", "One line of `keyline query --format jsonl` with a selector.",
    whole: .choice([
      .part(.view)
    ]))

  static let history = AnswerShape(
    "history", "When a view changed: `keyline history --json`.",
    .text("document", "The document's path."),
    .text("view", "The view's id."),
    .text("name", "What a person calls it."),
    .list(
      "entries", "Newest first.",
      .part("revision", .revision),
      .part("edit", .edit, "What happened to the view."),
      .text(
        "movedFrom", "Where the document was before, in the revision that moved it as it was."
      ).optional,
      .texts("authors", "Who made the edit: of what a merge brought those who made it."),
      .list(
        "brought", "Of a merge: the revisions whose edits of the view it brought.",
        of: .part(.revision)),
      .list(
        "broughtCommits",
        "Of an imported merge: the commits of git whose edits of the view it brought, newest "
          + "first; they have no revisions. Where only its frame changed, those that edited the "
          + "document.",
        .text("commit", "The commit's id in git."), .text("author", "Name and address."),
        .integer("time", "Seconds since 1970, UTC."), .text("date", "The same as a date."),
        .text("message", "The first line of its message.")),
      .list("structure", "Edits of the view and of constraints on it.", of: .part(.structure)),
      .list(
        "frames", "Its frame before and after, on every configuration on which it changed.",
        .text("configuration", "The configuration's name."),
        .part("before", .frame, "The frame before; null where there was none.").orNull,
        .part("after", .frame, "The frame after; null where there is none.").orNull)))

  static let first = AnswerShape(
    "first", "Since when something holds of a frame: `keyline history --first --json`.",
    together: [("frame", ["stillHolds"]), ("stillHolds", ["frame"]), ("before", ["frame"])],
    .text("document", "The document's path."),
    .text("view", "The view's id."),
    .text("name", "What a person calls it."),
    .text("configuration", "The configuration's name."),
    .text("condition", "The condition."),
    .part("revision", .revision, "The first revision in which it holds; null: it never held.")
      .orNull,
    .part("frame", .frame, "The frame there; left out where it never held.").optional,
    .part("before", .frame, "The frame before; left out where the view was new.").optional,
    .flag("stillHolds", "It holds in the newest revision.").optional)

  static let bisect = AnswerShape(
    "bisect", "Since which revision something is so: `keyline bisect --json`.",
    .word(
      "outcome",
      """
      first: one was found; never: the newest says no; always: the oldest says yes already; \
      within: between two none can tell.
      """, of: Bisection.Outcome.words),
    .count("states", "Among how many revisions or commits it was looked for."),
    .count("asked", "How many of them were asked."),
    .list(
      "found", "The one that was found; the two ends where the outcome is within; else empty.",
      .text("id", "The revision's id, or the commit's."),
      .text("author", "Who made it."),
      .text("date", "When, in UTC."),
      .text("message", "Its message.")))

  static let blame = AnswerShape(
    "blame", "Who last changed each constraint or frame: `keyline blame --json`.",
    .text("document", "The document's path."),
    .part("at", .revision, "The revision that was looked at."),
    .text("configuration", "The configuration of the frames; null: constraints were asked for.")
      .orNull,
    .list(
      "lines", "In the order of the document.",
      of: .choice([
        .object(
          "A constraint.", together: Field.located,
          .text("scene", "The id of the scene's root view."),
          .text("constraint", "The constraint's id."),
          .text("text", "The constraint in words."),
          .location,
          .part("revision", .revision, "The revision that made it what it is.")),
        .object(
          "A frame.", together: Field.located,
          .text("scene", "The id of the scene's root view."),
          .text("view", "The view's id."),
          .text("text", "What a person calls it."),
          .part("frame", .frame),
          .location,
          .part("revision", .revision, "The revision that made it what it is.")),
      ])))
}

extension SchemaPart {
  static let version = SchemaPart("version") {
    .object(
      "A side of a conflict.",
      .text("value", "The value; null where it is absent.").orNull,
      .line("line", "The line of that side's document, from 1; null where it has none.").orNull)
  }
}
