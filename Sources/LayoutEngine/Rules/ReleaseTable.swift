import LayoutModel

/// A fact about Apple's layout that changed with releases: one row for each time it changed.
struct ReleaseTable<Value: Sendable>: Sendable {
  /// What the value is, in words, with its unit.
  let subject: String
  /// The values, oldest first; the first holds from the earliest release on.
  var rows: [Row] = []

  /// A value from a release on.
  struct Row: Sendable {
    var from: XcodeRelease
    var value: Value
    var evidence: RuleEvidence
  }

  init(_ subject: String) { self.subject = subject }

  /// The table with the value that holds from the beginning.
  func first(
    _ value: Value, _ measured: String, views: Int? = nil, repositories: Int? = nil,
    _ confidence: RuleEvidence.Confidence
  ) -> Self {
    from(.earliest, value, measured, views: views, repositories: repositories, confidence)
  }

  /// The table with a value that holds from `release` on.
  func from(
    _ release: XcodeRelease, _ value: Value, _ measured: String, views: Int? = nil,
    repositories: Int? = nil, _ confidence: RuleEvidence.Confidence
  ) -> Self {
    var table = self
    let evidence = RuleEvidence(
      measured: measured, views: views, repositories: repositories, confidence: confidence)
    table.rows.append(Row(from: release, value: value, evidence: evidence))
    return table
  }

  /// The value that holds at `release`.
  subscript(release: XcodeRelease) -> Value {
    (rows.last { $0.from <= release } ?? rows[0]).value
  }
}

/// The measurements behind a row of a rule table.
struct RuleEvidence: Sendable, Hashable {
  /// What was measured, in words.
  var measured: String
  /// Recorded views (or margins, or roots) that agree; nil where they were not counted.
  var views: Int?
  /// Public repositories that these views come from.
  var repositories: Int?
  /// How far the row can be relied on.
  var confidence: Confidence

  /// How far a rule can be relied on.
  enum Confidence: String, Sendable, Hashable {
    /// Many views agree and hardly any disagree.
    case sure
    /// Agrees where it was met, in at least three repositories.
    case likely
    /// Seen in fewer than three repositories, not counted, or contradicted about as often.
    case thin
  }
}
