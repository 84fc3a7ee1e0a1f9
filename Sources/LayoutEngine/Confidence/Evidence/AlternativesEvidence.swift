internal import LayoutModel

/// Views that code shows by turns: several in one stack, or over one another, each with an outlet.
struct AlternativesEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    // What the base shows side by side is not shown by turns.
    if alarm.rule == .overlap, ContrastEvidence.loss(of: alarm) != nil { return nil }
    let index = alarm.head.index
    let outlets = alarm.head.document.outlets
    if alarm.rule == .overlap, alarm.views.count == 2, alarm.views.contains(where: outlets.contains)
    {
      let both = alarm.views.allSatisfy(outlets.contains)
      return Evidence(
        .runtime, both ? -4 : -2, "an outlet lets code show one of the two at a time")
    }
    switch alarm.rule {
    // Where a view lies at an edge, how large it is and what contradicts does not depend on others.
    case .unsatisfiable, .notMirrored, .hitTarget, .unsafeArea, .unsettledGroups: return nil
    default: break
    }
    for id in alarm.views {
      guard let at = index.position[id] else { continue }
      for upper in index.lineage(of: at) where index.entries[upper].view.kind == .stackView {
        let children = index.entries[upper].view.subviews
        let held = children.count { outlets.contains($0.id) || $0.isHidden }
        guard held > 1 else { continue }
        return Evidence(
          .runtime, -1, "code can hide \(held) of the \(children.count) views stacked with it")
      }
    }
    return nil
  }
}
