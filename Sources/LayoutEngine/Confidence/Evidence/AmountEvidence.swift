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
    default: return nil
    }
  }

  /// Points of something at an edge below which many do not notice it.
  static let noticed = 8.0
}
