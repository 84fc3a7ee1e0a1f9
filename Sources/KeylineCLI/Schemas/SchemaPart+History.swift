import LayoutModel

/// Parts that answers about revisions and merges share.
extension SchemaPart {
  static let revision = SchemaPart("revision") {
    .object(
      "A recorded state of all documents.",
      .text("id", "64 hexadecimal digits."),
      .texts(
        "parents",
        """
        The ids of the revisions it continues: first that of its own branch, then a merged \
        one; empty for the first revision.
        """
      ),
      .text("author", "Who recorded it."),
      .integer("time", "Seconds since 1970, UTC."),
      .text("date", "The same for people, in UTC."),
      .text("message", "What changed and why, in the author's words."),
      .integer("sequence", "Its place on its branch, from 1.", from: 1),
      .text("commit", "The git commit it was made of; left out for one that was recorded here.")
        .optional)
  }

  static let document = SchemaPart("document") {
    .object(
      "What a revision did to a document.",
      .text("path", "The document's path."),
      .part("edit", .edit),
      .text("notSolved", "Why it has no layouts; null when it has.").orNull)
  }

  static let edit = SchemaPart("edit") {
    .word(
      """
      What happened to the document; redeclared: its bytes stayed, what is declared for it did \
      not.
      """,
      of: ["added", "changed", "removed", "redeclared"])
  }

  static let lookalikes = SchemaPart("lookalikes") {
    .list(
      "Paths that are alike but for case or Unicode normal form; left out where there are none.",
      of: .list(of: .text))
  }

  static let work = SchemaPart("work") {
    .object(
      "What was computed.",
      .count("solved", "Scenes that were solved."),
      .count(
        "reused", "Scenes that did not have to be, for nothing that decides them had changed."),
      .count("layouts", "Layouts that were computed: scenes times configurations."))
  }

  static let outdated = SchemaPart("outdated") {
    .list(
      """
      Frames and findings in the store that another engine computed; `keyline rebuild` renews \
      them.
      """,
      of: .object(
        "Answers of one other engine.",
        .text("engine", "The engine that computed them."),
        .count("revisions", "The revisions that hold such.")))
  }

  static let structure = SchemaPart("structure") {
    .object(
      "An edit of a document.", together: Field.located,
      .word("kind", "What was edited, and how.", of: StructureChange.Kind.allCases.map(\.rawValue)),
      .text("scene", "The id of the scene's root view.").orNull,
      .text("object", "The id of what was edited.").orNull,
      .text("attribute", "Which value of it was edited.").orNull,
      .text("before", "The value before.").orNull,
      .text("after", "The value after.").orNull,
      .text("text", "The edit in words."),
      .location)
  }

  static let frames = SchemaPart("frames") {
    .object(
      "Frames that changed alike.",
      .text("text", "The change in words."),
      .texts("views", "The ids of the views."),
      .texts("configurations", "The configurations on which they changed so."),
      .list(
        "delta", "The common change of x, y, width and height, in points.", of: .number,
        exactly: 4),
      .number("suspicion", "How much it looks unintended, 0 to 6.", from: 0, to: 6),
      .flag("isBelowPoint", "No side changed by a point."))
  }

  static let changedDocument = SchemaPart("changedDocument") {
    .object(
      "A document that differs.",
      .text("path", "The document's path."),
      .part("edit", .edit),
      .text("notSolved", "Why it has no layouts; null when it has.").orNull,
      .list("structure", "What was edited.", of: .part(.structure)),
      .list(
        "scenes", "The scenes whose frames differ.",
        of: .object(
          "A scene whose frames differ.",
          .text("scene", "The id of the scene's root view."),
          .text("title", "What a person calls it."),
          .flag("isNew", "The base does not have it."),
          .list("frames", "How its frames changed, alike ones together.", of: .part(.frames)))))
  }

  static let conflictEdit = SchemaPart("conflictEdit") {
    .object(
      "Who made a side of a conflict.",
      .text("revision", "The revision's id; of git, the commit's."),
      .text("author", "Who recorded it."),
      .integer("time", "Seconds since 1970, UTC."),
      .text("title", "The first line of the message."))
  }

  static let conflictKind = SchemaPart("conflictKind") {
    .word(
      """
      value: each side set another value; deleted-and-edited: one deleted what the other edited; \
      moved: each moved it elsewhere; order: both changed the order of a list; replaced: each \
      put another object in the same place; layout: the merged layout does not hold, or is \
      worse.
      """,
      of: MergeConflict.Kind.allCases.map(\.rawValue))
  }

  static let kept = SchemaPart("kept") {
    .word("The side that the merged document has for now.", of: MergeSide.allCases.map(\.rawValue))
  }

  static let named = SchemaPart("named") {
    .object(
      .text("name", "The name."),
      .text("revision", "The revision's id; null for a branch without revisions.").orNull,
      .flag("isCurrent", "Commits go to this branch."))
  }

  static let entry = SchemaPart("entry") {
    .object(
      "A revision with what it did.",
      .part("revision", .revision),
      .texts("branches", "Branches that end there."),
      .texts("tags", "Tags that name it."),
      .texts("paths", "The documents it changed."),
      .regressions)
  }

  static let view = SchemaPart("view") {
    .object(
      "A view that a selector describes.", together: Field.located,
      .text("revision", "The id of the revision; left out where one was asked about.").optional,
      .text("document", "The document's path."),
      .text("scene", "The id of the scene's root view."),
      .text("view", "The view's id."),
      .text("name", "What a person calls it."),
      .location,
      .list(
        "places", "Where it was found, in the order of the configurations.",
        .text("configuration", "The configuration's name."),
        .part("frame", .frame),
        .part("absoluteFrame", .frame, "The frame in the scene's root view.")))
  }
}

extension Field {
  static let comparison: Field = .fields(
    .count("configurations", "How many configurations each scene was solved for."),
    .list("documents", "The documents that differ, by path.", of: .part(.changedDocument)),
    .list("regressions", "What became of findings, the worst first.", of: .part(.regression)),
    .count("kept", "Findings that stayed as they were."),
    .part("found", .found),
    .part("work", .work))

  /// A conflict of a merge, after the field that says where it is.
  static func conflict(_ place: Field) -> Field {
    .fields(
      place,
      .part("kind", .conflictKind),
      .text("object", "The id of the object; null for a whole document or a layout.").orNull,
      .text("property", "Which value of it is contested; null where it is the object itself.")
        .orNull,
      .text("ours", "Our value; null where it is absent.").orNull,
      .text("theirs", "Their value; null where it is absent.").orNull)
  }

  /// Who made each side of a conflict.
  static let conflictEdits: Field = .fields(
    .part("oursEdit", .conflictEdit, "Who made our side, where history tells.").optional,
    .part("theirsEdit", .conflictEdit, "Who made their side, where history tells.").optional)
}
