internal import LayoutModel

/// The edit lets a text grow with the reader's size, and only larger sizes show the fault.
struct ScalingFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let base = alarm.base, !alarm.places.isEmpty,
      alarm.places.allSatisfy({ $0.configuration.contentSize > .large })
    else { return nil }
    let scaling = alarm.subjects.first { view in
      guard let was = base.entry(view)?.view.content, let now = alarm.head.entry(view)?.view.content
      else { return false }
      return scales(now) && !scales(was)
    }
    return scaling.map { Feature(.scalesNow, of: $0) }
  }

  private func scales(_ content: ViewContent) -> Bool {
    if case .label(let label) = content { return label.adjustsForContentSize }
    return false
  }
}
