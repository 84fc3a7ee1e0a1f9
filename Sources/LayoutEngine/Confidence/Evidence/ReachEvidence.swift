internal import LayoutModel

/// Holds on several configurations that most people have: upright phones and whole iPads with texts
/// of usual size.
struct ReachEvidence: EvidenceSource {
  private static let several = 6

  func evidence(on alarm: Alarm) -> Evidence? {
    let usual = alarm.places.count { placed in
      let configuration = placed.configuration
      return configuration.textFactor == 1 && configuration.contentSize <= .large
        && !configuration.name.contains("/")
    }
    guard usual >= Self.several else { return nil }
    return Evidence(.reach, 1, "on \(usual) usual devices")
  }
}
