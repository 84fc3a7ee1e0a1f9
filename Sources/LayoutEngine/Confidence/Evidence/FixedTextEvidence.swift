internal import LayoutModel

/// The text is the document's own: no outlet could replace it, so what happens to it will be seen.
struct FixedTextEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    switch alarm.rule {
    case .unsatisfiable, .notMirrored, .hitTarget, .unsettledGroups: return nil
    default: break
    }
    for id in alarm.subjects {
      guard let view = alarm.head.entry(id)?.view, let text = ViewNames.shownText(of: view),
        !SampleEvidence.isSample(text)
      else { continue }
      if alarm.head.document.translatedViews.contains(id) {
        return Evidence(
          .fixedText, 2, "the text of \(alarm.head.index.names[id]) is a translation")
      }
      guard !alarm.head.document.outlets.contains(id) else { continue }
      return Evidence(
        .fixedText, 1, "the text of \(alarm.head.index.names[id]) is the document's own")
    }
    return nil
  }
}
