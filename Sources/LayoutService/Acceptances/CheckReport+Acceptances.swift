package import LayoutModel

extension AcceptanceLedger {
  /// Regressions that nobody accepted; of each cause one stands for all.
  package func open(_ regressions: [Regression]) -> [Regression] {
    guard !isEmpty else { return regressions }
    let left = regressions.filter {
      $0.change == .fixed || accepted($0.finding, at: $0.finding.document)?.isSilenced != true
    }
    return left.count == regressions.count ? left : left.elected()
  }
}

extension CheckReport {
  /// The report without what was accepted; of each cause that is left one still stands for all.
  ///
  /// - Parameters:
  ///   - fromRoot: a finding's path from the root of the tree.
  ///   - ledger: what is accepted, and until when.
  package func accepting(
    _ ledger: AcceptanceLedger, fromRoot: (DocumentPath) -> DocumentPath = { $0 }
  ) -> CheckReport {
    guard !ledger.isEmpty else { return self }
    var report = self
    func isTold(_ finding: Finding) -> Bool {
      let accepted = ledger.accepted(finding, at: fromRoot(finding.document))
      report.accepted += accepted.map { [$0] } ?? []
      return accepted?.isSilenced != true
    }
    let told = regressions.filter { $0.change == .fixed || isTold($0.finding) }
    report.regressions = told.count == regressions.count ? told : told.elected()
    report.findings = findings.filter(isTold)
    return report
  }

  /// The acceptance of a finding of this report: it covers all findings of the same cause.
  package func acceptance(
    of finding: Finding, why: String, until: String? = nil,
    fromRoot: (DocumentPath) -> DocumentPath = { $0 }
  ) -> Acceptance {
    let followers = regressions.filter { $0.cause?.leader == finding.identity }.map(\.finding)
    return Acceptance(
      findings: ([finding] + followers).map(AcceptedFault.init),
      document: fromRoot(finding.document), why: why, until: until)
  }

  /// The findings that fail the check, one for each cause.
  package var gating: [Finding] {
    regressions.filter(\.gates).map(\.finding) + findings.filter(\.gates)
  }

  /// Everything that can be accepted: what gates first, of each cause the one that stands for it.
  package var acceptable: [Finding] {
    let standing = regressions.filter { $0.change != .fixed && $0.cause?.leader == nil }
    return gating + standing.filter { !$0.gates }.map(\.finding) + findings.filter { !$0.gates }
  }
}
