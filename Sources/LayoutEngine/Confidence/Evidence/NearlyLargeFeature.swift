internal import LayoutModel

/// A control lacks little for a finger: it is long and only slightly lower or narrower than a finger needs, or
/// less than that is lacking.
struct NearlyLargeFeature: FeatureSource {
  /// The least short side of a long control that fingers hit, in points.
  private static let short = 34.0
  /// The least long side, in points: two fingers.
  private static let long = 88.0
  /// The least side of any control that fingers hit, in points.
  private static let nearly = 38.0

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .hitTarget, !alarm.places.isEmpty,
      alarm.places.allSatisfy({ place in
        guard let area = place.touchArea(of: alarm.finding.view)?.size else { return false }
        let (least, most) = (min(area.width, area.height), max(area.width, area.height))
        return least >= Self.nearly || least >= Self.short && most >= Self.long
      })
    else { return nil }
    return Feature(.nearlyLarge, of: alarm.finding.view)
  }
}
