import LayoutModel
import LayoutService

/// Objects that several answers contain.
enum Records {
  static let revision = Record<Revision>(
    .field(.text("id", "64 hexadecimal digits.")) { $0.id.rawValue },
    .field(
      .texts(
        "parents",
        """
        The ids of the revisions it continues: first that of its own branch, then a merged \
        one; empty for the first revision.
        """)
    ) { $0.parents.map(\.rawValue) },
    .field(.text("author", "Who recorded it.")) { $0.author },
    .field(.integer("time", "Seconds since 1970, UTC.")) { Int($0.time) },
    .field(.text("date", "The same for people, in UTC.")) { DateText.text($0.time) },
    .field(.text("message", "What changed and why, in the author's words.")) { $0.message },
    .field(.integer("sequence", "Its place on its branch, from 1.", from: 1)) { $0.sequence },
    .field(
      .text("commit", "The git commit it was made of; left out for one that was recorded here.")
        .optional
    ) { $0.origin })

  static let document = Record<CommittedDocument>(
    .field(.text("path", "The document's path.")) { $0.path.text },
    .field(.part("edit", .edit)) { $0.edit.rawValue },
    .field(.text("notSolved", "Why it has no layouts; null when it has.").orNull) {
      $0.reasonNotSolved
    })

  static let work = Record<WorkCount>(
    .field(.count("solved", "Scenes that were solved.")) { $0.solved },
    .field(
      .count(
        "reused", "Scenes that did not have to be, for nothing that decides them had changed.")
    ) { $0.reused },
    .field(
      .count("layouts", "Layouts that were computed: scenes times configurations.")
    ) { $0.layouts })

  // MARK: Findings

  static let evidence = Record<Evidence>(
    .field(.word("kind", "What was looked at.", of: Evidence.Kind.allCases.map(\.rawValue))) {
      $0.kind.rawValue
    },
    .field(.number("weight", "How often it doubles the odds; below zero it halves them.")) {
      $0.weight
    },
    .field(.number("value", "How much there is of it; 1 where there are no degrees.")) { $0.value },
    .field(.text("text", "The same in words.")) { $0.text })

  static let occurrence = Record<Finding.Occurrence>(
    .field(.text("configuration", "The configuration's name.")) { $0.configuration },
    .field(
      .number("amount", "How bad it is, in points; for lost text the share lost, 0 to 1.")
    ) { $0.amount },
    .field(.part("severity", .severity)) { $0.severity.rawValue })

  static let finding = Record<Finding>(
    .field(
      .text(
        "key",
        "The finding's name: 12 hexadecimal digits that stay the same while it moves or grows.")
    ) { $0.key },
    .field(.part("rule", .rule)) { $0.rule.rawValue },
    .field(.part("code", .ruleCode)) { $0.rule.code },
    .field(.part("severity", .severity)) { $0.severity.rawValue },
    .field(.text("document", "The document's path.")) { $0.document.text },
    .field(.text("scene", "The id of the scene's root view.")) { $0.scene.rawValue },
    .field(.text("view", "The id of the view that breaks the rule.")) { $0.view.rawValue },
    .field(.text("other", "The id of the other view of a pair; null where there is none.").orNull) {
      $0.other?.rawValue
    },
    .field(
      .word(
        "axis", "The axis on which it holds; null where it holds on no particular one.",
        of: Axis.allCases.map(\.rawValue)
      ).orNull
    ) { $0.axis?.rawValue },
    .field(.text("message", "One sentence for people; its words are no contract.")) { $0.message },
    .location { $0.location },
    .field(
      .number(
        "confidence",
        "How probable it is that this is a defect, 0 to 1; left out where nobody weighed it.",
        from: 0, to: 1
      ).optional
    ) { $0.confidence.map { ($0.value * 1000).rounded() / 1000 } },
    .field(.list("evidence", "What speaks for it and against it.", of: .part(.evidence)).optional) {
      $0.confidence.map { evidence.list($0.evidence) }
    },
    .field(
      .list(
        "occurrences", "Where it holds, in the order of the configurations.", of: .part(.occurrence)
      )
    ) { occurrence.list($0.occurrences) })

  static let cause = Record<Cause>(
    .field(.text("edit", "The edit in words; empty where no single one explains it.")) { $0.edit },
    .location { $0.location },
    .field(
      .text(
        "leader",
        """
        RULE|DOCUMENT|SCENE|VIEW|OTHER|AXIS of the finding that stands for all of this cause; \
        null for that one itself.
        """
      ).orNull
    ) { $0.leader },
    .field(.count("others", "How many other findings this one stands for.")) { $0.others })

