internal import LayoutModel

/// A fault the base has too, on other configurations or less: mostly it is known and lived with.
struct GrowthEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    switch alarm.regression.change {
    case .spread: Evidence(.base, -1, "the base has it on other configurations")
    case .worse: Evidence(.base, -4, "the base has it to a lesser degree")
    default: nil
    }
  }
}
