internal import LayoutModel

/// Interface Builder saved the view with a mark: its own engine found the place open.
struct MarkEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .ambiguous || alarm.rule == .unsatisfiable,
      let view = alarm.head.entry(alarm.finding.view)?.view,
      view.isMarkedAmbiguous || view.isMarkedMisplaced
    else { return nil }
    return Feature(.markedAmbiguous)
  }
}
