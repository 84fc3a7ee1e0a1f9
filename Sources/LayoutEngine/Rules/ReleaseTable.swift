import LayoutModel

/// A fact about Apple's layout that changed with releases: one row for each time it changed.
struct ReleaseTable<Value: Sendable>: Sendable {
  /// What the value is, in words, with its unit.
  let subject: String
  /// The value until the first row of `changes`.
  let first: Row
  /// Later values, oldest first.
  let changes: [Row]

  /// A value from a release on.
  struct Row: Sendable {
    var from: XcodeRelease
    var value: Value
    var evidence: RuleEvidence
  }

  init(
    _ subject: String, first value: Value, _ evidence: RuleEvidence,
    then changes: [(from: XcodeRelease, value: Value, evidence: RuleEvidence)] = []
  ) {
    self.subject = subject
    first = Row(from: .earliest, value: value, evidence: evidence)
    self.changes = changes.map { Row(from: $0.from, value: $0.value, evidence: $0.evidence) }
  }

  /// The value that holds at `release`.
  subscript(release: XcodeRelease) -> Value {
    (changes.last { $0.from <= release } ?? first).value
  }
}

/// What a row of a rule table rests on.
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

  init(
    _ measured: String, views: Int? = nil, repositories: Int? = nil, _ confidence: Confidence
  ) {
    self.measured = measured
    self.views = views
    self.repositories = repositories
    self.confidence = confidence
  }
}
