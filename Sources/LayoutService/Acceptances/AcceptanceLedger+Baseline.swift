package import LayoutModel

extension AcceptanceLedger {
  /// Lines that accept all of some findings.
  ///
  /// A line with another reason was made by hand and stays, with its reason and its last day. Where its
  /// finding is on more configurations by now, the line takes those too: two lines for one cause in one
  /// document cannot be. One that has expired counts again, for its old reason.
  package func baseline(
    of findings: [Finding], why: String, until: String?
  ) -> (kept: [Acceptance], added: [Acceptance]) {
    var kept = current.filter { $0.why != why }
    var lapsed = expired.filter { $0.why != why }
    let made = with(kept)
    var added: [Acceptance] = []
    for finding in findings {
      let fault = AcceptedFault(finding)
      switch made.verdict(on: finding, at: finding.document) {
      case .accepted: continue
      case .outgrown(_, let configurations):
        for line in kept.indices where kept[line].document == finding.document {
          for place in kept[line].findings.indices
          where kept[line].findings[place].key == fault.key {
            kept[line].findings[place].configurations.formUnion(configurations)
          }
        }
      case .notAccepted:
        var line = Acceptance(
          findings: [fault], document: finding.document, why: why, until: until)
        if let old = lapsed.firstIndex(where: { $0.key == line.key && $0.document == line.document }
        ) {
          line.why = lapsed.remove(at: old).why
        }
        added.append(line)
      }
    }
    return (kept + lapsed, added)
  }
}
