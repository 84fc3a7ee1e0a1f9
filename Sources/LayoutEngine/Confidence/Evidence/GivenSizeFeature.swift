internal import LayoutModel

/// A required natural size contradicts only a size that the document gives the same view. The given size wins, and it
/// is not certain that UIKit reports this at run time (openradar 15106765).
struct GivenSizeFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .unsatisfiable else { return nil }
    let conflicts = alarm.conflicts
    guard !conflicts.isEmpty, conflicts.allSatisfy({ isGiven($0, in: alarm.head) }) else {
      return nil
    }
    return Feature(.givenSize, of: alarm.finding.view)
  }

  private func isGiven(_ conflict: LayoutConflict, in head: JudgedScene) -> Bool {
    guard conflict.relaxed.topic == .naturalSize, let view = conflict.relaxed.view else {
      return false
    }
    return conflict.members.contains { member in
      guard let constraint = member.constraint.flatMap(head.index.constraint) else { return false }
      return constraint.firstItem == view && constraint.secondItem == nil
        && constraint.firstAttribute.isSize
    }
  }
}
