internal import LayoutModel

/// A view is off the screen as a whole and touches an edge of the window from outside at every configuration, like a
/// panel that code slides in.
struct ParkedFeature: FeatureSource {
  /// The largest distance from the edge, in points.
  private static let tolerance = 1.0

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .offScreen, alarm.finding.axis == nil, !alarm.places.isEmpty,
      alarm.places.allSatisfy({ isBeside(alarm.finding.view, in: $0) })
    else { return nil }
    return Feature(.parked, of: alarm.finding.view)
  }

  private func isBeside(_ view: ObjectID, in place: PlacedScene) -> Bool {
    guard let frame = place.solved(view)?.absoluteFrame else { return false }
    let window = place.window
    let gaps = [
      frame.x + frame.width - window.x, window.x + window.width - frame.x,
      frame.y + frame.height - window.y, window.y + window.height - frame.y,
    ]
    return gaps.contains { abs($0) <= Self.tolerance }
  }
}
