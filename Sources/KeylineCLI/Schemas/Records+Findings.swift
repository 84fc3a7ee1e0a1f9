import LayoutModel
import LayoutService

/// Findings, what became of them, and what was accepted.
extension Records {
  static let evidence = Record<Evidence>(
    part: "evidence", "Something that speaks for a finding or against it.",
    .word(
      "kind", "What was looked at.", of: Evidence.Kind.allCases.map(\.rawValue), \.kind.rawValue),
    .number("weight", "How often it doubles the odds; below zero it halves them.", \.weight),
    .number("value", "How much there is of it; 1 where there are no degrees.", \.value),
    .text("text", "The same in words.", \.text))

  static let occurrence = Record<Finding.Occurrence>(
    part: "occurrence", "A configuration on which a finding holds.",
    .text("configuration", "The configuration's name.", \.configuration),
    .number("amount", "How bad it is, in points; for lost text the share lost, 0 to 1.", \.amount),
    .part("severity", .severity, \.severity.rawValue))

  static let finding = Record<Finding>(
    part: "finding", "A rule that a view, or a pair of views, breaks.",
    together: Field.located + Field.weighed,
    .text(
      "key",
      "The finding's name: 12 hexadecimal digits that stay the same while it moves or grows.",
      \.key),
    .part("rule", .rule, \.rule.rawValue),
    .part("code", .ruleCode, \.rule.code),
    .part("severity", .severity, \.severity.rawValue),
    .text("document", "The document's path.", \.document),
    .text("scene", "The id of the scene's root view.", \.scene),
    .text("view", "The id of the view that breaks the rule.", \.view),
    .text("other", "The id of the other view of a pair; null where there is none.", \.other).orNull,
    .word(
      "axis", "The axis on which it holds; null where it holds on no particular one.",
      of: Axis.allCases.map(\.rawValue), \.axis?.rawValue
    ).orNull,
    .text("message", "One sentence for people; its words are no contract.", \.message),
    .location(\.location),
    .number(
      "confidence",
      "How probable it is that this is a defect, 0 to 1; left out where nobody weighed it.",
      from: 0, to: 1
    ) { $0.confidence.map { ($0.value * 1000).rounded() / 1000 } }.optional,
    .list(
      "evidence", "What speaks for it and against it.", \.confidence?.evidence, of: evidence
    ).optional,
    .list(
      "occurrences", "Where it holds, in the order of the configurations.", \.occurrences,
      of: occurrence))

  static let cause = Record<Cause>(
    part: "cause", "The edit a finding is put down to.", together: Field.located,
    .text("edit", "The edit in words; empty where no single one explains it.", \.edit),
    .location(\.location),
    .text(
      "leader",
      """
      RULE|DOCUMENT|SCENE|VIEW|OTHER|AXIS of the finding that stands for all of this cause; \
      null for that one itself.
      """, \.leader
    ).orNull,
    .count("others", "How many other findings this one stands for.", \.others))

  static let regression = Record<Regression>(
    part: "regression", "What became of a finding between a base and a head.",
    together: Field.located + Field.weighed,
    .word(
      "change",
      """
      new: not in the base, though its view was; new-with-view: nor was its view; spread: on \
      more configurations; worse: larger or graver; fixed: gone from some or all \
      configurations. Those that stayed are only counted.
      """,
      of: Regression.Change.allCases.filter { $0 != .kept }.map(\.rawValue), \.change.rawValue),
    .flag("gates", "It fails a check.", \.gates),
    .texts("configurations", "Where it is new, or gone if it is fixed.", \.configurations),
    .flag(
      "isAlarm", "It would fail a check if it were probable and the only one of its cause.",
      \.isAlarm),
    .number(
      "baseAmount", "The worst amount in the base; null where it was not there.", \.baseAmount
    )
    .orNull,
    .object("cause", \.cause, of: cause).optional,
    .fields(finding, \.finding))

  static let found = Record<FindingCount>(
    part: "found", "Findings of the scenes that differ, by severity.",
    .count("errors", "Findings of severity error.", \.errors),
    .count("warnings", "Findings of severity warning.", \.warnings),
    .count("notes", "Findings of severity info.", \.notes))

  static let acceptedFinding = Record<AcceptedFinding>(
    part: "acceptedFinding", "A finding that was accepted.",
    .text("key", "The finding's key.", \.finding.key),
    .text("why", "The reason it was accepted for.", \.acceptance.why),
    .texts("outgrown", "Configurations on which it was not accepted; it counts there.", \.outgrown),
    .object("finding", \.finding, of: finding))

  static let acceptance = Record<Acceptance>(
    part: "acceptance", "Findings of one cause that were accepted.",
    .text("key", "The key of its first finding.", \.key),
    .text("document", "Where the document was then.", \.document),
    .texts(
      "others",
      """
      Documents with the same ids at that time, as copies of one template have them: the acceptance \
      never counts for them. Left out: none.
      """
    ) { $0.others.isEmpty ? nil : $0.others.map(\.text) }.optional,
    .text("why", "The reason, in somebody's words.", \.why),
    .text(
      "until", "The last day on which it counts, as 2027-03-01; left out: for good.", \.until
    ).optional,
    .list("findings", "What is accepted.", \.findings, of: fault))

  private static let fault = Record<AcceptedFault>(
    "An accepted finding.",
    .text("key", "The finding's key.", \.key),
    .part("rule", .rule, \.rule.rawValue),
    .text("view", "The view's id.", \.view),
    .text("other", "The id of the other view of a pair.", \.other).optional,
    .texts("configurations", "Where it is accepted; on any other configuration it alarms again.") {
      $0.configurations.sorted()
    })
}
