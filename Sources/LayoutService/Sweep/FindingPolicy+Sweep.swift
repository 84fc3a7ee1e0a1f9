package import LayoutModel

extension FindingPolicy {
  /// The sweep as it is to be shown: without what is off, findings as grave as they are to be taken.
  ///
  /// Contradictions and ambiguity are errors; settings can only silence them.
  package func applied(to sweep: Sweep, of path: DocumentPath) -> Sweep {
    var spans: [Sweep.Span] = []
    var places: [Int: Int] = [:]
    for (number, span) in sweep.spans.enumerated() {
      guard let severity = severity(of: span.kind, at: path) else { continue }
      places[number] = spans.count
      spans.append(span.taken(as: severity))
    }
    let breakpoints = sweep.breakpoints.compactMap { breakpoint -> Sweep.Breakpoint? in
      let changes = breakpoint.changes.compactMap { change -> Sweep.Change? in
        switch change {
        case .begins(let number): places[number].map { .begins($0) }
        case .ends(let number): places[number].map { .ends($0) }
        case .slope, .jump: change
        }
      }
      return changes.isEmpty ? nil : Sweep.Breakpoint(place: breakpoint.place, changes: changes)
    }
    return Sweep(
      scene: sweep.scene, configuration: sweep.configuration, course: sweep.course,
      breakpoints: breakpoints, spans: spans, staircases: sweep.staircases,
      isComplete: sweep.isComplete)
  }

  private func severity(of kind: Sweep.Kind, at path: DocumentPath) -> Severity? {
    let (rule, usual): (Rule, Severity) =
      switch kind {
      case .conflict: (.unsatisfiable, .error)
      case .ambiguity: (.ambiguous, .error)
      case .finding(let rule, let severity): (rule, severity)
      }
    return severity(of: rule, at: path, usually: usual)
  }
}

extension Sweep.Span {
  fileprivate func taken(as severity: Severity) -> Sweep.Span {
    guard case .finding(let rule, _) = kind else { return self }
    return Sweep.Span(
      kind: .finding(rule, severity), view: view, other: other, message: message,
      location: location,
      lower: lower, includesLower: includesLower, upper: upper, includesUpper: includesUpper)
  }
}
