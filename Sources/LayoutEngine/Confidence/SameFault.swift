package import LayoutModel

extension Finding {
  /// Whether this may be the fault that an older finding on the same view tells, in the same words or
  /// in others.
  package func mayTellFault(of old: Finding) -> Bool {
    guard old.axis == nil || axis == nil || old.axis == axis else { return false }
    if old.rule == rule
      || Self.families.contains(where: { $0.contains(old.rule) && $0.contains(rule) })
    {
      return true
    }
    // A text that ran over an edge and is cut short now lacks the same room.
    return switch (old.rule, rule) {
    case (.clipped, .truncated), (.offScreen, .truncated): old.axis != .vertical
    case (.clipped, .compressed), (.compressed, .clipped), (.clipped, .zeroSize),
      (.zeroSize, .clipped):
      old.axis == .vertical
    default: false
    }
  }

  /// Rules that tell one fault in different words.
  private static let families: [Set<Rule>] = [
    [.ambiguous, .zeroSize, .truncated, .compressed],
    [.clipped, .protrudes, .offScreen, .unsafeArea],
  ]
}

extension View {
  /// Whether the two may be one view that was moved and given another id: the same kind and class, with the
  /// same text or placeholder to know it by.
  package func mayBeMoved(from old: View) -> Bool {
    guard let text = knownBy, !SampleEvidence.isSample(text) else { return false }
    return kind == old.kind && customClass == old.customClass && text == old.knownBy
  }

  /// The text by which people know the view: what it shows, or its placeholder.
  private var knownBy: String? {
    if let text = ViewNames.shownText(of: self) { return text }
    guard case .textField(let field) = content else { return nil }
    return field.placeholder
  }
}
