internal import LayoutModel

/// A fault that only doubled texts show is a hint at translations, not a defect.
struct DoubledTextEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    let places = alarm.places
    guard !places.isEmpty, places.allSatisfy({ $0.configuration.textFactor > 1 }) else {
      return nil
    }
    return Evidence(.doubledText, -8, "only where every text is twice as long")
  }
}
