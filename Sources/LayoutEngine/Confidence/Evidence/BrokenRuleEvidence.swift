internal import LayoutModel

/// How often findings of a rule are right where nothing else is known.
///
/// Contradictions stand in the document; where constraints leave something open, solvers choose
/// alike and mostly nobody sees it; sides that do not mirror are often meant.
struct BrokenRuleEvidence: EvidenceSource {
  func evidence(on alarm: Alarm) -> Evidence? {
    switch alarm.rule {
    case .unsatisfiable: nil
    case .ambiguous:
      Evidence(.rule, -2, "what constraints leave open is mostly not seen")
    case .notMirrored:
      Evidence(.rule, -2, "few sides that do not mirror are seen as faults")
    case .compressed:
      Evidence(.rule, -1, "content a little short of room is often not seen")
    default: nil
    }
  }
}
