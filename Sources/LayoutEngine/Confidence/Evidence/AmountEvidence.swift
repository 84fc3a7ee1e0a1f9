internal import LayoutModel

/// Amounts too small to be seen, or below what the text model can tell.
struct AmountEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    let amount = alarm.amount
    if let least = least(alarm.rule), amount < least { return Feature(.slight) }
    switch alarm.rule {
    case .clipped, .protrudes, .offScreen, .unsafeArea, .overlap:
      guard amount < Self.noticed else { return nil }
      return Feature(.small)
    default: return nil
    }
  }

  /// Points of something at an edge below which many do not notice it.
  static let noticed = 8.0

  /// Points, or the share of a text, below which nobody sees a fault of a rule.
  private func least(_ rule: Rule) -> Double? {
    switch rule {
    case .unsatisfiable: 2.5
    case .ambiguous: 5
    case .clipped, .protrudes, .offScreen, .overlap: 2
    case .unsafeArea, .hitTarget: 4
    case .notMirrored: 6
    case .truncated: 0.06
    case .compressed: 3
    case .zeroSize, .ignoredConstraint, .unsettledGroups: nil
    }
  }
}
