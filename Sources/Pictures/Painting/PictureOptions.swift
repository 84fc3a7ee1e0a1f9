public import LayoutModel

/// How a picture of a layout is drawn.
public struct PictureOptions: Sendable, Hashable {
  /// What is drawn over the screen.
  public var overlays: Set<Overlay>
  /// Findings to mark where the overlay is shown; those of other scenes and configurations are
  /// ignored.
  public var findings: [Finding]

  /// What can be drawn over a screen.
  public enum Overlay: String, Sendable, Hashable, CaseIterable {
    /// The rectangles that constraints relate.
    case alignment
    case constraints, guides, baselines, conflicts, ambiguity, findings
    /// What contents ask for, where that is not what they got.
    case intrinsic
  }

  public init(overlays: Set<Overlay> = [], findings: [Finding] = []) {
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
