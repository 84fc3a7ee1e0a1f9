internal import LayoutModel

/// The base's screen had no room either, wherever a finding is new: along the same axis something of it lay
/// off the screen, lost its size, or contradicted the size of the window. An edit that only changes what a
/// screen loses brings no new defect.
struct NoRoomBeforeFeature: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    guard Self.isOfRoom(alarm.rule), let base = alarm.base, !alarm.places.isEmpty else {
      return nil
    }
    if alarm.rule == .unsatisfiable, !alarm.conflicts.allSatisfy(\.restsOnRoot) { return nil }
    let lost = base.findings.filter { old in
      (old.rule == .offScreen || old.rule == .zeroSize)
        && (alarm.axis == nil || old.axis == nil || old.axis == alarm.axis)
    }
    let places = Set(lost.flatMap { $0.occurrences.map(\.configuration) })
    let hadNone = alarm.places.allSatisfy { place in
      let name = place.configuration.name
      return places.contains(name) || base[name].map { contradictsWindow($0, alarm.axis) } == true
    }
    return hadNone ? Feature(.noRoomBefore) : nil
  }

  /// Findings that a screen without room brings.
  private static func isOfRoom(_ rule: Rule) -> Bool {
    switch rule {
    case .offScreen, .zeroSize, .unsatisfiable, .ambiguous, .compressed, .clipped: true
    default: false
    }
  }

  private func contradictsWindow(_ place: PlacedScene, _ axis: Axis?) -> Bool {
    place.layout.conflicts.contains { conflict in
      conflict.members.contains { member in
        switch member.topic {
        case .rootSize(let own): axis == nil || own == axis
        default: false
        }
      }
    }
  }
}
