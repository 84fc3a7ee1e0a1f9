import LayoutModel

/// Parts that answers about revisions and merges share.
extension SchemaPart {
  static let revision = SchemaPart("revision") {
    .object("A recorded state of all documents.", Records.revision.field)
  }

  static let document = SchemaPart("document") {
    .object("What a revision did to a document.", Records.document.field)
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
    .object("What was computed.", Records.work.field)
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
    .object("An edit of a document.", together: Field.located, Records.structure.field)
  }

  static let frames = SchemaPart("frames") {
    .object("Frames that changed alike.", Records.frames.field)
  }

  static let changedDocument = SchemaPart("changedDocument") {
    .object("A document that differs.", Records.changedDocument.field)
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
  /// A conflict of a merge, after the field that says where it is.
  static func conflict(_ place: Field) -> Field { .fields(place, Records.conflict.field) }

  /// Who made each side of a conflict.
  static let conflictEdits: Field = .fields(
    .part("oursEdit", .conflictEdit, "Who made our side, where history tells.").optional,
    .part("theirsEdit", .conflictEdit, "Who made their side, where history tells.").optional)
}
