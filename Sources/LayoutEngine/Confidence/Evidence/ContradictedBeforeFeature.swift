internal import LayoutModel

/// The base contradicts itself there, too: another contradiction holds the same views on that axis, wherever
/// the finding is new. An edit that only changes how a screen contradicts itself, or what is lost by it,
/// brings no new defect.
struct ContradictedBeforeFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let base = alarm.base, !alarm.places.isEmpty else { return nil }
    let isContradicted = alarm.places.allSatisfy { place in
      guard let known = base.contradictions[place.configuration.name] else { return false }
      switch alarm.rule {
      case .unsatisfiable:
        return alarm.conflicts(on: [place.configuration.name]).contains {
          known.holdsView(of: $0, in: place.index)
        }
      case .ambiguous, .offScreen, .zeroSize, .clipped, .protrudes, .overlap, .compressed:
        return known.holds(alarm.finding.view, on: alarm.finding.axis)
      default: return false
      }
    }
    return isContradicted ? Feature(.contradictedBefore) : nil
  }
}
