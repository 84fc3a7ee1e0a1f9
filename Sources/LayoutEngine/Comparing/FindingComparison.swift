package import LayoutModel

/// Classes every finding of `head` and `base` by what became of it.
///
/// Both sides must come from the same engine and the same matrix. Findings are matched by
/// `Finding.identity`; regressions come first, then what is fixed, then what stayed.
/// - Parameters:
///   - base: the findings before.
///   - head: the findings after.
///   - baseViews: the ids of all views each document had in the base, by the document's path. A
///     finding on a view that is not among them came with its view.
///   - scales: pixels per point of each configuration, by name; 2 where it is missing.
/// - Complexity: linear in the findings and their occurrences.
package func compareFindings(
  base: [Finding], head: [Finding], baseViews: [DocumentPath: Set<ObjectID>],
  scales: [String: Int] = [:]
) -> [Regression] {
  let before = Dictionary(base.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
  var result: [Regression] = []
  var met: Set<String> = []
  for finding in head where met.insert(finding.identity).inserted {
    guard let old = before[finding.identity] else {
      result.append(appeared(finding, baseViews[finding.document] ?? []))
      continue
    }
    result.append(changed(from: old, to: finding, scales))
  }
  for old in base where met.insert(old.identity).inserted {
    result.append(
      Regression(
        change: .fixed, finding: old, configurations: old.occurrences.map(\.configuration),
        baseAmount: old.worstAmount))
  }
  let order = Regression.Change.allCases
  return result.enumerated().sorted { left, right in
    let ranks = (
      order.firstIndex(of: left.element.change) ?? 0,
      order.firstIndex(of: right.element.change) ?? 0
    )
    return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : left.offset < right.offset
  }.map(\.element)
}

private func appeared(_ finding: Finding, _ baseViews: Set<ObjectID>) -> Regression {
  let views = [finding.view] + (finding.other.map { [$0] } ?? [])
  let isOld = views.allSatisfy { baseViews.contains($0) }
  var raised = finding
  // Noted as "on every configuration, so it looks meant"; but the base did not have it, and its
  // views were there, so the purpose is in doubt. What constraints explain has `info` occurrences.
  if isOld, let worst = finding.occurrences.map(\.severity).max(), worst > finding.severity {
    raised.severity = worst
  }
  return Regression(
    change: isOld ? .new : .newWithView, finding: raised,
    configurations: finding.occurrences.map(\.configuration))
}

private func changed(from old: Finding, to new: Finding, _ scales: [String: Int]) -> Regression {
  let before = Dictionary(
    old.occurrences.map { ($0.configuration, $0) }, uniquingKeysWith: { first, _ in first })
  let now = Set(new.occurrences.map(\.configuration))
  func regression(_ change: Regression.Change, _ configurations: [String]) -> Regression {
    Regression(
      change: change, finding: new, configurations: configurations, baseAmount: old.worstAmount)
  }
  let added = new.occurrences.filter { before[$0.configuration] == nil }
  if !added.isEmpty {
    var spread = regression(.spread, added.map(\.configuration))
    // Noted because it is everywhere; but most of "everywhere" is new.
    if added.count > before.count, let worst = added.map(\.severity).max(), worst > new.severity {
      spread.finding.severity = worst
    }
    return spread
  }
  let worse = new.occurrences.filter { occurrence in
    guard let earlier = before[occurrence.configuration] else { return false }
    return occurrence.severity > earlier.severity
      || grew(new.rule, from: earlier.amount, to: occurrence, scales)
  }
  if let worst = worse.max(by: { $0.amount < $1.amount }) {
    var grown = regression(.worse, worse.map(\.configuration))
    grown.baseAmount = before[worst.configuration]?.amount
    return grown
  }
  let gone = old.occurrences.map(\.configuration).filter { !now.contains($0) }
  return gone.isEmpty
    ? regression(.kept, new.occurrences.map(\.configuration)) : regression(.fixed, gone)
}

/// By more than a pixel and a tenth; a share of text by more than 5 percentage points and a tenth.
private func grew(
  _ rule: Rule, from earlier: Double, to now: Finding.Occurrence, _ scales: [String: Int]
) -> Bool {
  let step = rule == .truncated ? 0.05 : 1 / Double(max(1, scales[now.configuration] ?? 2))
  return now.amount - earlier > max(step, abs(earlier) / 10) + 1e-9
}
