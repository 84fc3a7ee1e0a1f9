/// Counts of a revision's regressions, by their meaning for a merge.
package struct RegressionTally: Sendable, Hashable {
  /// Those that stop a merge.
  package var gating = 0
  /// Those that would, if the evidence were stronger.
  package var doubted = 0
  /// Those that never stop one.
  package var noted = 0
  package var fixed = 0

  package init() {}

  package init(_ regressions: [Regression]) {
    for regression in regressions {
      add(
        regression.change, regression.finding.severity,
        isBelieved: regression.finding.isEnoughToGate,
        isLed: regression.cause?.leader != nil)
    }
  }

  /// Those that are worth a look and stop nothing.
  package var looks: Int { doubted + noted }

  /// Counts one more.
  /// - Parameters:
  ///   - change: what became of the finding.
  ///   - severity: how grave the finding is.
  ///   - isBelieved: the evidence is enough to stop a merge.
  ///   - isLed: another regression of the same cause stands for it.
  package mutating func add(
    _ change: Regression.Change, _ severity: Severity, isBelieved: Bool, isLed: Bool
  ) {
    let isAlarm = change.isAlarm(severity)
    if isAlarm, isBelieved, !isLed { gating += 1 }
    if isAlarm, !isBelieved, !isLed { doubted += 1 }
    if !isAlarm, !isLed, change != .fixed, change != .kept { noted += 1 }
    if change == .fixed { fixed += 1 }
  }
}
