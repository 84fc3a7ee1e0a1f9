package import LayoutModel

/// Options for drawing a layout.
package struct PictureOptions: Sendable, Hashable {
  /// The overlays on the screen.
  package var overlays: Set<Overlay>
  /// Findings to mark where the overlay is shown; those of other scenes and configurations are
  /// ignored.
  package var findings: [Finding]

  /// A layer of information over the screen.
  package enum Overlay: String, Sendable, Hashable, CaseIterable {
    /// The rectangles that constraints relate.
    case alignment
    case constraints, guides, baselines, conflicts, ambiguity, findings
    /// The natural size of contents that got another size.
    case intrinsic
  }

  package init(overlays: Set<Overlay> = [], findings: [Finding] = []) {
    self.overlays = overlays
    self.findings = findings
  }

  /// Findings that hold in a layout, with their severity there.
  func findings(on layout: SolvedLayout) -> [(finding: Finding, severity: Severity)] {
    findings.compactMap { finding in
      guard finding.scene == layout.scene,
        let here = finding.occurrences.first(where: { $0.configuration == layout.configuration })
      else { return nil }
      return (finding, min(finding.severity, here.severity))
    }
  }
}
