import LayoutModel
import LayoutService

/// Lines about findings and their changes.

extension Regression.Change {
  /// The change, before the number of configurations.
  var title: String {
    switch self {
    case .new: "new"
    case .newWithView: "new with its view,"
    case .spread: "on more screens,"
    case .worse: "worse"
    case .fixed: "fixed"
    case .kept: "as before,"
    }
  }
}

extension Regression {
  /// Why it does not stop a merge; nil where nothing is known.
  fileprivate var reasonNotToStop: String? {
    if isAlarm, !finding.mayGate, finding.confidence?.isEnoughToGate ?? true {
      return finding.severity == .error ? "fail-on is never" : "fail-on lets warnings pass"
    }
    if let doubt = finding.confidence?.mainDoubt { return doubt.text }
    if !isAlarm {
      return finding.severity == .info
        ? "it is a note, and notes stop nothing"
        : change == .newWithView
          ? "it is a warning about a new view; about a new view, only errors stop the merge"
          : "it is a warning that was there before; what was there before stops only as an error"
    }
    guard let confidence = finding.confidence else { return nil }
    let (value, needed) = (Int(confidence.value * 100), Int(confidence.needed * 100))
    guard value < needed else { return nil }
    return
      "no single reason: a defect is \(value) % probable, and \(needed) % are needed to stop"
  }

  /// Those of the finding on the configurations that changed.
  fileprivate var occurrences: [Finding.Occurrence] {
    let changed = Set(configurations)
    return finding.occurrences.filter { changed.contains($0.configuration) }
  }

  /// `; 4 pt before, 9 pt now` where it only grew.
  fileprivate var growth: String {
    let now = occurrences.map(\.amount).max() ?? 0
    guard change == .worse, let baseAmount, baseAmount < now else { return "" }
    return finding.rule == .truncated
      ? "; \(points(baseAmount * 100)) % lost before, \(points(now * 100)) % now"
      : "; \(points(baseAmount)) pt before, \(points(now)) pt now"
  }
}

extension Console {
  /// A finding with its place: `error L007 overlap …  App/Main.storyboard:214:9`.
  /// - Parameter isJudged: whether to print STOPS or LOOK in front.
  func print(_ finding: Finding, total: Int, isJudged: Bool = false) throws {
    let word: Line =
      !isJudged ? "" : finding.gates ? "\("STOPS", .red) " : "\("LOOK", .yellow) "
    try print(folding: "\(word)\(headline(of: finding))")
    try print(folding: "    \(place(of: finding)) · on \(reach(of: finding.occurrences, total))")
    if let doubt = finding.confidence?.mainDoubt, finding.severity == .error, !finding.gates {
      try print(folding: "    against: \(doubt.text)")
    }
  }

  /// What stops a merge first, then what is worth a look, each once for its cause and with what else
  /// the cause brought; then what is fixed.
  func print(_ regressions: [Regression], total: Int) throws {
    let items = RegressionItem.items(regressions)
    let corrupt = items.filter { $0.leader.finding.isOfCorruptDocument && !$0.leader.gates }
    for item in corrupt { try print(item, "LOOK", .red, total) }
    for item in items where item.leader.gates { try print(item, "STOPS", .red, total) }
    let looks = items.filter { !$0.leader.gates && !$0.leader.finding.isOfCorruptDocument }
    let most = 8
    for item in looks.prefix(looks.count > most ? most - 1 : most) {
      try print(item, "LOOK", .yellow, total)
    }
    if looks.count > most {
      try print("and \(looks.count - most + 1) more are worth a look; --json lists all")
    }
    let fixed = regressions.filter { $0.change == .fixed }
    for regression in fixed.prefix(fixed.count > most ? most - 1 : most) {
      let finding = regression.finding
      let reach = counted(regression.configurations.count, "configuration")
      try print(
        folding: "\("FIXED", .green) \(finding.rule.code) \(finding.rule.rawValue, .bold) "
          + "\(finding.message)"
      )
      // Its line is one of the base.
      try print(folding: "    \(finding.document.text) · gone on \(reach)")
    }
    if fixed.count > most {
      try print("and \(fixed.count - most + 1) more are fixed; --json lists all")
    }
  }

  private func print(
    _ item: RegressionItem, _ word: String, _ style: Line.Style, _ total: Int
  ) throws {
    let (regression, finding) = (item.leader, item.leader.finding)
    try print(folding: "\(word, style) \(headline(of: finding))\(regression.growth)")
    try print(
      folding: "    \(place(of: finding)) · \(regression.change.title) on "
        + "\(reach(of: regression.occurrences, total))")
    if let cause = regression.cause, !cause.edit.isEmpty {
      let line =
        cause.location.map { " (line \($0.line)\(cause.isRemoval ? " of the base" : ""))" } ?? ""
      try print(folding: "    by: \(cause.edit)\(line)")
    }
    if !regression.gates, let reason = regression.reasonNotToStop {
      try print(folding: "    against: \(reason)")
    }
    for other in item.consequences.prefix(RegressionItem.mostTold) {
      try print(
        folding: "    also: \(headline(of: other.finding)) · "
          + "\(counted(other.configurations.count, "configuration"))"
      )
    }
    if item.consequences.count > RegressionItem.mostTold {
      try print(
        folding: "    also: \(item.consequences.count - RegressionItem.mostTold) more of the same "
          + "cause")
    }
  }

  private func headline(of finding: Finding) -> Line {
    "\(finding.severity.rawValue, finding.severity.style) \(finding.rule.code) "
      + "\(finding.rule.rawValue, .bold) \(finding.message)"
  }

  /// `3/36 (iphone-se-1, …)`.
  private func reach(of occurrences: [Finding.Occurrence], _ total: Int) -> String {
    let count = occurrences.count
    let first = occurrences.prefix(3).map(\.configuration).joined(separator: ", ")
    // What is made for one size of screen or for windows is not laid out on all that a matrix has.
    let name = occurrences.first?.configuration ?? ""
    if name.hasPrefix("mac-") { return "\(counted(count, "window")) (\(first))" }
    if name.hasPrefix("apple-tv") { return "\(counted(count, "screen")) (\(first))" }
    return "\(count)/\(total) (\(first)\(count > 3 ? ", …" : ""))"
  }
}

/// `App/Main.storyboard:214:9`.
func place(of finding: Finding) -> String {
  finding.document.text + (finding.location.map { ":\($0.line):\($0.column)" } ?? "")
}

/// `2 findings stop the merge · 1 worth a look · 1 fixed · 3 as before`.
///
/// - Parameter isWhole: whether all was judged that should be.
func verdict(_ regressions: [Regression], kept: Int? = nil, isWhole: Bool = true) -> Line {
  verdict(RegressionTally(regressions), kept: kept, isWhole: isWhole)
}

func verdict(_ tally: RegressionTally, kept: Int? = nil, isWhole: Bool = true) -> Line {
  var line: Line =
    tally.gating == 0
    ? isWhole
      ? "\("nothing stops the merge", .green)"
      : "\("not all could be judged; nothing else stops the merge", .yellow)"
    : "\(tally.gating == 1 ? "1 finding stops the merge" : "\(tally.gating) findings stop the merge", .red)"
  if tally.looks > 0 { line = "\(line) · \(tally.looks) worth a look" }
  if tally.fixed > 0 { line = "\(line) · \("\(tally.fixed) fixed", .green)" }
  if let kept, kept > 0 { line = "\(line) · \(kept) as before" }
  return line
}
