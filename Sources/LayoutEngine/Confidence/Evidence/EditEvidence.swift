internal import LayoutModel

/// No edit explains the finding, or only the frames that Interface Builder recorded again. Each edit is tried.
struct EditEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.base != nil else { return nil }
    guard let cause = alarm.cause else { return Feature(.noEdit) }
    return cause.distance == .recordings ? Feature(.recordedSizes) : nil
  }
}
