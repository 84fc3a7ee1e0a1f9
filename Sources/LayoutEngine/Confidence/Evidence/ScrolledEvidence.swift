internal import LayoutModel

/// Nothing to read or to touch leaves a scroll view: code may set how far its content reaches.
struct ScrolledEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    guard alarm.rule == .clipped, let other = alarm.finding.other,
      let view = alarm.head.entry(other)?.view, view.kind == .scrollView,
      alarm.head.entry(alarm.finding.view)?.role.isEssential == false
    else { return nil }
    return Evidence(.runtime, -4, "code may set how far \(alarm.head.index.names[other]) scrolls")
  }
}
