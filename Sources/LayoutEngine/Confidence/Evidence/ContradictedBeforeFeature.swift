internal import LayoutModel

/// The base contradicts itself there, too, wherever the finding is new: another contradiction holds the same
/// views on that axis, or the screen had no room for its content along it, where the finding comes of want of
/// room. An edit that only changes how a screen contradicts itself, or what is lost by it, brings no new
/// defect.
struct ContradictedBeforeFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard let base = alarm.base, !alarm.places.isEmpty else { return nil }
    let isContradicted = alarm.places.allSatisfy { place in
      guard let known = base.contradictions[place.configuration.name] else { return false }
      return isHeld(alarm, in: known, at: place) || isCrowded(alarm, in: known, at: place)
    }
    return isContradicted ? Feature(.contradictedBefore) : nil
  }

  private func isHeld(_ alarm: Alarm, in known: ContradictionIndex, at place: PlacedScene) -> Bool {
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

  private func isCrowded(
    _ alarm: Alarm, in known: ContradictionIndex, at place: PlacedScene
  ) -> Bool {
    switch alarm.rule {
    case .unsatisfiable:
      let conflicts = alarm.conflicts(on: [place.configuration.name])
      return !conflicts.isEmpty
        && conflicts.allSatisfy { conflict in
          Axis.allCases.contains {
            conflict.restsOnRootSize($0) && known.isCrowded(along: $0)
          }
        }
    case .offScreen, .zeroSize, .ambiguous:
      let axes = alarm.finding.axis.map { [$0] } ?? Axis.allCases
      return axes.contains(where: known.isCrowded)
    default: return false
    }
  }
}
