internal import LayoutModel

/// A required natural size contradicts a view's constraints, but nothing moves: every view that takes part has the
/// frame that it has in the base.
struct StillFeature: FeatureSource {
  /// The largest difference between frames that look the same, in points.
  private static let tolerance = 0.5

  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .unsatisfiable, let base = alarm.base, !alarm.places.isEmpty else {
      return nil
    }
    guard alarm.conflicts.allSatisfy({ $0.relaxed.topic == .naturalSize }) else { return nil }
    let views = alarm.head.contradicting(alarm.regression)
      .filter { alarm.head.index.position[$0] != nil }
    let isStill = alarm.places.allSatisfy { after in
      views.allSatisfy { view in
        guard let was = base[after.configuration.name]?.solved(view)?.absoluteFrame,
          let now = after.solved(view)?.absoluteFrame
        else { return false }
        return now.isNear(was, within: Self.tolerance)
      }
    }
    return isStill && !views.isEmpty ? Feature(.movesNothing) : nil
  }
}
