internal import LayoutModel

/// A new text that is too long for its room on every configuration: whoever drew it saw that.
///
/// Of the labelled findings all four such were not real, in three apps: a font that code sets, a
/// title behind a picture, a label that never was laid out.
struct AlwaysShortEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    guard alarm.rule == .truncated, alarm.regression.change == .newWithView,
      alarm.isEverywhere
    else { return nil }
    return Evidence(.edit, -3, "short on every configuration, so whoever drew it saw it")
  }
}
