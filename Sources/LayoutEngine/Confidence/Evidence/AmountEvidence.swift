internal import LayoutModel

/// Amounts too small to be seen, or below what the text model can tell.
struct AmountEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    let amount = alarm.amount
    if let least = alarm.rule.leastSeen, amount < least { return Feature(.slight) }
    switch alarm.rule {
    case .clipped, .protrudes, .offScreen, .unsafeArea, .overlap:
      guard amount < Self.noticed else { return nil }
      return Feature(.small)
    case .hitTarget:
      return amount <= Self.noticed && isWide(alarm) ? Feature(.small) : nil
    default: return nil
    }
  }

  /// A finger meets what is twice as wide as it needs and a little low: of 12 such labelled findings half were
  /// right.
  private func isWide(_ alarm: Alarm) -> Bool {
    alarm.places.allSatisfy { place in
      place.touchArea(of: alarm.finding.view).map { $0.width >= 2 * HitTargetRule.finger } ?? false
    }
  }

  /// Points of something at an edge below which many do not notice it.
  static let noticed = 8.0
}
