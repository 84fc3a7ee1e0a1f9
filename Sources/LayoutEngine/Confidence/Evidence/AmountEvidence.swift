internal import LayoutModel

/// Amounts too small to be seen, or below what the text model can tell.
struct AmountEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    let amount = alarm.amount
    if let least = alarm.rule.leastSeen, amount < least { return Feature(.slight) }
    if alarm.rule == .unsatisfiable, alarm.regression.change == .spread, amount <= Self.slight {
      return Feature(.slightSpread)
    }
    if isBrushed(alarm) {
      return Feature(.onlyEdge)
    }
    if alarm.rule == .protrudes, isMostlyInside(alarm) {
      return Feature(.mostlyInside)
    }
    switch alarm.rule {
    case .clipped, .protrudes, .offScreen, .unsafeArea, .overlap:
      guard amount < Self.noticed else { return nil }
      return Feature(.small)
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
}
