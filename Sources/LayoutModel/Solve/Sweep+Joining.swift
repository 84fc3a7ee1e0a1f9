extension Sweep.Span {
  /// Ranges of one fault in the order of their lower ends, those that meet or overlap as one with the
  /// words of the first.
  ///
  /// Two that end at one place meet where it belongs to one of them.
  package static func joined(_ spans: [Sweep.Span]) -> [Sweep.Span] {
    var joined: [Sweep.Span] = []
    // Of two that begin at one place, the one it belongs to comes first.
    let order = { (span: Sweep.Span) in (span.lower.value, span.includesLower ? 0 : 1) }
    for span in spans.sorted(by: { order($0) < order($1) }) {
      guard let last = joined.last, last.meets(span) else {
        joined.append(span)
        continue
      }
      joined[joined.count - 1] = last.extended(by: span)
    }
    return joined
  }

  /// Whether no place lies between this range and one that does not begin before it.
  private func meets(_ next: Sweep.Span) -> Bool {
    next.lower.value < upper.value
      || next.lower.value == upper.value && (next.includesLower || includesUpper)
  }

  private func extended(by next: Sweep.Span) -> Sweep.Span {
    let isLonger = next.upper.value > upper.value
    return Sweep.Span(
      kind: kind, view: view, other: other, message: message, location: location, lower: lower,
      includesLower: includesLower, upper: isLonger ? next.upper : upper,
      includesUpper: isLonger
        ? next.includesUpper
        : includesUpper || next.upper.value == upper.value && next.includesUpper)
  }
}
