package import LayoutModel

/// A finding that somebody accepted.
package struct AcceptedFinding: Sendable, Hashable {
  package var finding: Finding
  package var acceptance: Acceptance
  /// Where it holds although nobody accepted it there; empty where it is silenced.
  package var outgrown: [String] = []

  /// Accepted wherever it holds, and so not reported.
  package var isSilenced: Bool { outgrown.isEmpty }
}

extension AcceptanceLedger {
  /// The finding with what was said of it; nil for one that nobody accepted.
  func accepted(_ finding: Finding, at path: DocumentPath) -> AcceptedFinding? {
    switch verdict(on: finding, at: path) {
    case .notAccepted: nil
    case .accepted(let acceptance): AcceptedFinding(finding: finding, acceptance: acceptance)
    case .outgrown(let acceptance, let configurations):
      AcceptedFinding(finding: finding, acceptance: acceptance, outgrown: configurations)
    }
  }
}
