internal import LayoutModel

/// The setting of texts without which the fault is not found: doubled, bold, or a size for accessibility.
///
/// What only doubled texts show is a hint at translations, not a defect. Where bold text shows it too, but no
/// other setting, the text is a few points wider than its room: about what measuring may be wrong by. What is
/// open at the sizes for accessibility or in bold alone is how two texts share room that neither has: 3 of 15
/// labelled findings of that kind were right.
struct TextSettingEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    let all = alarm.places.map(\.configuration)
    let places = all.filter { $0.direction == .leftToRight }
    if !places.isEmpty, places.allSatisfy({ $0.textFactor > 1 }) { return Feature(.doubledText) }
    if alarm.rule == .ambiguous, !all.isEmpty,
      all.allSatisfy({ $0.textFactor > 1 || $0.isBoldText || $0.contentSize >= .accessibility1 })
    {
      return Feature(.largeText)
    }
    // At a large type size the size may be the cause, where no other place has it.
    guard !places.isEmpty, places.allSatisfy({ $0.textFactor > 1 || $0.isBoldText }),
      alarm.rule == .truncated || alarm.rule == .compressed,
      places.contains(where: { $0.isBoldText && $0.contentSize == .large })
    else { return nil }
    return Feature(.boldText)
  }
}
