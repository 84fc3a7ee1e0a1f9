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
    .object("Something that speaks for a finding or against it.", Records.evidence.field)
  }

  static let occurrence = SchemaPart("occurrence") {
    .object("A configuration on which a finding holds.", Records.occurrence.field)
  }

  static let finding = SchemaPart("finding") {
    .object(
      "A rule that a view, or a pair of views, breaks.", together: Field.located + Field.weighed,
      Records.finding.field)
  }

  static let cause = SchemaPart("cause") {
    .object("The edit a finding is put down to.", together: Field.located, Records.cause.field)
  }

  static let regression = SchemaPart("regression") {
    .object(
      "What became of a finding between a base and a head.",
      together: Field.located + Field.weighed, Records.regression.field)
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
    .object("Findings of the scenes that differ, by severity.", Records.found.field)
  }
}

extension Field {
  /// Fields that a finding has only together.
  static var weighed: [(String, [String])] {
    [("confidence", ["evidence"]), ("evidence", ["confidence"])]
  }

  static let regressions = Field.list(
    "regressions", "What became of findings, the worst first; those that stayed are left out.",
    of: .part(.regression))
}
