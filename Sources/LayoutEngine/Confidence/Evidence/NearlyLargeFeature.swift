internal import LayoutModel

/// A control is wide and only slightly lower than a finger needs, or high and only slightly narrower.
struct NearlyLargeFeature: FeatureSource {
  /// The least short side of a long control that fingers hit, in points.
  private static let short = 34.0
  /// The least long side, in points: two fingers.
  private static let long = 88.0

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .hitTarget, !alarm.places.isEmpty,
      alarm.places.allSatisfy({ place in
        guard let area = place.touchArea(of: alarm.finding.view)?.size else { return false }
        return min(area.width, area.height) >= Self.short
          && max(area.width, area.height) >= Self.long
      })
    else { return nil }
    return Feature(.nearlyLarge, of: alarm.finding.view)
  }
}
