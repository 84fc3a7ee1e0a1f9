internal import LayoutModel

/// What the edit changed: the finding's own constraints, something beside it, or nothing near it.
struct EditEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    let search = NearestEdit(head: alarm.head, edits: alarm.edits)
    guard let (edit, distance) = search.nearest(to: alarm) else {
      return Evidence(.edit, -12, "nothing in the scene was edited")
    }
    let text = alarm.edits.changes[edit].text
    switch distance {
    case .same: return Evidence(.edit, 6, "the edit is part of the contradiction: \(text)")
    case .view:
      // What is done to the width of a wrapping text decides its height.
      let isAcross = search.isAcross(edit, alarm) && alarm.rule != .truncated
      return Evidence(.edit, isAcross ? 2 : 3, "the edit changed it: \(text)")
    case .neighbour: return Evidence(.edit, 2, "the edit changed what is beside it: \(text)")
    case .scene: return Evidence(.edit, -4, "the edit is elsewhere in the scene")
    }
  }
}
