internal import LayoutModel

/// Holds on several configurations that most people have: upright phones and whole iPads with texts
/// of usual size.
struct ReachEvidence: EvidenceSource {
  private static let several = 6

  func evidence(on alarm: Alarm) -> Evidence? {
    let usual = alarm.places.count { $0.configuration.isPlain(for: alarm.head) }
    guard usual >= Self.several else { return nil }
    return Evidence(.reach, 1, "on \(usual) usual devices")
  }
}
