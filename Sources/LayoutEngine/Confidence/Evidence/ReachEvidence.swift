internal import LayoutModel

/// Holds on several configurations that most people have (upright phones and whole iPads with texts
/// of usual size), or on a single one of all.
struct ReachEvidence: EvidenceSource {
  private static let several = 6

  func evidence(on alarm: Alarm) -> Evidence? {
    let usual = alarm.places.count { $0.configuration.isPlain(for: alarm.head) }
    if usual >= Self.several { return Evidence(.reach, 1, "on \(usual) usual devices") }
    // A contradiction holds or it does not; everything else also hangs on how text is measured.
    guard alarm.rule != .unsatisfiable, alarm.places.count == 1, usual == 0 else { return nil }
    return Evidence(.reach, -2, "on one configuration only")
  }
}
