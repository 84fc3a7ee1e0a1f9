internal import LayoutModel

/// A control is too small to touch on the configurations that most people have (upright phones and whole
/// iPads with texts of usual size): on several of them, or on all where there are fewer.
struct ReachEvidence: FeatureSource {
  private static let several = 6

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.finding.rule == .hitTarget else { return nil }
    let usual = alarm.places.count { $0.configuration.isPlain(for: alarm.head) }
    guard usual < Self.several else { return Feature(.usualDevices) }
    let all = alarm.head.layouts.placed.count { $0.configuration.isPlain(for: alarm.head) }
    return usual > 0 && usual == all ? Feature(.usualDevices) : nil
  }
}
