/// The change of a finding between a base and a head, both solved by the same engine.
public struct Regression: Sendable, Hashable, Codable {
  public var change: Change
  public var finding: Finding
  /// Configurations in which the finding is new, for `new` and `spread`; worse, for `worse`; gone, for `fixed`.
  public var configurations: [String]
  /// The worst amount in the base, if the finding was there; for `worse` that of the configuration that is worst now
  /// of those that became worse.
  public var baseAmount: Double?
  /// The edit it is put down to; nil where none was found, or nobody looked.
  public var cause: Cause?

  /// The kind of change.
  public enum Change: String, Sendable, Hashable, Codable, CaseIterable {
    /// Not in the base, though its view was.
    case new
    /// Not in the base, nor was its view.
    case newWithView = "new-with-view"
    /// Holds on more configurations than in the base.
    case spread
    /// Grew by more than a pixel and a tenth, or became more severe.
    case worse
    /// Gone from some or all configurations.
    case fixed
    /// As in the base.
    case kept
  }

  package init(
    change: Change, finding: Finding, configurations: [String], baseAmount: Double? = nil,
    cause: Cause? = nil
  ) {
    self.change = change
    self.finding = finding
    self.configurations = configurations
    self.baseAmount = baseAmount
    self.cause = cause
  }

  /// Whether it should stop a merge (exit code 1): it is believed, and the first regression of its cause.
  public var gates: Bool {
    isAlarm && finding.isEnoughToGate && cause?.leader == nil
  }

  /// Whether it would stop a merge if it were believed and the only one of its cause.
  public var isAlarm: Bool { change.isAlarm(finding.severity) }
}

extension Regression.Change {
  /// Whether such a change of a finding of that severity is an alarm.
  func isAlarm(_ severity: Severity) -> Bool {
    switch self {
    case .new, .spread: severity >= .warning
    case .newWithView, .worse: severity == .error
    case .fixed, .kept: false
    }
  }
}
