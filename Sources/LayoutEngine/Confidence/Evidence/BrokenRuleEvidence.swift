internal import LayoutModel

/// How often findings of a rule are right where nothing else is known.
///
/// Contradictions stand in the document; sides that do not mirror are often meant. What constraints
/// leave open is mostly not seen, for solvers choose alike; but a place that nothing holds is one
/// where nobody put the view, and a text or control that competes for room is cut in every choice.
struct BrokenRuleEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    switch alarm.rule {
    case .unsatisfiable: nil
    case .ambiguous: ambiguous(alarm)
    case .notMirrored:
      Evidence(
        .rule, alarm.lostConstraints(alarm.finding.view) ? -1 : -2,
        "few sides that do not mirror are seen as faults")
    case .compressed:
      isShrunk(alarm)
        ? Evidence(.rule, -4, "the document asks the text to shrink where room is short")
        : Evidence(.rule, -1, "content a little short of room is often not seen")
    case .overlap where ContrastEvidence.loss(of: alarm) == nil && alarm.isEverywhere:
      Evidence(.rule, -3, "an overlap on every configuration looks meant")
    case .offScreen
    where alarm.head.entry(alarm.finding.view)?.role == .image && alarm.isEverywhere:
      Evidence(.rule, -3, "a picture over the edge on every configuration looks meant")
    default: nil
    }
  }

  private func isShrunk(_ alarm: Alarm) -> Bool {
    guard case .label(let label)? = alarm.head.entry(alarm.finding.view)?.view.content else {
      return false
    }
    return label.adjustsFontSizeToFit && label.numberOfLines == 1 && alarm.axis == .horizontal
  }

  private func ambiguous(_ alarm: Alarm) -> Evidence? {
    guard let open = alarm.ambiguity else { return nil }
    switch (open.quantity, open.lower, open.upper) {
    case (.position, nil, nil): return nil
    case (.size, let lower?, _?) where isCut(at: lower, alarm):
      return Evidence(.rule, -2, "what of two competes for room is often not seen")
    default: return Evidence(.rule, -6, "what constraints leave open is mostly not seen")
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
