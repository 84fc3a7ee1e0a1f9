public import LayoutModel

/// A finding that somebody accepted.
public struct AcceptedFinding: Sendable, Hashable {
  public var finding: Finding
  public var acceptance: Acceptance
  /// Where it holds although nobody accepted it there; empty where it is silenced.
  public var outgrown: [String] = []

  /// Accepted wherever it holds, and so not told.
  public var isSilenced: Bool { outgrown.isEmpty }
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
