import LayoutModel
import LayoutService

/// How findings and what became of them read.

extension Regression.Change {
  var style: Line.Style {
    switch self {
    case .new, .newWithView, .spread, .worse: .red
    case .fixed: .green
    case .kept: .dim
    }
  }

  /// What became of it, in capitals before the finding.
  var title: String {
    switch self {
    case .new: "NEW"
    case .newWithView: "NEW, AS ITS VIEW IS,"
    case .spread: "ON MORE SCREENS"
    case .worse: "WORSE"
    case .fixed: "FIXED"
    case .kept: "AS BEFORE"
    }
  }
}

extension Regression {
  /// Told by itself: neither one of several of one cause, nor doubted, nor fixed.
  var standsAlone: Bool { gates || !isAlarm && change != .fixed && change != .kept }

  /// It would stop a merge if the evidence for it were stronger.
  var isDoubted: Bool { isAlarm && finding.confidence?.isEnoughToGate == false }

  /// `, 4 pt before` where it only grew.
  fileprivate var growth: String {
    guard change == .worse, let baseAmount, baseAmount < finding.worstAmount else { return "" }
    return finding.rule == .truncated
      ? "; \(points(baseAmount * 100)) % lost before, \(points(finding.worstAmount * 100)) % now"
      : "; \(points(baseAmount)) pt before, \(points(finding.worstAmount)) pt now"
  }
}

extension Console {
  /// A finding with its place: `error L007 overlap …  App/Main.storyboard:214:9`.
  func print(_ finding: Finding, total: Int) throws {
    try print("\(headline(of: finding))")
    try print("    \(place(of: finding)) · on \(reach(of: finding, total))")
    if let doubt = finding.confidence?.doubts.first, finding.severity == .error, !finding.gates {
      try print("    \("doubted: \(doubt.text)", .dim)")
    }
  }

  /// What stops a merge with the edit behind it, then what is noted, doubted and fixed.
  func print(_ regressions: [Regression], total: Int) throws {
    for regression in regressions where regression.standsAlone {
      try print(regression, total: total)
    }
    let doubted = regressions.filter(\.isDoubted)
    let most = 8
    for regression in doubted.prefix(doubted.count > most ? most - 1 : most) {
      let reason = regression.finding.confidence?.doubts.first?.text ?? "the evidence is thin"
      try print("\("doubted", .dim) \(headline(of: regression.finding))")
      try print("    \(place(of: regression.finding)) · \(reason)")
    }
    if doubted.count > most {
      try print("\("doubted", .dim) \(doubted.count - most + 1) more; --json tells all")
    }
    for regression in regressions where regression.change == .fixed {
      let finding = regression.finding
      let reach = counted(regression.configurations.count, "configuration")
      try print(
        "\("FIXED", .green) \(finding.rule.code) \(finding.rule.rawValue, .bold) "
          + "\(finding.message) · on \(reach)"
      )
    }
  }

  private func print(_ regression: Regression, total: Int) throws {
    let finding = regression.finding
    try print(
      "\(regression.change.title, regression.change.style) \(headline(of: finding))"
        + "\(regression.growth)")
    try print("    \(place(of: finding)) · on \(reach(of: finding, total))")
    guard let cause = regression.cause, regression.gates else { return }
    let others =
      cause.others > 0
      ? "; \(cause.others) more \(cause.others == 1 ? "finding comes" : "findings come") of it" : ""
    if !cause.edit.isEmpty {
      let line = cause.location.map { " (line \($0.line))" } ?? ""
      try print("    by: \(cause.edit)\(line)\(others)")
    } else if cause.others > 0 {
      try print("    with \(counted(cause.others, "more finding")) of the same cause")
    }
  }

  private func headline(of finding: Finding) -> Line {
    "\(finding.severity.rawValue, finding.severity.style) \(finding.rule.code) "
      + "\(finding.rule.rawValue, .bold) \(finding.message)"
  }

  private func place(of finding: Finding) -> String {
    finding.document.text + (finding.location.map { ":\($0.line):\($0.column)" } ?? "")
  }

  /// `3/36 (iphone-se-1, …)`.
  private func reach(of finding: Finding, _ total: Int) -> String {
    let count = finding.occurrences.count
    let first = finding.occurrences.prefix(3).map(\.configuration).joined(separator: ", ")
    return "\(count)/\(total) (\(first)\(count > 3 ? ", …" : ""))"
  }
}

/// `2 regressions · 1 doubted · 1 fixed · 3 as before`.
func verdict(_ regressions: [Regression], kept: Int? = nil) -> Line {
  verdict(RegressionTally(regressions), kept: kept)
}

func verdict(_ tally: RegressionTally, kept: Int? = nil) -> Line {
  var line: Line =
    tally.gating == 0
    ? "\("no regression", .green)" : "\(counted(tally.gating, "regression"), .red)"
  if tally.doubted > 0 { line = "\(line) · \(tally.doubted) doubted" }
  if tally.noted > 0 { line = "\(line) · \(tally.noted) that never stop a merge" }
  if tally.fixed > 0 { line = "\(line) · \("\(tally.fixed) fixed", .green)" }
  if let kept, kept > 0 { line = "\(line) · \(kept) as before" }
  return line
}
