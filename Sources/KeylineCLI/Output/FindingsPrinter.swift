import LayoutModel
import LayoutService

/// Prints findings gathered by document, by rule or by scene.
struct FindingsPrinter {
  let console: Console
  let report: CheckReport
  let order: FindingsVerb.Order
  /// Whether nothing but counts is printed.
  let isCounting: Bool
  let isJSON: Bool

  static let jsonAnswer = Answer<CheckReport>(
    "findings", "What is wrong now: `keyline findings --json`.",
    .count("documents", "Documents that were looked at.", \.documentCount),
    .count(
      "configurations", "How many configurations each scene was solved for.", \.configurationCount),
    .list("findings", "Every finding that was asked for.", \.findings, of: Records.finding),
    .list("accepted", "Findings that were accepted.", \.accepted, of: Records.acceptedFinding),
    .problems(\.missed),
    .count("remaining", "Scenes left when it was stopped.", \.remainingCount))

  func print() throws {
    if isJSON { return try console.json(Self.jsonAnswer, report) }
    switch order {
    case .document where isCounting: try gathered { "\($0.document)" }
    case .document:
      for finding in report.findings {
        try console.print(finding, total: report.configurationCount)
      }
    case .rule:
      try gathered { "\($0.rule.code) \($0.rule.rawValue)" }
    case .scene:
      try gathered { "\($0.document) \(report.title(of: $0))" }
    }
    let count = FindingCount(report.findings)
    let silenced = report.accepted.filter(\.outgrown.isEmpty).count
    try console.print(
      "\(counted(count.errors, "error")), \(counted(count.warnings, "warning")), "
        + "\(counted(count.notes, "note")) in \(counted(report.documentCount, "document"))"
        + (silenced > 0 ? " · \(silenced) accepted" : ""))
  }

  private func gathered(_ name: (Finding) -> String) throws {
    var names: [String] = []
    var groups: [String: [Finding]] = [:]
    for finding in report.findings {
      let own = name(finding)
      if groups[own] == nil { names.append(own) }
      groups[own, default: []].append(finding)
    }
    for own in names.sorted() {
      let findings = groups[own] ?? []
      try console.print("\(own, .bold): \(counted(findings.count, "finding"))")
      for finding in findings.prefix(isCounting ? 0 : .max) {
        let line = finding.location.map { ":\($0.line)" } ?? ""
        try console.print(
          "  \(finding.severity.rawValue, finding.severity.style) \(finding.rule.code) "
            + "\(finding.document)\(line): \(finding.message)")
      }
    }
  }
}
