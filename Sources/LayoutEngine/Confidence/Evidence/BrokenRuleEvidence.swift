internal import LayoutModel

/// Constraints leave a size open, or a place between bounds.
///
/// What they leave open is mostly not seen, for solvers choose alike; but a place that nothing holds is one
/// where nobody put the view, and a text or control that competes for room is cut in every choice. What
/// Interface Builder marked was open for its own engine, too: of those labelled findings 11 of 13 are right, of the
/// others 5 of 10.
struct BrokenRuleEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let open = alarm.ambiguity,
      alarm.head.entry(alarm.finding.view)?.view.isMarkedAmbiguous != true
    else { return nil }
    switch (open.quantity, open.lower, open.upper) {
    case (.position, nil, nil): return nil
    case (.position, let lower?, let upper?) where lower == upper: return nil
    case (.size, let lower?, _?) where isCut(at: lower, alarm): return nil
    default: return Feature(.sizeLeftOpen)
    }
  }

  /// Something to read or touch that is smaller than its content at the lower end.
  private func isCut(at lower: Double, _ alarm: Alarm) -> Bool {
    guard let at = alarm.head.index.position[alarm.finding.view], let axis = alarm.axis,
      alarm.head.index.entries[at].role.isEssential,
      let natural = alarm.places.first?.solved[at]?.intrinsicSize[axis]
    else { return false }
    return lower < natural - 1
  }
}