  static let regression = Record<Regression>(
    .field(
      .word(
        "change",
        """
        new: not in the base, though its view was; new-with-view: nor was its view; spread: on \
        more configurations; worse: larger or graver; fixed: gone from some or all \
        configurations. Those that stayed are only counted.
        """,
        of: Regression.Change.allCases.filter { $0 != .kept }.map(\.rawValue))
    ) { $0.change.rawValue },
    .field(.flag("gates", "It fails a check.")) { $0.gates },
    .field(.texts("configurations", "Where it is new, or gone if it is fixed.")) {
      $0.configurations
    },
    .field(
      .flag("isAlarm", "It would fail a check if it were probable and the only one of its cause.")
    ) { $0.isAlarm },
    .field(
      .number("baseAmount", "The worst amount in the base; null where it was not there.").orNull
    ) { $0.baseAmount },
    .field(.part("cause", .cause).optional) { $0.cause.map(cause.object) },
    .fields(finding) { $0.finding })

  static let found = Record<FindingCount>(
    .field(.count("errors", "Findings of severity error.")) { $0.errors },
    .field(.count("warnings", "Findings of severity warning.")) { $0.warnings },
    .field(.count("notes", "Findings of severity info.")) { $0.notes })

  // MARK: What differs

  static let structure = Record<StructureChange>(
    .field(
      .word("kind", "What was edited, and how.", of: StructureChange.Kind.allCases.map(\.rawValue))
    ) { $0.kind.rawValue },
    .field(.text("scene", "The id of the scene's root view.").orNull) { $0.scene?.rawValue },
    .field(.text("object", "The id of what was edited.").orNull) { $0.object?.rawValue },
    .field(.text("attribute", "Which value of it was edited.").orNull) { $0.attribute },
    .field(.text("before", "The value before.").orNull) { $0.before },
    .field(.text("after", "The value after.").orNull) { $0.after },
    .field(.text("text", "The edit in words.")) { $0.text },
    .location { $0.location })

  static let frames = Record<FrameLine>(
    .field(.text("text", "The change in words.")) { $0.text },
    .field(.texts("views", "The ids of the views.")) { $0.views.map(\.rawValue) },
    .field(.texts("configurations", "The configurations on which they changed so.")) {
      $0.configurations
    },
    .field(
      .list(
        "delta", "The common change of x, y, width and height, in points.", of: .number, exactly: 4)
    ) { $0.delta },
    .field(.number("suspicion", "How much it looks unintended, 0 to 6.", from: 0, to: 6)) {
      $0.suspicion
    },
    .field(.flag("isBelowPoint", "No side changed by a point.")) { $0.isBelowPoint })

  static let scene = Record<SceneComparison>(
    .field(.text("scene", "The id of the scene's root view.")) { $0.scene.rawValue },
    .field(.text("title", "What a person calls it.")) { $0.title },
    .field(.flag("isNew", "The base does not have it.")) { $0.isNew },
    .field(.list("frames", "How its frames changed, alike ones together.", of: .part(.frames))) {
      frames.list($0.frames)
    })

  static let changedDocument = Record<DocumentComparison>(
    .field(.text("path", "The document's path.")) { $0.path.text },
    .field(.part("edit", .edit)) { $0.edit.rawValue },
    .field(.text("notSolved", "Why it has no layouts; null when it has.").orNull) {
      $0.reasonNotSolved
    },
    .field(.list("structure", "What was edited.", of: .part(.structure))) {
      structure.list($0.structure)
    },
    .field(
      .list(
        "scenes", "The scenes whose frames differ.",
        of: .object("A scene whose frames differ.", scene.field))
    ) { scene.list($0.scenes) })

  static let comparison = Record<Comparison>(
    .field(.count("configurations", "How many configurations each scene was solved for.")) {
      $0.configurationCount
    },
    .field(
      .list("documents", "The documents that differ, by path.", of: .part(.changedDocument))
    ) { changedDocument.list($0.documents) },
    .field(
      .list(
        "regressions", "What became of findings, the worst first.", of: .part(.regression))
    ) { regression.list($0.regressions) },
    .field(.count("kept", "Findings that stayed as they were.")) { $0.keptCount },
    .field(.part("found", .found)) { found.object($0.found) },
    .field(.part("work", .work)) { work.object($0.work) })

  /// A conflict of a merge of whole states, after the path of its document.
  static let conflict = Record<MergeConflict>(
    .field(.part("kind", .conflictKind)) { $0.kind.rawValue },
    .field(.text("object", "The id of the object; null for a whole document or a layout.").orNull) {
      $0.object?.rawValue
    },
    .field(
      .text("property", "Which value of it is contested; null where it is the object itself.")
        .orNull
    ) { $0.property },
    .field(.text("ours", "Our value; null where it is absent.").orNull) { $0.ours.value },
    .field(.text("theirs", "Their value; null where it is absent.").orNull) { $0.theirs.value })
}
