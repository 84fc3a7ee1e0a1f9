import LayoutModel
import LayoutService

/// Objects that several answers contain, but for findings.
enum Records {
  static let revision = Record<Revision>(
    part: "revision", "A recorded state of all documents.",
    .text("id", "64 hexadecimal digits.", \.id),
    .texts(
      "parents",
      """
      The ids of the revisions it continues: first that of its own branch, then a merged \
      one; empty for the first revision.
      """, \.parents),
    .text("author", "Who recorded it.", \.author),
    .integer("time", "Seconds since 1970, UTC.") { Int($0.time) },
    .text("date", "The same for people, in UTC.") { DateText.text($0.time) },
    .text("message", "What changed and why, in the author's words.", \.message),
    .integer("sequence", "Its place on its branch, from 1.", from: 1, \.sequence),
    .text(
      "commit", "The git commit it was made of; left out for one that was recorded here.", \.origin
    ).optional)

  static let entry = Record<LogEntry>(
    part: "entry", "A revision with what it did.",
    .object("revision", \.revision, of: revision),
    .texts("branches", "Branches that end there.", \.branches),
    .texts("tags", "Tags that name it.", \.tags),
    .texts("paths", "The documents it changed.", \.paths),
    .regressions(\.regressions))

  static let document = Record<CommittedDocument>(
    part: "document", "What a revision did to a document.",
    .text("path", "The document's path.", \.path),
    .part("edit", .edit, \.edit.rawValue),
    .text(
      "movedFrom", "Where a document that came lay before; left out where it was not moved.",
      \.origin
    ).optional,
    .text("notSolved", "Why it has no layouts; null when it has.", \.reasonNotSolved).orNull)

  static let work = Record<WorkCount>(
    part: "work", "What was computed.",
    .count("solved", "Scenes that were solved.", \.solved),
    .count(
      "reused", "Scenes that did not have to be, for nothing that decides them had changed.",
      \.reused),
    .count("layouts", "Layouts that were computed: scenes times configurations.", \.layouts))

  /// Names that are alike but for case or Unicode normal form; left out where there are none.
  static let lookalikes = Record<[[DocumentPath]]>(
    .part("lookalikes", .lookalikes) { $0.isEmpty ? nil : $0 }.optional)

  /// The other engines whose answers the store holds.
  static let outdated = Record<[OutdatedAnswers]>(
    .part("outdated", .outdated) { answers in
      JSONPart { json in
        json.array { json in for one in answers { json.object(outdatedAnswers, one) } }
      }
    })

  static let outdatedAnswers = Record<OutdatedAnswers>(
    "Answers of one other engine.",
    .text("engine", "The engine that computed them.", \.engine),
    .count("revisions", "The revisions that hold such.", \.revisionCount))

  /// A file that was left out.
  static let problem = Record<FileProblem>(
    part: "problem", "A file that was left out.",
    .text("path", "Its path.", \.path),
    .text("reason", "Why.", \.reason))

  static let named = Record<NamedRevision>(
    part: "named", nil,
    .text("name", "The name.", \.name),
    .text("revision", "The revision's id; null for a branch without revisions.", \.revision).orNull,
    .flag("isCurrent", "Commits go to this branch.", \.isCurrent))

  // MARK: What differs

  static let structure = Record<StructureChange>(
    part: "structure", "An edit of a document.", together: Field.located,
    .word(
      "kind", "What was edited, and how.", of: StructureChange.Kind.allCases.map(\.rawValue),
      \.kind.rawValue),
    .text("scene", "The id of the scene's root view.", \.scene).orNull,
    .text("object", "The id of what was edited.", \.object).orNull,
    .text("attribute", "Which value of it was edited.", \.attribute).orNull,
    .text("before", "The value before.", \.before).orNull,
    .text("after", "The value after.", \.after).orNull,
    .text("text", "The edit in words.", \.text),
    .location(\.location))

  static let frames = Record<FrameLine>(
    part: "frames", "Frames that changed alike.",
    .text("text", "The change in words.", \.text),
    .texts("views", "The ids of the views.", \.views),
    .texts("configurations", "The configurations on which they changed so.", \.configurations),
    .list(
      "delta", "The common change of x, y, width and height, in points.", of: .number, exactly: 4,
      \.delta),
    .number("suspicion", "How much it looks unintended, 0 to 6.", from: 0, to: 6, \.suspicion),
    .flag("isBelowPoint", "No side changed by a point.", \.isBelowPoint))

  static let scene = Record<SceneComparison>(
    "A scene whose frames differ.",
    .text("scene", "The id of the scene's root view.", \.scene),
    .text("title", "What a person calls it.", \.title),
    .flag("isNew", "The base does not have it.", \.isNew),
    .list("frames", "How its frames changed, alike ones together.", \.frames, of: frames))

  static let changedDocument = Record<DocumentComparison>(
    part: "changedDocument", "A document that differs.",
    .text("path", "The document's path.", \.path),
    .part("edit", .edit, \.edit.rawValue),
    .text("notSolved", "Why it has no layouts; null when it has.", \.reasonNotSolved).orNull,
    .list("structure", "What was edited.", \.structure, of: structure),
    .list("scenes", "The scenes whose frames differ.", \.scenes, of: scene))

  static let comparison = Record<Comparison>(
    .count(
      "configurations", "How many configurations each scene was solved for.", \.configurationCount),
    .list("documents", "The documents that differ, by path.", \.documents, of: changedDocument),
    .list(
      "regressions", "What became of findings, the worst first.", \.regressions, of: regression),
    .count("kept", "Findings that stayed as they were.", \.keptCount),
    .object("found", \.found, of: found),
    .object("work", \.work, of: work))

  // MARK: Merges

  /// A conflict of a merge of whole states, after the path of its document.
  static let conflict = Record<MergeConflict>(
    .part("kind", .conflictKind, \.kind.rawValue),
    .text("object", "The id of the object; null for a whole document or a layout.", \.object)
      .orNull,
    .text(
      "property", "Which value of it is contested; null where it is the object itself.", \.property
    ).orNull,
    .text("ours", "Our value; null where it is absent.", \.ours.value).orNull,
    .text("theirs", "Their value; null where it is absent.", \.theirs.value).orNull)

  /// Who made each side of a conflict.
  static let conflictEdits = Record<MergeConflict>(
    .object(
      "oursEdit", "Who made our side, where history tells.", \.ours.edit, of: conflictEdit
    ).optional,
    .object(
      "theirsEdit", "Who made their side, where history tells.", \.theirs.edit, of: conflictEdit
    ).optional)

  private static let conflictEdit = Record<MergeConflict.Edit>(
    part: "conflictEdit", "Who made a side of a conflict.",
    .text("revision", "The revision's id; of git, the commit's.", \.revision),
    .text("author", "Who recorded it.", \.author),
    .integer("time", "Seconds since 1970, UTC.") { Int($0.time) },
    .text("title", "The first line of the message.", \.title))
}
