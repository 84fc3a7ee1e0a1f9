package import LayoutModel
package import LayoutSettings

/// A team's settings on findings: rules that are off or weigh otherwise, paths that are
/// left out, and how probable a defect has to be before it fails a check.
///
/// Findings are stored as they were found; settings decide only which are reported and which gate.
public struct FindingPolicy: Sendable {
  package var settings: ProjectSettings
  /// A finding's path from the root of the tree, which is what patterns speak of.
  private let fromRoot: @Sendable (DocumentPath) -> DocumentPath

  package init(
    _ settings: ProjectSettings,
    fromRoot: @escaping @Sendable (DocumentPath) -> DocumentPath = { $0 }
  ) {
    self.settings = settings
    self.fromRoot = fromRoot
  }

  /// Whether the settings can change any finding.
  var isSelective: Bool {
    !settings.rules.isEmpty || settings.paths != PathScope() || settings.gate != GateSettings()
  }

  /// How grave a finding is to be taken; nil = it is not reported.
  func severity(of rule: Rule, at path: DocumentPath, usually usual: Severity) -> Severity? {
    settings.severity(of: rule, at: fromRoot(path), usually: usual)
  }

  /// The finding as it is to be shown; nil where it is not.
  package func applied(to finding: Finding) -> Finding? {
    let path = fromRoot(finding.document)
    guard settings.paths.contains(path),
      let severity = settings.severity(of: finding.rule, at: path, usually: finding.severity)
    else { return nil }
    var told = finding
    if severity != finding.severity {
      told.severity = severity
      for at in told.occurrences.indices { told.occurrences[at].severity = severity }
    }
    if let threshold = settings.gate.threshold { told.confidence?.needed = threshold }
    told.mayGate = settings.gate.mayFail(severity)
    return told
  }

  /// The regressions as they are to be shown; of each cause one still stands for all.
  package func applied(to regressions: [Regression]) -> [Regression] {
    let told = regressions.compactMap { regression -> Regression? in
      guard let finding = applied(to: regression.finding) else { return nil }
      var told = regression
      told.finding = finding
      return told
    }
    return told == regressions ? regressions : told.elected()
  }

  /// The report as it is to be shown.
  package func applied(to report: CheckReport) -> CheckReport {
    var told = report
    told.regressions = applied(to: report.regressions)
    told.findings = report.findings.compactMap { applied(to: $0) }
    told.problems = report.problems.filter { settings.paths.contains(fromRoot($0.path)) }
    return told
  }
}
