internal import LayoutModel

/// The text is the document's own: no outlet could replace it, so what happens to it will be seen.
struct FixedTextEvidence: FeatureSource {
  func feature(of alarm: Alarm) -> Feature? {
    switch alarm.rule {
    case .unsatisfiable, .notMirrored, .hitTarget, .unsettledGroups: return nil
    default: break
    }
    for id in alarm.subjects {
      guard let view = alarm.head.entry(id)?.view, let text = ViewNames.shownText(of: view),
        !SampleEvidence.isSample(text)
      else { continue }
      // A text with an outlet is set by code, though its sample was translated with the others.
      if alarm.head.document.translatedViews.contains(id),
        !alarm.head.document.outlets.contains(id)
      {
        return Feature(.translatedText, of: id)
      }
      guard !alarm.head.document.outlets.contains(id) else { continue }
      return Feature(isLengthened(text, id, alarm) ? .lengthenedText : .fixedText, of: id)
    }
    return nil
  }

  /// The edit wrote a longer text, and what it loses is lost on usual devices as well, with texts of usual
  /// size. Whoever wrote it means it to be read.
  private func isLengthened(_ text: String, _ id: ObjectID, _ alarm: Alarm) -> Bool {
    switch alarm.rule {
    case .truncated, .compressed, .clipped, .offScreen, .protrudes: break
    default: return false
    }
    guard let before = alarm.base?.entry(id).flatMap({ ViewNames.shownText(of: $0.view) }),
      before.count < text.count, !SampleEvidence.isSample(before)
    else { return false }
    return alarm.places.contains { $0.configuration.isPlain(for: alarm.head) }
  }
}
