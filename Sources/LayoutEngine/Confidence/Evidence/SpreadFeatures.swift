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
