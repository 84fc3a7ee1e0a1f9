import LayoutModel

/// Parts that answers about findings and changed documents share.
extension SchemaPart {
  static let rule = SchemaPart("rule") {
    .word(
      "The rule that is broken; `keyline explain RULE` says more.",
      of: Rule.allCases.map(\.rawValue))
  }

  static let ruleCode = SchemaPart("ruleCode") {
    .word("The rule's number.", of: Rule.allCases.map(\.code))
  }

  static let severity = SchemaPart("severity") {
    .word("How grave it is.", of: Severity.allCases.map(\.rawValue))
  }

  static let evidence = SchemaPart("evidence") {
    .object(
      "Something that speaks for a finding or against it.",
      .word("kind", "What was looked at.", of: Evidence.Kind.allCases.map(\.rawValue)),
      .number("weight", "How often it doubles the odds; below zero it halves them."),
      .number("value", "How much there is of it; 1 where there are no degrees."),
      .text("text", "The same in words."))
  }

  static let occurrence = SchemaPart("occurrence") {
    .object(
      "A configuration on which a finding holds.",
      .text("configuration", "The configuration's name."),
      .number("amount", "How bad it is, in points; for lost text the share lost, 0 to 1."),
      .part("severity", .severity))
  }

  static let finding = SchemaPart("finding") {
    .object(
      "A rule that a view, or a pair of views, breaks.", together: Field.located + Field.weighed,
      .finding)
  }

  static let cause = SchemaPart("cause") {
    .object(
      "The edit a finding is put down to.", together: Field.located,
      .text("edit", "The edit in words; empty where no single one explains it."),
      .location,
      .text(
        "leader",
        """
        RULE|DOCUMENT|SCENE|VIEW|OTHER|AXIS of the finding that stands for all of this cause; \
        null for that one itself.
        """
      ).orNull,
      .count("others", "How many other findings this one stands for."))
  }

  static let regression = SchemaPart("regression") {
    .object(
      "What became of a finding between a base and a head.",
      together: Field.located + Field.weighed,
      .word(
        "change",
        """
        new: not in the base, though its view was; new-with-view: nor was its view; spread: on \
        more configurations; worse: larger or graver; fixed: gone from some or all \
        configurations. Those that stayed are only counted.
        """,
        of: Regression.Change.allCases.filter { $0 != .kept }.map(\.rawValue)),
      .flag("gates", "It fails a check."),
      .texts("configurations", "Where it is new, or gone if it is fixed."),
      .flag("isAlarm", "It would fail a check if it were probable and the only one of its cause."),
      .number("baseAmount", "The worst amount in the base; null where it was not there.").orNull,
      .part("cause", .cause).optional,
      .finding)
  }

  static let acceptedFinding = SchemaPart("acceptedFinding") {
    .object(
      "A finding that was accepted.",
      .text("key", "The finding's key."),
      .text("why", "The reason it was accepted for."),
      .texts("outgrown", "Configurations on which it was not accepted; it counts there."),
      .part("finding", .finding))
  }

  static let acceptance = SchemaPart("acceptance") {
    .object(
      "Findings of one cause that were accepted.",
      .text("key", "The key of its first finding."),
      .text("document", "Where the document was then."),
      .text("why", "The reason, in somebody's words."),
      .text("until", "The last day on which it counts, as 2027-03-01; left out: for good.")
        .optional,
      .list(
        "findings", "What is accepted.",
        of: .object(
          "An accepted finding.",
          .text("key", "The finding's key."),
          .part("rule", .rule),
          .text("view", "The view's id."),
          .text("other", "The id of the other view of a pair.").optional,
          .texts(
            "configurations",
            "Where it is accepted; on any other configuration it alarms again."))))
  }

  static let found = SchemaPart("found") {
    .object(
      "Findings of the scenes that differ, by severity.",
      .count("errors", "Findings of severity error."),
      .count("warnings", "Findings of severity warning."),
      .count("notes", "Findings of severity info."))
  }
}

extension Field {
  /// Fields that a finding has only together.
  static var weighed: [(String, [String])] {
    [("confidence", ["evidence"]), ("evidence", ["confidence"])]
  }

  static let finding: Field = .fields(
    .text(
      "key", "The finding's name: 12 hexadecimal digits that stay the same while it moves or grows."
    ),
    .part("rule", .rule),
    .part("code", .ruleCode),
    .part("severity", .severity),
    .text("document", "The document's path."),
    .text("scene", "The id of the scene's root view."),
    .text("view", "The id of the view that breaks the rule."),
    .text("other", "The id of the other view of a pair; null where there is none.").orNull,
    .word(
      "axis", "The axis on which it holds; null where it holds on no particular one.",
      of: Axis.allCases.map(\.rawValue)
    ).orNull,
    .text("message", "One sentence for people; its words are no contract."),
    .location,
    .number(
      "confidence",
      "How probable it is that this is a defect, 0 to 1; left out where nobody weighed it.",
      from: 0, to: 1
    ).optional,
    .list("evidence", "What speaks for it and against it.", of: .part(.evidence)).optional,
    .list(
      "occurrences", "Where it holds, in the order of the configurations.", of: .part(.occurrence)))

  static let regressions = Field.list(
    "regressions", "What became of findings, the worst first; those that stayed are left out.",
    of: .part(.regression))
}
