extension FontMetrics {
  /// What Interface Builder draws in place of a font that the Mac does not have: Helvetica Neue, in
  /// the regular weight whatever the name asks for.
  ///
  /// Lines of such texts are 1.165 of their size high: 79 labels of six public repositories whose own
  /// fonts have other lines.
  package static let standIn: FontMetrics? = {
    var metrics = PublishedFaces.shared["HelveticaNeue"]
    metrics?.isStandIn = true
    return metrics
  }()
}

extension TextMeasurer {
  /// Whether anything is known of a font of this PostScript name: declared, published or estimated.
  package func knows(fontNamed name: String) -> Bool {
    fonts[name] != nil || NamedFont.isSystem(name) || PublishedFaces.shared.has(name)
      || NamedFont.isEstimated(name)
  }
}
