internal import LayoutModel

/// On how large a share of the configurations the finding is new.
///
/// Says nothing where few configurations are judged: the weight was fitted on matrices of 28 to 36.
struct ConfigurationsFeature: FeatureSource {
  /// Configurations from which a share says something.
  private static let least = 12

  func feature(of alarm: Alarm) -> Feature? {
    let all = alarm.head.layouts.placed.count
    guard all >= Self.least, !alarm.places.isEmpty else { return nil }
    return Feature(.configurations, min(1, Double(alarm.places.count) / Double(all)))
  }
}

/// The rule calls it an error where it is worst.
struct SeverityFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    alarm.finding.severity == .error ? Feature(.severe) : nil
  }
}
