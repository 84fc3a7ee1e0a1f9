internal import LayoutModel

/// How near the edits that brought the finding are to it: edits that were found by trial.
struct EditEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.base != nil else { return nil }
    guard let cause = alarm.cause else { return Feature(.noEdit) }
    switch cause.distance {
    case .same: return Feature(.editContradicts)
    case .view: return Feature(.editOnView)
    case .scene: return Feature(.editElsewhere)
    case .recordings: return Feature(.recordedSizes)
    }
  }
}
