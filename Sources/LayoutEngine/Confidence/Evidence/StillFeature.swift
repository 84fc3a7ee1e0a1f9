internal import LayoutModel

/// A view must not be larger or smaller than what it shows, which contradicts its constraints, and nothing
/// moves by it: every view that takes part lies where the base has it.
struct StillFeature: FeatureSource {
  /// Points within which two frames look the same.
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
