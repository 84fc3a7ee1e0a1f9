internal import LayoutModel

/// A fault that only doubled texts show is a hint at translations, not a defect. Where bold text
/// shows it too, but no other setting, the text is a few points wider than its room: about what
/// measuring may be wrong by.
struct DoubledTextEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    let places = alarm.places.map(\.configuration)
    guard !places.isEmpty, places.allSatisfy({ $0.textFactor > 1 || $0.isBoldText }) else {
      return nil
    }
    if places.allSatisfy({ $0.textFactor > 1 }) {
      return Evidence(.doubledText, -8, "only where every text is twice as long")
    }
    // At a large type size the size may be the cause, where no other place has it.
    guard alarm.rule == .truncated || alarm.rule == .compressed,
      places.contains(where: { $0.isBoldText && $0.contentSize == .large })
    else { return nil }
    return Evidence(.doubledText, -4, "only where every text is bold, or twice as long")
  }
}
