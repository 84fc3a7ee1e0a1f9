internal import LayoutModel

/// The base has another contradiction there: one that holds the same views on that axis, wherever the finding
/// is new. An edit that only changes how a screen contradicts itself brings no new defect.
struct ContradictedBeforeFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard alarm.rule == .unsatisfiable, let base = alarm.base, !alarm.places.isEmpty else {
      return nil
    }
    let isContradicted = alarm.places.allSatisfy { place in
      guard let known = base.contradictions[place.configuration.name] else { return false }
      return alarm.conflicts(on: [place.configuration.name]).contains {
        known.holdsView(of: $0, in: place.index)
      }
    }
    return isContradicted ? Feature(.contradictedBefore) : nil
  }
}
