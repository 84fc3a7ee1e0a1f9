import LayoutModel
import LayoutService

/// One thing a check tells, as formats for other programs need it.
struct CheckItem {
  var finding: Finding
  /// nil where there was no base.
  var change: Regression.Change?
  var cause: Cause?
  /// Configurations on which it is new; empty = wherever it holds.
  var configurations: [String] = []
  /// It stops the merge.
  var gates: Bool
  /// Other findings of the same cause, the most severe first.
  var consequences: [Finding] = []
  /// Why somebody took it for all right; nil where nobody did.
  var acceptance: Acceptance?
  /// Whether another document of the report has the same finding, as copies of one template have.
  var isShared = false

  /// Equal for the same fault after its document was moved or renamed. A fault that two documents share has two
  /// fingerprints, by their paths.
  var fingerprint: String {
    ([
      finding.rule.code, finding.view.rawValue, finding.other?.rawValue ?? "",
      finding.axis?.rawValue ?? "",
    ] + (isShared ? [finding.document.text] : [])).joined(separator: "/")
  }

  /// The rank for other programs: an error if it stops the merge, else a note.
  var level: Severity { gates ? .error : .info }

  /// The message, the edit that it is put down to, and what else came of that.
  var sentence: String {
    var text = finding.message
    if let cause, !cause.edit.isEmpty {
      let line =
        cause.location.map { ", line \($0.line)\(cause.isRemoval ? " of the base" : "")" } ?? ""
      text += " (by: \(cause.edit)\(line))"
    }
    for other in consequences.prefix(RegressionItem.mostTold) {
      text += "; also \(other.rule.code): \(other.message)"
    }
    if consequences.count > RegressionItem.mostTold {
      text += "; and \(consequences.count - RegressionItem.mostTold) more of the same cause"
    }
    return text
  }

  var place: SourceLocation { finding.location ?? SourceLocation(line: 1, column: 1) }

  /// Where a reviewer meets it: at the edit, which a pull request shows, and not at the view, whose line
  /// may be one that nobody touched.
  var shown: SourceLocation {
    guard let cause, !cause.isRemoval, let location = cause.location else { return place }
    return location
  }
}

extension CheckReport {
  /// Everything but what is fixed or as before: what stops the merge first. Each cause is reported once.
  var items: [CheckItem] {
    var items = RegressionItem.items(regressions).map { item in
      CheckItem(
        finding: item.leader.finding, change: item.leader.change, cause: item.leader.cause,
        configurations: item.leader.configurations, gates: item.leader.gates,
        consequences: item.consequences.map(\.finding))
    }
    items += findings.map { CheckItem(finding: $0, gates: $0.gates) }
    items = marked(items)
    return items.filter { $0.gates || $0.finding.isOfCorruptDocument }
      + items.filter { !$0.gates && !$0.finding.isOfCorruptDocument }
  }

  /// Findings that are accepted.
  var silenced: [CheckItem] {
    marked(
      accepted.filter(\.outgrown.isEmpty).map {
        CheckItem(finding: $0.finding, gates: false, acceptance: $0.acceptance)
      })
  }

  /// The documents that have a finding of each key.
  var documentsByKey: [String: Set<DocumentPath>] {
    let told = regressions.filter { $0.change != .fixed }.map(\.finding)
    var documents: [String: Set<DocumentPath>] = [:]
    for finding in told + findings + accepted.map(\.finding) {
      documents[finding.key, default: []].insert(finding.document)
    }
    return documents
  }

  private func marked(_ items: [CheckItem]) -> [CheckItem] {
    let documents = documentsByKey
    return items.map { item in
      var item = item
      item.isShared = (documents[item.finding.key]?.count ?? 0) > 1
      return item
    }
  }
}
