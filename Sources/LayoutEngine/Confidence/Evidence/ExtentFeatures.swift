internal import LayoutModel

/// On how large a share of the configurations the finding is new.
struct ConfigurationsFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    let all = alarm.head.layouts.placed.count
    guard all > 0, !alarm.places.isEmpty else { return nil }
    return Feature(.configurations, min(1, Double(alarm.places.count) / Double(all)))
  }
}

/// The rule calls it an error where it is worst.
struct SeverityFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    alarm.finding.severity == .error ? Feature(.severe) : nil
  }
}

/// How much is lost, from 0 to 1: a half where it is as much as is seen at once.
struct ExtentFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let unit = unit(alarm.rule) else { return nil }
    let amount = max(0, alarm.amount)
    return Feature(.extent, (amount / (amount + unit) * 100).rounded() / 100)
  }

  /// An amount that is seen at once: points, or the share of a text.
  private func unit(_ rule: Rule) -> Double? {
    switch rule {
    case .clipped, .protrudes, .offScreen, .overlap, .unsafeArea, .compressed, .hitTarget,
      .notMirrored, .unsatisfiable: AmountEvidence.noticed
    case .truncated: 0.15
    case .ambiguous, .zeroSize, .ignoredConstraint, .unsettledGroups: nil
    }
  }
}
