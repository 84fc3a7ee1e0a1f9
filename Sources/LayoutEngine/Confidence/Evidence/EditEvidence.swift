internal import LayoutModel

/// No edit explains the finding, or only that Interface Builder recorded sizes anew: edits are found by trial.
struct EditEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.base != nil else { return nil }
    guard let cause = alarm.cause else { return Feature(.noEdit) }
    return cause.distance == .recordings ? Feature(.recordedSizes) : nil
  }
}
