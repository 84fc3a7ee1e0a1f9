package import LayoutModel
package import Pictures

extension CheckPictures {
  /// The screen of a finding before and after, side by side, with its views marked where they are now; the
  /// screen alone where it was not there before. nil where it cannot be drawn.
  /// - Parameters:
  ///   - finding: of the report.
  ///   - configuration: the name of one on which it holds.
  /// - Complexity: each state of the document is solved once for the configuration.
  package func pair(of finding: Finding, at configuration: String) -> Drawing? {
    guard var after = picture(of: finding, at: configuration, side: .head) else { return nil }
    for place in places(of: finding, at: configuration, side: .head) {
      after.rectangle(place, stroke: Drawing.stroke(for: finding.severity))
    }
    let title = "\(finding.rule.code) \(finding.rule.rawValue) on \(configuration)"
    guard let before = picture(of: finding, at: configuration, side: .base) else {
      return Arrangement([(after, "on \(configuration)")]).row(title: title)
    }
    return Arrangement([
      (before, "before, on \(configuration)"), (after, "after, on \(configuration)"),
    ]).row(title: title)
  }
}

extension Finding {
  /// The first configuration on which the finding is as severe as anywhere, among those named or, if none is,
  /// among all. Matrices begin with small phones, two of which fit beside each other in a comment.
  package func firstConfiguration(among names: [String]) -> String? {
    let wanted = Set(names)
    let named = occurrences.filter { wanted.isEmpty || wanted.contains($0.configuration) }
    let places = named.isEmpty ? occurrences : named
    let worst = places.map(\.severity).max()
    return places.first { $0.severity == worst }?.configuration
  }
}
