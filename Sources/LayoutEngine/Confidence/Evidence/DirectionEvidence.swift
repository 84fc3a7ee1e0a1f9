internal import LayoutModel

/// Found from right to left only.
struct DirectionEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    // Of a fault that doubled texts show as well, the other places decide.
    let places = alarm.places.map(\.configuration).filter { $0.textFactor == 1 }
    guard alarm.rule != .notMirrored, !places.isEmpty,
      places.allSatisfy({ $0.direction == .rightToLeft })
    else { return nil }
    return Feature(.rightToLeft)
  }
}
