internal import LayoutModel

/// On how large a share of the configurations the finding is new.
///
/// What every size shows, the canvas shows too, and whoever drew it saw it there. That speaks neither of
/// rules whose faults no canvas shows, nor of edits that nobody has seen on one or means so. Says nothing where few
/// configurations are judged: the weight was fitted on matrices of 28 to 36.
struct ConfigurationsFeature: FeatureSource {
  /// Configurations from which a share says something.
  private static let least = 12

  func feature(of alarm: Alarm) -> Feature? {
    let all = alarm.head.layouts.placed.count
    guard all >= Self.least, !alarm.places.isEmpty, isDrawn(alarm.finding.rule),
      !alarm.isUnseen, !LengthenedTextFeature.isUnreadable(alarm)
    else { return nil }
    return Feature(.configurations, min(1, Double(alarm.places.count) / Double(all)))
  }

  private func isDrawn(_ rule: Rule) -> Bool {
    switch rule {
    case .unsatisfiable, .ambiguous, .hitTarget: false
    default: true
    }
  }
}

/// The base showed the finding, too, on other configurations, of which some have texts of the usual size.
///
/// Of such findings that stopped in thirteen draws on apps nobody had looked at 12 of 26 were right.
struct SpreadFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.regression.change == .spread else { return nil }
    let new = Set(alarm.regression.configurations)
    let before = alarm.finding.occurrences.map(\.configuration).filter { !new.contains($0) }
    let isUsual = before.compactMap { alarm.head[$0]?.configuration }.contains {
      $0.textFactor == 1 && $0.contentSize == .large && !$0.isBoldText
    }
    return isUsual ? Feature(.spread) : nil
  }
}

/// The rule calls it an error where it is worst.
struct SeverityFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    alarm.finding.severity == .error ? Feature(.severe) : nil
  }
}
