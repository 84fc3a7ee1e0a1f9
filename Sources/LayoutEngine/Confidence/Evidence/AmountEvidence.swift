internal import LayoutModel

/// Amounts too small to be seen, or below what the text model can tell.
struct AmountEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    let amount = alarm.amount
    if let least = least(alarm.rule), amount < least.points {
      return Evidence(.amount, -8, least.reason)
    }
    if alarm.rule == .unsatisfiable, alarm.regression.change == .spread, amount <= Self.slight {
      return Evidence(.amount, -4, "a contradiction of the base, here of 4 points at most")
    }
    if isBrushed(alarm) {
      return Evidence(.amount, -3, "only its edge lies there, its middle is clear")
    }
    if alarm.rule == .protrudes, isMostlyInside(alarm) {
      return Evidence(.amount, -4, "most of it is inside and can be tapped")
    }
    switch alarm.rule {
    case .clipped, .protrudes, .offScreen, .unsafeArea, .overlap:
      guard amount < Self.noticed else { return nil }
      return Evidence(.amount, -2, "less than \(PointText.short(Self.noticed)) points")
    default: return nil
    }
  }

  /// A control at the top whose middle lies beside the sensors on one configuration at most:
  /// elsewhere what it shows is below them.
  private func isBrushed(_ alarm: Alarm) -> Bool {
    guard alarm.rule == .unsafeArea, alarm.axis == .vertical, alarm.places.count > 1,
      alarm.head.entry(alarm.finding.view)?.role == .control
    else { return false }
    var deep = 0
    for place in alarm.places {
      let strip = place.layout.safeArea.top
      guard strip > Configuration.tallestPlainStatusBar,
        let box = place.solved(alarm.finding.view)?.absoluteFrame,
        box.midY < place.layout.size.height / 2
      else { return false }
      if box.midY < strip { deep += 1 }
    }
    return deep <= 1
  }

  /// The share of a control that may lie outside what holds it without harm.
  private static let harmless = 0.25

  private func isMostlyInside(_ alarm: Alarm) -> Bool {
    guard let axis = alarm.axis else { return false }
    return alarm.places.allSatisfy { place in
      let name = place.configuration.name
      guard let size = place.solved(alarm.finding.view)?.frame.size else { return false }
      return alarm.amount(on: [name]) <= size[axis] * Self.harmless
    }
  }

  /// Points by which a contradiction that the base has elsewhere is not seen. Thin: two labelled
  /// findings, two apps.
  private static let slight = 4.0

  /// Points of something at an edge below which many do not notice it.
  static let noticed = 8.0

  private func least(_ rule: Rule) -> (points: Double, reason: String)? {
    switch rule {
    case .unsatisfiable: (2.5, "given up by 2 points or less")
    case .ambiguous: (5, "open by less than 5 points")
    case .clipped, .protrudes, .offScreen: (2, "lost by less than 2 points")
    case .unsafeArea: (4, "outside the safe area by less than 4 points")
    case .overlap: (2, "covered by less than 2 points")
    case .hitTarget: (4, "short by less than 4 points")
    case .notMirrored: (6, "off by less than 6 points")
    case .truncated: (0.06, "less of the text is lost than the text model can tell")
    case .compressed: (3, "squeezed by less than 3 points")
    case .zeroSize, .ignoredConstraint, .unsettledGroups: nil
    }
  }
}
