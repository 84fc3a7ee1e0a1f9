internal import LayoutModel

/// Holds on several configurations that most people have (upright phones and whole iPads with texts
/// of usual size).
struct ReachEvidence: FeatureSource {
  private static let several = 6

  func feature(of alarm: Alarm) -> Feature? {
    let usual = alarm.places.count { $0.configuration.isPlain(for: alarm.head) }
    return usual >= Self.several ? Feature(.usualDevices) : nil
  }
}
