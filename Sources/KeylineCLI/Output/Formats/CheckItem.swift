import LayoutModel
import LayoutService

/// One thing a check tells, as formats for other programs need it.
struct CheckItem {
  var finding: Finding
  /// nil where there was no base.
  var change: Regression.Change?
  var cause: Cause?
  /// It fails the check.
  var gates: Bool
  /// Why somebody took it for all right; nil where nobody did.
  var acceptance: Acceptance?

  /// The same for the same fault after its document was moved or renamed.
  var fingerprint: String {
    [
      finding.rule.code, finding.view.rawValue, finding.other?.rawValue ?? "",
      finding.axis?.rawValue ?? "",
    ].joined(separator: "/")
  }

  /// How other programs should rank it: what does not fail the check is never an error.
  var level: Severity { gates ? max(finding.severity, .warning) : min(finding.severity, .warning) }

  /// The message, and the edit that it is put down to.
  var sentence: String {
    guard let cause, !cause.edit.isEmpty else { return finding.message }
    let line = cause.location.map { ", line \($0.line)" } ?? ""
    return "\(finding.message) (by: \(cause.edit)\(line))"
  }

  var place: SourceLocation { finding.location ?? SourceLocation(line: 1, column: 1) }
}

extension CheckReport {
  /// Everything but what is fixed or as before: what fails the check first, then in the order of the
  /// documents. Findings that another one stands for are left out.
  var items: [CheckItem] {
    var items = regressions.filter { $0.change != .fixed && $0.cause?.leader == nil }.map {
      CheckItem(finding: $0.finding, change: $0.change, cause: $0.cause, gates: $0.gates)
    }
    items += findings.map { CheckItem(finding: $0, gates: $0.gates) }
    return items.filter(\.gates) + items.filter { !$0.gates }
  }

  /// What acceptances silence.
  var silenced: [CheckItem] {
    accepted.filter(\.outgrown.isEmpty).map {
      CheckItem(finding: $0.finding, gates: false, acceptance: $0.acceptance)
    }
  }
}
